import type { FastifyInstance } from 'fastify';
import { commentCalls } from '@portal/contracts/comment';
import { member, type Caller, type Member } from '../../identity/caller.ts';
import { serve } from '../../http/serve.ts';
import { stillThere } from '../people/index.ts';
import type { Db } from '../../db/open.ts';
import type { CommentService } from './comment.service.ts';

export function commentRoutes(app: FastifyInstance, db: Db, comments: CommentService): void {
  const author = async (caller: Caller): Promise<Member> => {
    const who = member(caller);
    await stillThere(db, who.userId);
    return who;
  };
  serve(app, commentCalls.total, async ({ query, caller }) => ({ total: await comments.total(query, caller) }));
  serve(app, commentCalls.list, ({ query, caller }) => comments.list(query, caller));
  serve(app, commentCalls.create, async ({ body, caller, ip }) => {
    return comments.create(body, await author(caller), ip);
  });
  serve(app, commentCalls.update, async ({ body, caller, ip }) => comments.update(body, await author(caller), ip));
  serve(app, commentCalls.react, async ({ body, caller, ip }) => comments.react(body, await author(caller), ip));
  serve(app, commentCalls.reactionsOf, ({ query, caller }) => comments.reactionsOf(query, caller));
  serve(app, commentCalls.remove, async ({ params, caller }) => {
    await comments.remove(params.id, caller);
    return {};
  });
}
