import type { ChatRoom } from '@portal/contracts/chat';
import type { TFunction } from 'i18next';
import { goalWords, lineOf } from './line.ts';
import { nameOf } from './name-of.ts';
import { labelled } from './online-words.ts';

/** What was said last in a room, in one line. */
export function lastWords({ lastMessage }: ChatRoom, t: TFunction<'chat'>): string {
  if (!lastMessage) return t('publicRooms.quiet');
  const line = lineOf(lastMessage);
  switch (line.kind) {
    case 'words':
      return `${labelled(nameOf(lastMessage, t), lastMessage.simulated, t)}: ${lastMessage.filteredMessage}`;
    case 'goal':
      return `${goalWords(line, t)} · ${line.home}–${line.away}`;
    case 'join':
      return `${line.name} ${t('joined')}`;
    case 'notice':
      return line.text;
    case 'nothing':
      return t('publicRooms.quiet');
  }
}
