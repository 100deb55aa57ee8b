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

/** What one may still stake: `left` of the `perDay` points of `day`, a day of Asia/Ho_Chi_Minh; `least`, `most` of one prediction, in tens. `settled`, `open`: of the predictions of the last 90 days. `onReplays`: whether matches that are played again take any. */
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
});
export type PredictionPurse = z.infer<typeof predictionPurse>;

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
      'Stakes points on a match that has not begun, at the price of the moment; the same uuid again changes nothing. Codes 40921 to 40923 as of a tip; 40925 for one already on this market of the match, 40926 where the day has not so many left, 40927 where one has not so many',
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
} as const;
