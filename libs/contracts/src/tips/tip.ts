import { z } from 'zod';
import { openNumber, openWord, person, reactions, tipRecord } from '@portal/contracts';
import { matchSummary, score } from '@portal/contracts/match';
import { id, instant } from '@portal/contracts/parts';

/** Odds-tip types (section 9). */
export const tipTypes = { overUnder: 10, halfOverUnder: 50, handicap: 30, halfHandicap: 40, european: 20 } as const;
export const tipType = z.union([z.literal(10), z.literal(20), z.literal(30), z.literal(40), z.literal(50)]);
/** Tip results (section 4). */
export const tipResults = { win: 10, draw: 20, lose: 30 } as const;
/** home, draw and away for types 20, 30, 40; over and under for 10 and 50. */
export const tipPicks = ['home', 'draw', 'away', 'over', 'under'] as const;
export type TipPick = (typeof tipPicks)[number];
export const tipPick = z.enum(tipPicks);
/** How sure the author is: 1 a try, 2 fairly, 3 very. */
export const tipConfidences = [1, 2, 3] as const;
export type TipConfidence = (typeof tipConfidences)[number];

/**
 * A tip. `line` is the handicap seen from the home side (-0.5: home gives half a goal) or the number of goals; null for type 20. `price` is the decimal odds at the time
 * of the tip. `sourceKey`: of its match in all sources. `scores`: what it was settled by, after 90 minutes and at half-time, or what an open one will be; null: not over for an hour, or nobody knows. `type`: of tipTypes. `result` null: not settled. `confidence`: of tipConfidences; null: the author did not say. `correctedFrom`: the result that it had before its score was corrected; null: always this. `settledUnits`: +1, +0.5, 0, -0.5 or -1 (decisions.md, "Sports data").
 */
export const tip = z.object({
  id,
  author: person,
  record: tipRecord,
  match: matchSummary,
  type: openNumber([10, 20, 30, 40, 50]),
  pick: openWord(tipPicks),
  line: z.number().nullable(),
  price: z.number(),
  confidence: z.number().int().nullable().optional(),
  content: z.string(),
  createdAt: instant,
  result: z.number().int().nullable(),
  settledUnits: z.number().nullable(),
  settledAt: instant.nullable(),
  correctedFrom: z.number().int().nullable().optional(),
  sourceKey: z.string().optional(),
  scores: z.object({ fullTime: score.nullable(), halfTime: score.nullable() }).nullable().optional(),
  reactions,
  comments: z.number().int(),
  can: z.object({ delete: z.boolean() }),
});
export type Tip = z.infer<typeof tip>;
