import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { featureStatus, limits } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { competitionCalls } from '@portal/contracts/competition';
import { scheduleCalls } from '@portal/contracts/schedule';
import { SPORT_ID } from '@portal/domain';
import { callQuery, type AppContext } from '@portal/platform';
import type { ListSnapshot } from './features/live-list/live-list.model.ts';

/** How many coming matches home's parts take, and past ones the live page lists. */
const COMING_SHOWN = 20;
const PAST_SHOWN = 12;

/** Of everybody who speaks at a match, so many that each of them has some. */
const OTHERS = 12;

/** Matches beside a tournament's page. */
const BRIEF = 5;

/** Matches on one page of a day (section 9). */
export const DAY_SHOWN = limits.liveSchedulePageSize;
/** What of a day is asked for; without a date it is today, without a status everything. */
export interface DayFilter {
  date?: string | undefined;
  status?: number | undefined;
  sportId?: number | undefined;
  tournamentId?: number | undefined;
  /** From six in the evening to six in the morning. */
  evening?: boolean | undefined;
  /** Somebody speaks at it. */
  commentated?: boolean | undefined;
  fromHour?: number | undefined;
  /** In one piece, so that a page after the first adds below and nowhere else. */
  byTournament?: boolean | undefined;
  team?: string | undefined;
  page: number;
}

type When = 'coming' | 'past';
/** What a list of teams or tournaments is looked through for. */
interface Named {
  q: string | undefined;
  page: number;
}

const choiceOf = ({ status, sportId, tournamentId, evening, commentated }: Omit<DayFilter, 'page'>) => ({
  ...(status && { status }),
  ...(sportId && { sportId: String(sportId) }),
  ...(tournamentId && { tournamentId: String(tournamentId) }),
  ...(evening && { part: 'evening' as const }),
  ...(commentated && { commentated: '1' as const }),
});

/** Every call of this remote, with the one input it is made with, so that a loader and its page mean the same query. */
export const queries = {
  liveRoom: (a: AppContext, fixtureId: number) => callQuery(a, scheduleCalls.liveRoom, { id: String(fixtureId) }),
  others: (a: AppContext, fixtureId: number) => callQuery(a, scheduleCalls.otherSchedule, { fixtureId: String(fixtureId), pageSize: OTHERS }),
  onAir: (a: AppContext) => callQuery(a, scheduleCalls.totalLive, {}),
  coming: (a: AppContext) =>
    callQuery(a, scheduleCalls.featureMatch, { status: featureStatus.coming, pageSize: COMING_SHOWN, sportId: String(SPORT_ID.football) }),
  /** The search for future matches, as section 9 has it. */
  future: (a: AppContext, sportId: number) =>
    callQuery(a, scheduleCalls.featureMatch, { status: featureStatus.coming, pageSize: limits.futureMatchPageSize, sportId: String(sportId) }),
  past: (a: AppContext, sportId: number = SPORT_ID.football) =>
    callQuery(a, scheduleCalls.featureMatch, { status: featureStatus.ended, pageSize: PAST_SHOWN, sportId: String(sportId) }),
  today: (a: AppContext) => callQuery(a, scheduleCalls.liveSchedule, { timezone: a.prefs.timeZone, sportId: String(SPORT_ID.football) }),
  day: (a: AppContext, { date, fromHour, byTournament, team, page, ...of }: DayFilter) =>
    callQuery(a, scheduleCalls.liveSchedule, {
      timezone: a.prefs.timeZone,
      pageSize: DAY_SHOWN,
      pageNum: page,
      ...(date && { date }),
      ...choiceOf(of),
      ...(fromHour !== undefined && { fromHour }),
      ...(byTournament && { order: 'tournament' as const }),
      ...(team && { team }),
    }),
  /** `month`: YYYY-MM. */
  month: (a: AppContext, month: string, of: DayFilter) => callQuery(a, scheduleCalls.month, { month, timezone: a.prefs.timeZone, ...choiceOf(of) }),
  tournaments: (a: AppContext, { q, page }: Named) => callQuery(a, competitionCalls.tournaments, { pageNum: page, ...(q && { q }) }),
  tournament: (a: AppContext, id: number) => callQuery(a, competitionCalls.tournament, { id: String(id) }),
  tournamentMatches: (a: AppContext, id: number, when: When, page: number) =>
    callQuery(a, competitionCalls.tournamentMatches, { id: String(id), when, pageNum: page }),
  tournamentBrief: (a: AppContext, id: number, when: When) => callQuery(a, competitionCalls.tournamentMatches, { id: String(id), when, pageSize: BRIEF }),
  teams: (a: AppContext, { q, page }: Named) => callQuery(a, competitionCalls.teams, { pageNum: page, ...(q && { q }) }),
  team: (a: AppContext, id: number) => callQuery(a, competitionCalls.team, { id: String(id) }),
  teamMatches: (a: AppContext, id: number, when: When, page: number) => callQuery(a, competitionCalls.teamMatches, { id: String(id), when, pageNum: page }),
  anchors: (a: AppContext) => callQuery(a, scheduleCalls.anchor, {}),
} as const;

/** What a query may be asked with again: key and function. */
interface Askable<T> {
  queryKey: QueryKey;
  queryFn?: UseQueryOptions<T>['queryFn'];
}

/** Parts of one page that refresh in the same minute share one answer. */
const SAME_MOMENT = 5_000;

/** Asks now, unless the same was answered a moment ago. Rejects as the call does. */
export const askAnew = <T>(a: AppContext, query: Askable<T>): Promise<T> =>
  a.queryClient.fetchQuery({ ...(query as Askable<T> & { queryFn: never }), staleTime: SAME_MOMENT });

type OnAir = { serverTime: string; list: MatchSummary[]; totalLive: number; totalMode: number; hot?: number | undefined };
/** In the api's order, which is that of all lists. The totals decide whether the list is replaced (section 4). */
export const onAirSnapshot = ({ serverTime, list, totalLive, totalMode, hot }: OnAir): ListSnapshot => ({
  serverTime,
  matches: list,
  total: `${totalLive}/${totalMode}`,
  hot,
});
