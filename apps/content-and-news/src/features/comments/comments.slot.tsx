import type { SlotProps } from '@portal/contracts';
import type { AppContext, SlotLoad } from '@portal/platform';
import { queries, type CommentTarget } from '../../queries.ts';
import type { Loaded } from '../load.ts';
import { Comments } from './comments.tsx';

type Props = SlotProps<'content-and-news/comments'>;

/** Fills the first stretch of comments. A failure is not thrown: the part has its own words for it. */
export async function loadCommentsOf(a: AppContext, target: CommentTarget): Promise<Loaded> {
  const query = queries.comments(a, target, 0);
  await a.queryClient.prefetchInfiniteQuery(query);
  return { failed: a.queryClient.getQueryData(query.queryKey) === undefined };
}

export const loadComments: SlotLoad<Props> = (a, { objectType, objectId }) => loadCommentsOf(a, { objectType, objectId });

/** `content-and-news/comments`: below a post, a tip, a highlight. */
export function CommentsSlot({ objectType, objectId, data }: Props & { data: Loaded | null }) {
  return <Comments target={{ objectType, objectId }} look="bubble" loaded={data} />;
}
