import type { MatchSummary } from '@portal/contracts/match';
import { meansTeam, standing } from '@portal/domain';
import { offeredSport } from '../match/sports.ts';
import type { Day } from './schedule.page.tsx';
import type { ScheduleAddress } from './schedule-address.ts';

/** What a page of the schedule shows: what is on air on top, then its list. */
export interface ScheduleParts {
  readonly live: readonly MatchSummary[];
  readonly list: readonly MatchSummary[];
  /** Everything that is on air, whatever is chosen. */
  readonly onAir: readonly MatchSummary[];
}

/**
 * What is on air stands over the schedule of today, on its first page, whatever day it began on. A match of the list that
 * has begun since moves there; one that has ended leaves the schedule, for the results.
 */
export function scheduleParts(
  matches: readonly MatchSummary[],
  { sport, tournament, team, kind, page }: ScheduleAddress,
  day: Pick<Day, 'date' | 'list'>,
  today: string,
): ScheduleParts {
  const wanted = matches.filter(
    (match) =>
      (!sport || match.sportId === offeredSport(sport)?.id) &&
      (!tournament || match.tournament.id === tournament) &&
      (!team || meansTeam(team, match.home.name) || meansTeam(team, match.away.name)),
  );
  const onAir = matches.filter((match) => standing(match) === 'live');
  const place = new Map(day.list.map(({ fixtureId }, at) => [fixtureId, at]));
  const listed = wanted
    .filter(({ fixtureId }) => place.has(fixtureId))
    .sort((one, other) => (place.get(one.fixtureId) ?? 0) - (place.get(other.fixtureId) ?? 0));
  switch (kind) {
    case 'lich-truc-tiep':
      return {
        onAir,
        live: day.date === today && page === 1 ? wanted.filter((match) => standing(match) === 'live') : [],
        list: listed.filter((match) => standing(match) === 'coming'),
      };
    case 'ket-qua':
      return { onAir, live: [], list: listed.filter((match) => ['ended', 'no-result'].includes(standing(match))) };
    case 'lich-thi-dau':
      return { onAir, live: [], list: listed };
  }
}
