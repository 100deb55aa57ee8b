import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { OwnLimits } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { accountCare, prediction } from '../../db/schema.ts';

/** What a member keeps themselves to, as it was last set. */
export interface StoredCare {
  readonly limits: OwnLimits;
  readonly breakUntil: Date | null;
}
/** What was staked from a day on. */
export interface Span {
  readonly count: number;
  readonly staked: number;
  /** What came back: also what a corrected score would not have paid. */
  readonly paid: number;
}
const NOTHING: StoredCare = { limits: { limit: null, next: null }, breakUntil: null };

export function careRepository(db: Db) {
  return {
    async find(accountId: number): Promise<StoredCare> {
      const [row] = await db.select().from(accountCare).where(eq(accountCare.accountId, accountId)).limit(1);
      if (!row) return NOTHING;
      const { dayLimit, nextLimit, nextFrom, breakUntil } = row;
      return { limits: { limit: dayLimit, next: nextFrom && { limit: nextLimit, from: nextFrom.getTime() } }, breakUntil };
    },
    async save(accountId: number, { limits: { limit, next }, breakUntil }: StoredCare): Promise<void> {
      const set = { dayLimit: limit, nextLimit: next?.limit ?? null, nextFrom: next && new Date(next.from), breakUntil };
      await db
        .insert(accountCare)
        .values({ accountId, ...set })
        .onConflictDoUpdate({ target: accountCare.accountId, set });
    },
    async isOnBreak(accountId: number, now: Date): Promise<boolean> {
      const own = and(eq(accountCare.accountId, accountId), gt(accountCare.breakUntil, now));
      return (await db.select({ one: sql`1` }).from(accountCare).where(own).limit(1)).length > 0;
    },
    /** Predictions from each of these days of Asia/Ho_Chi_Minh on. */
    async spans(accountId: number, days: readonly string[]): Promise<Span[]> {
      const since = (day: string): Promise<Span[]> =>
        db
          .select({
            count: sql<number>`count(*)`.mapWith(Number),
            staked: sql<number>`coalesce(sum(${prediction.stake}), 0)`.mapWith(Number),
            paid: sql<number>`coalesce(sum(${prediction.paid}), 0)`.mapWith(Number),
          })
          .from(prediction)
          .where(and(eq(prediction.accountId, accountId), gte(prediction.day, day)));
      return (await Promise.all(days.map(since))).flat();
    },
  };
}
