import { z } from 'zod';
import { chatUuid, id } from '@portal/contracts/parts';
import { chatMessage, chatReaction, chatSend, reactionUpdate } from './chat.ts';

/** Topics of rooms on `/websocket`. */
export const chatTopics = {
  chatRoom: (groupId: number) => `/topic/chatroom.${groupId}`,
  privateRoom: (groupId: number) => `/topic/private.${groupId}`,
  unread: '/topic/unread',
} as const;

/** Where a client sends to. */
export const destinations = { send: '/chat.sendMessage', sendPrivate: '/chat.sendMessagePrivate', join: '/chat.join' } as const;
/** Body of `destinations.join`. */
export const joinBody = z.object({ groupId: id });

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

/** What arrives on `/topic/unread`: a room's newest message and how many are unread in it (section 4). */
export const unreadFrame = z.object({ type: z.literal('unread'), groupId: id, unread_messages: z.number().int(), lastMessage: chatMessage });
export type UnreadFrame = z.infer<typeof unreadFrame>;

/** What arrives on each topic. */
export const chatFrames = { chatRoom: roomFrame, privateRoom: roomFrame, unread: unreadFrame } as const;
/** What each destination takes. */
export const destinationBodies = { send: z.union([chatReaction, chatSend]), sendPrivate: chatSend, join: joinBody } as const;

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
