import { chatHistory, chatMessage, chatRoom, type ChatHistory, type ChatMessage, type ChatRoom } from '@portal/contracts/chat';

/** The message at `offset` of room 501 (the given fields win). */
export const aMessage = (offset: number, own: Partial<ChatMessage> = {}): ChatMessage =>
  chatMessage.parse({
    groupMessageId: 9_000 + offset,
    groupId: 501,
    offset,
    uuid: `uuid-of-${String(offset).padStart(4, '0')}`,
    userId: 12,
    showName: 'nghe_tinh_fc',
    colorName: 2,
    isGuest: false,
    userType: 10,
    filteredMessage: `Tin số ${offset}`,
    systemMessage: null,
    parentMessageId: null,
    createdAt: new Date(Date.parse('2026-11-20T20:00:00+07:00') + offset * 1000).toISOString(),
    ...own,
  });

/** Messages `from` to `to`, both included. */
export const messages = (from: number, to: number, own: Partial<ChatMessage> = {}): ChatMessage[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => aMessage(from + index, own));

/** Newest page of a room whose last message is `list`'s last. */
export const aHistory = (list: ChatMessage[] = messages(1, 3), own: Partial<ChatHistory> = {}): ChatHistory =>
  chatHistory.parse({
    groupId: 501,
    epoch: 'e1',
    lastOffset: list.at(-1)?.offset ?? 0,
    online: 128,
    can: { read: true, post: true },
    pageNum: 1,
    pageSize: 50,
    total: list.at(-1)?.offset ?? 0,
    list,
    ...own,
  });

export const aRoom = (own: Partial<ChatRoom> = {}): ChatRoom =>
  chatRoom.parse({ groupId: 501, title: 'Đức – Anh', fixtureId: 7, vipGroup: null, privateMessage: false, online: 128, lastMessage: null, ...own });
