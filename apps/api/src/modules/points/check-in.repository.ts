import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { checkIn } from '../../db/schema.ts';

export type CheckInRow = typeof checkIn.$inferSelect;

export function checkInRepository(db: Db) {
  return {
    /** All days of one member, oldest first. One row a day at most: ten years are 3,650. */
    async of(accountId: number): Promise<CheckInRow[]> {
      return db.select().from(checkIn).where(eq(checkIn.accountId, accountId)).orderBy(asc(checkIn.day));
    },
    /** On how many of some days, made up or on the day itself. */
    async countOf(accountId: number, days: readonly string[]): Promise<number> {
      return db.$count(checkIn, and(eq(checkIn.accountId, accountId), inArray(checkIn.day, [...days])));
    },
    async add(row: CheckInRow): Promise<void> {
      await db.insert(checkIn).values(row);
    },
  };
}
