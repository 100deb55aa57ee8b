import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { ErrorState } from '@portal/ui';
import { LivingRoom } from './living-room.tsx';
import { RoomFrame } from './room-frame.tsx';
import { roomHistory } from './room.query.ts';
import { RoomSkeleton } from './room-skeleton.tsx';

/** The chat of one room: loading, failed, or alive. */
export function RoomSlot({ groupId, title }: SlotProps<'chat/room'>) {
  const app = useApp();
  const { t } = useTranslation('chat');
  const history = useQuery(roomHistory(app, groupId));
  if (history.data) return <LivingRoom snapshot={history.data} title={title} />;
  if (!history.isError) return <RoomSkeleton label={t('room.loading')} />;
  return (
    <RoomFrame label={t('room.label', { title })}>
      <ErrorState bare message={t('room.failed')} retryLabel={t('retry')} busy={history.isFetching} onRetry={() => void history.refetch()} />
    </RoomFrame>
  );
}
