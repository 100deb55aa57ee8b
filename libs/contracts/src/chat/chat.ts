import { z } from 'zod';
import { givenReaction, limits, reaction, reactionCounts } from '@portal/contracts';
import { id, instant, text } from '@portal/contracts/parts';

/** System message codes (section 4): 5 join, 7 marble map, 10 gift; 90 goal is ours. */
export const systemMessages = { join: 5, marble: 7, gift: 10, goal: 90 } as const;

/** As much of a message as a reply shows of it. */
export const messageQuote = z.object({
  groupMessageId: id,
  offset: z.number().int().positive(),
  userId: z.number().int(),
  showName: z.string(),
  isGuest: z.boolean(),
  filteredMessage: z.string(),
});
export type MessageQuote = z.infer<typeof messageQuote>;

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
  /** The author's when they wrote; absent: a guest, the room itself, or an older message. */
  level: z.number().int().min(1).optional(),
  filteredMessage: z.string(),
  systemMessage: z.number().int().nullable(),
  /** True: made up by a demonstration, labelled 'mô phỏng'. */
  simulated: z.boolean().optional(),
  parentMessageId: z.number().int().nullable(),
  /** What a reply answers to, as it was said; null: gone. `offset` says where in the room it stands. */
  parent: messageQuote.nullable().optional(),
  /** Reactions on the message; absent: none. `totalReactions` is their sum. */
  listReactions: reactionCounts.optional(),
  totalReactions: z.number().int().optional(),
  /** The asker's own, in answers to a member's calls only: a frame is the same for all. */
  myReaction: givenReaction.nullable().optional(),
  /** The match whose room the text links to, by its names: a frame is the same for readers of all languages. */
  linked: z.object({ fixtureId: id, names: z.object({ vi: z.string(), en: z.string(), zh: z.string() }) }).optional(),
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
  /** True: a demonstration has added to `online`. */
  simulatedOnline: z.boolean().optional(),
  lastMessage: chatMessage.nullable(),
});
export type ChatRoom = z.infer<typeof chatRoom>;

/** A page of history, oldest first. `epoch` and `lastOffset` are where the socket takes over. */
export const chatHistory = z.object({
  groupId: id,
  /** What the room is called, and its match: a room is opened by its id alone. */
  title: z.string().optional(),
  fixtureId: id.nullable().optional(),
  /** Its match has ended. */
  over: z.boolean().optional(),
  epoch: z.string(),
  lastOffset: z.number().int(),
  online: z.number().int(),
  /** True: a demonstration has added to `online`, here and in the room's frames. */
  simulatedOnline: z.boolean().optional(),
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

/** Body of a reaction (`/chat.sendMessage` too, told apart by `reaction`): one's own on a message; null takes it back. Guests do not react. */
export const chatReaction = z.object({ groupId: id, groupMessageId: id, reaction: reaction.nullable() });
export type ChatReaction = z.infer<typeof chatReaction>;
/** A reaction update: replaces the reactions of that message (section 4). */
export const reactionUpdate = z.object({
  updatedReaction: z.literal(true),
  groupId: id,
  groupMessageId: id,
  listReactions: reactionCounts,
  totalReactions: z.number().int(),
});
export type ReactionUpdate = z.infer<typeof reactionUpdate>;

/** Reactions on the messages of a stretch of a room; one that is not in the list has none. */
export const reactionsInRoom = z.object({
  groupId: id,
  epoch: z.string(),
  list: z.array(z.object({ groupMessageId: id, listReactions: reactionCounts, totalReactions: z.number().int(), myReaction: givenReaction.nullable() })),
});
export type ReactionsInRoom = z.infer<typeof reactionsInRoom>;
