import { TIP_TYPE } from './tip-types.ts';
import type { TipType } from './tip-types.ts';

/** The markets we have rows of (specification, section 9). */
export const ODDS_MARKETS = ['handicap', 'european', 'over-under', 'half-handicap', 'half-over-under'] as const;
export type OddsMarket = (typeof ODDS_MARKETS)[number];

/** Labels of markets, word for word (specification, section 9). Corners and double chance are named there; no row of theirs is. */
export const ODDS_LABELS = ['HDP/FT', '1X2', 'OU/FT', 'HDP/HT', 'OU/HT', 'CORNER', 'CORNER/HDP', 'DOUBLE CHANCE'] as const;
export type OddsLabel = (typeof ODDS_LABELS)[number];

const LABEL: Record<OddsMarket, OddsLabel> = {
  handicap: 'HDP/FT',
  european: '1X2',
  'over-under': 'OU/FT',
  'half-handicap': 'HDP/HT',
  'half-over-under': 'OU/HT',
};

const TYPE: Record<OddsMarket, TipType> = {
  handicap: TIP_TYPE.handicap,
  european: TIP_TYPE.european,
  'over-under': TIP_TYPE.overUnder,
  'half-handicap': TIP_TYPE.halfHandicap,
  'half-over-under': TIP_TYPE.halfOverUnder,
};

/** The label of a market (section 9). */
export function marketLabel(market: OddsMarket): OddsLabel {
  return LABEL[market];
}

/** The odds-tip type of a market (specification, section 9). */
export function tipTypeOf(market: OddsMarket): TipType {
  return TYPE[market];
}

/** The market a tip of this type takes its price from (section 9). */
export function marketOfTip(type: TipType): OddsMarket {
  return ODDS_MARKETS.find((market) => TYPE[market] === type) ?? 'european';
}

/** Whether the market is settled by the score at half-time (section 9). */
export function isHalfTimeMarket(market: OddsMarket): boolean {
  return market === 'half-handicap' || market === 'half-over-under';
}
