import { knownWord } from '@portal/contracts';
import { eventStates, type EventState, type PortalEvent } from '@portal/contracts/event';
import { placesLeft } from '@portal/domain';
import { formatDay, formatTime, formatWeekday, weekdayLabel, type Told } from '@portal/i18n';
import type { Translate } from '../portal/feed-words.ts';

export const stateOf = ({ state }: PortalEvent): EventState | undefined => knownWord(eventStates, state);
/** Whether anybody can still say that they come. */
export const isOpen = (event: PortalEvent): boolean => stateOf(event) === 'coming' || stateOf(event) === 'on';

/** `T7` above `28`, as on a leaf of a calendar. */
export const leafOf = ({ startsAt }: PortalEvent, told: Told) => ({ weekday: weekdayLabel(startsAt, told), day: formatDay(startsAt, told) });

/** `19:00 – 22:30`; with the day of its end where that is another. */
export function hoursOf({ startsAt, endsAt }: PortalEvent, told: Told): string {
  const sameDay = formatDay(startsAt, told) === formatDay(endsAt, told);
  return `${formatTime(startsAt, told)} – ${sameDay ? '' : `${formatWeekday(endsAt, told)} `}${formatTime(endsAt, told)}`;
}

/** `9 tham gia · 14 quan tâm`. */
export const guestsOf = ({ bookings, savings }: PortalEvent, t: Translate, number: (value: number) => string): string =>
  `${t('events.bookings', { count: bookings, shown: number(bookings) })} · ${t('events.savings', { count: savings, shown: number(savings) })}`;

/** As many places or fewer are worth saying. */
const FEW = 10;

/** What is said beside the hours: that it goes on, is over, called off, full or nearly so; undefined where nothing is. */
export function remarkOf(event: PortalEvent, t: Translate): { text: string; tone: 'live' | 'plain' | 'warning' } | undefined {
  const state = stateOf(event);
  if (state === 'on') return { text: t('events.states.on'), tone: 'live' };
  if (state === 'over' || state === 'cancelled') return { text: t(`events.states.${state}`), tone: 'plain' };
  const left = placesLeft(event);
  if (left === null || left > FEW || event.mine.booked) return undefined;
  return left === 0 ? { text: t('events.book.full.text'), tone: 'warning' } : { text: t('events.left', { count: left }), tone: 'plain' };
}
