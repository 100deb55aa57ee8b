import { useDeferredValue, useEffect, useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { limits, links } from '@portal/contracts';
import { shownChatTab } from '@portal/domain';
import { zonedDate } from '@portal/i18n';
import { useApp, useHydrated, PageMeta } from '@portal/platform';
import { ChatGrid, VisuallyHidden } from '@portal/ui';
import { useRoomHistory } from '../room/room.query.ts';
import { roomAddress, type RoomAddress } from './address.ts';
import { useReadMarks } from './read-marks.ts';
import { RoomInfo } from './room-info.tsx';
import { RoomList, type RoomsState } from './room-list.tsx';
import { roomList } from './rooms.query.ts';
import { TabPart } from './tab-part.tsx';
import { TabStrip } from './tab-strip.tsx';
import { Thread } from './thread.tsx';
import { useUnreadSound } from './unread-sound.ts';
import styles from './rooms-page.module.css';

const noRoom: RoomAddress = { roomId: limits.publicRoomId, chosen: false, tab: 'Chat', words: '' };
/** Where rooms and conversation stand side by side. */
const WIDE = '(min-width: 1024px)';

/** Group chat: the rooms, the one that is open, and what it is about. */
export const Component = observer(function RoomsPage() {
  const app = useApp();
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation('shell');
  const alive = useHydrated();
  const here = useLocation();
  const { roomId, chosen, tab: named, words: asked } = roomAddress(here) ?? noRoom;
  const hidesOdds = app.settings.values.disableTip;
  const tab = shownChatTab(named, hidesOdds);
  const [words, setWords] = useState(asked);
  const list = useInfiniteQuery({ ...roomList(app, useDeferredValue(words.trim())), placeholderData: keepPreviousData });
  const history = useRoomHistory(roomId);
  const { marks, mark } = useReadMarks();
  const unreadFrom = useUnreadFrom(roomId, alive ? marks[`r${roomId}`] : undefined, history.data?.lastOffset);
  const rooms = list.data?.pages.flatMap((page) => page.list) ?? [];
  useUnreadSound(rooms, alive ? marks : undefined, roomId);
  const title = history.data?.title ?? rooms.find(({ groupId }) => groupId === roomId)?.title ?? t('rooms.room');
  const seen = (offset: number) => {
    if (chosen || matchMedia(WIDE).matches) mark(roomId, offset);
  };

  return (
    <div className={styles.page} data-full="true">
      <PageMeta
        title={shell('title.suffix', { page: t('rooms.pageTitle', { title }) })}
        description={t('rooms.description', { title })}
        path={links.chat(chosen ? roomId : undefined)}
      />
      <VisuallyHidden as="h1">{t('rooms.heading')}</VisuallyHidden>
      <ChatGrid
        shows={chosen ? 'thread' : 'rooms'}
        // The frame's skip link leads here; on a phone without a room there is only the list.
        threadId={chosen ? 'chat' : undefined}
        infoLabel={t('rooms.info')}
        rooms={
          <RoomList
            rooms={stateOf(list, rooms)}
            words={words}
            current={roomId}
            marks={alive ? marks : undefined}
            today={alive ? zonedDate(app.clock.now(), app.prefs) : undefined}
            told={app.prefs}
            t={t}
            onType={setWords}
            onMore={() => void list.fetchNextPage()}
          />
        }
        thread={
          <Thread
            roomId={roomId}
            title={title}
            history={history}
            unreadFrom={unreadFrom}
            t={t}
            tabs={(unread) => <TabStrip here={here} current={tab} hidesOdds={hidesOdds} unread={unread} t={t} />}
            part={tab === 'Chat' ? undefined : (fixtureId) => <TabPart tab={tab} fixtureId={fixtureId} t={t} />}
            onSeen={alive ? seen : undefined}
          />
        }
        info={history.data && <RoomInfo room={history.data} title={title} t={t} />}
      />
    </div>
  );

  function stateOf({ isError, isFetchingNextPage, hasNextPage, isFetchNextPageError, refetch }: typeof list, found: typeof rooms): RoomsState {
    if (isFetchNextPageError) return { status: 'rooms', list: found, more: { status: 'failed', message: t('rooms.failed'), retryLabel: t('retry') } };
    if (found.length === 0 && isError) return { status: 'failed', retry: () => void refetch() };
    if (!list.data) return { status: 'loading' };
    return { status: 'rooms', list: found, more: { status: isFetchingNextPage ? 'loading' : hasNextPage ? 'more' : 'end' } };
  }
});

/** The first message that came since the last visit. It stays where it was when the room was opened, though one reads on. */
function useUnreadFrom(roomId: number, mark: number | undefined, newest: number | undefined): number | undefined {
  const [from, setFrom] = useState<{ roomId: number; offset: number | undefined }>();
  const known = mark !== undefined && newest !== undefined && from?.roomId !== roomId;
  useEffect(() => {
    if (known) setFrom({ roomId, offset: mark < newest ? mark + 1 : undefined });
  }, [known, roomId, mark, newest]);
  return from?.roomId === roomId ? from.offset : undefined;
}
