/** A script of the page's program, with the hash of its bytes. */
export interface Preload {
  readonly href: string;
  readonly integrity?: string | undefined;
}

/** By then it starts, whatever else of the page is still on its way. Milliseconds after the page's text is there. */
export const LATEST_START = 2_500;

/** Runs in the browser as it stands here: nothing outside of it may be named. */
function start(entry: string, preloads: readonly Preload[], latest: number, load: (entry: string) => unknown): void {
  const nonce = document.currentScript?.nonce ?? '';
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // All at once, not one after the other as each names the next.
    for (const { href, integrity } of preloads)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce, fetchPriority: 'low', ...(integrity && { integrity }) }),
      );
    load(entry);
  };
  addEventListener('load', begin);
  setTimeout(begin, latest);
}

/**
 * The page's only script of its own, inline: what is to be seen (styles, fonts, pictures) has the line to itself, and the program
 * that makes it move comes after it. On a slow line both would else come late together.
 */
export const startScript = (entry: string, preloads: readonly Preload[]): string =>
  `(${start.toString()})(${[entry, preloads, LATEST_START].map(inScript).join(',')},(entry)=>import(entry))`;

/** As JSON that nothing can end the script element with in which it stands. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
