import { Bell, Heart, MessageCircle, Mic, Ticket, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@portal/contracts/message';
import { READ_STATUS } from '@portal/domain';
import { formatDay, formatTime, zonedDate } from '@portal/i18n';
import { PrefetchLink, useApp } from '@portal/platform';
import { cx, VisuallyHidden } from '@portal/ui';
import { notificationWords } from './notification-words.ts';
import css from './notification-row.module.css';

const icons = { comment: MessageCircle, friend: UserPlus, reaction: Heart, tip: Ticket, booking: Mic, message: Bell } as const;

/** One notification: a link to what it is about, else a button that only marks it as read; one that is read and leads nowhere is just words. */
export function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: (notification: Notification) => void }) {
  const { t } = useTranslation('shell');
  const { clock, prefs } = useApp();
  const { kind, title, text, href } = notificationWords(notification, t);
  const unread = notification.status === READ_STATUS.unread;
  const Icon = icons[kind];
  const today = zonedDate(clock.now(), prefs) === zonedDate(notification.createdAt, prefs);
  const when = today ? formatTime(notification.createdAt, prefs) : `${formatTime(notification.createdAt, prefs)} ${formatDay(notification.createdAt, prefs)}`;
  const inner = (
    <>
      <span className={css.icon} data-kind={kind}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={css.words}>
        {unread && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
        {title && <b>{title}</b>}
        <span>{text}</span>
        <time dateTime={notification.createdAt}>{when}</time>
      </span>
      {unread && <span className={css.dot} aria-hidden />}
    </>
  );
  const className = cx(css.row, unread && css.unread);
  if (href)
    return (
      <PrefetchLink to={href} className={className} onClick={() => onOpen(notification)}>
        {inner}
      </PrefetchLink>
    );
  return unread ? (
    <button type="button" className={className} title={t('notifications.mark')} onClick={() => onOpen(notification)}>
      {inner}
    </button>
  ) : (
    <div className={className}>{inner}</div>
  );
}
