import { Lock, Play } from 'lucide-react';
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
  onSeen: ((offset: number) => void) | undefined;
}

/** The open room: alive, on its way, closed to the reader, or not to be had. */
export function Thread({ roomId, title, history, unreadFrom, t, onSeen }: ThreadProps) {
  const { data, error, isFetching, refetch } = history;
  const header = (online?: string) => (
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
  );
  if (data) return <LivingRoom snapshot={data} title={title} unreadFrom={unreadFrom} header={(room) => header(onlineWords(room, t))} onSeen={onSeen} />;
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
      {closed ? (
        <EmptyState bare tone="vip" level={3} icon={<Lock size={32} aria-hidden="true" />} title={t('room.locked.title')}>
          {t('room.locked.text')}
        </EmptyState>
      ) : (
        <ErrorState bare message={t('room.failed')} retryLabel={t('retry')} busy={isFetching} onRetry={refetch} />
      )}
    </section>
  );
}
