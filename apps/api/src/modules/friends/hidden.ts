import { and, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { STAFF_ROLE } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import { relation } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';

/** What keeps somebody's words from a reader: that one of the two blocks the other, or also that the reader mutes them. */
export type Hiding = 'blocked' | 'blocked or muted';

/**
 * Whether what `author` has written is for this caller. Undefined: it always is, to a guest. Staff, who moderate, see what those who block them write.
 * Each row costs two looks by the primary key; scalar subqueries, which no planner turns into a join that reads all whom one has ever had to do with.
 */
export function notHidden(caller: Caller, author: AnyColumn, hiding: Hiding): SQL | undefined {
  if (caller.kind !== 'user') return undefined;
  const { userId, siteRoleId } = caller;
  const own = hiding === 'blocked' ? sql`r.blocked_at is not null` : sql`r.blocked_at is not null or r.muted_at is not null`;
  return and(
    sql`(select ${own} from ${relation} r where r.account_id = ${userId} and r.other_id = ${author}) is not true`,
    siteRoleId === STAFF_ROLE
      ? undefined
      : sql`(select r.blocked_at is not null from ${relation} r where r.account_id = ${author} and r.other_id = ${userId}) is not true`,
  );
}

/** Of these members those with whom the caller has nothing to do: one of the two blocks the other; to staff only whom they block themselves. */
export async function blockedAmong(db: Db, caller: Caller, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (caller.kind !== 'user' || ids.length === 0) return new Set();
  const { userId, siteRoleId } = caller;
  const others = [...new Set(ids)];
  const own = sql`${relation.accountId} = ${userId} and ${inArray(relation.otherId, others)}`;
  const theirs = sql`${inArray(relation.accountId, others)} and ${relation.otherId} = ${userId}`;
  const found = await db
    .select({ accountId: relation.accountId, otherId: relation.otherId })
    .from(relation)
    .where(and(sql`${relation.blockedAt} is not null`, siteRoleId === STAFF_ROLE ? own : sql`((${own}) or (${theirs}))`));
  return new Set(found.map(({ accountId, otherId }) => (accountId === userId ? otherId : accountId)));
}

/** Whether `accountId` wants to hear of what `byId` does. */
export async function isHeard(db: Db, accountId: number, byId: number): Promise<boolean> {
  const rows = await db
    .select({ accountId: relation.accountId, mutedAt: relation.mutedAt, blockedAt: relation.blockedAt })
    .from(relation)
    .where(
      sql`(${relation.accountId} = ${accountId} and ${relation.otherId} = ${byId}) or (${relation.accountId} = ${byId} and ${relation.otherId} = ${accountId})`,
    );
  return !rows.some((row) => row.blockedAt !== null || (row.accountId === accountId && row.mutedAt !== null));
}
