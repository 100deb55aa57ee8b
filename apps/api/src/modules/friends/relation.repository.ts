import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { NO_RELATION, relationSteps, SETTING_KEY, type RelationCounts, type RelationPair, type RelationSide } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { relation, relationCount, userSetting } from '../../db/schema.ts';
import { older } from '../../db/keyset.ts';
import type { Cursor } from '../../http/cursor.ts';

type Row = typeof relation.$inferSelect;

/** Two members, and since when what is so between them. */
export interface StoredPair {
  readonly pair: RelationPair;
  readonly own: Row | undefined;
  readonly theirs: Row | undefined;
}
/** Somebody in a list of one member. */
export interface Listed {
  readonly id: number;
  readonly at: Date;
}
/** `sent`, `received`: open requests. */
export type RelationList = 'friends' | 'sent' | 'received' | 'following' | 'muted' | 'blocked';

export const NO_COUNTS: RelationCounts = { friends: 0, sent: 0, received: 0, following: 0, followers: 0 };

const lists = {
  friends: { of: relation.accountId, listed: relation.otherId, at: relation.friendAt },
  sent: { of: relation.accountId, listed: relation.otherId, at: relation.askedAt },
  received: { of: relation.otherId, listed: relation.accountId, at: relation.askedAt },
  following: { of: relation.accountId, listed: relation.otherId, at: relation.followingAt },
  muted: { of: relation.accountId, listed: relation.otherId, at: relation.mutedAt },
  blocked: { of: relation.accountId, listed: relation.otherId, at: relation.blockedAt },
} as const satisfies Record<RelationList, object>;

const sideOf = (row: Row | undefined): RelationSide =>
  row
    ? {
        asked: row.askedAt !== null,
        friend: row.friendAt !== null,
        following: row.followingAt !== null,
        muting: row.mutedAt !== null,
        blocking: row.blockedAt !== null,
      }
    : NO_RELATION;

function pairOf(rows: readonly Row[], accountId: number, otherId: number): StoredPair {
  const own = rows.find((row) => row.accountId === accountId && row.otherId === otherId);
  const theirs = rows.find((row) => row.accountId === otherId && row.otherId === accountId);
  return { pair: { own: sideOf(own), theirs: sideOf(theirs) }, own, theirs };
}

export function relationRepository(db: Db) {
  const between = (accountId: number, others: readonly number[]) =>
    or(
      and(eq(relation.accountId, accountId), inArray(relation.otherId, [...others])),
      and(inArray(relation.accountId, [...others]), eq(relation.otherId, accountId)),
    );
  return {
    /** How one member stands with others, in one query; every id has an entry. */
    async pairs(accountId: number, others: readonly number[]): Promise<Map<number, StoredPair>> {
      const rows = others.length === 0 ? [] : await db.select().from(relation).where(between(accountId, others));
      return new Map(others.map((otherId) => [otherId, pairOf(rows, accountId, otherId)]));
    },
    /** Both rows, locked until the end of the transaction, always in the same order; where `make`, made before if they are not there. */
    async lock(accountId: number, otherId: number, make: boolean): Promise<StoredPair> {
      const ends = [Math.min(accountId, otherId), Math.max(accountId, otherId)] as const;
      if (make)
        await db
          .insert(relation)
          .values([
            { accountId: ends[0], otherId: ends[1] },
            { accountId: ends[1], otherId: ends[0] },
          ])
          .onConflictDoNothing();
      const rows = await db
        .select()
        .from(relation)
        .where(between(accountId, [otherId]))
        .orderBy(relation.accountId)
        .for('update');
      return pairOf(rows, accountId, otherId);
    },
    async change(accountId: number, otherId: number, values: Partial<Omit<Row, 'accountId' | 'otherId'>>): Promise<void> {
      if (Object.keys(values).length === 0) return;
      await db
        .update(relation)
        .set(values)
        .where(and(eq(relation.accountId, accountId), eq(relation.otherId, otherId)));
    },
    /** Adds steps to the counts of members, always in the same order; what they are then. */
    async count(steps: ReadonlyMap<number, RelationCounts>): Promise<Map<number, RelationCounts>> {
      const rows = [...steps].sort(([one], [other]) => one - other).map(([accountId, step]) => ({ accountId, ...step }));
      const grown = (column: keyof RelationCounts) => sql`${relationCount[column]} + excluded.${sql.identifier(column)}`;
      const counted = await db
        .insert(relationCount)
        .values(rows)
        .onConflictDoUpdate({
          target: relationCount.accountId,
          set: {
            friends: grown('friends'),
            sent: grown('sent'),
            received: grown('received'),
            following: grown('following'),
            followers: grown('followers'),
          },
        })
        .returning();
      return new Map(counted.map(({ accountId, ...counts }) => [accountId, counts]));
    },
    /** Members with whom this one has to do, one way or the other; some of them, `most` at most. */
    async around(accountId: number, most: number): Promise<number[]> {
      const rows = await db
        .select({ one: relation.accountId, other: relation.otherId })
        .from(relation)
        .where(or(eq(relation.accountId, accountId), eq(relation.otherId, accountId)))
        .limit(most);
      return [...new Set(rows.map(({ one, other }) => (one === accountId ? other : one)))];
    },
    /** Nothing is between two members any more, and nothing ever was. The counts of the other know. */
    async drop(accountId: number, otherId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const relations = relationRepository(tx);
        const { pair } = await relations.lock(accountId, otherId, false);
        const { theirs } = relationSteps(pair, { own: NO_RELATION, theirs: NO_RELATION });
        if (Object.values(theirs).some((step) => step !== 0)) await relations.count(new Map([[otherId, theirs]]));
        await tx.delete(relation).where(between(accountId, [otherId]));
      });
    },
    /** Who follows somebody and may be told of their tips: those who hide tips, mute or block them are not. By id, after one, at most so many. */
    async followersForTips(otherId: number, afterId: number, limit: number): Promise<number[]> {
      const hidesTips = sql`${userSetting.settings} ->> ${String(SETTING_KEY.disableTip)} = 'true'`;
      const rows = await db
        .select({ id: relation.accountId })
        .from(relation)
        .leftJoin(userSetting, eq(userSetting.accountId, relation.accountId))
        .where(
          and(
            eq(relation.otherId, otherId),
            isNotNull(relation.followingAt),
            isNull(relation.mutedAt),
            isNull(relation.blockedAt),
            gt(relation.accountId, afterId),
            sql`${hidesTips} is not true`,
          ),
        )
        .orderBy(relation.accountId)
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async forgetCounts(accountId: number): Promise<void> {
      await db.delete(relationCount).where(eq(relationCount.accountId, accountId));
    },
    async countsOf(accountId: number): Promise<RelationCounts> {
      const [row] = await db.select().from(relationCount).where(eq(relationCount.accountId, accountId)).limit(1);
      return row ?? NO_COUNTS;
    },
    /** Newest first; `pageSize + 1` rows. */
    async list(list: RelationList, accountId: number, after: Cursor | null, pageSize: number): Promise<Listed[]> {
      const { of, listed, at } = lists[list];
      const rows = await db
        .select({ id: listed, at })
        .from(relation)
        .where(and(eq(of, accountId), isNotNull(at), older(at, listed, after)))
        .orderBy(desc(at), desc(listed))
        .limit(pageSize + 1);
      return rows.flatMap(({ id, at: since }) => (since ? [{ id, at: since }] : []));
    },
  };
}
