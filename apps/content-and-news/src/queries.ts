import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { limits, type CommentOrder, type Input, type Output } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { comicCalls } from '@portal/contracts/comic';
import { commentCalls } from '@portal/contracts/comment';
import { highlightCalls, type HighlightKind } from '@portal/contracts/highlight';
import { movieCalls } from '@portal/contracts/movie';
import { anybodys, callAs, callKey, callQuery, NOBODY, type AppContext, type CallKey, type Viewer } from '@portal/platform';

/** How many hashtags and most read articles stand in a rail. */
const RAIL = { hashtags: 20, mostRead: 5, related: 5 } as const;
const WHO_REACTED = 20;
/** Highlights of one stretch, and so many that among them are enough of other matches. */
const HIGHLIGHTS = { stretch: 12, newest: 20, match: 20 } as const;
const COMICS = 12;
const MOVIES = 12;
export const PAGE_SIZE = limits.articles;

export type CommentPage = Output<typeof commentCalls.list>;
export type CommentPages = InfiniteData<CommentPage, string | undefined>;
export type GoalPages = InfiniteData<Output<typeof highlightCalls.list>, string>;
export type ArticlePage = Output<typeof articleCalls.list>;
export interface CommentTarget {
  readonly objectType: number;
  readonly objectId: number;
}

/** Which highlights a list has; `from` goes on from a cursor (without JavaScript). */
export interface HighlightFilter {
  readonly kind?: HighlightKind | undefined;
  readonly from?: string | undefined;
}

