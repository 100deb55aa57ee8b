import { namingWords } from '@portal/i18n';
import { guestNumber } from '@portal/contracts';
import type { ChatMessage } from '@portal/contracts/chat';
import type { TFunction } from 'i18next';

/** What the reader sees of a person: guests are named alike, in each reader's own language. */
export const nameOf = ({ isGuest, userId, showName }: Pick<ChatMessage, 'isGuest' | 'userId' | 'showName'>, t: TFunction<'chat'>): string =>
  isGuest ? t('guest', { number: guestNumber(userId) }) : showName;

/** Whose message a button belongs to, and how it begins. */
export const whichMessage = (message: ChatMessage, t: TFunction<'chat'>) => ({ name: nameOf(message, t), words: namingWords(message.filteredMessage) });
