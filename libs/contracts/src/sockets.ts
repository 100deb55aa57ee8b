import { z } from 'zod';
import { code } from './envelope.ts';
import { openWord } from './open.ts';
import { chatUuid, id } from './parts/values.ts';

/** Paths of the two sockets; the token goes in the query as the specification says and is kept out of every log. */
export const sockets = { chat: '/websocket', online: '/onlineSocket' } as const;
/** By which a page names itself when it opens `/onlineSocket`: 8 to 64 letters, digits, '-' and '_'; of use to `user.offline`. Optional. */
export const ONLINE_PAGE = 'page';

/** Where answers to one's own sends arrive; no subscription needed. */
export const REPLY_DESTINATION = '/user/reply';

/** Headers of ours on STOMP frames. SUBSCRIBE: the last offset held, and its epoch. MESSAGE of a room: the same of the newest message in it. */
export const headers = { uuid: 'uuid', offset: 'offset', epoch: 'epoch' } as const;

/** Answer to one's own send, after its commit: code 0, 10000 or a refusal. */
export const sendReply = z.object({
  uuid: z.string(),
  code,
  msg: z.string(),
  groupMessageId: z.number().int().nullable(),
  offset: z.number().int().nullable(),
  /** Of a refusal for being too fast: whole seconds until the next send is taken. */
  retryAfter: z.number().int().positive().optional(),
});
export type SendReply = z.infer<typeof sendReply>;

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
/**
 * Said by the server on `/onlineSocket` unasked, in binary as well: something of the member's notifications is new, or was read on another page of theirs (section 4).
 * Counters and lists are to be asked anew.
 */
export const onlineNotice = z.object({ type: openWord(['notifications']) });
export type OnlineNotice = z.infer<typeof onlineNotice>;
/** Close code of `/onlineSocket` for a token that is none or over: worth another try with a new one. */
export const ONLINE_NEEDS_TOKEN = 4401;
