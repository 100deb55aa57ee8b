import { commentTargets } from '@portal/contracts';
import type { Base, Module } from '../../module.ts';
import type { CommentService } from '../comments/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { articleRoutes } from './article.routes.ts';
import { ArticleService } from './article.service.ts';
import { ViewCounter } from './view-counter.ts';

interface Deps extends Base {
  comments: CommentService;
  teller: NotificationTeller;
  /** Of which the marks of readers are made, who are counted once a day. */
  secret: Uint8Array;
}

export function articleModule({ db, clock, limits, onError, comments, teller, secret }: Deps): Module & { articles: ArticleService } {
  const views = new ViewCounter({ db, clock, secret, onError });
  const articles = new ArticleService({ db, clock, limits, comments, views });
  teller.owns(commentTargets.article, async () => ({ ownerId: null, postId: null }));
  return { articles, routes: (app) => articleRoutes(app, articles), housekeeping: [() => views.roll()], close: () => views.close() };
}
