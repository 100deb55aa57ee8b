import type { FastifyInstance } from 'fastify';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { serve } from '../../http/serve.ts';
import { memberId, type Caller } from '../../identity/caller.ts';
import type { FriendService } from './friend.service.ts';

export function friendRoutes(app: FastifyInstance, friends: FriendService): void {
  serve(app, friendCalls.sendRequest, ({ body, caller, ip }) => friends.ask(deed(caller, body.userId, ip)));
  serve(app, friendCalls.actionRequest, ({ body, caller, ip }) => friends.act(deed(caller, body.userId, ip), body.action ?? friendActions.accept));
  serve(app, friendCalls.cancel, ({ body, caller, ip }) => friends.cancel(deed(caller, body.userId, ip), body.ends));
  serve(app, friendCalls.reject, ({ body, caller, ip }) => friends.refuse(deed(caller, body.userId, ip)));
  serve(app, friendCalls.isFriend, ({ query, caller }) => friends.standing(memberId(caller), query.userId));
  serve(app, friendCalls.count, ({ query, caller }) => friends.counts(query.userId, caller));
  serve(app, friendCalls.list, ({ query, caller }) => friends.list('friends', query.userId ?? memberId(caller), memberId(caller), query));
  serve(app, friendCalls.listRequest, ({ query, caller }) => friends.list('received', memberId(caller), memberId(caller), query));
  serve(app, friendCalls.requestList, ({ query, caller }) => friends.list('sent', memberId(caller), memberId(caller), query));
  serve(app, friendCalls.followList, ({ query, caller }) => friends.list('following', memberId(caller), memberId(caller), query));
  serve(app, friendCalls.suggestionList, ({ query, caller, language }) => friends.suggestions(memberId(caller), query.pageSize, language));
  serve(app, friendCalls.blockList, ({ query, caller }) => friends.list('blocked', memberId(caller), memberId(caller), query));
  serve(app, friendCalls.muteList, ({ query, caller }) => friends.list('muted', memberId(caller), memberId(caller), query));
}

const deed = (caller: Caller, otherId: number, ip: string) => ({
  userId: memberId(caller),
  since: caller.kind === 'user' ? caller.since : undefined,
  otherId,
  ip,
});
