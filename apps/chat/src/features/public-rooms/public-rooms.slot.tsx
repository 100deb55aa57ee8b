import { MessagesSquare } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PrefetchLink, useApp } from '@portal/platform';
import { links } from '@portal/contracts';
import type { ChatRoom } from '@portal/contracts/chat';
import { busyRooms } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { FootballIcon, Panel, PanelHeader } from '@portal/ui';
import type { TFunction } from 'i18next';
import { lastWords } from '../room/last-words.ts';
import { labelled } from '../room/online-words.ts';
import { publicRooms } from './public-rooms.query.ts';
import styles from './public-rooms.module.css';

/** Where most people talk now, with the last words said there; with hardly anybody about, the rooms that are open. Nothing when there is nothing to say. */
export function PublicRoomsSlot() {
  const app = useApp();
  const { t } = useTranslation('chat');
  const rooms = useQuery(publicRooms(app)).data?.list ?? [];
  if (rooms.length === 0) return null;
  const busy = busyRooms(rooms);
  const title = t(busy ? 'publicRooms.title' : 'publicRooms.open');
  return (
    <Panel edgeToEdge label={title}>
      <PanelHeader title={title} />
      <ul className={styles.rooms}>
        {(busy ?? rooms).map((room) => (
          <li key={room.groupId}>
            <Room room={room} t={t} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Room({ room, t }: { room: ChatRoom; t: TFunction<'chat'> }) {
  return (
    <PrefetchLink to={room.fixtureId ? links.liveRoom(room.fixtureId) : links.chat(room.groupId)} className={styles.room}>
      <span className={styles.mark}>{room.fixtureId ? <FootballIcon size={20} /> : <MessagesSquare size={20} aria-hidden="true" />}</span>
      <span className={styles.text}>
        <b className={styles.title}>{room.title}</b>
        <span className={styles.last}>{lastWords(room, t)}</span>
      </span>
      {room.online > 0 && (
        <span className={styles.online}>
          {labelled(t('publicRooms.online', { count: room.online, shown: formatNumber(room.online) }), room.simulatedOnline, t)}
        </span>
      )}
    </PrefetchLink>
  );
}
