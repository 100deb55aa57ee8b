import { Lock, Users } from 'lucide-react';
import { formatNumber } from '@portal/i18n';
import { EmptyState } from '@portal/ui';
import type { TFunction } from 'i18next';
import { Composer } from './composer.tsx';
import type { ConnectionNotice } from './connection.model.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';
import type { ComposerState } from './room.model.ts';
import { RoomFrame } from './room-frame.tsx';
import styles from './room.module.css';

export interface RoomViewProps extends MessageListProps {
  online: number;
  mayRead: boolean;
  connection: ConnectionNotice;
  composer: ComposerState;
  onSend(text: string): void;
}

/** A room's chat: who is there, the messages, where one writes. Fills the place it is put into. */
export function RoomView({ online, mayRead, connection, composer, onSend, ...list }: RoomViewProps) {
  const { title, t } = list;
  return (
    <RoomFrame label={t('room.label', { title })}>
      <Header online={online} t={t} />
      <ConnectionStrip notice={connection} t={t} />
      {mayRead ? (
        <>
          <MessageList {...list} />
          <Composer state={composer} title={title} t={t} onSend={onSend} />
        </>
      ) : (
        <EmptyState bare tone="vip" level={3} icon={<Lock size={32} aria-hidden="true" />} title={t('room.locked.title')}>{t('room.locked.text')}</EmptyState>
      )}
    </RoomFrame>
  );
}

const Header = ({ online, t }: { online: number; t: TFunction }) => (
  <div className={styles.header}>
    <h2 className={styles.heading}>{t('room.heading')}</h2>
    <span className={styles.online}>
      <Users size={16} aria-hidden="true" />
      {t('room.online', { count: online, shown: formatNumber(online) })}
    </span>
  </div>
);
