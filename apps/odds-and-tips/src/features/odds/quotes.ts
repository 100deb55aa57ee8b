import type { MatchOdds } from '@portal/contracts/odds';
import { isDecimalMarket, parseOddsRow, priceWords, type OddsForm, type OddsRecord, type TipPick } from '@portal/domain';
import type { Market } from './markets.ts';

/** `suspended`: nothing is taken for a moment (a goal, a red card); `closed`: not any more, or not offered. */
export type QuoteState = 'open' | 'suspended' | 'closed';
/** One price. `line`: what stands before it, on the side that gives ("-0.75"), "2.5", or nothing. */
export interface Price {
  readonly pick: TipPick;
  readonly line: string | undefined;
  readonly price: number;
}
export interface Quote {
  readonly state: QuoteState;
  readonly line: number | null;
  readonly prices: readonly Price[];
  /** Epoch milliseconds. */
  readonly changedAt: number;
}
export type When = 'initial' | 'instant';

/** A market's row, or undefined where there is none that can be read. */
export function recordOf(rows: MatchOdds['rows'], market: Market): OddsRecord | undefined {
  const row = rows[market.label];
  const reading = row === undefined ? undefined : parseOddsRow(market.kind, row);
  return reading?.status === 'read' ? (reading.record as OddsRecord) : undefined;
}

/** What a market of a match shows; the first prices, or those of the moment. */
export function quoteOf({ rows, match }: MatchOdds, market: Market, when: When): Quote | undefined {
  const record = recordOf(rows, market);
  return record && quoteOfRecord(record, market, when, isSuspended(rows, match, market));
}

export function quoteOfRecord(record: OddsRecord, market: Market, when: When, suspended = false): Quote {
  const values = record[when];
  const line = values && 'handicap' in values ? values.handicap : null;
  const prices = Object.entries(values ?? {});
  return {
    state: suspended ? 'suspended' : record.close || !values ? 'closed' : 'open',
    line,
    changedAt: record.changeTime,
    prices: market.picks.flatMap((pick) => {
      const price = prices.find(([name]) => name === pick)?.[1];
      return price === undefined ? [] : [{ pick, line: lineBeside(pick, line), price }];
    }),
  };
}

/** A handicap stands beside the side that gives it, with a minus; nobody gives anything at 0, which stands beside the home side. */
function lineBeside(pick: TipPick, line: number | null): string | undefined {
  if (line === null) return undefined;
  if (pick === 'over') return String(line);
  if (pick === 'home') return line <= 0 ? String(line) : undefined;
  return pick === 'away' && line > 0 ? String(-line) : undefined;
}

/** Only the handicap of the whole match has a flag for it; the markets beside it are closed meanwhile, those of the first half while it is played, and corners anyway. */
function isSuspended(rows: MatchOdds['rows'], match: MatchOdds['match'], market: Market): boolean {
  const row = rows['HDP/FT'];
  const flag = row === undefined ? undefined : parseOddsRow('handicap', row);
  if (flag?.status !== 'read' || !flag.record.maintenance || flag.record.close) return false;
  return !market.preMatch && (!market.half || match.clock.phase === 'first-half');
}

/** A price as it is read: 1X2 and double chance always in decimals, the others in the form that was chosen. */
export const priceText = (market: Market, price: number, form: OddsForm): string => (isDecimalMarket(market.kind) ? price.toFixed(2) : priceWords(price, form));

/** What comes back for one point with the stake: how tips keep their price. */
export const decimalPrice = (market: Market, price: number): number => (isDecimalMarket(market.kind) ? price : Number((price + 1).toFixed(2)));
