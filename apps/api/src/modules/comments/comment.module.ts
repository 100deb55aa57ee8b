import type { Base, Module } from '../../module.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { commentRoutes } from './comment.routes.ts';
import { CommentService } from './comment.service.ts';

export function commentModule({ db, clock, limits, teller }: Base & { teller: NotificationTeller }): Module & { comments: CommentService } {
  const comments = new CommentService({ db, clock, limits, tell: (said) => teller.commented(said) });
  return { comments, routes: (app) => commentRoutes(app, db, comments) };
}
