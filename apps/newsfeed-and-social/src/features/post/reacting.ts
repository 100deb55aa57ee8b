import type { Post, Reaction } from '@portal/contracts';
import { withOwnReaction } from '@portal/domain';

/** The post as it will be once the reaction arrives; null takes one's own back. */
export function withReaction<P extends Pick<Post, 'reactions'>>(post: P, mine: Reaction | null): P {
  return { ...post, reactions: withOwnReaction(post.reactions, mine) };
}
