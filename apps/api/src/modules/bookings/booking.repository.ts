import { and, asc, eq, gt, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { booking } from '../../db/schema.ts';

export type StoredBooking = typeof booking.$inferSelect;
export type NewBooking = Omit<typeof booking.$inferInsert, 'id' | 'toldAt'>;

/** A stretch of kick-offs, both ends included. */
export interface Between {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Who speaks where. */
export type Spoken = Pick<StoredBooking, 'fixtureId' | 'commentatorId'>;

export function bookingRepository(db: Db) {
  const of = (accountId: number, { from, to }: Between): SQL | undefined =>
    and(eq(booking.accountId, accountId), from && gte(booking.startsAt, from), to && lte(booking.startsAt, to));
  const the = (accountId: number, { fixtureId, commentatorId }: Spoken): SQL | undefined =>
    and(eq(booking.accountId, accountId), eq(booking.fixtureId, fixtureId), eq(booking.commentatorId, commentatorId));
  const due = (now: Date, until: Date): SQL | undefined => and(gt(booking.startsAt, now), lte(booking.startsAt, until), isNull(booking.toldAt));

  return {
    /** Soonest first. */
    async list(accountId: number, between: Between, { pageNum, pageSize }: { pageNum: number; pageSize: number }): Promise<StoredBooking[]> {
      return db
        .select()
        .from(booking)
        .where(of(accountId, between))
        .orderBy(asc(booking.startsAt), asc(booking.id))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
    },
    total: (accountId: number, between: Between): Promise<number> => db.$count(booking, of(accountId, between)),
    /** Whoever books waits here for their own other tries; until the end of the transaction. */
    async lock(accountId: number): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${accountId}`}, 0))`);
    },
    async has(accountId: number, spoken: Spoken): Promise<boolean> {
      return (await db.select({ id: booking.id }).from(booking).where(the(accountId, spoken)).limit(1)).length > 0;
    },
    async add(row: NewBooking): Promise<void> {
      await db.insert(booking).values(row).onConflictDoNothing();
    },
    async remove(accountId: number, spoken: Spoken): Promise<void> {
      await db.delete(booking).where(the(accountId, spoken));
    },
    /** Matches that begin until then, of which somebody is still to be told. */
    async dueMatches(now: Date, until: Date): Promise<number[]> {
      const rows = await db.selectDistinct({ fixtureId: booking.fixtureId }).from(booking).where(due(now, until));
      return rows.map(({ fixtureId }) => fixtureId);
    },
    /** Those of these matches who are not told yet, marked as told: of several nodes one gets each. */
    async takeDue(fixtureIds: readonly number[], now: Date, until: Date, most: number): Promise<StoredBooking[]> {
      const untold = db
        .select({ id: booking.id })
        .from(booking)
        .where(and(due(now, until), inArray(booking.fixtureId, [...fixtureIds])))
        .orderBy(asc(booking.startsAt), asc(booking.id))
        .limit(most)
        .for('update', { skipLocked: true });
      return db.update(booking).set({ toldAt: now }).where(inArray(booking.id, untold)).returning();
    },
    /** Takes away matches that began before a moment, of the `most` bookings that were made first: they are made days before at most, so no index is needed. Answers how many went. */
    async forgetBefore(moment: Date, most: number): Promise<number> {
      const first = await db.select({ id: booking.id, startsAt: booking.startsAt }).from(booking).orderBy(asc(booking.id)).limit(most);
      const old = first.filter(({ startsAt }) => startsAt < moment).map(({ id }) => id);
      if (old.length > 0) await db.delete(booking).where(inArray(booking.id, old));
      return old.length;
    },
  };
}
