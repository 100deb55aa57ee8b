import { Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError } from '@portal/api-client';
import { chatCodes, links } from '@portal/contracts';
import { EmptyState, ErrorState, IconLink, ThreadHeader } from '@portal/ui';
import type { TFunction } from 'i18next';
import { LivingRoom } from '../room/living-room.tsx';
import { onlineWords } from '../room/online-words.ts';
import type { RoomHistory } from '../room/room.query.ts';
import { Waiting } from '../room/room-skeleton.tsx';
import { renderLink } from './links.tsx';
import styles from './rooms-page.module.css';

interface ThreadProps {
  roomId: number;
  title: string;
  history: RoomHistory;
  unreadFrom: number | undefined;
  t: TFunction<'chat'>;
  /** Tabs of the page, with how many messages came while another than the chat was shown. */
  tabs: (unread: number) => ReactNode;
  /** What a tab shows instead of the conversation, about the room's match if it has one; undefined: the conversation. */
  part: ((fixtureId: number | null | undefined) => ReactNode) | undefined;
  onSeen: ((offset: number) => void) | undefined;
}

/** The open room: alive, on its way, closed to the reader, or not to be had. */
export function Thread({ roomId, title, history, unreadFrom, t, tabs, part, onSeen }: ThreadProps) {
  const { data, error, isFetching, refetch } = history;
  const header = (online?: string, unread = 0) => (
    <>
      <ThreadHeader
        title={title}
        picture={{ kind: 'room', seed: `room ${roomId}` }}
        online={online !== undefined}
        note={online}
        back={{ href: links.chat(), label: t('rooms.back') }}
        renderLink={renderLink}
        actions={
          data?.fixtureId ? (
            <IconLink href={links.liveRoom(data.fixtureId)} label={t('rooms.watch')} renderLink={renderLink}>
              <Play size={20} aria-hidden="true" />
            </IconLink>
          ) : undefined
        }
      />
      {tabs(unread)}
    </>
  );
  if (data)
    return (
      <LivingRoom
        snapshot={data}
        title={title}
        unreadFrom={unreadFrom}
        header={(room) => header(onlineWords(room, t), part && room.messages.unseen)}
        instead={part?.(data.fixtureId)}
        onSeen={onSeen}
      />
    );
  if (!error)
    return (
      <section className={styles.thread} aria-busy="true" aria-label={t('room.loading')}>
        {header()}
        <Waiting />
      </section>
    );
  const closed = isApiError(error) && error.code === chatCodes.notPermitted;
  return (
    <section className={styles.thread} aria-label={t('room.label', { title })}>
      {header()}
      {closed && part ? (
        part(undefined)
      ) : closed ? (
        <EmptyState bare tone="vip" level={3} icon={<Lock size={32} aria-hidden="true" />} title={t('room.locked.title')}>
          {t('room.locked.text')}
        </EmptyState>
      ) : (
        <ErrorState bare message={t('room.failed')} retryLabel={t('retry')} busy={isFetching} onRetry={refetch} />
      )}
    </section>
  );
}
