import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { account, referral } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export type StoredReferral = typeof referral.$inferSelect;
type State = StoredReferral['state'];

/** How far up it is looked who invited whom. A ring would have to be longer. */
const HEIGHT = 1_000;
const COUNTED = 1_000;

/** Who was invited by whom, and what became of it. */
export function referralRepository(db: Db) {
  return {
    async of(friendId: number): Promise<StoredReferral | undefined> {
      return (await db.select().from(referral).where(eq(referral.friendId, friendId)).limit(1))[0];
    },
    /** Locked until the end of the transaction. */
    async lockWaiting(friendId: number): Promise<StoredReferral | undefined> {
      return (
        await db
          .select()
          .from(referral)
          .where(and(eq(referral.friendId, friendId), eq(referral.state, 'waiting')))
          .for('update')
      )[0];
    },
    /** False where somebody was named before. */
    async add(row: Pick<StoredReferral, 'friendId' | 'inviterId' | 'state' | 'days' | 'lastDay' | 'endsOn' | 'createdAt'>): Promise<boolean> {
      return (await db.insert(referral).values(row).onConflictDoNothing().returning({ id: referral.friendId })).length > 0;
    },
    async change(friendId: number, change: Partial<StoredReferral>): Promise<void> {
      await db.update(referral).set(change).where(eq(referral.friendId, friendId));
    },
    /** One after the other, whoever they are: two that are named at once could close a ring that neither sees. Until the end of the transaction. */
    async lockNaming(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral', 0))`);
    },
    /** Newest first, below a place; `pageSize + 1` rows. */
    async newest(inviterId: number, below: Cursor | null, pageSize: number): Promise<(StoredReferral & { joinedAt: Date })[]> {
      const { createdAt, friendId } = referral;
      const rows = await db
        .select({ row: referral, joinedAt: account.createdAt })
        .from(referral)
        .innerJoin(account, eq(account.id, friendId))
        .where(and(eq(referral.inviterId, inviterId), older(createdAt, friendId, below)))
        .orderBy(desc(createdAt), desc(friendId))
        .limit(pageSize + 1);
      return rows.map(({ row, joinedAt }) => ({ ...row, joinedAt }));
    },
    /** How many of each, and what they brought; of more than `COUNTED` nobody asks how many. */
    async counts(inviterId: number): Promise<Record<State, number> & { points: number }> {
      const rows = await rowsOf<{ state: State; number: number; points: number }>(
        db,
        sql`
        select kind.state, counted.number, counted.points from (values ('waiting'), ('rewarded'), ('refused')) kind (state)
        cross join lateral (
          select count(*)::int as number, coalesce(sum(points), 0)::int as points
          from (select points from referral where inviter_id = ${inviterId} and state = kind.state limit ${COUNTED}) of_state
        ) counted`,
      );
      const of = (state: State) => rows.find((row) => row.state === state)?.number ?? 0;
      return { waiting: of('waiting'), rewarded: of('rewarded'), refused: of('refused'), points: rows.reduce((sum, { points }) => sum + points, 0) };
    },
    /** Friends who count already: never more than there may be. */
    async rewarded(inviterId: number): Promise<number[]> {
      const rows = await db
        .select({ friendId: referral.friendId })
        .from(referral)
        .where(and(eq(referral.inviterId, inviterId), eq(referral.state, 'rewarded')));
      return rows.map(({ friendId }) => friendId);
    },
    /** Who invited a member, and who them, upwards. */
    async above(memberId: number): Promise<number[]> {
      const rows = await rowsOf<{ id: string }>(
        db,
        sql`
        with recursive line (id, height) as (
          select inviter_id, 1 from referral where friend_id = ${memberId}
          union select referral.inviter_id, height + 1 from line join referral on referral.friend_id = line.id where height < ${HEIGHT}
        ) select id from line`,
      );
      return rows.map(({ id }) => Number(id));
    },
    /** Friends whose last day is over and who are still waited for, the longest first. */
    async overdue(today: string, most: number): Promise<number[]> {
      const rows = await db
        .select({ friendId: referral.friendId })
        .from(referral)
        .where(and(eq(referral.state, 'waiting'), lt(referral.endsOn, today)))
        .orderBy(referral.endsOn)
        .limit(most);
      return rows.map(({ friendId }) => friendId);
    },
  };
}
