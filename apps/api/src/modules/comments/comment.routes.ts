import type { FastifyInstance } from 'fastify';
import { commentCalls } from '@portal/contracts/comment';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import { peopleRepository } from '../people/index.ts';
import type { Db } from '../../db/open.ts';
import type { CommentService } from './comment.service.ts';

export function commentRoutes(app: FastifyInstance, db: Db, comments: CommentService): void {
  serve(app, commentCalls.total, async ({ query, caller }) => ({ total: await comments.total(query, caller) }));
  serve(app, commentCalls.list, ({ query, caller }) => comments.list(query, caller));
  serve(app, commentCalls.create, async ({ body, caller, ip }) => {
    // A token outlives its account by minutes at most; nobody writes under a name that is gone.
    if (caller.kind !== 'user' || !(await peopleRepository(db).byIds([caller.userId])).has(caller.userId)) throw refused.noToken();
    return comments.create(body, caller, ip);
  });
  serve(app, commentCalls.remove, async ({ params, caller }) => {
    await comments.remove(params.id, caller);
    return {};
  });
}
