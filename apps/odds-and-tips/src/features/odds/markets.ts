import type { OddsMarket as Label } from '@portal/contracts/odds';
import { isHalfTimeMarket, marketLabel, picksOf, tipTypeOf, type OddsMarket, type TipPick, type TipType } from '@portal/domain';

/** A market as the table shows it. `id` stands in addresses, `label` is the specification's. */
export interface Market {
  readonly id: string;
  readonly kind: OddsMarket;
  readonly label: Label;
  readonly type: TipType;
  readonly half: boolean;
  readonly picks: readonly TipPick[];
}

const market = (id: string, kind: OddsMarket): Market => ({
  id,
  kind,
  label: marketLabel(kind),
  type: tipTypeOf(kind),
  half: isHalfTimeMarket(kind),
  picks: picksOf(tipTypeOf(kind)),
});

/** In the order of the table: the whole match, then its first half. */
export const MARKETS = [
  market('hdp-ft', 'handicap'),
  market('1x2', 'european'),
  market('ou-ft', 'over-under'),
  market('hdp-ht', 'half-handicap'),
  market('ou-ht', 'half-over-under'),
] as const;

export const marketById = (id: string | null): Market => MARKETS.find((one) => one.id === id) ?? MARKETS[0];
export const marketByType = (type: number): Market => MARKETS.find((one) => one.type === type) ?? MARKETS[0];
