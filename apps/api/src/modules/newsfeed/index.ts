import type { Caller } from '../../identity/caller.ts';
import { may } from './post.policy.ts';
import { postRepository } from './post.repository.ts';
import type { Db } from '../../db/open.ts';

export { FeedReader } from './feed.reader.ts';
export { newsfeedRoutes } from './newsfeed.routes.ts';
export { cardUuid, NewsfeedService } from './newsfeed.service.ts';
export { postRepository, type NewPostRow } from './post.repository.ts';
export { feedOf } from './post-rules.ts';

/** Whether a post takes comments of a caller; what they cannot see is missing. */
export async function postTakesComments(db: Db, id: number, caller: Caller): Promise<'open' | 'missing'> {
  const post = await postRepository(db).byId(id);
  return post && may('see', caller, post) ? 'open' : 'missing';
}
