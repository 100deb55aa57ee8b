export { newsfeedModule } from './newsfeed.module.ts';
export type { PostRemoval } from './post.removal.ts';
export type { NewsfeedService } from './newsfeed.service.ts';
export { postRepository, type NewPostRow } from './post.repository.ts';
export { cardUuid, feedOf } from './post-rules.ts';
