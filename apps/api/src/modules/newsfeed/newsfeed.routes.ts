import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import type { Caller } from '../../identity/caller.ts';
import type { FeedReader } from './feed.reader.ts';
import type { Member, NewsfeedService } from './newsfeed.service.ts';

export function newsfeedRoutes(app: FastifyInstance, { reader, newsfeed }: { reader: FeedReader; newsfeed: NewsfeedService }): void {
  const { newsfeed: feed } = calls;

  serve(app, feed.list, ({ query, caller }) => reader.list(query, caller));
  serve(app, feed.one, ({ params, caller }) => reader.one(params.id, caller));
  serve(app, feed.sharesOf, ({ query, caller }) => reader.sharesOf(query, caller));
  serve(app, feed.reactionsOf, ({ query, caller }) => reader.reactionsOf(query, caller));
  serve(app, feed.create, ({ body, caller, ip }) => newsfeed.create(body, member(caller), ip));
  serve(app, feed.share, ({ body, caller, ip }) => newsfeed.share(body, member(caller), ip));
  serve(app, feed.update, ({ body, caller, ip }) => newsfeed.update(body, member(caller), ip));
  serve(app, feed.react, ({ body, caller, ip }) => newsfeed.react(body, member(caller), ip));
  serve(app, feed.remove, async ({ params, caller }) => {
    await newsfeed.remove(params.id, member(caller));
    return {};
  });
}

/** The door of these calls has let in members only; this says so to the compiler. */
function member(caller: Caller): Member {
  if (caller.kind !== 'user') throw refused.notAllowed();
  return caller;
}
