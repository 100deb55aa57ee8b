import { z } from 'zod';
import { releasePointer, releaseVersion, remoteName, type ReleasePointer, type RegistryState, type RemoteName } from '@portal/contracts';

/** One line of the history: who moved which pointer from where to where. */
export const pointerMove = z.object({
  revision: z.number().int(),
  at: z.string(),
  remote: remoteName,
  from: releaseVersion.nullable(),
  to: releaseVersion,
  by: z.string(),
  note: z.string(),
});
export type PointerMove = z.infer<typeof pointerMove>;

/** Everything the registry knows of pointers. `last` lets the store see whether the history got its line before a crash. */
export const pointerBook = z.object({
  revision: z.number().int().nonnegative(),
  remotes: z.partialRecord(remoteName, z.array(releasePointer)),
  last: pointerMove.nullable(),
});
export type PointerBook = z.infer<typeof pointerBook>;

/** How many a shell is told: the current one and what it may fall back to. */
const TOLD = 3;
/** How many are kept, so that going back several times still leaves something to fall back to. */
const KEPT = 20;

export const emptyBook: PointerBook = { revision: 0, remotes: {}, last: null };

export const stateOf = ({ revision, remotes }: PointerBook): RegistryState => ({
  revision,
  remotes: Object.fromEntries(Object.entries(remotes).map(([remote, pointers]) => [remote, pointers.slice(0, TOLD)])),
});

/**
 * The book after a remote's pointer moved. Forward puts the release on top. Back to one that is still in the list drops
 * everything above it: what was left because it was bad must not be the next thing to fall back to.
 * A move to where the pointer already is changes nothing and answers the same book.
 */
export function movePointer(book: PointerBook, remote: RemoteName, to: ReleasePointer, move: Pick<PointerMove, 'at' | 'by' | 'note'>): PointerBook {
  const before = book.remotes[remote] ?? [];
  const known = before.findIndex((pointer) => pointer.version === to.version);
  if (known === 0) return book;
  const after = known > 0 ? before.slice(known) : [to, ...before].slice(0, KEPT);
  const revision = book.revision + 1;
  return {
    revision,
    remotes: { ...book.remotes, [remote]: after },
    last: { revision, remote, from: before[0]?.version ?? null, to: to.version, ...move },
  };
}
