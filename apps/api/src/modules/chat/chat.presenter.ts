import { DEFAULT_LANGUAGE, type Language, type Reactions } from '@portal/contracts';
import type { ChatMessage, ChatRoom, MessageQuote, ReactionUpdate } from '@portal/contracts/chat';
import type { Say } from '../../http/words.ts';
import { colorOf, guestName } from '../user/index.ts';
import type { Room, StoredMessage } from './chat.repository.ts';

/** What stands around a message: what it answers to (undefined: not looked up), and reactions. `mine` only for whoever asked by a call. */
export interface Around {
  readonly parent?: StoredMessage | null | undefined;
  readonly reactions?: Reactions | undefined;
  readonly mine?: boolean;
}

/** A message as others see it. What was originally written and the address stay inside. */
export function presentMessage(
  row: StoredMessage,
  say: Say,
  language: Language = DEFAULT_LANGUAGE,
  { parent, reactions, mine = false }: Around = {},
): ChatMessage {
  return {
    groupMessageId: row.id,
    groupId: row.roomId,
    offset: row.roomOffset,
    uuid: row.uuid,
    userId: row.authorId,
    showName: shownName(row, say, language),
    colorName: colorOf(row.authorId),
    isGuest: row.isGuest,
    userType: row.userType,
    filteredMessage: row.filteredMessage,
    systemMessage: row.systemMessage,
    parentMessageId: row.parentMessageId,
    ...(row.parentMessageId !== null && parent !== undefined && { parent: parent && presentQuote(parent, say, language) }),
    ...(reactions && reactions.total > 0 && { listReactions: reactions.counts, totalReactions: reactions.total }),
    ...(mine && { myReaction: reactions?.mine ?? null }),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentReactions(groupId: number, groupMessageId: number, { counts, total }: Reactions): ReactionUpdate {
  return { updatedReaction: true, groupId, groupMessageId, listReactions: counts, totalReactions: total };
}

function presentQuote(row: StoredMessage, say: Say, language: Language): MessageQuote {
  const { id, roomOffset, authorId, isGuest, filteredMessage } = row;
  return { groupMessageId: id, offset: roomOffset, userId: authorId, showName: shownName(row, say, language), isGuest, filteredMessage };
}

const shownName = (row: StoredMessage, say: Say, language: Language) => (row.isGuest ? guestName(say, language, row.authorId) : row.showName);

export function presentRoom(room: Room, title: string, online: number, lastMessage: ChatMessage | null): ChatRoom {
  return { groupId: room.id, title, fixtureId: room.fixtureId, vipGroup: room.vipGroup, privateMessage: false, online, lastMessage };
}
