import { z } from 'zod';
import { endpoint, limits } from '@portal/contracts';
import { done, id, numbered, text, unsettled } from '@portal/contracts/parts';
import { chatHistory, chatRoom, reactionsInRoom } from './chat.ts';

const base = '/ac/api/chat/';
const tag = 'chat';
const group = z.object({ groupId: id });

export const chatCalls = {
  listRoom: endpoint({
    id: 'chat.listRoom',
    method: 'GET',
    path: `${base}room/list-room`,
    access: 'public',
    tag,
    summary: 'Public rooms, busiest first',
    query: () =>
      z.object({
        pageSize: z.coerce.number().int().min(1).max(limits.roomList).default(limits.roomList),
        pageNum: z.coerce.number().int().min(1).max(1000).default(1),
        hasFollow: z.coerce.number().int().default(0),
        groupType: z.coerce.number().int().optional(),
        searchKeyword: text().max(100).optional(),
      }),
    data: () => z.object({ list: z.array(chatRoom), total: z.number().int() }),
  }),
  messages: endpoint({
    id: 'chat.messages',
    method: 'POST',
    path: `${base}message/v2/list`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'A page of a room’s history; page 1 is the newest, oldest first within a page',
    body: () =>
      z.object({
        groupId: id,
        pageNum: z.number().int().min(1).max(1000).default(1),
        pageSize: z.number().int().min(1).max(limits.publicChatMessages).default(limits.chatMessages),
        searchKeyword: text().max(100).optional(),
      }),
    data: () => chatHistory,
  }),
  reactions: endpoint({
    id: 'chat.reactions',
    method: 'GET',
    path: `${base}message/reactions`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'Reactions on the messages between two offsets, both included',
    query: () =>
      z
        .object({ groupId: z.coerce.number().int().positive(), from: z.coerce.number().int().positive(), to: z.coerce.number().int().positive() })
        .refine(({ from, to }) => to >= from && to - from < limits.chatCatchUp, { path: ['to'], message: 'range' }),
    data: () => reactionsInRoom,
  }),
  listFollow: endpoint({
    id: 'chat.listFollow',
    method: 'GET',
    path: `${base}room/list-follow`,
    access: 'user',
    tag,
    summary: 'Rooms one follows',
    query: () => z.object(numbered(limits.roomList)),
    data: () => unsettled,
  }),
  unreadGroup: endpoint({
    id: 'chat.unreadGroup',
    method: 'GET',
    path: `${base}room/unread-group`,
    access: 'user',
    tag,
    summary: 'Unread messages by room',
    data: () => unsettled,
  }),
  followRoom: endpoint({
    id: 'chat.followRoom',
    method: 'POST',
    path: `${base}room/follow-room`,
    access: 'user',
    tag,
    summary: 'Follows a room, or no longer',
    body: () => group,
    data: () => unsettled,
  }),
  markReadGroup: endpoint({
    id: 'chat.markReadGroup',
    method: 'POST',
    path: `${base}room/mark-read-group`,
    access: 'user',
    tag,
    summary: 'Marks a room as read',
    body: () => group,
    data: () => done,
  }),
  bannedChat: endpoint({
    id: 'chat.bannedChat',
    method: 'POST',
    path: `${base}message/banned-chat`,
    access: 'user',
    tag,
    summary:
      'Keeps somebody out of a room for `hours` (24 where nothing is said); staff, and a commentator in their own room. `ip`: of a guest, where that is not the address they last wrote from',
    body: () =>
      z.object({
        ip: text().max(64).optional(),
        reason: text().trim().min(1).max(200),
        userId: z.number().int(),
        groupId: id,
        hours: z.number().int().min(1).max(limits.longestBan).default(24),
      }),
    data: () => done,
  }),
  privateMessages: endpoint({
    id: 'chat.privateMessages',
    method: 'GET',
    path: `${base}private-message/list-private`,
    access: 'user',
    tag,
    summary: 'A page of a private chat',
    query: () =>
      z.object({
        groupId: z.coerce.number().int().optional(),
        ...numbered(limits.chatMessages),
        searchKeyword: text().max(100).optional(),
        otherUserId: z.coerce.number().int().optional(),
      }),
    data: () => unsettled,
  }),
  requestVip: endpoint({
    id: 'chat.requestVip',
    method: 'POST',
    path: `${base}room/request-vip-gr`,
    access: 'user',
    tag,
    summary: 'Asks to be let into a VIP room',
    body: () => group.extend({ username: text().min(1).max(64) }),
    data: () => done,
  }),
  notificationsGroup: endpoint({
    id: 'chat.notificationsGroup',
    method: 'POST',
    path: `${base}room/notifications-group`,
    access: 'user',
    tag,
    summary: 'Notifications of a room on or off',
    body: () => group,
    data: () => unsettled,
  }),
  emojiPackages: endpoint({
    id: 'chat.emojiPackages',
    method: 'GET',
    path: `${base}emoji/chat-emoji-package`,
    access: 'public',
    tag,
    summary: 'Packages of emoji',
    data: () => unsettled,
  }),
  stickers: endpoint({
    id: 'chat.stickers',
    method: 'GET',
    path: `${base}emoji/list-sticker`,
    access: 'public',
    tag,
    summary: 'Stickers',
    query: () => z.object({ packageId: z.coerce.number().int().optional() }),
    data: () => unsettled,
  }),
  listPrivate: endpoint({
    id: 'chat.listPrivate',
    method: 'GET',
    path: `${base}room/list-private`,
    access: 'user',
    tag,
    summary: 'Own private chats',
    query: () => z.object(numbered(limits.roomList)),
    data: () => unsettled,
  }),
} as const;
