import { z } from 'zod';
import { chatHistory, chatRoom } from '../chat.ts';
import { limits } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../match.ts';
import { text } from './text.ts';

const base = '/ac/api/chat/';
const tag = 'chat';

export const chat = {
  listRoom: endpoint({ id: 'chat.listRoom', method: 'GET', path: `${base}room/list-room`, access: 'public', tag, summary: 'Public rooms, busiest first',
    query: z.object({ pageSize: z.coerce.number().int().min(1).max(limits.roomList).default(limits.roomList), pageNum: z.coerce.number().int().min(1).max(1000).default(1), hasFollow: z.coerce.number().int().default(0), groupType: z.coerce.number().int().optional() }),
    data: z.object({ list: z.array(chatRoom), total: z.number().int() }) }),
  messages: endpoint({ id: 'chat.messages', method: 'POST', path: `${base}message/v2/list`, access: 'public', tag, summary: 'A page of a room’s history; page 1 is the newest, oldest first within a page',
    body: z.object({ groupId: id, pageNum: z.number().int().min(1).max(1000).default(1), pageSize: z.number().int().min(1).max(limits.publicChatMessages).default(limits.chatMessages), searchKeyword: text().max(100).optional() }),
    data: chatHistory }),
} as const;