/** Every call of this remote, with the input it is made with, so that a loader and its page mean the same query. */
export const queries = {
  article: (a: AppContext, id: number, viewer: Viewer) => callQuery(a, articleCalls.info, { id: String(id) }, viewer),
  /** What anybody may read beside it. */
  related: (a: AppContext, id: number) => callQuery(a, articleCalls.related, { id: String(id), pageSize: RAIL.related }, NOBODY),
  /** The newest from a page on, of all or with a hashtag. */
  newest: (a: AppContext, from: number, hashtag?: string) =>
    infiniteQueryOptions<ArticlePage, Error, InfiniteData<ArticlePage, number>, CallKey, number>({
      queryKey: callKey(a, articleCalls.list, { hashtag: hashtag ?? null, from }),
      queryFn: ({ pageParam, signal }) =>
        a.api.call(articleCalls.list, { pageNum: pageParam, pageSize: PAGE_SIZE, ...(hashtag !== undefined && { hashtag }) }, { signal }),
      initialPageParam: from,
      getNextPageParam: pageAfter,
    }),
  ofCategory: (a: AppContext, categoryId: number, from: number) =>
    infiniteQueryOptions<ArticlePage, Error, InfiniteData<ArticlePage, number>, CallKey, number>({
      queryKey: callKey(a, articleCalls.listByCategory, { categoryId, from }),
      queryFn: ({ pageParam, signal }) =>
        a.api.call(articleCalls.listByCategory, { categoryId: String(categoryId), pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
      initialPageParam: from,
      getNextPageParam: pageAfter,
    }),
  /** The report of a match. */
  reportOf: (a: AppContext, fixtureId: number) => callQuery(a, articleCalls.ofMatch, { fixtureId: String(fixtureId) }),
  onTop: (a: AppContext) => callQuery(a, articleCalls.listTop, { pageSize: 1 }),
  latest: (a: AppContext, pageSize: number) => callQuery(a, articleCalls.list, { pageSize }),
  mostRead: (a: AppContext, pageSize: number = RAIL.mostRead) => callQuery(a, articleCalls.listMostView, { pageSize }),
  categories: (a: AppContext) => callQuery(a, articleCalls.categories, {}),
  hashtags: (a: AppContext) => callQuery(a, articleCalls.hashtags, { pageSize: RAIL.hashtags }),
  comics: (a: AppContext, cursor?: string) => callQuery(a, comicCalls.list, { pageSize: COMICS, ...(cursor !== undefined && { cursor }) }),
  movies: (a: AppContext, cursor?: string) => callQuery(a, movieCalls.list, { pageSize: MOVIES, ...(cursor !== undefined && { cursor }) }),
  movie: (a: AppContext, slug: string) => callQuery(a, movieCalls.info, { slug }),
  episode: (a: AppContext, slug: string, number: number) => callQuery(a, movieCalls.episode, { slug, number }),
  comic: (a: AppContext, slug: string) => callQuery(a, comicCalls.info, { slug }),
  highlight: (a: AppContext, id: number, viewer: Viewer) => callQuery(a, highlightCalls.info, { id: String(id) }, viewer),
  /** What anybody sees beside one. */
  newestHighlights: (a: AppContext) => callQuery(a, highlightCalls.list, { pageSize: HIGHLIGHTS.newest }, NOBODY),
  /** All of a match, the newest first. */
  goalsOf: (a: AppContext, fixtureId: number) => callQuery(a, highlightCalls.list, { fixtureId: String(fixtureId), pageSize: HIGHLIGHTS.match }, NOBODY),
  /** Nothing of what one felt oneself is in a list. */
  highlights: (a: AppContext, { kind, from }: HighlightFilter) =>
    infiniteQueryOptions({
      queryKey: callKey(a, highlightCalls.list, { kind: kind ?? null, from: from ?? null }, NOBODY),
      queryFn: ({ pageParam, signal }) =>
        callAs(a, NOBODY, highlightCalls.list, { pageSize: HIGHLIGHTS.stretch, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: from ?? '',
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  /** Comments on a thing, or the replies to one, which have one order alone. What one may do to them differs by who asks. */
  comments: (a: AppContext, target: CommentTarget, viewer: Viewer, parentId?: number, order: CommentOrder = 'newest') => {
    const queryKey = callKey(a, commentCalls.list, { ...target, parentId: parentId ?? 0, order }, viewer);
    return infiniteQueryOptions<CommentPage, Error, CommentPages, CallKey, string | undefined>({
      queryKey,
      queryFn: ({ pageParam, signal }) => callAs(a, viewer, commentCalls.list, asked(target, parentId, order, pageParam), { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // One order stands until the other is there.
      placeholderData: (before, query) => anybodys<CommentPages>(a, queryKey)() ?? (isOtherOrder(query?.queryKey, queryKey) ? before : undefined),
    });
  },
  /** Who reacted to a comment. */
  whoReacted: (a: AppContext, id: number, viewer: Viewer) =>
    infiniteQueryOptions({
      queryKey: callKey(a, commentCalls.reactionsOf, { id }, viewer),
      queryFn: ({ pageParam, signal }) =>
        callAs(a, viewer, commentCalls.reactionsOf, { id: String(id), pageSize: WHO_REACTED, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // Somebody may have reacted since it was last open.
      staleTime: 0,
    }),
} as const;

/** The last page of a list that is reachable by its number. */
export const lastPageOf = (total: number, pageSize: number): number => Math.min(limits.lastPage, Math.max(1, Math.ceil(total / pageSize)));
const pageAfter = ({ pageNum, pageSize, total }: { pageNum: number; pageSize: number; total: number }): number | undefined =>
  pageNum < lastPageOf(total, pageSize) ? pageNum + 1 : undefined;

/** Whether two queries are of one list for one viewer, whatever their order. */
const isOtherOrder = (one: QueryKey | undefined, other: QueryKey): boolean =>
  one !== undefined &&
  [one, other].map(([id, asked, ...by]) => JSON.stringify([id, { ...(asked as object), order: null }, by])).every((key, _, [first]) => key === first);

const asked = (
  { objectType, objectId }: CommentTarget,
  parentId: number | undefined,
  order: CommentOrder,
  cursor: string | undefined,
): Input<typeof commentCalls.list> => ({
  objectType,
  objectId: String(objectId),
  pageSize: limits.comments,
  ...(parentId !== undefined && { parentId: String(parentId) }),
  ...(order !== 'newest' && { order }),
  ...(cursor !== undefined && { cursor }),
});
