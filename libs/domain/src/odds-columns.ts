import type { OddsMarket } from './odds-market.ts';

/** What a column of an odds row holds. */
export type OddsColumn =
  | 'matchId'
  | 'companyId'
  | `${'initial' | 'instant'}${'Handicap' | 'Home' | 'Draw' | 'Away' | 'Over' | 'Under'}`
  | 'maintenance'
  | 'inPlay'
  | 'changeTime'
  | 'close'
  | 'oddsType';

const IDS = ['matchId', 'companyId'] as const;
const HANDICAP = ['initialHandicap', 'initialHome', 'initialAway', 'instantHandicap', 'instantHome', 'instantAway'] as const;
const OVER_UNDER = ['initialHandicap', 'initialOver', 'initialUnder', 'instantHandicap', 'instantOver', 'instantUnder'] as const;
const EUROPEAN = ['initialHome', 'initialDraw', 'initialAway', 'instantHome', 'instantDraw', 'instantAway'] as const;
const END = ['changeTime', 'close', 'oddsType'] as const;

/**
 * The order of the columns, which the specification leaves open; it names the fields (section 3) and the lengths
 * (section 9): handicap 13, 1X2 11, over/under 11, half-time markets more than 10; corners and double chance, of which it gives none, as the same of goals (ours). Only the handicap of the full match
 * has room for the flags `maintenance` and `inPlay`.
 */
export const ODDS_COLUMNS: Record<OddsMarket, readonly OddsColumn[]> = {
  handicap: [...IDS, ...HANDICAP, 'maintenance', 'inPlay', ...END],
  european: [...IDS, ...EUROPEAN, ...END],
  'over-under': [...IDS, ...OVER_UNDER, ...END],
  'half-handicap': [...IDS, ...HANDICAP, ...END],
  'half-over-under': [...IDS, ...OVER_UNDER, ...END],
  corner: [...IDS, ...OVER_UNDER, ...END],
  'corner-handicap': [...IDS, ...HANDICAP, ...END],
  'double-chance': [...IDS, ...EUROPEAN, ...END],
};
