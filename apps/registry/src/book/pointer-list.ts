import type { KeptPointer } from './book.ts';

/** How many are kept, so that going back several times still leaves something to fall back to. */
const KEPT = 20;

/**
 * The list of a remote after its pointer moved. Forward puts the release on top. Back drops what stood above: a version that was left because it was
 * bad must not be the next thing to fall back to. Going back to one that is no longer listed drops what was published after it.
 */
export function movePointer(before: readonly KeptPointer[], to: KeptPointer, direction: 'forward' | 'back'): KeptPointer[] {
  const known = before.findIndex(({ version }) => version === to.version);
  if (known >= 0) return before.slice(known);
  const below = direction === 'back' ? before.filter(({ n }) => n < to.n) : before;
  return [to, ...below].slice(0, KEPT);
}
