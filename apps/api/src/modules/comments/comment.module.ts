import type { Base, Module } from '../../module.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { commentRoutes } from './comment.routes.ts';
import { CommentService } from './comment.service.ts';

interface Deps extends Base {
  teller: NotificationTeller;
  wordFilter: WordFilter;
}

export function commentModule({ db, clock, limits, teller, wordFilter }: Deps): Module & { comments: CommentService } {
  const comments = new CommentService({ db, clock, limits, wordFilter, tell: (said) => teller.commented(said) });
  return { comments, routes: (app) => commentRoutes(app, db, comments) };
}
