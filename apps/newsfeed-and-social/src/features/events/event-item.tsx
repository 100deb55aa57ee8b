import { CalendarCheck, CalendarPlus, Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { links } from '@portal/contracts';
import type { PortalEvent } from '@portal/contracts/event';
import { placesLeft } from '@portal/domain';
import { formatWeekday } from '@portal/i18n';
import { useApp, useHydrated } from '@portal/platform';
import { Button } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { useAttending } from './attending.ts';
import { guestsOf, hoursOf, isOpen, leafOf, remarkOf } from './event-words.ts';
import styles from './events.module.css';

/** The day of an event, as a leaf of a calendar. */
export function DayLeaf({ event }: { event: PortalEvent }) {
  const { weekday, day } = leafOf(event, useApp().prefs);
  return (
    <time dateTime={event.startsAt} className={styles.leaf}>
      <small>{weekday}</small>
      <b>{day}</b>
    </time>
  );
}

/** "Tham gia" and "Quan Tâm", as they are pressed; nothing where it is too late. `brief`: without the first. */
export const EventButtons = observer(function EventButtons({ event, brief = false, words }: { event: PortalEvent; brief?: boolean; words: FeedWords }) {
  const { t } = words;
  const alive = useHydrated();
  const { busy, attend } = useAttending(event, words);
  const { booked, saved } = event.mine;
  // Every week has an evening of that name.
  const named = { title: event.title, day: formatWeekday(event.startsAt, useApp().prefs) };
  if (!isOpen(event)) return null;
  const booking = booked ? 'on' : placesLeft(event) === 0 ? 'full' : 'off';
  return (
    <div className={styles.deeds}>
      {!brief && (
        <Button
          variant={booked ? 'secondary' : 'primary'}
          icon={booked ? <CalendarCheck size={18} aria-hidden="true" /> : <CalendarPlus size={18} aria-hidden="true" />}
          aria-label={t(`events.book.${booking}.label`, named)}
          busy={busy === 'booking'}
          disabled={!alive || booking === 'full' || busy === 'saving'}
          onClick={() => void attend('booking')}
        >
          {t(`events.book.${booking}.text`)}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<Star size={18} aria-hidden="true" fill={saved ? 'currentColor' : 'none'} />}
        aria-label={t(`events.save.${saved ? 'on' : 'off'}.label`, named)}
        busy={busy === 'saving'}
        disabled={!alive || busy === 'booking'}
        onClick={() => void attend('saving')}
      >
        {t(`events.save.${saved ? 'on' : 'off'}.text`)}
      </Button>
    </div>
  );
});

/** An event of a list; `brief`: beside a feed. */
export function EventItem({ event, brief = false, words }: { event: PortalEvent; brief?: boolean; words: FeedWords }) {
  const { t, number } = words;
  const { prefs } = useApp();
  const remark = remarkOf(event, t);
  return (
    <li className={styles.event}>
      <DayLeaf event={event} />
      <div className={styles.words}>
        {renderLink({ href: links.event(event.id), className: styles.title, children: event.title })}
        <p className={styles.note}>
          {brief ? hoursOf(event, prefs) : [hoursOf(event, prefs), event.place?.name ?? t('events.online')].join(' · ')}
          {remark && (
            <span className={styles.remark} data-tone={remark.tone}>
              {remark.text}
            </span>
          )}
        </p>
        <p className={styles.note}>{brief ? t('events.savings', { count: event.savings, shown: number(event.savings) }) : guestsOf(event, t, number)}</p>
        <EventButtons event={event} brief={brief} words={words} />
      </div>
    </li>
  );
}
