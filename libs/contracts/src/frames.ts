import { z } from 'zod';
import { chatMessage, chatReaction, chatSend, chatUuid, reactionUpdate } from './chat.ts';
import { code } from './envelope.ts';
import { id, instant, liveSnapshot, matchMoving } from './match.ts';

/** Paths of the two sockets; the token goes in the query as the specification says and is kept out of every log. */
export const sockets = { chat: '/websocket', online: '/onlineSocket' } as const;

/** Topics one can subscribe to. The live ones are ours. */
export const topics = {
  chatRoom: (groupId: number) => `/topic/chatroom.${groupId}`,
  privateRoom: (groupId: number) => `/topic/private.${groupId}`,
  unread: '/topic/unread',
  /** Moving part of every match on air. */
  live: '/topic/live',
  /** One match, whole. */
  liveMatch: (fixtureId: number) => `/topic/live.${fixtureId}`,
} as const;

/** Where a client sends to. */
export const destinations = { send: '/chat.sendMessage', sendPrivate: '/chat.sendMessagePrivate', join: '/chat.join' } as const;
/** Body of `destinations.join`. */
export const joinBody = z.object({ groupId: id });
/** Where answers to one's own sends arrive; no subscription needed. */
export const REPLY_DESTINATION = '/user/reply';

/** Headers of ours on STOMP frames. SUBSCRIBE: the last offset held, and its epoch. MESSAGE of a room: the same of the newest message in it. */
export const headers = { uuid: 'uuid', offset: 'offset', epoch: 'epoch' } as const;

/**
 * What arrives on a room's topic: one frame, one or more messages, in offset order.
 * `reactions`: all that changed within a moment, one update for each message.
 * `caughtUp`: first frame after SUBSCRIBE, carries what was missed. `reset`: the history is gone (another epoch or too far behind), load the page of history.
 */
export const roomFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('messages'), epoch: z.string(), lastOffset: z.number().int(), list: z.array(chatMessage) }),
  z.object({ type: z.literal('caughtUp'), epoch: z.string(), lastOffset: z.number().int(), online: z.number().int(), list: z.array(chatMessage) }),
  z.object({ type: z.literal('reset'), epoch: z.string(), lastOffset: z.number().int() }),
  z.object({ type: z.literal('online'), online: z.number().int() }),
  z.object({ type: z.literal('reactions'), updates: z.array(reactionUpdate) }),
]);
export type RoomFrame = z.infer<typeof roomFrame>;

/** Answer to one's own send, after its commit: code 0, 10000 or a refusal. */
export const sendReply = z.object({
  uuid: z.string(),
  code,
  msg: z.string(),
  groupMessageId: z.number().int().nullable(),
  offset: z.number().int().nullable(),
});
export type SendReply = z.infer<typeof sendReply>;

/** Frame of `/topic/live`: first all matches on air, then those that changed. */
export const liveFrame = z.object({ type: z.literal('scores'), serverTime: instant, list: z.array(matchMoving) });
export type LiveFrame = z.infer<typeof liveFrame>;

/** Frame of `/topic/live.{fixtureId}`: the whole moving state; replaces what the client holds when its revision is newer. */
export const liveMatchFrame = z.object({ type: z.literal('match'), serverTime: instant, match: liveSnapshot });
export type LiveMatchFrame = z.infer<typeof liveMatchFrame>;

/** What arrives on `/topic/unread`: a room's newest message and how many are unread in it (section 4). */
export const unreadFrame = z.object({ type: z.literal('unread'), groupId: id, unread_messages: z.number().int(), lastMessage: chatMessage });
export type UnreadFrame = z.infer<typeof unreadFrame>;

/** The specification's JSON frames of `/websocket` (section 7), spoken when the client offers no STOMP subprotocol. */
export const jsonFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sub'), topic: z.string().max(100), uuid: chatUuid, offset: z.number().int().optional(), epoch: z.string().max(64).optional() }),
  z.object({ type: z.literal('unsub'), topic: z.string().max(100), uuid: chatUuid }),
  z.object({
    type: z.literal('send'),
    path: z.enum([destinations.send, destinations.sendPrivate, destinations.join]),
    uuid: chatUuid,
    msg: z.union([chatReaction, chatSend, joinBody]),
  }),
]);
export type JsonFrame = z.infer<typeof jsonFrame>;

/** Binary frames of `/onlineSocket`: UTF-8 JSON (section 7, decisions.md "Sockets"). `roomId` goes with join and leave. */
export const onlineFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('online'), uuid: chatUuid }),
  z.object({ type: z.literal('offline'), uuid: chatUuid }),
  z.object({ type: z.literal('join'), uuid: chatUuid, roomId: id }),
  z.object({ type: z.literal('leave'), uuid: chatUuid, roomId: id }),
]);
export type OnlineFrame = z.infer<typeof onlineFrame>;

/** Answer to one's own frame on `/onlineSocket`, binary as well. `uuid` is empty where the frame had none that could be read. */
export const onlineReply = z.object({ uuid: z.string(), code, msg: z.string() });
export type OnlineReply = z.infer<typeof onlineReply>;
/** Close code of `/onlineSocket` for a token that is none or over: worth another try with a new one. */
export const ONLINE_NEEDS_TOKEN = 4401;
