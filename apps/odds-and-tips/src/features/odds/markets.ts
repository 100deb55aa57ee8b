import type { OddsMarket as Label } from '@portal/contracts/odds';
import { isHalfTimeMarket, isPreMatchMarket, marketLabel, picksOfMarket, tipTypeOf, type OddsMarket, type TipPick, type TipType } from '@portal/domain';

/** A market as the table shows it. `id` stands in addresses, `label` is the specification's. */
export interface Market {
  readonly id: string;
  readonly kind: OddsMarket;
  readonly label: Label;
  /** Of tips on it; null: there are none. */
  readonly type: TipType | null;
  readonly half: boolean;
  /** It is over when the match begins. */
  readonly preMatch: boolean;
  readonly picks: readonly TipPick[];
}

const market = (id: string, kind: OddsMarket): Market => ({
  id,
  kind,
  label: marketLabel(kind),
  type: tipTypeOf(kind),
  half: isHalfTimeMarket(kind),
  preMatch: isPreMatchMarket(kind),
  picks: picksOfMarket(kind),
});

/** In the order of the table: the whole match, its first half, then what is beside the goals. */
export const MARKETS = [
  market('hdp-ft', 'handicap'),
  market('1x2', 'european'),
  market('ou-ft', 'over-under'),
  market('hdp-ht', 'half-handicap'),
  market('ou-ht', 'half-over-under'),
  market('corner', 'corner'),
  market('corner-hdp', 'corner-handicap'),
  market('dc', 'double-chance'),
] as const;

export interface TippedMarket extends Market {
  readonly type: TipType;
}
/** Those that one may tip on. */
export const TIPPED: readonly TippedMarket[] = MARKETS.flatMap((one) => (one.type === null ? [] : { ...one, type: one.type }));

export const marketById = (id: string | null): Market => MARKETS.find((one) => one.id === id) ?? MARKETS[0];
export const marketByType = (type: number): Market => MARKETS.find((one) => one.type === type) ?? MARKETS[0];
/** Columns of a table: the whole match, its first half, corners and double chance. */
export const MARKET_GROUPS = ['whole', 'half', 'more'] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];
const groupOf = ({ half, type }: Market): MarketGroup => (type === null ? 'more' : half ? 'half' : 'whole');
export const marketsIn = (group: MarketGroup): Market[] => MARKETS.filter((one) => groupOf(one) === group);
/** What stands beside the whole match while that market is chosen. */
export const besideOf = (chosen: string): Exclude<MarketGroup, 'whole'> => (groupOf(marketById(chosen)) === 'more' ? 'more' : 'half');
/** "1X": home or draw. */
const PAIRS: Partial<Record<TipPick, string>> = { home: '1X', draw: '12', away: 'X2' };
/** What a double chance is called, the same in all languages; undefined for other markets. */
export const pairOf = ({ kind }: Market, pick: TipPick): string | undefined => (kind === 'double-chance' ? PAIRS[pick] : undefined);
