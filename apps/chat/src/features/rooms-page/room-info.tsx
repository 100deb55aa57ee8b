import { Play } from 'lucide-react';
import { links, userTypes } from '@portal/contracts';
import type { ChatHistory, ChatMessage } from '@portal/contracts/chat';
import { LinkButton, RailList, Tag } from '@portal/ui';
import type { TFunction } from 'i18next';
import { lineOf } from '../room/line.ts';
import { nameOf } from '../room/name-of.ts';
import { renderLink } from './links.tsx';
import styles from './rooms-page.module.css';

const SHOWN = 8;

/** Who spoke last, each once. */
export function speakers(list: readonly ChatMessage[]): ChatMessage[] {
  const spoke = new Map<number, ChatMessage>();
  for (const message of [...list].reverse()) if (lineOf(message).kind === 'words' && !spoke.has(message.userId)) spoke.set(message.userId, message);
  return [...spoke.values()].slice(0, SHOWN);
}

/** Beside the conversation: the match it is about, and who has been talking. */
export function RoomInfo({ room, title, t }: { room: Pick<ChatHistory, 'fixtureId' | 'list'>; title: string; t: TFunction<'chat'> }) {
  const people = speakers(room.list);
  return (
    <>
      {room.fixtureId && (
        <div className={styles.match}>
          <b>{title}</b>
          <LinkButton variant="pitch" block href={links.liveRoom(room.fixtureId)} renderLink={renderLink}>
            <Play size={18} aria-hidden="true" />
            {t('rooms.watch')}
          </LinkButton>
        </div>
      )}
      {people.length > 0 && (
        <>
          <h3 className={styles.infoTitle}>{t('rooms.speakers')}</h3>
          <RailList
            label={t('rooms.speakers')}
            items={people.map((message) => ({
              id: String(message.userId),
              title: nameOf(message, t),
              note: message.simulated ? t('simulated') : undefined,
              person: { seed: String(message.userId), name: nameOf(message, t), mic: message.userType === userTypes.commentator },
              end: message.userType === userTypes.commentator ? <Tag tone="blv">{t('blv')}</Tag> : undefined,
            }))}
          />
        </>
      )}
    </>
  );
}
