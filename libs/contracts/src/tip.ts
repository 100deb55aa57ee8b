import { z } from 'zod';
import { id, instant, matchSummary } from './match.ts';
import { openNumber, openTable, openWord } from './open.ts';
import { person, reactions } from './person.ts';

/** Odds-tip types (section 9). */
export const tipTypes = { overUnder: 10, halfOverUnder: 50, handicap: 30, halfHandicap: 40, european: 20 } as const;
export const tipType = z.union([z.literal(10), z.literal(20), z.literal(30), z.literal(40), z.literal(50)]);
/** Tip results (section 4). */
export const tipResults = { win: 10, draw: 20, lose: 30 } as const;
/** home, draw and away for types 20, 30, 40; over and under for 10 and 50. */
export const tipPicks = ['home', 'draw', 'away', 'over', 'under'] as const;
export type TipPick = (typeof tipPicks)[number];
export const tipPick = z.enum(tipPicks);

/** Tips of somebody that are settled. `units`: sum of settledUnits. `last`: newest first, at most ten results (10, 20, 30). `streak`: wins in a row, newest first. */
export const tipRecord = z.object({
  win: z.number().int(),
  draw: z.number().int(),
  lose: z.number().int(),
  units: z.number(),
  last: z.array(z.number().int()).max(10),
  streak: z.number().int(),
});
export type TipRecord = z.infer<typeof tipRecord>;

/**
 * A tip. `line` is the handicap seen from the home side (-0.5: home gives half a goal) or the number of goals; null for type 20. `price` is the decimal odds at the time
 * of the tip. `type`: of tipTypes. `result` null: not settled. `settledUnits`: +1, +0.5, 0, -0.5 or -1 (decisions.md, "Sports data").
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
  content: z.string(),
  createdAt: instant,
  result: z.number().int().nullable(),
  settledUnits: z.number().nullable(),
  settledAt: instant.nullable(),
  reactions,
  comments: z.number().int(),
  can: z.object({ delete: z.boolean() }),
});
export type Tip = z.infer<typeof tip>;

/** Markets by their labels (section 9). */
export const oddsMarkets = ['HDP/FT', '1X2', 'OU/FT', 'HDP/HT', 'OU/HT', 'CORNER', 'CORNER/HDP', 'DOUBLE CHANCE'] as const;
export type OddsMarket = (typeof oddsMarkets)[number];
export const oddsMarket = z.enum(oddsMarkets);
/** Companies whose odds are simulated; numbers only, no bookmaker is named. The first is the one whose price a tip takes. */
export const oddsCompanies = [8, 3, 12] as const;
/** Odds of one match: comma-separated rows (sections 3 and 9), read by `parseOddsRow` of the domain. A market that is not offered is left out; one that a newer contract adds is in it and not shown. `simulated` is always said (decisions.md, "Sports data"). */
export const matchOdds = z.object({
  match: matchSummary,
  simulated: z.boolean(),
  rows: openTable(oddsMarkets, z.string()),
});
export type MatchOdds = z.infer<typeof matchOdds>;
