import type { RemoteName } from '@portal/contracts';
import type { Files, Side } from './build.ts';

/** Updates that a page, which was opened many changes ago, catches up by. */
const MOST_UPDATES = 400;
const isUpdate = (file: string) => file.includes('.hot-update.');

/** What the browser may ask of a remote from source: the newest build, and the small updates from one build to the next. */
export function createClientFiles() {
  const all = new Map<RemoteName, Map<string, Buffer>>();
  return {
    put(name: RemoteName, { files }: Side): void {
      const kept = [...(all.get(name) ?? [])].filter(([file]) => isUpdate(file)).slice(-MOST_UPDATES);
      all.set(name, new Map([...kept, ...files]));
    },
    of: (name: RemoteName): Files | undefined => all.get(name),
  };
}
