import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { LONGEST_EVENT } from '@portal/contracts/event';
import { EVENT_REMINDER } from '@portal/domain';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { event, eventGuest } from '../../db/schema.ts';

export type StoredEvent = typeof event.$inferSelect;
export type NewEventRow = typeof event.$inferInsert;
export type Guest = typeof eventGuest.$inferSelect;
export type When = 'coming' | 'past';

const LONGEST_MS = LONGEST_EVENT * 86_400_000;

/** Nothing that is not over began longer ago than an event may last: the list begins there, and not with the first of all. */
const conditionOf = (when: When, now: number): SQL | undefined =>
  when === 'coming'
    ? and(gt(event.startsAt, new Date(now - LONGEST_MS)), gt(event.endsAt, new Date(now)))
    : and(lte(event.startsAt, new Date(now)), lte(event.endsAt, new Date(now)));

const orderOf = (when: When): SQL[] => (when === 'coming' ? [asc(event.startsAt), asc(event.id)] : [desc(event.startsAt), desc(event.id)]);

export function eventRepository(db: Db) {
  return {
    async list(when: When, now: number, { pageNum, pageSize }: { pageNum: number; pageSize: number }): Promise<StoredEvent[]> {
      return db
        .select()
        .from(event)
        .where(conditionOf(when, now))
        .orderBy(...orderOf(when))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
    },
    /** Counted no further than `most`: nobody can turn pages beyond that. In the list's order, so that it is counted in its index. */
    async count(when: When, now: number, most: number): Promise<number> {
      const some = db
        .select({ id: event.id })
        .from(event)
        .where(conditionOf(when, now))
        .orderBy(...orderOf(when))
        .limit(most)
        .as('some');
      return db.$count(some);
    },
    async byUuid(uuid: string): Promise<StoredEvent | undefined> {
      return (await db.select().from(event).where(eq(event.uuid, uuid)).limit(1))[0];
    },
    async byId(id: number): Promise<StoredEvent | undefined> {
      return (await db.select().from(event).where(eq(event.id, id)).limit(1))[0];
    },
    /** Takes the row for this transaction. */
    async lock(id: number): Promise<StoredEvent | undefined> {
      return (await db.select().from(event).where(eq(event.id, id)).for('update'))[0];
    },
    /** Stores it once, however often the same uuid comes. */
    async add(row: NewEventRow): Promise<StoredEvent> {
      const [added] = await db.insert(event).values(row).onConflictDoNothing().returning();
      const kept = added ?? (await this.byUuid(row.uuid));
      if (!kept) throw new Error('event neither added nor found');
      return kept;
    },
    async change(id: number, values: Partial<NewEventRow>): Promise<StoredEvent> {
      const [changed] = await db.update(event).set(values).where(eq(event.id, id)).returning();
      if (!changed) throw new Error(`event ${id} is not there`);
      return changed;
    },
    /** What somebody is at these events, by event. */
    async guestAt(accountId: number, eventIds: readonly number[]): Promise<Map<number, Guest>> {
      if (eventIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(eventGuest)
        .where(and(eq(eventGuest.accountId, accountId), inArray(eventGuest.eventId, [...eventIds])));
      return new Map(rows.map((row) => [row.eventId, row]));
    },
    async putGuest(row: Guest): Promise<void> {
      const { bookedAt, savedAt, toldOf } = row;
      await db
        .insert(eventGuest)
        .values(row)
        .onConflictDoUpdate({ target: [eventGuest.eventId, eventGuest.accountId], set: { bookedAt, savedAt, toldOf } });
    },
    /** Takes somebody off all that they take part in or keep in mind. */
    async forgetGuest(accountId: number): Promise<void> {
      const at = await db.select({ eventId: eventGuest.eventId }).from(eventGuest).where(eq(eventGuest.accountId, accountId));
      for (const { eventId } of at)
        await db.transaction(async (tx) => {
          await tx.select({ id: event.id }).from(event).where(eq(event.id, eventId)).for('update');
          const own = and(eq(eventGuest.eventId, eventId), eq(eventGuest.accountId, accountId));
          const [gone] = await tx.delete(eventGuest).where(own).returning();
          if (!gone) return;
          const without = (count: PgColumn, was: Date | null) => sql`greatest(${count} - ${was ? 1 : 0}, 0)`;
          await tx
            .update(event)
            .set({ bookings: without(event.bookings, gone.bookedAt), savings: without(event.savings, gone.savedAt) })
            .where(eq(event.id, eventId));
        });
    },
    /** Those that begin soon and are not called off. */
    async soon(now: number): Promise<StoredEvent[]> {
      return db
        .select()
        .from(event)
        .where(and(gt(event.startsAt, new Date(now)), lte(event.startsAt, new Date(now + EVENT_REMINDER)), eq(event.cancelled, false)))
        .orderBy(asc(event.startsAt), asc(event.id));
    },
    /** Guests who are not told of this beginning yet, marked as told: of several nodes one gets each. */
    async takeUntold({ id, startsAt }: Pick<StoredEvent, 'id' | 'startsAt'>, most: number): Promise<number[]> {
      const untold = db
        .select({ accountId: eventGuest.accountId })
        .from(eventGuest)
        .where(
          and(
            eq(eventGuest.eventId, id),
            or(isNotNull(eventGuest.bookedAt), isNotNull(eventGuest.savedAt)),
            sql`${eventGuest.toldOf} is distinct from ${startsAt.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(asc(eventGuest.accountId))
        .limit(most)
        .for('update', { skipLocked: true });
      const taken = await db
        .update(eventGuest)
        .set({ toldOf: startsAt })
        .where(and(eq(eventGuest.eventId, id), inArray(eventGuest.accountId, untold)))
        .returning({ accountId: eventGuest.accountId });
      return taken.map(({ accountId }) => accountId);
    },
  };
}
