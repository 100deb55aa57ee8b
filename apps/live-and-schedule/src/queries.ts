import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { featureStatus } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { SPORT_ID } from '@portal/domain';
import { callQuery, type AppContext } from '@portal/platform';
import type { ListSnapshot } from './features/live-list/live-list.model.ts';

/** How many coming and past matches the live page lists. */
const COMING_SHOWN = 20;
const PAST_SHOWN = 12;

/** Matches on one page of a day. */
export const DAY_SHOWN = 60;
/** What of a day is asked for; without a date it is today, without a status everything. */
export interface DayFilter {
  date?: string | undefined;
  status?: number | undefined;
  sportId?: number | undefined;
  tournamentId?: number | undefined;
  team?: string | undefined;
  page: number;
}

/** Every call of this remote, with the one input it is made with, so that a loader and its page mean the same query. */
export const queries = {
  liveRoom: (a: AppContext, fixtureId: number) => callQuery(a, scheduleCalls.liveRoom, { id: String(fixtureId) }),
  onAir: (a: AppContext) => callQuery(a, scheduleCalls.totalLive, {}),
  coming: (a: AppContext, sportId: number = SPORT_ID.football) =>
    callQuery(a, scheduleCalls.featureMatch, { status: featureStatus.coming, pageSize: COMING_SHOWN, sportId: String(sportId) }),
  past: (a: AppContext, sportId: number = SPORT_ID.football) =>
    callQuery(a, scheduleCalls.featureMatch, { status: featureStatus.ended, pageSize: PAST_SHOWN, sportId: String(sportId) }),
  today: (a: AppContext) => callQuery(a, scheduleCalls.liveSchedule, { timezone: a.prefs.timeZone, sportId: String(SPORT_ID.football) }),
  day: (a: AppContext, { date, status, sportId, tournamentId, team, page }: DayFilter) =>
    callQuery(a, scheduleCalls.liveSchedule, {
      timezone: a.prefs.timeZone,
      pageSize: DAY_SHOWN,
      pageNum: page,
      ...(date && { date }),
      ...(status && { status }),
      ...(sportId && { sportId: String(sportId) }),
      ...(tournamentId && { tournamentId: String(tournamentId) }),
      ...(team && { team }),
    }),
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
