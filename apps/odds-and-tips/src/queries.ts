import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import type { Output } from '@portal/contracts';
import { friendCalls } from '@portal/contracts/friend';
import { oddsCalls, type OddsMarket } from '@portal/contracts/odds';
import { tipsCalls } from '@portal/contracts/tips';
import { callAs, callKey, callQuery, NOBODY, type AppContext, type Viewer } from '@portal/platform';

/** Which odds of which day. Nothing given: today, all tournaments, the company that tips are priced by. */
export interface OddsFilter {
  date?: string | undefined;
  tournamentId?: number | undefined;
  company?: number | undefined;
  page?: number | undefined;
}
export type TipState = 'all' | 'open' | 'settled';
/** Which tips. `username`: of whom; everybody's. `from`: the cursor at which the first stretch begins, for pages that are read without JavaScript. */
export interface TipFilter {
  state: TipState;
  type?: number | undefined;
  tournamentId?: number | undefined;
  username?: string | undefined;
  from?: string | undefined;
}
export type DayOdds = Output<typeof oddsCalls.list>;
export type TipStretch = Output<typeof tipsCalls.list>;

export const ODDS_PAGE = 50;
const NEXT_MATCHES = 20;
const STRETCH = 20;
/** As many open tips as there are to choose the best from. */
const OPEN_TIPS = 50;

/** Every call of this remote, with the one input it is made with, so that a loader and its page mean the same query. */
export const queries = {
  odds: (a: AppContext, { date, tournamentId, company, page }: OddsFilter) =>
    callQuery(a, oddsCalls.list, {
      timezone: a.prefs.timeZone,
      pageSize: ODDS_PAGE,
      ...(date && { date }),
      ...(tournamentId && { tournamentId: String(tournamentId) }),
      ...(company && { company }),
      ...(page && page > 1 && { pageNum: page }),
    }),
  /** Those on air and next of today, which come first. */
  nextOdds: (a: AppContext) => callQuery(a, oddsCalls.list, { timezone: a.prefs.timeZone, pageSize: NEXT_MATCHES }),
  matchOdds: (a: AppContext, fixtureId: number, company?: number) => callQuery(a, oddsCalls.match, { id: String(fixtureId), ...(company && { company }) }),
  model: (a: AppContext) => callQuery(a, oddsCalls.model, {}),
  /** Leagues in course, and one of them. */
  seasons: (a: AppContext) => callQuery(a, oddsCalls.seasons, {}),
  season: (a: AppContext, tournamentId: number) => callQuery(a, oddsCalls.season, { tournamentId: String(tournamentId) }),
  movement: (a: AppContext, fixtureId: number, market: OddsMarket, company?: number) =>
    callQuery(a, oddsCalls.movement, { id: String(fixtureId), market, ...(company && { company }) }),
  /** As anybody sees them: a list tells nothing of who reads it. */
  tips: (a: AppContext, { state, type, tournamentId, username, from = '' }: TipFilter) =>
    infiniteQueryOptions({
      queryKey: callKey(a, tipsCalls.list, { state, type, tournamentId, username, from }, NOBODY),
      queryFn: ({ pageParam, signal }): Promise<TipStretch> =>
        callAs(
          a,
          NOBODY,
          tipsCalls.list,
          {
            state,
            ...(type && { type }),
            ...(tournamentId && { tournamentId: String(tournamentId) }),
            ...(username && { username }),
            pageSize: STRETCH,
            ...(pageParam && { cursor: pageParam }),
          },
          { signal },
        ),
      initialPageParam: from,
      getNextPageParam: ({ nextCursor }: TipStretch) => nextCursor,
    }),
  tippedTournaments: (a: AppContext) => callQuery(a, tipsCalls.tournaments, {}),
  openTips: (a: AppContext) => callQuery(a, tipsCalls.list, { state: 'open', pageSize: OPEN_TIPS }, NOBODY),
  tipsOf: (a: AppContext, fixtureId: number) => callQuery(a, tipsCalls.list, { fixtureId: String(fixtureId), pageSize: STRETCH }, NOBODY),
  tip: (a: AppContext, id: number, viewer: Viewer) => callQuery(a, tipsCalls.info, { id: String(id) }, viewer),
  statistics: (a: AppContext, username: string) => callQuery(a, tipsCalls.statistics, { username }),
  /** Where the chain stands, without its links. */
  chain: (a: AppContext, username: string) => callQuery(a, tipsCalls.chain, { username, pageSize: 1 }),
  /** The best of a stretch of days. */
  ranking: (a: AppContext, days: '7' | '30' | '365', pageSize = 5) => callQuery(a, tipsCalls.ranking, { days, pageSize }),
  /** How one stands with somebody. */
  relation: (a: AppContext, userId: number, viewer: Viewer) => callQuery(a, friendCalls.isFriend, { userId: String(userId) }, viewer),
} as const;

/** What a query may be asked with again. */
interface Askable {
  queryKey: QueryKey;
}

/** Answers of one moment serve all parts of a page. */
const SAME_MOMENT = 5_000;

/** For loaders: a fresh answer; when the api is away, what is held from before is better than an error page. */
export async function freshOrHeld<T>(a: AppContext, query: Askable): Promise<T> {
  try {
    return await a.queryClient.fetchQuery({ ...(query as Askable & { queryFn: never }), staleTime: SAME_MOMENT });
  } catch (error) {
    const held = a.queryClient.getQueryData<T>(query.queryKey);
    if (held === undefined || (isApiError(error) && error.kind === 'notFound')) throw error;
    return held;
  }
}

/** Odds move with a match: they are asked for again while one is on air and no frames tell what moved (ms). */
export const ODDS_EVERY = 20_000;

/** Everything about tips is asked for anew: one came or went. `none`: when it is opened next. */
export const forgetTips = (a: AppContext, refetchType: 'active' | 'none' = 'active'): Promise<void> =>
  a.queryClient.invalidateQueries({ queryKey: [tipsCalls.list.id], refetchType });

/** Keys under which the feed's remote holds people and the posts of whom one follows. */
const FOLLOWED_KEYS = ['friend.people', 'newsfeed.feed', 'newsfeed.feed-head'];
/** Whom one follows has changed: counts are asked for anew, lists and feeds of them when they are opened next. */
export function forgetFollowing({ queryClient }: AppContext): void {
  void queryClient.invalidateQueries({ queryKey: [friendCalls.count.id] });
  for (const key of FOLLOWED_KEYS) void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });
}
