import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { notification } from '../../db/schema.ts';

export type StoredNotification = typeof notification.$inferSelect;
export type NewNotification = Omit<typeof notification.$inferInsert, 'id'>;

export function notificationRepository(db: Db) {
  const of = (accountId: number, type?: number): SQL | undefined =>
    and(eq(notification.accountId, accountId), type === undefined ? undefined : eq(notification.type, type));

  /** How many rows there are, counted no further than `most`. */
  async function countUpTo(where: SQL | undefined, most: number): Promise<number> {
    const some = db
      .select({ one: sql<number>`1`.as('one') })
      .from(notification)
      .where(where)
      .limit(most)
      .as('some');
    return (await db.select({ rows: count() }).from(some))[0]?.rows ?? 0;
  }

  return {
    /** Newest first. */
    async list(accountId: number, type: number | undefined, { pageNum, pageSize }: { pageNum: number; pageSize: number }): Promise<StoredNotification[]> {
      return db
        .select()
        .from(notification)
        .where(of(accountId, type))
        .orderBy(desc(notification.id))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
    },
    total: (accountId: number, type: number | undefined, most: number): Promise<number> => countUpTo(of(accountId, type), most),
    unread: (accountId: number, type: number, most: number): Promise<number> => countUpTo(and(of(accountId, type), isNull(notification.readAt)), most),
    /** What somebody was told since a moment, newest first, as far back as `most` rows. */
    async since(accountId: number, moment: Date, most: number): Promise<StoredNotification[]> {
      const newest = await db.select().from(notification).where(of(accountId)).orderBy(desc(notification.id)).limit(most);
      return newest.filter(({ createdAt }) => createdAt >= moment);
    },
    async add(rows: readonly NewNotification[]): Promise<void> {
      if (rows.length > 0) await db.insert(notification).values([...rows]);
    },
    /** Whoever writes to somebody waits here for others who do; until the end of the transaction. */
    async lock(accountId: number): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notification ${accountId}`}, 0))`);
    },
    /** False where this member has no such notification. One that is read stays as it is. */
    async markRead(accountId: number, id: number, at: Date): Promise<boolean> {
      const marked = await db
        .update(notification)
        .set({ readAt: sql`coalesce(${notification.readAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(notification.id, id), eq(notification.accountId, accountId)))
        .returning({ id: notification.id });
      return marked.length > 0;
    },
    async markAllRead(accountId: number, type: number | undefined, at: Date): Promise<void> {
      await db
        .update(notification)
        .set({ readAt: at })
        .where(and(of(accountId, type), isNull(notification.readAt)));
    },
    async has(accountId: number): Promise<boolean> {
      return (await db.select({ id: notification.id }).from(notification).where(of(accountId)).limit(1)).length > 0;
    },
    /** Takes away what is older than a moment, of the `most` that came first. Ids rise with time, so no index of moments is needed. Answers how many went. */
    async forgetBefore(moment: Date, most: number): Promise<number> {
      const first = await db.select({ id: notification.id, createdAt: notification.createdAt }).from(notification).orderBy(asc(notification.id)).limit(most);
      const old = first.filter(({ createdAt }) => createdAt < moment).map(({ id }) => id);
      if (old.length > 0) await db.delete(notification).where(inArray(notification.id, old));
      return old.length;
    },
  };
}
