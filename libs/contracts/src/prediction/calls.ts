import { z } from 'zod';
import { endpoint, openNumber, openWord } from '@portal/contracts';
import { matchSummary } from '@portal/contracts/match';
import { id, instant, onward, stretch } from '@portal/contracts/parts';
import { lineFits, pickFits, termsFields, tipPicks } from '@portal/contracts/tips';

const base = '/au/api/user/prediction/';
const tag = 'prediction';
const points = z.number().int().min(0);

/** `open`: the match is not over; `void`: it never had a score, and the points came back. */
export const predictionStates = ['open', 'settled', 'void'] as const;
/**
 * A prediction for points (decisions, "Pages and tabs": `bet`). Terms as of a tip; `price` is the decimal price at that moment. `stake`, `payout` in points, the stake is part of the payout;
 * null: open. Points are virtual, never sold and never paid out.
 */
export const prediction = z.object({
  id,
  match: matchSummary,
  type: openNumber([10, 20, 30, 40, 50]),
  pick: openWord(tipPicks),
  line: z.number().nullable(),
  price: z.number(),
  stake: points,
  createdAt: instant,
  state: openWord(predictionStates),
  result: z.number().int().nullable(),
  settledUnits: z.number().nullable(),
  payout: points.nullable(),
  settledAt: instant.nullable(),
});
export type Prediction = z.infer<typeof prediction>;

/** What one may still stake: `left` of the `perDay` points of `day`, a day of Asia/Ho_Chi_Minh, fewer where one limits oneself; `breakUntil`: until then nothing; `least`, `most` of one prediction, in tens. `settled`, `open`: of the predictions of the last 90 days. `onReplays`: whether matches that are played again take any. */
export const predictionPurse = z.object({
  balance: points,
  day: z.iso.date(),
  left: points,
  perDay: points,
  least: points,
  most: points,
  onReplays: z.boolean(),
  settled: z.object({ count: points, won: points, staked: points, paid: points }),
  open: z.object({ count: points, staked: points }),
  breakUntil: instant.nullable().optional(),
});
export type PredictionPurse = z.infer<typeof predictionPurse>;

/** Days that a break may last. */
export const breakDays = [1, 3, 7, 14, 30] as const;
/**
 * What one keeps oneself to. `limit`: points that one stakes on a day at most, null: as many as all may; `next`: the higher one that one waits for, and from when it counts. `breakUntil`: until then one neither tips nor
 * stakes; null: no break. `spans`: what one staked on the last so many days of Asia/Ho_Chi_Minh, today among them; `paid`: what came back of it so far.
 */
export const care = z.object({
  limit: points.nullable(),
  next: z.object({ limit: points.nullable(), from: instant }).nullable(),
  breakUntil: instant.nullable(),
  spans: z.array(z.object({ days: z.number().int(), count: z.number().int(), staked: points, paid: points })),
});
export type Care = z.infer<typeof care>;

/** Predictions for points on matches that have not begun (ours; the specification names the tab `bet` and nothing more). */
export const predictionCalls = {
  create: endpoint({
    id: 'prediction.create',
    method: 'POST',
    path: `${base}create`,
    access: 'user',
    tag,
    extension: true,
    summary:
      'Stakes points on a match that has not begun, at the price of the moment; the same uuid again changes nothing. Codes 40921 to 40923 as of a tip; 40925 for one already on this market of the match, 40926 where the day has not so many left, 40927 where one has not so many, 40928 where one lets oneself stake no more on a day, 40929 during a break that one takes',
    body: () =>
      z
        .object({ ...termsFields, stake: z.number().int().multipleOf(10).min(10).max(1_000) })
        .refine(pickFits, { path: ['pick'], message: 'pick' })
        .refine(lineFits, { path: ['line'], message: 'line' }),
    data: () => z.object({ prediction, purse: predictionPurse }),
  }),
  list: endpoint({
    id: 'prediction.list',
    method: 'GET',
    path: `${base}list`,
    access: 'user',
    tag,
    extension: true,
    summary: 'One’s own predictions, newest first',
    query: () => z.object({ state: z.enum(['all', 'open', 'settled']).default('all'), ...onward(20) }),
    data: () => stretch(prediction),
  }),
  purse: endpoint({
    id: 'prediction.purse',
    method: 'GET',
    path: `${base}purse`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Points one has, may still stake today, and has staked and got back so far',
    data: () => predictionPurse,
  }),
  care: endpoint({
    id: 'prediction.care',
    method: 'GET',
    path: `${base}care`,
    access: 'user',
    tag,
    extension: true,
    summary: 'What one keeps oneself to, and what one has staked lately',
    data: () => care,
  }),
  setLimit: endpoint({
    id: 'prediction.setLimit',
    method: 'POST',
    path: `${base}set-limit`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Limits the points that one stakes on a day, in tens; null: no limit of one’s own. A lower one counts at once, a higher one after 24 hours',
    body: () => z.object({ limit: z.number().int().multipleOf(10).min(10).max(490).nullable() }),
    data: () => care,
  }),
  takeBreak: endpoint({
    id: 'prediction.takeBreak',
    method: 'POST',
    path: `${base}take-break`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Neither tips nor stakes for so many days from now; nobody makes it shorter, one’s own is only ever made longer',
    body: () => z.object({ days: z.literal([...breakDays]) }),
    data: () => care,
  }),
} as const;
