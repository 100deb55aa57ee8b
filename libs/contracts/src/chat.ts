import { z } from 'zod';
import { id, instant } from './match.ts';
import { limits } from './constants.ts';
import { text } from './calls/text.ts';

/** System message codes (section 4): 5 join, 7 marble map, 10 gift; 90 goal is ours. */
export const systemMessages = { join: 5, marble: 7, gift: 10, goal: 90 } as const;

/** A message as others see it (section 3). `offset` counts within the room's epoch, without holes. `colorName` 1..8 picks the name's colour. */
export const chatMessage = z.object({
  groupMessageId: id,
  groupId: id,
  offset: z.number().int().positive(),
  uuid: z.string(),
  userId: z.number().int(),
  showName: z.string(),
  colorName: z.number().int().min(1).max(8),
  isGuest: z.boolean(),
  userType: z.number().int(),
  filteredMessage: z.string(),
  systemMessage: z.number().int().nullable(),
  parentMessageId: z.number().int().nullable(),
  createdAt: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What the caller may do in a room; the server says so, the client obeys (style: permissions come from the server). */
export const roomCan = z.object({ read: z.boolean(), post: z.boolean() });

export const chatRoom = z.object({
  groupId: id,
  title: z.string(),
  fixtureId: id.nullable(),
  vipGroup: z.number().int().nullable(),
  privateMessage: z.boolean(),
  online: z.number().int(),
  lastMessage: chatMessage.nullable(),
});
export type ChatRoom = z.infer<typeof chatRoom>;

/** A page of history, oldest first. `epoch` and `lastOffset` are where the socket takes over. */
export const chatHistory = z.object({
  groupId: id,
  epoch: z.string(),
  lastOffset: z.number().int(),
  online: z.number().int(),
  can: roomCan,
  pageNum: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
  list: z.array(chatMessage),
});
export type ChatHistory = z.infer<typeof chatHistory>;

/** Body of a send (`/chat.sendMessage`). The uuid makes a second try harmless. */
export const chatSend = z.object({
  groupId: id,
  originalMessage: text().trim().min(1).max(limits.chatText),
  parentMessageId: id.nullable().optional(),
});
export type ChatSend = z.infer<typeof chatSend>;
export const chatUuid = z.string().regex(/^[\w-]{8,64}$/, 'uuid');
