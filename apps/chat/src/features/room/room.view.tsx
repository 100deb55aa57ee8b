import { useRef, useState, type ReactNode } from 'react';
import { Lock, Users } from 'lucide-react';
import { links } from '@portal/contracts';
import type { MessageQuote } from '@portal/contracts/chat';
import { PrefetchLink } from '@portal/platform';
import { EmptyState } from '@portal/ui';
import type { TFunction } from 'i18next';
import { Composer } from './composer.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';
import type { ComposerState } from './room.model.ts';
import { RoomFrame } from './room-frame.tsx';
import styles from './room.module.css';

export interface RoomViewProps extends Omit<MessageListProps, 'offers' | 'onOpener'> {
  /** What is being written belongs to one room. */
  roomId: number;
  /** Who is there: '1,204 trong phòng'. */
  online: string;
  /** Its match is over. */
  over?: boolean | undefined;
  mayRead: boolean;
  composer: ComposerState;
  answering: MessageQuote | undefined;
  /** Instead of the room's own: the chat page has its heading. */
  header?: ReactNode;
  /** Of the chat page: what is shown in the conversation's place, which keeps its place and its draft. */
  instead?: ReactNode;
  onSend(text: string): void;
  onAnswerNothing(): void;
}

/** A room's chat: who is there, the messages, where one writes. Fills the place it is put into. */
export function RoomView({ roomId, online, header, instead, ...room }: RoomViewProps) {
  const { title, t } = room;
  if (header !== undefined)
    return (
      <section className={styles.full} data-look="full" aria-label={t('room.label', { title })}>
        {header}
        <div className={styles.stage}>
          <div className={styles.talk} hidden={instead !== undefined}>
            <Inside key={roomId} {...room} />
          </div>
          {instead !== undefined && <div className={styles.instead}>{instead}</div>}
        </div>
      </section>
    );
  return (
    <RoomFrame label={t('room.label', { title })}>
      <Header roomId={roomId} online={online} t={t} />
      <Inside key={roomId} {...room} />
    </RoomFrame>
  );
}

function Inside({
  over = false,
  mayRead,
  composer,
  answering,
  onSend,
  onAnswerNothing,
  ...list
}: Omit<RoomViewProps, 'roomId' | 'online' | 'header' | 'instead'>) {
  const { title, t } = list;
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const open = (words: string) => {
    setDraft(words);
    field.current?.focus();
  };
  const ready = composer.status === 'ready';
  return (
    <>
      {mayRead ? (
        <>
          <MessageList {...list} offers={ready || composer.status === 'starting'} onOpener={ready ? open : undefined} />
          {over && <p className={styles.over}>{t('room.over')}</p>}
          <Composer
            state={composer}
            title={title}
            t={t}
            answering={answering}
            draft={draft}
            field={field}
            onDraft={setDraft}
            onSend={onSend}
            onAnswerNothing={onAnswerNothing}
          />
        </>
      ) : (
        <EmptyState bare tone="vip" level={3} icon={<Lock size={32} aria-hidden="true" />} title={t('room.locked.title')}>
          {t('room.locked.text')}
        </EmptyState>
      )}
    </>
  );
}

const Header = ({ roomId, online, t }: { roomId: number; online: string; t: TFunction<'chat'> }) => (
  <div className={styles.header}>
    <h2 className={styles.heading}>{t('room.heading')}</h2>
    <PrefetchLink to={links.chat(roomId)} className={styles.enter}>
      {t('room.enter')}
    </PrefetchLink>
    <span className={styles.online}>
      <Users size={16} aria-hidden="true" />
      {online}
    </span>
  </div>
);
