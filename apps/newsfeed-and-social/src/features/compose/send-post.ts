import { newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import type { AppContext } from '@portal/platform';
import type { Asked } from '../post/post-deeds.tsx';

export type Writing = Exclude<Asked, { deed: 'none' | 'delete' | 'reactions' }> | { deed: 'write' };
export interface Written {
  content: string;
  visibility: 1 | 2;
  media: string[];
}

/** Sends what was written: a new post, a share of one, other words for one. Rejects as the call does. */
export function sendPost(
  { api }: Pick<AppContext, 'api'>,
  writing: Writing,
  { content, visibility, media }: Written,
  uuidOf: (said: string) => string,
): Promise<Post> {
  if (writing.deed === 'edit') {
    const { post } = writing;
    const pictures = takesPictures(writing) ? { media } : {};
    return api.call(newsfeedCalls.update, { id: post.id, content, visibility, ...pictures });
  }
  const uuid = uuidOf(JSON.stringify([content, visibility, media]));
  if (writing.deed === 'share') return api.call(newsfeedCalls.share, { uuid, id: writing.post.id, content, visibility });
  return api.call(newsfeedCalls.create, { uuid, content, visibility, media, postType: media.length > 0 ? 20 : 10 });
}

/** Pictures belong to posts that their author wrote; a share has those of what it shares. */
export const takesPictures = (writing: Writing): boolean =>
  writing.deed === 'write' || (writing.deed === 'edit' && writing.post.shared === null && (writing.post.postType === 10 || writing.post.postType === 20));

/** Words of one's own are a must where nothing else stands in the post. */
export const needsWords = (writing: Writing): boolean => takesPictures(writing);
