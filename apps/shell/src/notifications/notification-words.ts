import type { TFunction } from 'i18next';
import { links } from '@portal/contracts';
import type { Notification } from '@portal/contracts/message';
import {
  bookingOfSoonText,
  eventOfSoonText,
  friendOfCountsText,
  NOTIFICATION_KEY,
  NOTIFICATION_TITLE,
  NOTIFICATION_TYPE,
  notificationTarget,
  parseNotificationContent,
  TIP_SETTLED,
  tipOfNewText,
} from '@portal/domain';

export type NotificationKind = 'comment' | 'friend' | 'reaction' | 'tip' | 'booking' | 'message';
/** `title` is empty where the sentence says it all. `href` null: it leads nowhere. */
export interface NotificationWords {
  kind: NotificationKind;
  title: string;
  text: string;
  href: string | null;
}

/** What a notification says in the reader's language, and where it leads (sections 2 and 3). `t` of the shell. A sentence nobody knows is said in general words. */
export function notificationWords(notification: Notification, t: TFunction<'shell'>): NotificationWords {
  const content = parseNotificationContent(notification.title, notification.content);
  const target = notificationTarget(content);
  const href = target && (target.pId === undefined ? links.feed(target) : links.post(target.pId));
  if (content.title === null) {
    const counted = friendOfCountsText(content.text);
    if (counted) return friendCounts(counted, t, notification.title);
    const event = eventOfSoonText(content.text);
    const booking = bookingOfSoonText(content.text);
    const tip = tipOfNewText(content.text);
    const [key = '', ...rest] = content.text.split('|');
    const sentence = known(t, key, { subject: event?.name ?? booking?.match ?? tip?.match ?? rest.join('|'), name: booking?.name ?? tip?.name ?? '' });
    return {
      kind: notification.type === NOTIFICATION_TYPE.booking ? 'booking' : notification.title === TIP_SETTLED || tip ? 'tip' : 'message',
      title: known(t, notification.title, {}) ?? notification.title,
      text: sentence ?? content.text,
      href: event ? links.event(event.id) : booking ? links.liveRoom(booking.fixtureId, booking.sport, booking.userId) : tip ? links.tip(tip.tipId) : href,
    };
  }
  const name = content.displayName || t('notifications.somebody');
  return {
    kind: kindOf(content.title, content.key),
    title: '',
    text: known(t, content.key ?? content.title, { name }) ?? t('notifications.sentences.other', { name }),
    href,
  };
}

const friendCounts = ({ key, points, name }: { key: string; points: number; name: string }, t: TFunction<'shell'>, title: string): NotificationWords => ({
  kind: 'friend',
  title: known(t, title, {}) ?? title,
  text: known(t, key, { name, subject: String(points) }) ?? name,
  href: links.referral(),
});

const kindOf = (title: string, key: string | null): NotificationKind => {
  if (title === NOTIFICATION_TITLE.newComment || key === NOTIFICATION_KEY.mention) return 'comment';
  return key === NOTIFICATION_KEY.reaction || key === NOTIFICATION_KEY.commentReaction ? 'reaction' : 'friend';
};

/** Keys come from the server and may have dots: only those that this portal has words for are looked up. */
function known(t: TFunction<'shell'>, key: string, values: Record<string, string>): string | undefined {
  if (!/^[A-Z][A-Z_]*$/.test(key)) return undefined;
  const words = t(`notifications.sentences.${key}`, { ...values, defaultValue: '' });
  return words === '' ? undefined : words;
}
