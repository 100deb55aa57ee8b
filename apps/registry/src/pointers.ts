import type { RegistryState, ReleasePointer, RemoteName } from '@portal/contracts';
import { movePointer, stateOf, type PointerBook } from './pointer-book.ts';
import { notFound, Problem, taken } from './problem.ts';
import { readManifest, sha384 } from './release-check.ts';
import type { StateFeed } from './state-feed.ts';
import type { ReleaseStore } from './store.ts';

export interface Promotion { version: string; /** Refuse unless nothing changed since this revision. */ ifRevision?: number | undefined; by: string; note: string }

/** Which version of each remote is current. One writer at a time; readers see the last saved book. */
export async function createPointers({ store, feed, now }: { store: ReleaseStore; feed: StateFeed; now: () => number }) {
  let book: PointerBook = await store.loadBook();
  let last: Promise<unknown> = Promise.resolve();
  /** Moves run one after another, also past one that failed. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };

  return {
    get state(): RegistryState {
      return stateOf(book);
    },
    /** Moves the pointer of a remote; answers the state after it. Throws a Problem: unknown version (404), stale revision or damaged release (409). */
    promote: (remote: RemoteName, { version, ifRevision, by, note }: Promotion): Promise<RegistryState> =>
      inTurn(async () => {
        const pointer = await soundRelease(store, remote, version);
        if (ifRevision !== undefined && ifRevision !== book.revision) throw taken(`The pointers moved meanwhile: revision is ${book.revision}, not ${ifRevision}. Look again, then decide.`);
        const next = movePointer(book, remote, pointer, { at: new Date(now()).toISOString(), by, note });
        if (next !== book) {
          try {
            await store.saveBook(next);
          } finally {
            // Also after an error: the book may have been replaced and only its line of history failed. What is stored is the truth.
            book = await store.loadBook();
            feed.announce();
          }
        }
        return stateOf(book);
      }),
  };
}
export type Pointers = Awaited<ReturnType<typeof createPointers>>;

/** Reads a stored release back whole before anyone is pointed at it: a disk that lost a byte must not take a remote off the air. */
async function soundRelease(store: ReleaseStore, remote: RemoteName, version: string): Promise<ReleasePointer> {
  const manifest = await store.manifest(remote, version);
  if (manifest === undefined) throw notFound(`There is no version '${version}' of ${remote}.`);
  try {
    for (const [file, hash] of Object.entries(readManifest(manifest).files)) {
      const bytes = await store.file(remote, version, file);
      if (!bytes || sha384(bytes) !== hash) throw taken(`${remote} ${version} is damaged in the store: ${file} ${bytes ? 'does not match its hash' : 'is missing'}. Publish it under a new version.`);
    }
  } catch (error) {
    if (error instanceof Problem && error.status === 400) throw taken(`${remote} ${version} is damaged in the store: ${error.message}`);
    throw error;
  }
  return { version, base: `/releases/${remote}/${version}/`, integrity: sha384(manifest) };
}
