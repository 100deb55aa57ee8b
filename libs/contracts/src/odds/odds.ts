import { z } from 'zod';
import { openTable } from '@portal/contracts';
import { matchSummary } from '@portal/contracts/match';

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
