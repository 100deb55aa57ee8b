import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '@portal/contracts';
import { ErrorState } from '@portal/ui';
import { LivingRoom } from './living-room.tsx';
import { RoomFrame } from './room-frame.tsx';
import { useRoomHistory } from './room.query.ts';
import { RoomSkeleton } from './room-skeleton.tsx';

/** The chat of one room: loading, failed, or alive. */
export const RoomSlot = observer(function RoomSlot({ groupId, title, ended }: SlotProps<'chat/room'>) {
  const { t } = useTranslation('chat');
  const history = useRoomHistory(groupId);
  if (history.data) return <LivingRoom snapshot={history.data} title={title} over={ended} />;
  if (!history.error) return <RoomSkeleton label={t('room.loading')} />;
  return (
    <RoomFrame label={t('room.label', { title })}>
      <ErrorState bare message={t('room.failed')} retryLabel={t('retry')} busy={history.isFetching} onRetry={history.refetch} />
    </RoomFrame>
  );
});
