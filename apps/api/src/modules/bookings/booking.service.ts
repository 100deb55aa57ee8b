import { codes, DEFAULT_LANGUAGE, limits as bounds, type Language, type Output } from '@portal/contracts';
import type { bookingCalls } from '@portal/contracts/booking';
import { isBookable, standing } from '@portal/domain';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsMember } from '../../limits/writers.ts';
import { stillThere } from '../people/index.ts';
import type { ScheduleService } from '../schedule/index.ts';
import { presentBooking } from './booking.presenter.ts';
import { bookingRepository } from './booking.repository.ts';

/** Of one member, and of an address that many may share. */
const pace = { member: { perSecond: 20 / 60, burst: 30 }, address: { perSecond: 2, burst: 60 } } as const;

/** A day on which clocks are put back (ms). */
const LONGEST_DAY = 25 * 3_600_000;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  schedule: Pick<ScheduleService, 'among'>;
}
type Listed = z.output<typeof bookingCalls.list.query>;
type Given = z.output<typeof bookingCalls.create.body>;

/** Commentators whom a member will hear: booked, listed, taken back. */
export class BookingService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused 403 for another's. */
  async list(accountId: number, { startTime, endTime, userId, ...page }: Listed, language: Language): Promise<Output<typeof bookingCalls.list>> {
    if (userId !== undefined && userId !== accountId) throw refused.notAllowed();
    const { db, schedule } = this.parts;
    const bookings = bookingRepository(db);
    const between = { from: startTime === undefined ? undefined : new Date(startTime), to: endTime === undefined ? undefined : new Date(endTime) };
    const [rows, total] = await Promise.all([bookings.list(accountId, between, page), bookings.total(accountId, between)]);
    const matches = new Map((await schedule.among([...new Set(rows.map(({ fixtureId }) => fixtureId))], language)).map((match) => [match.fixtureId, match]));
    return { list: rows.map((row) => presentBooking(row, matches.get(row.fixtureId))), total };
  }

  /**
   * A second time changes nothing. Throws Refused: 400 for who does not speak at the match, 404 for a match that is not on the schedule, `bookingClosed`,
   * `bookingsFull`, 429.
   */
  async create(accountId: number, { fixtureId, commentatorId, name, userId }: Given, ip: string): Promise<void> {
    const { db, clock, schedule } = this.parts;
    this.take(accountId, ip);
    await stillThere(db, accountId);
    const [match] = await schedule.among([fixtureId], DEFAULT_LANGUAGE);
    if (!match) throw refused.notFound();
    const speaker = match.commentators.find((one) => one.userId === userId);
    // Whoever sends another name or number means somebody else.
    const wrong = !speaker ? 'userId' : commentatorId !== speaker.userId ? 'commentatorId' : name !== speaker.name ? 'name' : undefined;
    if (wrong) throw refused.badInput([{ path: wrong, message: wrong }]);
    const now = clock.now();
    const startsAt = Date.parse(match.kickOff);
    if (standing(match) !== 'coming' || match.dayOnly || !isBookable(startsAt, now)) throw refused.business(codes.bookingClosed);
    const row = { accountId, fixtureId, commentatorId, name, startsAt: new Date(startsAt), createdAt: new Date(now) };
    await db.transaction(async (tx) => {
      const bookings = bookingRepository(tx);
      // One after the other, so that the last free place is taken once.
      await bookings.lock(accountId);
      if (await bookings.has(accountId, row)) return;
      // Those of this day, too, stand on the one page that the list is asked for.
      if ((await bookings.total(accountId, { from: new Date(now - LONGEST_DAY) })) >= bounds.bookings) throw refused.business(codes.bookingsFull);
      await bookings.add(row);
    });
  }

  /** Where there is none nothing changes. Throws Refused 429. */
  async cancel(accountId: number, { fixtureId, userId }: { fixtureId: number; userId: number }, ip: string): Promise<void> {
    this.take(accountId, ip);
    await bookingRepository(this.parts.db).remove(accountId, { fixtureId, commentatorId: userId });
  }

  private take(userId: number, ip: string): void {
    takeAsMember(this.parts.limits, 'booking', pace, { userId }, ip);
  }
}
