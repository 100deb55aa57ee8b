import type { ChatMessage, ChatRoom, Language } from '@portal/contracts';
import { DEFAULT_LANGUAGE } from '@portal/contracts';
import type { Say } from '../../http/words.ts';
import { colorOf, guestName } from '../user/index.ts';
import type { Room, StoredMessage } from './chat.repository.ts';

/** A message as others see it. What was originally written and the address stay inside. */
export function presentMessage(row: StoredMessage, say: Say, language: Language = DEFAULT_LANGUAGE): ChatMessage {
  return {
    groupMessageId: row.id,
    groupId: row.roomId,
    offset: row.roomOffset,
    uuid: row.uuid,
    userId: row.authorId,
    showName: row.isGuest ? guestName(say, language, row.authorId) : row.showName,
    colorName: colorOf(row.authorId),
    isGuest: row.isGuest,
    userType: row.userType,
    filteredMessage: row.filteredMessage,
    systemMessage: row.systemMessage,
    parentMessageId: row.parentMessageId,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentRoom(room: Room, title: string, online: number, lastMessage: ChatMessage | null): ChatRoom {
  return { groupId: room.id, title, fixtureId: room.fixtureId, vipGroup: room.vipGroup, privateMessage: false, online, lastMessage };
}
