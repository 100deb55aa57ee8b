import { EVENT_SOON, eventSoonText, NOTIFICATION_TYPE, notificationContent } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { notificationRepository, type NotificationBell } from '../notifications/index.ts';
import { eventRepository, type StoredEvent } from './event.repository.ts';

/** Guests who are told in one go. */
const BATCH = 500;

interface Parts {
  db: Db;
  clock: Clock;
  bell: Pick<NotificationBell, 'ring'>;
  onError: (error: unknown) => void;
}

/** Tells the guests of events that begin soon: each once for each beginning, also those who come along late. Who could not be told is told the next time. */
export async function remindOfEvents({ db, clock, bell, onError }: Parts): Promise<void> {
  for (const event of await eventRepository(db).soon(clock.now())) {
    try {
      while ((await tellSome(event, { db, clock, bell })) === BATCH);
    } catch (error) {
      onError(error);
    }
  }
}

/** How many were told. Marked and written together: neither stands without the other. */
async function tellSome(event: StoredEvent, { db, clock, bell }: Omit<Parts, 'onError'>): Promise<number> {
  const content = notificationContent({ title: null, postId: null, text: eventSoonText(event.id, event.title) });
  const createdAt = new Date(clock.now());
  const guests = await db.transaction(async (tx) => {
    const taken = await eventRepository(tx).takeUntold(event, BATCH);
    await notificationRepository(tx).add(taken.map((accountId) => ({ accountId, type: NOTIFICATION_TYPE.booking, title: EVENT_SOON, content, createdAt })));
    return taken;
  });
  for (const accountId of guests) bell.ring(accountId);
  return guests.length;
}
