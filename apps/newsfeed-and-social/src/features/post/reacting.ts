import type { Post, Reaction } from '@portal/contracts';
import { moveReaction, totalReactions } from '@portal/domain';

/** The post as it will be once the reaction arrives; null takes one's own back. */
export function withReaction<P extends Pick<Post, 'reactions'>>(post: P, mine: Reaction | null): P {
  const counts = moveReaction(post.reactions.counts, post.reactions.mine, mine);
  return { ...post, reactions: { counts, total: totalReactions(counts), mine } };
}
