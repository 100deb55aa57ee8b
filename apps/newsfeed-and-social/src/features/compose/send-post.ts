import { newsfeedCalls, postTypes, type Post } from '@portal/contracts/newsfeed';
import { callAs, type AppContext, type Viewer } from '@portal/platform';
import type { Asked } from '../post/post-deeds.tsx';

/** What is written in the dialog. */
export type Writing = Extract<Asked, { deed: 'write' }> | { deed: 'edit' | 'share'; post: Post };
export interface Written {
  content: string;
  visibility: 1 | 2;
  media: string[];
  hasVideo?: boolean;
  /** What is to be seen on each of them. */
  alts: string[];
  /** Path of the page that it shows. */
  link: string | null;
}

/** Sends what `viewer` wrote: a new post, a share of one, other words for one. Rejects as the call does, and where somebody else has logged in meanwhile. */
export function sendPost(
  a: AppContext,
  viewer: Viewer,
  writing: Writing,
  { content, visibility, media, hasVideo, alts, link }: Written,
  uuidOf: (said: string) => string,
): Promise<Post> {
  if (writing.deed === 'edit') {
    const { post } = writing;
    const page = link === (post.card?.link ?? null) ? {} : { link };
    const own = takesPages(writing) ? { media, alts, ...page } : {};
    return callAs(a, viewer, newsfeedCalls.update, { id: post.id, content, visibility, ...own });
  }
  const uuid = uuidOf(JSON.stringify([content, visibility, media, alts, link]));
  if (writing.deed === 'share') return callAs(a, viewer, newsfeedCalls.share, { uuid, id: writing.post.id, content, visibility });
  return callAs(a, viewer, newsfeedCalls.create, {
    uuid,
    content,
    visibility,
    media,
    ...(alts.some(Boolean) && { alts }),
    postType: hasVideo ? postTypes.video : media.length > 0 ? postTypes.image : postTypes.normal,
    ...(link !== null && { link }),
  });
}

/** Pictures and pages belong to posts that their author wrote; a share has those of what it shares. */
export const takesPages = (writing: Writing): boolean =>
  writing.deed === 'write' || (writing.deed === 'edit' && writing.post.shared === null && writing.post.postType !== postTypes.avatar);

/** Words of one's own are a must where nothing else stands in the post. */
export const needsWords = (writing: Writing): boolean => takesPages(writing);
