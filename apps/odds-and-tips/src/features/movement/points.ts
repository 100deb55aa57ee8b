import { parseOddsRow, type OddsRecord } from '@portal/domain';
import type { Market } from '../odds/markets.ts';
import { quoteOfRecord, type Price } from '../odds/quotes.ts';

/** Prices of a market from a moment on. */
export interface Point {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly line: number | null;
  readonly prices: readonly Price[];
  readonly inPlay: boolean;
}

/** How a market moved, oldest first; rows that cannot be read are left out. */
export function pointsOf(market: Market, rows: readonly string[]): Point[] {
  return rows.flatMap((row) => {
    const reading = parseOddsRow(market.kind, row);
    if (reading.status !== 'read' || !reading.record.instant) return [];
    const { line, prices, changedAt } = quoteOfRecord(reading.record as OddsRecord, market, 'instant');
    return [{ at: changedAt, line, prices, inPlay: reading.record.inPlay }];
  });
}

/**
 * The columns of a chart: one place for each change, then one row of prices for each pick. Not by time: three days without news would leave
 * the ninety minutes in which everything moves no room.
 */
export const columnsOf = (market: Market, points: readonly Point[]): [number[], ...number[][]] => [
  points.map((_, place) => place),
  ...market.picks.map((_, place) => points.map(({ prices }) => prices[place]?.price ?? Number.NaN)),
];
