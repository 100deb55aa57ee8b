import { BellOff } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@portal/contracts/message';
import { READ_STATUS, type NotificationType } from '@portal/domain';
import { useApp } from '@portal/platform';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { NotificationRow } from './notification-row.tsx';
import { listQuery } from './notifications.query.ts';
import { useMarking } from './use-notifications.ts';
import css from './notification-list.module.css';

interface Props {
  userId: number;
  type?: NotificationType | undefined;
  pageNum?: number;
  /** No more rows than this. */
  most?: number;
  empty: { title: string; text: string };
  /** One was opened; it is being marked as read. */
  onOpen?: (notification: Notification) => void;
  /** What stands below the rows; told how many there are in all. */
  below?: (total: number) => ReactNode;
}

/** One page of one's notifications, newest first. */
export function NotificationList({ userId, type, pageNum = 1, most = Infinity, empty, onOpen, below }: Props) {
  const { t } = useTranslation('shell');
  const { data, isError, isFetching, refetch } = useQuery(listQuery(useApp(), userId, type, pageNum));
  const { one } = useMarking(userId);
  const open = (notification: Notification) => {
    if (notification.status === READ_STATUS.unread) one.mutate(notification);
    onOpen?.(notification);
  };
  // What was loaded before stays: an error of a later try is in the log.
  if (!data) {
    if (isError)
      return (
        <div className={css.state}>
          <ErrorState bare message={t('notifications.failed')} retryLabel={t('retry')} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      );
    return <NotificationSkeleton label={t('notifications.loading')} />;
  }
  if (data.list.length === 0)
    return (
      <EmptyState bare icon={<BellOff size={28} aria-hidden />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <>
      <ul className={css.list}>
        {data.list.slice(0, most).map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} onOpen={open} />
          </li>
        ))}
      </ul>
      {below?.(data.total)}
    </>
  );
}

/** Rows on their way, with the heights of the real ones. */
const NotificationSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-busy="true" aria-label={label}>
    {Array.from({ length: 4 }, (_, row) => (
      <div key={row} className={css.waiting}>
        <Skeleton round width={36} height={36} />
        <div>
          <Skeleton width={row % 2 ? '60%' : '80%'} height={16} />
          <Skeleton width={64} height={14} />
        </div>
      </div>
    ))}
  </div>
);
