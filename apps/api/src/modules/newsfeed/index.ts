export { newsfeedModule } from './newsfeed.module.ts';
export { cardUuid, type NewsfeedService } from './newsfeed.service.ts';
export { postRepository, type NewPostRow } from './post.repository.ts';
export { feedOf } from './post-rules.ts';
