import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { calls, type Output } from '@portal/contracts';
import { callQuery, type AppContext, type SessionState } from '@portal/platform';

/** Posts as one viewer sees them; 0 is anybody. Part of every key, so that nobody is shown what another may see. */
export type Viewer = number;
export const viewerOf = (state: SessionState): Viewer => (state.status === 'user' ? state.user.userId : 0);

/** Which posts. `from`: the cursor at which the first stretch begins, for pages that are read without JavaScript. */
export interface FeedFilter {
  nType?: number;
  username?: string;
  hashtag?: string;
  from?: string;
}
export type Stretch = Output<typeof calls.newsfeed.list>;

const STRETCH = 10;
const WHO_REACTED = 20;

export const feedKey = 'newsfeed.feed';
export const postKey = 'newsfeed.post';

export const queries = {
  feed: (a: AppContext, { from = '', ...filter }: FeedFilter, viewer: Viewer) =>
    infiniteQueryOptions({
      queryKey: [feedKey, { ...filter, from }, viewer, a.prefs.language] as const,
      queryFn: ({ pageParam, signal }): Promise<Stretch> =>
        a.api.call(calls.newsfeed.list, { ...filter, pageSize: STRETCH, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: from,
      getNextPageParam: ({ nextCursor }: Stretch) => nextCursor,
    }),
  post: (a: AppContext, id: number, viewer: Viewer) =>
    queryOptions({
      queryKey: [postKey, { id }, viewer, a.prefs.language] as const,
      queryFn: ({ signal }) => a.api.call(calls.newsfeed.one, { id: String(id) }, { signal }),
    }),
  whoReacted: (a: AppContext, id: number) =>
    infiniteQueryOptions({
      queryKey: [calls.newsfeed.reactionsOf.id, { id }, a.prefs.language] as const,
      queryFn: ({ pageParam, signal }) =>
        a.api.call(calls.newsfeed.reactionsOf, { id: String(id), pageSize: WHO_REACTED, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // Somebody may have reacted since it was last open.
      staleTime: 0,
    }),
  profile: (a: AppContext, username: string) => callQuery(a, calls.user.profile, { username }),
  room: (a: AppContext, fixtureId: number) => callQuery(a, calls.schedule.liveRoom, { id: String(fixtureId) }),
  latest: (a: AppContext, limit: number) => callQuery(a, calls.newsfeed.list, { pageSize: limit }),
} as const;

/** The server asks for nobody. A browser waits until it knows for whom: an answer that came with a token belongs to its viewer. */
export const mayAsk = (a: AppContext): boolean => a.server || a.session.state.status !== 'starting';
