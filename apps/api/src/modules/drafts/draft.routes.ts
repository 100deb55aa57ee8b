import type { FastifyInstance } from 'fastify';
import { draftCalls } from '@portal/contracts/draft';
import { serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import type { DraftService } from './draft.service.ts';

/** An article of three languages, each as long as it may be, in the characters that take most. Bytes. */
const WHOLE = { bodyLimit: 384 * 1024 };

export function draftRoutes(app: FastifyInstance, drafts: DraftService): void {
  serve(app, draftCalls.create, ({ body, caller }) => drafts.create(body, member(caller)), WHOLE);
  serve(app, draftCalls.adopt, ({ body, caller }) => drafts.adopt(body.articleId, member(caller)));
  serve(app, draftCalls.update, ({ body, caller }) => drafts.update(body, member(caller)), WHOLE);
  serve(app, draftCalls.list, ({ query }) => drafts.list(query));
  serve(app, draftCalls.info, ({ params }) => drafts.info(params.id));
  serve(app, draftCalls.changes, ({ query }) => drafts.changes(query));
  serve(app, draftCalls.version, ({ query }) => drafts.version(query.id, query.version));
  serve(app, draftCalls.preview, ({ body }) => drafts.preview(body.body), WHOLE);
  serve(app, draftCalls.publish, ({ body, caller }) => drafts.publish(body, member(caller)));
  serve(app, draftCalls.withdraw, ({ body, caller }) => drafts.withdraw(body, member(caller)));
}
