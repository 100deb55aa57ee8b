import type { Caller } from '../../identity/caller.ts';

/** What the rules look at. */
export interface TipStanding {
  readonly authorId: number;
  readonly kickOffAt: number;
  readonly settled: boolean;
}

/** A tip is taken back by its author alone, and only before the kick-off: afterwards it stands for ever (decisions, "Sports data"). Staff are no exception. */
export function mayRemove(caller: Caller, tip: TipStanding, now: number): 'yes' | 'notYours' | 'locked' {
  if (caller.kind !== 'user' || caller.userId !== tip.authorId) return 'notYours';
  return isLocked(tip, now) ? 'locked' : 'yes';
}

/** From the very kick-off. */
export function isLocked({ kickOffAt, settled }: Pick<TipStanding, 'kickOffAt' | 'settled'>, now: number): boolean {
  return settled || now >= kickOffAt;
}
