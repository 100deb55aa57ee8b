import type { MatchMoving } from '@portal/contracts/match';
import type { MatchOdds, OddsFrame } from '@portal/contracts/odds';
import type { DayOdds } from '../../queries.ts';

/** What becomes of the odds of a match; the same object where nothing of them is news. */
export type OddsNews = (odds: MatchOdds) => MatchOdds;

/** The rows of a frame in place of those held; markets that it does not name stay. */
export function rowsOf({ list }: OddsFrame): OddsNews {
  const changes = new Map(list.map(({ fixtureId, rows }) => [fixtureId, rows]));
  return (odds) => {
    const rows = changes.get(odds.match.fixtureId);
    if (!rows) return odds;
    const held: Readonly<Record<string, string | undefined>> = odds.rows;
    return Object.entries(rows).some(([label, row]) => held[label] !== row) ? { ...odds, rows: { ...odds.rows, ...rows } } : odds;
  };
}

/** Where the matches of a frame of scores stand: the score beside the prices, and whether the first half is still played. */
export function standingOf(list: readonly MatchMoving[]): OddsNews {
  const moved = new Map(list.map((moving) => [moving.fixtureId, moving]));
  return (odds) => {
    const moving = moved.get(odds.match.fixtureId);
    if (!moving) return odds;
    const { statusCode, clock, score, halfTime, penalties, redCards, lastGoalAt } = moving;
    const now = { statusCode, clock, score, halfTime, penalties, redCards, lastGoalAt };
    const match = { ...odds.match, ...now };
    return JSON.stringify(match) === JSON.stringify(odds.match) ? odds : { ...odds, match };
  };
}

/** The day with news of its matches, told at `serverTime`. */
export function dayWith(day: DayOdds, news: OddsNews, serverTime: string): DayOdds {
  const list = day.list.map(news);
  return list.every((odds, place) => odds === day.list[place]) ? day : { ...day, list, serverTime };
}

export const matchWith = (odds: MatchOdds, news: OddsNews): MatchOdds => news(odds);
