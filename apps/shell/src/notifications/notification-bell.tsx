import { Bell } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '@portal/contracts';
import { RemoteBoundary } from '@portal/platform';
import { Count, cx } from '@portal/ui';
import { useNotificationRefresh, useUnreadCount } from './use-notifications.ts';
import css from './notification-bell.module.css';

const Panel = lazy(() =>
  import(/* webpackChunkName: "later-notifications" */ './notifications-panel.tsx').then(({ NotificationsPanel }) => ({ default: NotificationsPanel })),
);

/** The bell of the header with how many are unread: a panel on a desktop, the page on a phone. */
export function NotificationBell({ userId }: { userId: number }) {
  const { t } = useTranslation('shell');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  useNotificationRefresh(userId);
  const count = useUnreadCount(userId);
  const label = count > 0 ? t('notifications.bellUnread', { count }) : t('notifications.bell');
  const inner = (
    <>
      <Bell size={20} aria-hidden />
      {count > 0 && <Count value={count} className={css.count} />}
    </>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(css.bell, css.desktop)}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpened(true);
          setOpen(!open);
        }}
      >
        {inner}
      </button>
      <Link to={links.notifications()} className={cx(css.bell, css.phone)} aria-label={label}>
        {inner}
      </Link>
      {opened && (
        <RemoteBoundary fallback={null}>
          <Suspense fallback={null}>
            <Panel userId={userId} anchor={button} open={open} onOpenChange={setOpen} />
          </Suspense>
        </RemoteBoundary>
      )}
    </>
  );
}
