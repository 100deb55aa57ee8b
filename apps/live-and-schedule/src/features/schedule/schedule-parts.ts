import type { MatchSummary } from '@portal/contracts/match';
import { EVENING, meansTeam, standing } from '@portal/domain';
import { offeredSport } from '../match/sports.ts';
import type { Day } from './schedule.page.tsx';
import type { MatchState, ScheduleAddress } from './schedule-address.ts';

const statesOf: Readonly<Record<MatchState, readonly string[]>> = { 'dang-da': ['live'], 'sap-da': ['coming'], 'da-xong': ['ended', 'no-result'] };

/** What a page of the schedule shows: what is on air on top, then its lists, one for each page below the other. */
export interface ScheduleParts {
  readonly live: readonly MatchSummary[];
  readonly lists: readonly (readonly MatchSummary[])[];
  /** Everything that is on air, whatever is chosen. */
  readonly onAir: readonly MatchSummary[];
  /** On air and not in what the api has counted for the filters: of whatever sport and tournament, of the chosen part of the day. */
  readonly counted: readonly MatchSummary[];
}

/** Hours from the midnight with which a day begins to the hour of an instant, as its clock reads: 26 is two in the morning after, -1 the last hour of the day before. */
export type HourOf = (instant: string, date: string) => number;

/**
 * What is on air stands over the schedule of today, on its first page, whatever day it began on. A match of the list that
 * has begun since moves there; one that has ended leaves the schedule, for the results. A match is on one page: where a list
 * has moved on between two pages, what stood last on one comes first on the next.
 */
export function scheduleParts(
  matches: readonly MatchSummary[],
  { sport, tournament, team, commentated, evening, hour, state, kind, page }: ScheduleAddress,
  pages: readonly Pick<Day, 'date' | 'list'>[],
  { today, hourOf }: { today: string; hourOf: HourOf },
): ScheduleParts {
  const wanted = matches.filter(
    (match) =>
      (!sport || match.sportId === offeredSport(sport)?.id) &&
      (!tournament || match.tournament.id === tournament) &&
      (!commentated || match.commentators.length > 0) &&
      (!team || meansTeam(team, match.home.name) || meansTeam(team, match.away.name)),
  );
  const onAir = matches.filter((match) => standing(match) === 'live');
  const inEvening = ({ kickOff }: MatchSummary) => !evening || (hourOf(kickOff, today) >= EVENING.from && hourOf(kickOff, today) < 24 + EVENING.to);
  const fromHour = hour === undefined ? -Infinity : evening && hour < EVENING.to ? hour + 24 : hour;
  const ofToday = pages[0]?.date === today && kind === 'lich-truc-tiep';
  const counted = ofToday ? onAir.filter((match) => inEvening(match) && (!commentated || match.commentators.length > 0)) : [];
  const byId = new Map(wanted.map((match) => [match.fixtureId, match]));
  const listed = (fits: (match: MatchSummary) => boolean) => {
    const there = new Set<number>();
    const isNew = ({ fixtureId }: MatchSummary) => !there.has(fixtureId) && there.add(fixtureId);
    return pages.map(({ list }) =>
      list
        .filter(isNew)
        .flatMap(({ fixtureId }) => byId.get(fixtureId) ?? [])
        .filter(fits),
    );
  };
  switch (kind) {
    case 'lich-truc-tiep':
      return {
        onAir,
        counted,
        live: ofToday && page === 1 ? wanted.filter((match) => standing(match) === 'live' && inEvening(match) && hourOf(match.kickOff, today) >= fromHour) : [],
        lists: listed((match) => standing(match) === 'coming'),
      };
    case 'ket-qua':
      return { onAir, counted, live: [], lists: listed((match) => ['ended', 'no-result'].includes(standing(match))) };
    case 'lich-thi-dau':
      return { onAir, counted, live: [], lists: listed((match) => !state || statesOf[state].includes(standing(match))) };
  }
}
