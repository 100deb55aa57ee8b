import { z } from 'zod';
import { openNumber, openTable, openWord } from '@portal/contracts';
import { matchSummary, score } from '@portal/contracts/match';
import { instant } from '@portal/contracts/parts';

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

/** A goal or a card among the prices of a match, by its event code (section 9), and the goals so far. `side`: the team it counts for. `minute`, `added`: as printed, 45 and 2 in 45+2'. */
export const oddsMark = z.object({
  at: instant,
  code: openNumber([1, 2, 3, 7, 8, 9]),
  side: openWord(['home', 'away']),
  minute: z.number().int(),
  added: z.number().int(),
  score,
});
export type OddsMark = z.infer<typeof oddsMark>;

const fit = z.object({ logLoss: z.number(), brier: z.number() });
/** What the model foretells of a match: who wins, by two goals at least, how many goals; and at half-time. */
export const foretold = ['outcome', 'home by two', 'away by two', 'over 2.5', 'outcome at half-time', 'over 1.5 at half-time'] as const;
/**
 * How well the model that odds are made of met results which it had not seen. `results`: learnt from in all, of them `foretold` the last, one by one, each from those before it.
 * `tenths`: chances between nought and a tenth, and so on: the mean of what was `said`, how often it `came`, of how many. `baseRate`: who says how often it came before.
 */
export const oddsModel = z.object({
  results: z.number().int(),
  foretold: z.number().int(),
  goals: z.object({ expected: z.number(), scored: z.number() }),
  tenths: z.array(z.object({ said: z.number(), came: z.number(), times: z.number().int() })),
  markets: z.array(z.object({ name: openWord(foretold), times: z.number().int(), model: fit, baseRate: fit })),
});
export type OddsModel = z.infer<typeof oddsModel>;
