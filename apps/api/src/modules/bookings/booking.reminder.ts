import { DEFAULT_LANGUAGE } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { bareName, BOOKING_REMINDER, BOOKING_SOON, bookingSoonText, NOTIFICATION_TYPE, notificationContent, sportById } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { notificationRepository, type NotificationBell } from '../notifications/index.ts';
import type { ScheduleService } from '../schedule/index.ts';
import { bookingRepository, type StoredBooking } from './booking.repository.ts';

/** Members who are told in one go, and old bookings that go in one. */
const BATCH = 500;
/** How long bookings are kept after their match (ms). */
const KEPT = 30 * 86_400_000;

interface Parts {
  db: Db;
  clock: Clock;
  bell: Pick<NotificationBell, 'ring'>;
  schedule: Pick<ScheduleService, 'among'>;
}

/** Tells whoever has booked a commentator that their match begins soon: each once. Rounds are minutes apart, so who books at the last moment may be told nothing. Who could not be told is told the next time. */
export async function remindOfBookings({ db, clock, bell, schedule }: Parts): Promise<void> {
  const now = new Date(clock.now());
  const until = new Date(clock.now() + BOOKING_REMINDER);
  const fixtureIds = await bookingRepository(db).dueMatches(now, until);
  if (fixtureIds.length === 0) return;
  const matches = new Map((await schedule.among(fixtureIds, DEFAULT_LANGUAGE)).map((match) => [match.fixtureId, match]));
  let told: StoredBooking[];
  do {
    // Marked and written together: neither stands without the other.
    told = await db.transaction(async (tx) => {
      const taken = await bookingRepository(tx).takeDue(fixtureIds, now, until, BATCH);
      await notificationRepository(tx).add(taken.flatMap((row) => noticeOf(row, matches.get(row.fixtureId), now)));
      return taken;
    });
    for (const { accountId } of told) bell.ring(accountId);
  } while (told.length === BATCH);
}

/** For housekeeping: bookings of matches long over go. */
export async function forgetBookings({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  while ((await bookingRepository(db).forgetBefore(new Date(clock.now() - KEPT), BATCH)) === BATCH);
}

/** Of a match that is no more on the schedule nobody is told anything. */
function noticeOf({ accountId, commentatorId, name }: StoredBooking, match: MatchSummary | undefined, createdAt: Date) {
  const sport = match && sportById(match.sportId)?.slug;
  if (!match || !sport) return [];
  const text = bookingSoonText({
    fixtureId: match.fixtureId,
    sport,
    userId: commentatorId,
    name: bareName(name),
    match: `${match.home.name} – ${match.away.name}`,
  });
  return [{ accountId, type: NOTIFICATION_TYPE.booking, title: BOOKING_SOON, content: notificationContent({ title: null, postId: null, text }), createdAt }];
}
