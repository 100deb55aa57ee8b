/**
 * Three ways to write one price (ours). Hong Kong: what one point wins (0.92). Decimal: what comes back with the stake (1.92).
 * Malay: Hong Kong up to 1; above it the stake that wins one, with a minus (-0.93 for 1.08).
 *
 * We store handicap and over/under in the Hong Kong form and 1X2 in decimals; the specification names no form.
 */
export const ODDS_FORMS = ['malay', 'hong-kong', 'decimal'] as const;
export type OddsForm = (typeof ODDS_FORMS)[number];

/** A Hong Kong price in another form, exact; round with `priceWords`. `price` is above 0 (ours). */
export function fromHongKong(price: number, form: OddsForm): number {
  if (form === 'decimal') return price + 1;
  return form === 'malay' && price > 1 ? -1 / price : price;
}

/** A price of any form as a Hong Kong price, or null where the form knows no such price (ours). */
export function toHongKong(price: number, form: OddsForm): number | null {
  if (!Number.isFinite(price)) return null;
  if (form === 'decimal') return price > 1 ? price - 1 : null;
  if (form === 'hong-kong') return price > 0 ? price : null;
  if (price > 0 && price <= 1) return price;
  return price < 0 && price >= -1 ? -1 / price : null;
}

/** Two decimals, as prices are read (ours). A Malay price that rounds to -1.00 is written 1.00, its other name. */
export function priceWords(hongKong: number, form: OddsForm): string {
  const text = fromHongKong(hongKong, form).toFixed(2);
  return form === 'malay' && text === '-1.00' ? '1.00' : text;
}
