import { profitOf } from './tip-record.ts';

/** Points of one prediction at least and at most, and of all of a day (ours): a game among fans, in which nobody can lose much. */
export const PREDICTION = { least: 10, most: 200, perDay: 500 } as const;
/** Milliseconds after the kick-off at which a match without a score is waited for no longer, and the points come back (ours). */
export const PREDICTION_VOID = 7 * 86_400_000;

/** Whether so many points can be staked at once (ours): whole tens. */
export const isStake = (points: number): boolean =>
  Number.isSafeInteger(points) && points >= PREDICTION.least && points <= PREDICTION.most && points % PREDICTION.least === 0;

/**
 * Points that come back for a stake at a decimal price (ours), the stake among them, rounded down: all of it with its gain for a win, half of each for half a win, the stake
 * where nobody won, half of it for half a loss, nothing for a loss.
 */
export const payoutOf = (stake: number, settledUnits: number, price: number): number =>
  // A little more than nothing, so that 0.92 times a hundred is 92.
  Math.max(0, Math.floor(stake * (1 + profitOf(settledUnits, price)) + 1e-6));
