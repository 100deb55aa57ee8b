import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '@portal/contracts';
import { Button, Popover } from '@portal/ui';
import { NotificationList } from './notification-list.tsx';
import { useMarking, useUnread } from './use-notifications.ts';
import css from './notifications-panel.module.css';

/** Rows of the panel; the page has the others. */
const ROWS = 8;

interface Props {
  userId: number;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The newest notifications, hanging from the bell. */
export function NotificationsPanel({ userId, anchor, open, onOpenChange }: Props) {
  const { t } = useTranslation('shell');
  const unread = useUnread(userId);
  const { all } = useMarking(userId);
  const some = unread !== undefined && unread.unReadMsgCount + unread.unReadBookingCount > 0;
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      title={t('notifications.title')}
      action={
        some && (
          <Button variant="ghost" busy={all.isPending} onClick={() => all.mutate(undefined)}>
            {t('notifications.markAll')}
          </Button>
        )
      }
      footer={
        <Link to={links.notifications()} className={css.all} onClick={() => onOpenChange(false)}>
          {t('notifications.all')}
        </Link>
      }
    >
      <NotificationList
        userId={userId}
        most={ROWS}
        empty={{ title: t('notifications.none'), text: t('notifications.noneText') }}
        onOpen={() => onOpenChange(false)}
      />
    </Popover>
  );
}
