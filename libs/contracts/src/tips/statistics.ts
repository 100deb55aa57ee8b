import { z } from 'zod';
import { openNumber, person } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

/** A figure, and between which two it lies in 95 of 100 such samples. */
const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type TipEstimate = z.infer<typeof estimate>;

const count = z.number().int().min(0);
/**
 * Settled tips in sum, each with a stake of one. `units`: prices aside; `profit`: at the prices of the tips. `yield`: profit for each tip; null: of fewer than ten nothing
 * can be said. `rate`: share of wins among those that won or lost, 0 to 1; null: none did.
 */
export const tipSums = z.object({
  tips: count,
  win: count,
  draw: count,
  lose: count,
  units: z.number(),
  profit: z.number(),
  yield: estimate.nullable(),
  rate: estimate.nullable(),
});
export type TipSumsShown = z.infer<typeof tipSums>;

/** Points of a curve, and tournaments, at most. */
export const MOST_OF_CURVE = 100;
export const MOST_TOURNAMENTS = 20;

/**
 * What somebody's settled tips say, and how surely. `open`: how many wait, 1,000 at most; `since`: when the first that counts was settled; `whole` false: only the newest 5,000 count. `runs`: longest, of wins and of losses.
 * `last`: newest first. `curve`: profit from nought on, oldest first; `low` and `high` of all of it. `closing`: what the tips were worth at the kick-off, margin aside, for a stake of one; `tips` of how many that is known, `ahead`
 * of how many it was more than nought; null: of none. `tournaments`: those of most tips; `tournament` null: of tips from before it was kept.
 */
export const tipStatistics = z.object({
  person,
  open: count,
  since: instant.nullable(),
  whole: z.boolean(),
  sums: tipSums,
  runs: z.object({ won: count, lost: count }),
  last: z.array(z.number().int()).max(10),
  curve: z.object({ points: z.array(z.number()).max(MOST_OF_CURVE), low: z.number(), high: z.number() }),
  closing: z.object({ tips: count, ahead: count, value: estimate.nullable() }).nullable(),
  types: z.array(z.object({ type: openNumber([10, 20, 30, 40, 50]), sums: tipSums })),
  tournaments: z.array(z.object({ tournament: z.object({ id, name: z.string() }).nullable(), sums: tipSums })).max(MOST_TOURNAMENTS),
});
export type TipStatistics = z.infer<typeof tipStatistics>;
