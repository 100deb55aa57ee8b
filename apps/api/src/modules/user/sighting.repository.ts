import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { account, sightingBrowser, sightingNetwork } from '../../db/schema.ts';

/** Where members have been seen: who an invitation is honest of is read from it, and nothing else (ADR 55). */
export function sightingRepository(db: Db) {
  return {
    async onNetwork(accountId: number, mark: string, seenAt: Date): Promise<void> {
      await db
        .insert(sightingNetwork)
        .values({ accountId, mark, seenAt })
        .onConflictDoUpdate({ target: [sightingNetwork.accountId, sightingNetwork.mark], set: { seenAt } });
    },
    /** The browser of a member is that of these others, too; of those who are gone nothing is kept. */
    async inBrowser(accountId: number, others: readonly number[], seenAt: Date): Promise<void> {
      const there = await db
        .select({ id: account.id })
        .from(account)
        .where(and(inArray(account.id, [...new Set(others)]), isNull(account.leftAt)));
      const pairs = there.filter(({ id }) => id !== accountId).map(({ id }) => ({ lowId: Math.min(id, accountId), highId: Math.max(id, accountId), seenAt }));
      if (pairs.length === 0) return;
      await db
        .insert(sightingBrowser)
        .values(pairs)
        .onConflictDoUpdate({ target: [sightingBrowser.lowId, sightingBrowser.highId], set: { seenAt } });
    },
    /** Whether a member has shared a browser with one of these. */
    async sharesBrowser(accountId: number, others: readonly number[]): Promise<boolean> {
      const { lowId, highId } = sightingBrowser;
      const [found] = await db
        .select({ lowId })
        .from(sightingBrowser)
        .where(or(and(eq(lowId, accountId), inArray(highId, [...others])), and(eq(highId, accountId), inArray(lowId, [...others]))))
        .limit(1);
      return found !== undefined;
    },
    /** Whether a member was seen, and nowhere but on networks of these. */
    async onlyWhere(accountId: number, others: readonly number[]): Promise<boolean> {
      const [row] = await rowsOf<{ seen: boolean; only: boolean }>(
        db,
        sql`
        select exists (select 1 from sighting_network where account_id = ${accountId}) as seen,
          not exists (
            select 1 from sighting_network own where own.account_id = ${accountId} and not exists (
              select 1 from sighting_network other where other.mark = own.mark and other.account_id in (${sql.join(
                others.map((id) => sql`${id}`),
                sql`, `,
              )})
            )
          ) as only`,
      );
      return row !== undefined && row.seen && row.only;
    },
    async forgetBefore(at: Date): Promise<void> {
      await db.delete(sightingNetwork).where(lt(sightingNetwork.seenAt, at));
      await db.delete(sightingBrowser).where(lt(sightingBrowser.seenAt, at));
    },
  };
}
