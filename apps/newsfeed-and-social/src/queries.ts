import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { featureStatus, feedTypes, limits, type FriendFilterName, type Output } from '@portal/contracts';
import { eventCalls, type PortalEvent } from '@portal/contracts/event';
import { friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { resourceCalls } from '@portal/contracts/resource';
import { scheduleCalls } from '@portal/contracts/schedule';
import { userCalls } from '@portal/contracts/user';
import { anybodys, callAs, callKey, callQuery, type AppContext, type CallKey, type Viewer } from '@portal/platform';

/** Of whom the feed of everything is then alone: values of `fFilter` (section 4). */
export const circles = ['friend', 'following'] as const satisfies readonly FriendFilterName[];
export type Circle = (typeof circles)[number];

/** Which posts. `from`: the cursor at which the first stretch begins, for pages that are read without JavaScript. */
export interface FeedFilter {
  nType?: number;
  fFilter?: Circle;
  username?: string;
  hashtag?: string;
  /** Those about one match: its id. */
  fixtureId?: string;
  from?: string;
}
export type Stretch = Output<typeof newsfeedCalls.list>;
/** What is held of a list. */
export type Pages = InfiniteData<Stretch, string>;
export type People = Output<typeof friendCalls.list>;
export type Events = Output<typeof eventCalls.list>;
export const whens = ['coming', 'past'] as const;
export type When = (typeof whens)[number];
export type { PortalEvent };
export type Suggestions = Output<typeof friendCalls.suggestionList>;

/** People of one's own, by the values of `fFilter`, and what stands below them. */
const peopleCalls = {
  friend: friendCalls.list,
  friendsRequest: friendCalls.listRequest,
  sent: friendCalls.requestList,
  following: friendCalls.followList,
  muted: friendCalls.muteList,
  blocked: friendCalls.blockList,
} as const;
export type PeopleList = keyof typeof peopleCalls;

const STRETCH = 10;
const WHO_REACTED = 20;
const PEOPLE = 20;
const EVENTS = 6;
/** Names and hashtags to choose from: as many as there is room for below the words on a phone. */
const OFFERED = 5;
const matchesOf = { live: featureStatus.live, coming: featureStatus.coming } as const;

export const feedKey = 'newsfeed.feed';
/** The first stretch of a list, as it is by now. */
export const headKey = 'newsfeed.feed-head';
export const postKey = newsfeedCalls.one.id;
export const peopleKey = 'friend.people';
export const relationKey = friendCalls.isFriend.id;
export const eventsKey = eventCalls.list.id;
export const eventKey = eventCalls.info.id;
export const suggestionsKey = friendCalls.suggestionList.id;

export const queries = {
  feed: (a: AppContext, { from = '', ...filter }: FeedFilter, viewer: Viewer) => {
    const queryKey: CallKey<FeedFilter> = [feedKey, { ...filter, from }, a.prefs.language, viewer];
    return infiniteQueryOptions<Stretch, Error, Pages, CallKey<FeedFilter>, string>({
      queryKey,
      queryFn: ({ pageParam, signal }): Promise<Stretch> =>
        callAs(a, viewer, newsfeedCalls.list, { ...filter, pageSize: STRETCH, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: from,
      getNextPageParam: ({ nextCursor }: Stretch) => nextCursor,
      placeholderData: anybodys<Pages>(a, queryKey),
      // Nothing comes on top of what is being read, unless something here made it another list: newer-posts.tsx asks what there is by now.
      staleTime: Infinity,
      refetchOnReconnect: ({ state }) => state.data === undefined,
    });
  },
  /** Held as a list is, so that whatever is done to a post is done to it there as well. `found` is handed what came. */
  head: (a: AppContext, { from: _, ...filter }: FeedFilter, viewer: Viewer, found: (head: Stretch) => void) =>
    queryOptions<Pages>({
      queryKey: [headKey, filter, a.prefs.language, viewer],
      queryFn: async ({ signal }) => {
        const head = await callAs(a, viewer, newsfeedCalls.list, { ...filter, pageSize: STRETCH }, { signal });
        if (!signal.aborted) found(head);
        return { pages: [head], pageParams: [''] };
      },
    }),
  post: (a: AppContext, id: number, viewer: Viewer) => callQuery(a, newsfeedCalls.one, { id: String(id) }, viewer),
  mentionable: (a: AppContext, q: string, viewer: Viewer) => callQuery(a, newsfeedCalls.mentionable, { q, pageSize: OFFERED }, viewer),
  hashtags: (a: AppContext, q: string, viewer: Viewer) => callQuery(a, newsfeedCalls.hashtags, { q, pageSize: OFFERED }, viewer),
  /** What a page of the portal looks like on a post. */
  card: (a: AppContext, link: string, viewer: Viewer) => callQuery(a, newsfeedCalls.card, { link }, viewer),
  /** Matches to write about. */
  matches: (a: AppContext, which: keyof typeof matchesOf) =>
    callQuery(a, scheduleCalls.featureMatch, { status: matchesOf[which], pageSize: limits.futureMatchPageSize }),
  /** What may be sent in: whether videos, too. */
  uploads: (a: AppContext) => ({ ...callQuery(a, resourceCalls.uploads, {}), staleTime: Infinity }),
  whoReacted: (a: AppContext, id: number, viewer: Viewer) =>
    infiniteQueryOptions({
      queryKey: callKey(a, newsfeedCalls.reactionsOf, { id }, viewer),
      queryFn: ({ pageParam, signal }) =>
        callAs(a, viewer, newsfeedCalls.reactionsOf, { id: String(id), pageSize: WHO_REACTED, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // Somebody may have reacted since it was last open.
      staleTime: 0,
    }),
  versions: (a: AppContext, id: number, viewer: Viewer) =>
    infiniteQueryOptions({
      queryKey: callKey(a, newsfeedCalls.versions, { id }, viewer),
      queryFn: ({ pageParam, signal }) => callAs(a, viewer, newsfeedCalls.versions, { id: String(id), ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // It may have been changed since it was last open.
      staleTime: 0,
    }),
  people: (a: AppContext, list: PeopleList, viewer: Viewer) =>
    infiniteQueryOptions({
      queryKey: [peopleKey, { list }, a.prefs.language, viewer] as const,
      queryFn: ({ pageParam, signal }): Promise<People> =>
        callAs(a, viewer, peopleCalls[list], { pageSize: PEOPLE, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }: People) => nextCursor,
      // Others ask and accept meanwhile.
      staleTime: 10_000,
    }),
  /** Whom one may know. The same people for as long as one looks; asked anew where one comes back to, since those one has asked are none any more. */
  suggestions: (a: AppContext, viewer: Viewer) => ({
    ...callQuery(a, friendCalls.suggestionList, { pageSize: PEOPLE }, viewer),
    staleTime: Infinity,
    gcTime: 0,
  }),
  /** Events page by page; a member's own part in them comes with their answer. */
  events: (a: AppContext, when: When, viewer: Viewer) => {
    const queryKey: CallKey<{ when: When }> = [eventsKey, { when }, a.prefs.language, viewer];
    return infiniteQueryOptions<Events, Error, InfiniteData<Events, number>, CallKey<{ when: When }>, number>({
      queryKey,
      queryFn: ({ pageParam, signal }): Promise<Events> => callAs(a, viewer, eventCalls.list, { when, pageSize: EVENTS, pageNum: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pageNum, pageSize, total }) => (pageNum * pageSize < total && pageNum < limits.lastPage ? pageNum + 1 : undefined),
      placeholderData: anybodys<InfiniteData<Events, number>>(a, queryKey),
    });
  },
  event: (a: AppContext, id: number, viewer: Viewer) => callQuery(a, eventCalls.info, { id: String(id) }, viewer),
  relation: (a: AppContext, userId: number, viewer: Viewer) => callQuery(a, friendCalls.isFriend, { userId: String(userId) }, viewer),
  friendCounts: (a: AppContext, userId: number, viewer: Viewer) => callQuery(a, friendCalls.count, { userId: String(userId) }, viewer),
  profile: (a: AppContext, username: string) => callQuery(a, userCalls.profile, { username }),
  room: (a: AppContext, fixtureId: number) => callQuery(a, scheduleCalls.liveRoom, { id: String(fixtureId) }),
  /** The newest public ones, as far as they are for whoever looks. */
  latest: (a: AppContext, limit: number, viewer: Viewer) => callQuery(a, newsfeedCalls.list, { pageSize: limit }, viewer),
} as const;

/** Whether a list is different for each viewer, and nothing without one. */
export const isOwnFeed = ({ nType, fFilter, hashtag, username, fixtureId }: FeedFilter): boolean =>
  hashtag === undefined && username === undefined && fixtureId === undefined && (nType === feedTypes.home || fFilter !== undefined);

/** The server asks for nobody. A browser waits until it knows for whom: an answer that came with a token belongs to its viewer. */
export const mayAsk = (a: AppContext): boolean => a.server || a.session.state.status !== 'starting';
