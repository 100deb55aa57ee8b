import { DEFAULT_LANGUAGE, languages, type Language, type Reactions } from '@portal/contracts';
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

/** What messages are told with. `matchTitle`: the two teams; undefined for a fixture nobody knows. */
export interface Tongue {
  readonly say: Say;
  readonly matchTitle: (fixtureId: number, language: Language) => string | undefined;
}

/** A message as others see it. What was originally written and the address stay inside. */
export function presentMessage(
  row: StoredMessage,
  { say, matchTitle }: Tongue,
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
    ...(row.level !== null && { level: row.level }),
    filteredMessage: row.filteredMessage,
    systemMessage: row.systemMessage,
    ...(row.simulated && { simulated: true }),
    parentMessageId: row.parentMessageId,
    ...(row.parentMessageId !== null && parent !== undefined && { parent: parent && presentQuote(parent, say, language) }),
    ...(reactions && reactions.total > 0 && { listReactions: reactions.counts, totalReactions: reactions.total }),
    ...linkedMatch(row, matchTitle),
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

/** An address of a match's room, wherever in a text. */
const roomAddress = /\/truc-tiep\/[a-z-]+\/(\d{1,15})(?!\d)/;

function linkedMatch({ systemMessage, filteredMessage }: StoredMessage, matchTitle: Tongue['matchTitle']): Pick<ChatMessage, 'linked'> {
  const digits = systemMessage === null ? roomAddress.exec(filteredMessage)?.[1] : undefined;
  if (digits === undefined) return {};
  const fixtureId = Number(digits);
  const [vi, en, zh] = languages.map((language) => matchTitle(fixtureId, language));
  return vi && en && zh ? { linked: { fixtureId, names: { vi, en, zh } } } : {};
}

const shownName = (row: StoredMessage, say: Say, language: Language) => (row.isGuest ? guestName(say, language, row.authorId) : row.showName);

/** Who is in a room: connections, and in a demonstration those it adds (`simulated`). */
export interface Present {
  readonly online: number;
  readonly simulated: boolean;
}

export function presentRoom(room: Room, title: string, { online, simulated }: Present, lastMessage: ChatMessage | null): ChatRoom {
  return {
    groupId: room.id,
    title,
    fixtureId: room.fixtureId,
    vipGroup: room.vipGroup,
    privateMessage: false,
    online,
    ...(simulated && { simulatedOnline: true }),
    lastMessage,
  };
}
