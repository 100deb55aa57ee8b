import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChatHistory, SlotProps } from '@portal/contracts';
import { useApp, useHydrated, useModel } from '@portal/platform';
import { ErrorState } from '@portal/ui';
import { newUuid } from './new-uuid.ts';
import { RoomFrame } from './room-frame.tsx';
import { RoomModel } from './room.model.ts';
import { roomHistory } from './room.query.ts';
import { RoomSkeleton } from './room-skeleton.tsx';
import { RoomView } from './room.view.tsx';

/** The chat of one room: loading, failed, or alive. */
export function RoomSlot({ groupId, title }: SlotProps<'chat/room'>) {
  const app = useApp();
  const { t } = useTranslation('chat');
  const history = useQuery(roomHistory(app, groupId));
  if (history.data) return <Room snapshot={history.data} title={title} />;
  if (!history.isError) return <RoomSkeleton label={t('room.loading')} />;
  return (
    <RoomFrame label={t('room.label', { title })}>
      <ErrorState bare message={t('room.failed')} retryLabel={t('retry')} busy={history.isFetching} onRetry={() => void history.refetch()} />
    </RoomFrame>
  );
}

/** The living room: what the page was made with first, then the model's. */
const Room = observer(function Room({ snapshot, title }: { snapshot: ChatHistory; title: string }) {
  const { api, socket, session, clock, prefs } = useApp();
  const { t } = useTranslation('chat');
  const alive = useHydrated();
  const room = useModel(() => new RoomModel({ groupId: snapshot.groupId, snapshot, api, socket, session, clock, newId: newUuid }), snapshot.groupId);
  return (
    <RoomView
      t={t} title={title} timeZone={prefs.timeZone}
      online={room.online} mayRead={room.can.read} connection={room.connection.notice}
      messages={room.timeline.list} outgoing={room.outbox.list} me={alive && 'user' in session.state ? session.state.user.userId : undefined}
      following={room.following} unseen={room.unseen} older={alive ? room.older : undefined}
      composer={alive ? room.composer : { status: 'starting' }}
      onSend={room.send} onFollow={room.follow} onOlder={() => void room.loadOlder()}
    />
  );
});
