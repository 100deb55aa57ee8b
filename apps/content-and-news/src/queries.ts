import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { calls, limits, type Input, type Output } from '@portal/contracts';
import { callQuery, type AppContext } from '@portal/platform';

/** How many hashtags and most read articles stand in a rail. */
const RAIL = { hashtags: 20, mostRead: 5, related: 5 } as const;
export const PAGE_SIZE = limits.articles;

export type CommentPage = Output<typeof calls.comment.list>;
export type CommentPages = InfiniteData<CommentPage, string | undefined>;
export interface CommentTarget {
  readonly objectType: number;
  readonly objectId: number;
}

/** Every call of this remote, with the input it is made with, so that a loader and its page mean the same query. */
export const queries = {
  article: (a: AppContext, id: number) => callQuery(a, calls.article.info, { id: String(id) }),
  related: (a: AppContext, id: number) => callQuery(a, calls.article.related, { id: String(id), pageSize: RAIL.related }),
  newest: (a: AppContext, pageNum: number, hashtag?: string) =>
    callQuery(a, calls.article.list, { pageNum, pageSize: PAGE_SIZE, ...(hashtag !== undefined && { hashtag }) }),
  ofCategory: (a: AppContext, categoryId: number, pageNum: number) =>
    callQuery(a, calls.article.listByCategory, { categoryId: String(categoryId), pageNum, pageSize: PAGE_SIZE }),
  onTop: (a: AppContext) => callQuery(a, calls.article.listTop, { pageSize: 1 }),
  latest: (a: AppContext, pageSize: number) => callQuery(a, calls.article.list, { pageSize }),
  mostRead: (a: AppContext, pageSize: number = RAIL.mostRead) => callQuery(a, calls.article.listMostView, { pageSize }),
  categories: (a: AppContext) => callQuery(a, calls.article.categories, {}),
  hashtags: (a: AppContext) => callQuery(a, calls.article.hashtags, { pageSize: RAIL.hashtags }),
  /** Comments on a thing, or the replies to one. What one may do to them differs by who asks (`userId`; 0: nobody). */
  comments: (a: AppContext, target: CommentTarget, userId: number, parentId?: number) =>
    infiniteQueryOptions<CommentPage, Error, CommentPages, QueryKey, string | undefined>({
      queryKey: ['comments', target.objectType, target.objectId, parentId ?? 0, a.prefs.language, userId],
      queryFn: ({ pageParam, signal }) => a.api.call(calls.comment.list, asked(target, parentId, pageParam), { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
} as const;

const asked = ({ objectType, objectId }: CommentTarget, parentId: number | undefined, cursor: string | undefined): Input<typeof calls.comment.list> => ({
  objectType,
  objectId: String(objectId),
  pageSize: limits.comments,
  ...(parentId !== undefined && { parentId: String(parentId) }),
  ...(cursor !== undefined && { cursor }),
});
