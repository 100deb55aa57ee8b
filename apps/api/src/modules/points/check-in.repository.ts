import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { checkIn } from '../../db/schema.ts';

export type CheckInRow = typeof checkIn.$inferSelect;

export function checkInRepository(db: Db) {
  return {
    /** All days of one member, oldest first. One row a day at most: ten years are 3,650. */
    async of(accountId: number): Promise<CheckInRow[]> {
      return db.select().from(checkIn).where(eq(checkIn.accountId, accountId)).orderBy(asc(checkIn.day));
    },
    async add(row: CheckInRow): Promise<void> {
      await db.insert(checkIn).values(row);
    },
  };
}
