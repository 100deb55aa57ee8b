import type { Reaction } from '@portal/contracts';
import type { Post } from '@portal/contracts/newsfeed';
import { withOwnReaction } from '@portal/domain';

/** The post as it will be once the reaction arrives; null takes one's own back. */
export function withReaction<P extends Pick<Post, 'reactions'>>(post: P, mine: Reaction | null): P {
  return { ...post, reactions: withOwnReaction(post.reactions, mine) };
}
