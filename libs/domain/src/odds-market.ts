import { picksOf, TIP_TYPE } from './tip-types.ts';
import type { TipPick, TipType } from './tip-types.ts';

/** The markets we have rows of (specification, section 9). */
export const ODDS_MARKETS = ['handicap', 'european', 'over-under', 'half-handicap', 'half-over-under', 'corner', 'corner-handicap', 'double-chance'] as const;
export type OddsMarket = (typeof ODDS_MARKETS)[number];

/** Labels of markets, word for word (specification, section 9). */
export const ODDS_LABELS = ['HDP/FT', '1X2', 'OU/FT', 'HDP/HT', 'OU/HT', 'CORNER', 'CORNER/HDP', 'DOUBLE CHANCE'] as const;
export type OddsLabel = (typeof ODDS_LABELS)[number];

const LABEL: Record<OddsMarket, OddsLabel> = {
  handicap: 'HDP/FT',
  european: '1X2',
  'over-under': 'OU/FT',
  'half-handicap': 'HDP/HT',
  'half-over-under': 'OU/HT',
  corner: 'CORNER',
  'corner-handicap': 'CORNER/HDP',
  'double-chance': 'DOUBLE CHANCE',
};

const TYPE: Partial<Record<OddsMarket, TipType>> = {
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

/** The odds-tip type of a market (specification, section 9); null: there are no tips on corners and double chance. */
export function tipTypeOf(market: OddsMarket): TipType | null {
  return TYPE[market] ?? null;
}

/** The market a tip of this type takes its price from (section 9). */
export function marketOfTip(type: TipType): OddsMarket {
  return ODDS_MARKETS.find((market) => TYPE[market] === type) ?? 'european';
}

/** Whether the market is settled by the score at half-time (section 9). */
export function isHalfTimeMarket(market: OddsMarket): boolean {
  return market === 'half-handicap' || market === 'half-over-under';
}

/** Whether a market is over when its match begins (ours): no source tells of corners, so nothing could move their prices after it. */
export function isPreMatchMarket(market: OddsMarket): boolean {
  return market === 'corner' || market === 'corner-handicap';
}

/** Whether its prices are decimal; those of lines are in the Hong Kong form (ours). */
export function isDecimalMarket(market: OddsMarket): boolean {
  return market === 'european' || market === 'double-chance';
}

/** What a market asks about, in the order in which it is shown (section 9; double chance ours: 1X, 12 and X2 stand in the columns of 1, X and 2). */
export function picksOfMarket(market: OddsMarket): readonly TipPick[] {
  const type = TYPE[market];
  if (type !== undefined) return picksOf(type);
  return market === 'double-chance' ? picksOf(TIP_TYPE.european) : picksOf(market === 'corner' ? TIP_TYPE.overUnder : TIP_TYPE.handicap);
}
