import { DEFAULT_TIME_ZONE, links, type Person } from '@portal/contracts';
import type { PortalEvent } from '@portal/contracts/event';
import type { NewPostCard } from '@portal/contracts/newsfeed';
import { dayLabel, eventState } from '@portal/domain';
import type { Guest, StoredEvent } from './event.repository.ts';

export const timesOf = ({ startsAt, endsAt, cancelled }: Pick<StoredEvent, 'startsAt' | 'endsAt' | 'cancelled'>) => ({
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
  cancelled,
});

export function presentEvent(row: StoredEvent, host: Person, guest: Guest | undefined, now: number): PortalEvent {
  const { id, title, text, startsAt, endsAt, placeName, placeAddress, link, places, bookings, savings } = row;
  return {
    id,
    title,
    text,
    host,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state: eventState(timesOf(row), now),
    place: placeName === null ? null : { name: placeName, address: placeAddress ?? '' },
    link,
    places,
    bookings,
    savings,
    mine: { booked: guest?.bookedAt != null, saved: guest?.savedAt != null },
  };
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** An event as a card of the feed. Stored once and read by everybody, so it speaks Vietnamese and tells the time of the house: 'T7, 21/11 · 19:00 · Quán Cây Sấu'. */
export function cardOfEvent({ id, title, startsAt, placeName }: StoredEvent): NewPostCard {
  const [day = '', time = ''] = clock.format(startsAt).split(' ');
  const [, month, date] = day.split('-');
  return { kind: 'event', id, title, text: [`${dayLabel(day)}, ${date}/${month}`, time, placeName].filter(Boolean).join(' · '), link: links.event(id) };
}
