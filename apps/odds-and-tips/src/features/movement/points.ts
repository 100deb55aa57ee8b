import { knownWord } from '@portal/contracts';
import type { OddsMark } from '@portal/contracts/odds';
import { EVENT_CODE, isCard, isDismissal, isGoal, matchMinute, parseOddsRow, type OddsRecord } from '@portal/domain';
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

/** Where moments stand on the line of a chart, and back. */
export interface Places {
  /** One for each point. */
  readonly at: readonly number[];
  placeOf(at: number): number;
  momentAt(place: number): number;
}

/** Of the width, when the match has begun. */
const BEFORE_SHARE = 0.35;
const MINUTE = 60_000;

/**
 * The match goes by its clock, in minutes from the kick-off, so that goals and cards stand at theirs. What came before it has a place for each change, not by time: three days
 * without news would leave the ninety minutes in which everything moves no room.
 */
export function placesOf(points: readonly Point[], kickOffAt: number): Places {
  const before = points.filter(({ at }) => at < kickOffAt);
  const played = Math.max(0, ((points.at(-1)?.at ?? 0) - kickOffAt) / MINUTE);
  const width = played > 0 ? (played * BEFORE_SHARE) / (1 - BEFORE_SHARE) : before.length;
  const step = width / Math.max(1, before.length);
  const placeOf = (at: number) => (at >= kickOffAt ? (at - kickOffAt) / MINUTE : step * before.filter((point) => point.at < at).length - width);
  return {
    at: points.map(({ at }) => placeOf(at)),
    placeOf,
    momentAt: (place) =>
      place >= 0 ? kickOffAt + place * MINUTE : (before[Math.max(0, Math.min(before.length - 1, Math.round((place + width) / step)))]?.at ?? kickOffAt),
  };
}

/** The columns of a chart: the places, then one row of prices for each pick. */
export const columnsOf = (market: Market, points: readonly Point[], { at }: Places): [number[], ...number[][]] => [
  [...at],
  ...market.picks.map((_, place) => points.map(({ prices }) => prices[place]?.price ?? Number.NaN)),
];

/** A goal or a card, among the prices of then. */
export interface Mark {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: 'goal' | 'yellow' | 'red';
  readonly side: 'home' | 'away';
  /** "67'", "45+2'". */
  readonly minute: string;
  /** "1–0". */
  readonly score: string;
}

/** Marks as they are drawn and told; codes and sides of a newer api are left out. */
export const marksOf = (marks: readonly OddsMark[]): Mark[] =>
  marks.flatMap(({ at, code, side, minute, added, score }) => {
    const known = Object.values(EVENT_CODE).find((one) => one === code);
    const team = knownWord(['home', 'away'] as const, side);
    if (known === undefined || !team) return [];
    const kind = isGoal(known) ? 'goal' : isDismissal(known) ? 'red' : isCard(known) ? 'yellow' : undefined;
    return kind ? [{ at: Date.parse(at), kind, side: team, minute: `${matchMinute(minute, added)}'`, score: `${score.home}–${score.away}` }] : [];
  });
