import { and, desc, eq, exists, gt, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { refreshFamily, refreshToken } from '../../db/schema.ts';

export type LivingSession = Pick<typeof refreshFamily.$inferSelect, 'id' | 'device' | 'createdAt'> & { readonly lastUsedAt: Date };

/** Whether a session is there and not ended, for a question that asks more: as `livingOf` says it. */
export const livingSession = (id: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${refreshFamily} f where f.id = ${id}::uuid and f.revoked_at is null)`;

/** Families of refresh tokens as their owner sees them: where one is logged in. A session lives while it is not ended and one of its tokens is good. */
export function sessionRepository(db: Db) {
  const used = sql<Date>`coalesce(${refreshFamily.lastUsedAt}, ${refreshFamily.createdAt})`.mapWith(refreshFamily.createdAt);
  const renewable = (now: Date) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(refreshToken)
        .where(and(eq(refreshToken.familyId, refreshFamily.id), gt(refreshToken.expiresAt, now))),
    );
  const living = (accountId: number, now: Date) => and(eq(refreshFamily.accountId, accountId), isNull(refreshFamily.revokedAt), renewable(now));

  return {
    /** Newest use first. */
    async list(accountId: number, now: Date, most: number): Promise<LivingSession[]> {
      return db
        .select({ id: refreshFamily.id, device: refreshFamily.device, createdAt: refreshFamily.createdAt, lastUsedAt: used })
        .from(refreshFamily)
        .where(living(accountId, now))
        .orderBy(desc(used), desc(refreshFamily.id))
        .limit(most);
    },
    /** Whether a session of this account lives. */
    async lives(id: string, accountId: number, now: Date): Promise<boolean> {
      return (
        (
          await db
            .select({ id: refreshFamily.id })
            .from(refreshFamily)
            .where(and(eq(refreshFamily.id, id), living(accountId, now)))
            .limit(1)
        ).length > 0
      );
    },
    /** Which of these are there and not ended, whoever's they are. */
    async livingOf(ids: readonly string[]): Promise<string[]> {
      const found = await db
        .select({ id: refreshFamily.id })
        .from(refreshFamily)
        .where(
          and(
            sql`${refreshFamily.id} in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given(id))`,
            isNull(refreshFamily.revokedAt),
          ),
        );
      return found.map(({ id }) => id);
    },
    /** Whether there was one of this account to end. */
    async end(id: string, accountId: number, now: Date): Promise<boolean> {
      return (
        (
          await db
            .update(refreshFamily)
            .set({ revokedAt: now })
            .where(and(eq(refreshFamily.id, id), living(accountId, now)))
            .returning({ id: refreshFamily.id })
        ).length > 0
      );
    },
    async endAllBut(kept: readonly string[], accountId: number, now: Date): Promise<void> {
      await db
        .update(refreshFamily)
        .set({ revokedAt: now })
        .where(
          and(eq(refreshFamily.accountId, accountId), isNull(refreshFamily.revokedAt), ...(kept.length > 0 ? [notInArray(refreshFamily.id, [...kept])] : [])),
        );
    },
  };
}
