import type { FastifyInstance } from 'fastify';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import type { CompletionService } from './completion.service.ts';
import type { FeedReader } from './feed.reader.ts';
import type { NewsfeedService } from './newsfeed.service.ts';
import type { PostRemoval } from './post.removal.ts';

export function newsfeedRoutes(
  app: FastifyInstance,
  { reader, newsfeed, removal, completion }: { reader: FeedReader; newsfeed: NewsfeedService; removal: PostRemoval; completion: CompletionService },
): void {
  serve(app, newsfeedCalls.list, ({ query, caller }) => reader.list(query, caller));
  serve(app, newsfeedCalls.card, ({ query }) => newsfeed.card(query.link));
  serve(app, newsfeedCalls.one, ({ params, caller }) => reader.one(params.id, caller));
  serve(app, newsfeedCalls.sharesOf, ({ query, caller }) => reader.sharesOf(query, caller));
  serve(app, newsfeedCalls.versions, ({ query, caller }) => reader.versions(query, caller));
  serve(app, newsfeedCalls.reactionsOf, ({ query, caller }) => reader.reactionsOf(query, caller));
  serve(app, newsfeedCalls.mentionable, ({ query, caller }) => completion.mentionable(query, member(caller)));
  serve(app, newsfeedCalls.hashtags, ({ query, caller }) => completion.hashtags(query, member(caller)));
  serve(app, newsfeedCalls.create, ({ body, caller, ip }) => newsfeed.create(body, member(caller), ip));
  serve(app, newsfeedCalls.share, ({ body, caller, ip }) => newsfeed.share(body, member(caller), ip));
  serve(app, newsfeedCalls.update, ({ body, caller, ip }) => newsfeed.update(body, member(caller), ip));
  serve(app, newsfeedCalls.react, ({ body, caller, ip }) => newsfeed.react(body, member(caller), ip));
  serve(app, newsfeedCalls.remove, async ({ params, caller, ip }) => {
    await removal.remove(params.id, member(caller), ip);
    return {};
  });
  serve(app, newsfeedCalls.restore, ({ body, caller, ip }) => removal.restore(body.id, member(caller), ip));
}
