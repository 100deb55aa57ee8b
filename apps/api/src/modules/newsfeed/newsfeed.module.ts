import { commentTargets } from '@portal/contracts';
import type { Base, Module } from '../../module.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { CommentService } from '../comments/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import type { PageCards } from '../page-cards/index.ts';
import type { UploadService } from '../uploads/index.ts';
import { FeedReader } from './feed.reader.ts';
import { newsfeedRoutes } from './newsfeed.routes.ts';
import { NewsfeedService } from './newsfeed.service.ts';
import { postRepository } from './post.repository.ts';

interface Deps extends Base {
  uploads: UploadService;
  comments: CommentService;
  teller: NotificationTeller;
  cards: PageCards;
  wordFilter: WordFilter;
}

export function newsfeedModule({ db, clock, limits, uploads, comments, teller, cards, wordFilter }: Deps): Module & { newsfeed: NewsfeedService } {
  const posts = postRepository(db);
  const reader = new FeedReader({ db, comments });
  const newsfeed = new NewsfeedService({ db, clock, limits, reader, uploads, comments, cards, wordFilter, tell: (felt) => teller.reacted(felt) });
  // What a caller cannot see is missing.
  comments.targets.add(commentTargets.post, async (id, caller) => {
    const post = await posts.byId(id);
    return post && (await reader.isSeen(post, caller)) ? 'open' : 'missing';
  });
  teller.owns(commentTargets.post, async (id) => ({ ownerId: (await posts.byId(id))?.authorId ?? null, postId: id }));
  return { newsfeed, routes: (app) => newsfeedRoutes(app, { reader, newsfeed }) };
}
