import { MessagesSquare } from 'lucide-react';
import { links } from '@portal/contracts';
import type { ChatRoom } from '@portal/contracts/chat';
import { formatDay, formatTime, zonedDate, type Told } from '@portal/i18n';
import { EmptyState, ErrorState, MoreSentinel, RoomRow, SearchField, Skeleton, type MoreState } from '@portal/ui';
import type { TFunction } from 'i18next';
import { lastWords } from '../room/last-words.ts';
import { renderLink } from './links.tsx';
import { unreadIn, type ReadMarks } from './read-marks.ts';
import styles from './rooms-page.module.css';

/** What the list of rooms shows. */
export type RoomsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'rooms'; readonly list: readonly ChatRoom[]; readonly more: MoreState };

interface RoomListProps {
  rooms: RoomsState;
  words: string;
  current: number;
  /** Undefined until the page lives: the server knows nothing of them. */
  marks: ReadMarks | undefined;
  /** Today where the reader is, once that is known. */
  today: string | undefined;
  told: Told;
  t: TFunction<'chat'>;
  onType(words: string): void;
  onMore(): void;
}

/** All rooms, busiest first, with a search by name. */
export function RoomList({ rooms, words, current, onType, onMore, t, ...row }: RoomListProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('rooms.list')}</h2>
        <SearchField
          label={t('rooms.search')}
          clearLabel={t('rooms.clear')}
          action={links.chat()}
          keep={{ roomId: String(current) }}
          defaultValue={words}
          onType={onType}
          onSearch={onType}
        />
      </div>
      <nav className={styles.scroll} aria-label={t('rooms.list')}>
        <Rooms rooms={rooms} words={words} current={current} onMore={onMore} t={t} {...row} />
      </nav>
    </>
  );
}

function Rooms({ rooms, words, current, marks, today, told, t, onMore }: Omit<RoomListProps, 'onType'>) {
  if (rooms.status === 'loading')
    return (
      <div className={styles.waiting} aria-busy="true" aria-label={t('rooms.loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </div>
    );
  if (rooms.status === 'failed') return <ErrorState bare message={t('rooms.failed')} retryLabel={t('retry')} onRetry={rooms.retry} />;
  if (rooms.list.length === 0)
    return <EmptyState bare level={3} icon={<MessagesSquare size={32} aria-hidden="true" />} title={t(words ? 'rooms.noneFound' : 'rooms.none', { words })} />;
  return (
    <>
      <ul className={styles.rooms}>
        {rooms.list.map((room) => {
          const { groupId, title, lastMessage, vipGroup } = room;
          const at = lastMessage?.createdAt;
          const unread = marks && lastMessage && groupId !== current ? unreadIn(marks, groupId, lastMessage.offset) : undefined;
          return (
            <li key={groupId}>
              <RoomRow
                href={links.chat(groupId)}
                name={title}
                current={groupId === current}
                picture={{ kind: 'room', seed: `room ${groupId}`, locked: vipGroup !== null }}
                last={vipGroup === null ? lastWords(room, t) : t('rooms.locked')}
                time={at && (today === undefined || zonedDate(at, told) === today ? formatTime(at, told) : formatDay(at, told))}
                unread={unread ? { value: unread, label: t('rooms.unread', { count: unread }) } : undefined}
                renderLink={renderLink}
              />
            </li>
          );
        })}
      </ul>
      <MoreSentinel state={rooms.more} label={t('rooms.more')} onMore={onMore} />
    </>
  );
}
