import { visibility } from '@portal/contracts/newsfeed';
import { foldText, hashtagsOf } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller } from '../../identity/caller.ts';
import { blockedAmong } from '../friends/index.ts';
import { may, type PostAction } from './post.policy.ts';
import { postRepository, type NewPostRow, type StoredPost } from './post.repository.ts';
import { feedOf } from './post-rules.ts';

/** Takes a post for this transaction. Throws Refused: 403 for what the caller may not do, 404 for what they cannot see. */
export async function lockedPost(tx: Db, id: number, action: PostAction, caller: Caller): Promise<StoredPost> {
  const row = await postRepository(tx).lock(id);
  if (!row) throw refused.notFound();
  if (may(action, caller, row)) return row;
  const isBlocked = (await blockedAmong(tx, caller, [row.authorId])).size > 0;
  throw may('see', caller, row, isBlocked) ? refused.notAllowed() : refused.notFound();
}

/** Writes new values, and what hangs on them: hashtags, the count of shares. Answers what is stored. */
export async function storePost(tx: Db, before: StoredPost, values: Partial<NewPostRow>): Promise<StoredPost> {
  const posts = postRepository(tx);
  const now = await posts.change(before.id, { ...values, ...(values.postType !== undefined && { feed: feedOf(values.postType) }) });
  await posts.setHashtags(now, tagsOf(now));
  const counted = Number(now.visibility === visibility.public) - Number(before.visibility === visibility.public);
  if (before.sharedId !== null && counted !== 0) await posts.countShare(before.sharedId, counted > 0 ? 1 : -1);
  return now;
}

/** What leads to a post: the hashtags of its words, folded, while everyone may read them. */
export const tagsOf = ({ content, visibility: seenBy }: StoredPost): string[] =>
  seenBy === visibility.public ? [...new Set(hashtagsOf(content).map(foldText))] : [];
