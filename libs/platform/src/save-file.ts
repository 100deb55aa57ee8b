import type { AppContext } from './app.tsx';

/** How long a browser may take to read what it saves (ms). */
const LONG_ENOUGH = 60_000;

/** Hands the visitor a file that was made for them. */
export function saveFile(a: AppContext, { name, text, type }: { name: string; text: string; type: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  a.clock.after(LONG_ENOUGH, () => URL.revokeObjectURL(href));
}
