import { inArray, sql } from 'drizzle-orm';
import { relationSteps, NO_RELATION, type RelationCounts } from '@portal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { account, relation } from '../db/schema.ts';
import { NO_COUNTS, relationRepository } from '../modules/friends/index.ts';

const HOUR = 3_600_000;

/** Of the accounts that somebody logs in as: their friends, who asks them to be friends, and whom they follow, the newest first. Of their friends: friends whom one does not know yet. */
const ties = {
  fan: {
    friends: ['sonnghe_37', 'bachisanvinh', 'thuhapho', 'hoitruonghem52', 'cafesuada'],
    requests: ['meocanhcau', 'longxuyenfc', 'tinghean'],
    following: ['blv', 'tipster', 'kinhcan_67'],
  },
  tipster: { friends: ['kinhcan_67', 'cafesuada'], requests: ['fan'], following: ['blv'] },
  blv: { friends: ['hoitruonghem52'], requests: [], following: ['fan'] },
  sonnghe_37: { friends: ['chilanquannuoc', 'phutchinmuoi'], requests: [], following: [] },
  bachisanvinh: { friends: ['phutchinmuoi', 'chilanquannuoc', 'tunghaiphong'], requests: [], following: [] },
  thuhapho: { friends: ['chilanquannuoc', 'tunghaiphong', 'hienngoaihang'], requests: [], following: [] },
} as const;

/** Gives the demo accounts friends. Where anybody stands with anybody it was done before, or members have begun to themselves. */
export async function seedFriends({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const names = [...new Set(Object.entries(ties).flatMap(([name, { friends, requests, following }]) => [name, ...friends, ...requests, ...following]))];
  const rows = await db.select({ id: account.id, username: account.username }).from(account).where(inArray(account.username, names));
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const sides = new Map<string, typeof relation.$inferInsert>();
  const side = (own: number, other: number) => {
    const key = `${own} ${other}`;
    const row = sides.get(key) ?? { accountId: own, otherId: other };
    sides.set(key, row);
    return row;
  };
  for (const [name, { friends, requests, following }] of Object.entries(ties)) {
    const own = ids.get(name);
    const of = (others: readonly string[]) => others.flatMap((other, place) => ({ id: ids.get(other), at: new Date(clock.now() - (3 + place * 7) * HOUR) }));
    if (own === undefined) continue;
    for (const { id, at } of of(friends)) if (id !== undefined) [side(own, id), side(id, own)].forEach((row) => (row.friendAt = at));
    for (const { id, at } of of(requests)) if (id !== undefined) side(id, own).askedAt = at;
    for (const { id, at } of of(following)) if (id !== undefined) side(own, id).followingAt = at;
  }
  if (sides.size === 0) return;
  await db.transaction(async (tx) => {
    // Another node may start on the same database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed friends', 0))`);
    if ((await tx.select({ accountId: relation.accountId }).from(relation).limit(1)).length > 0) return;
    const stored = await tx
      .insert(relation)
      .values([...sides.values()])
      .onConflictDoNothing()
      .returning();
    await relationRepository(tx).count(countsOf(stored));
  });
}

function countsOf(rows: readonly (typeof relation.$inferInsert)[]): Map<number, RelationCounts> {
  const counts = new Map<number, RelationCounts>();
  const add = (id: number, step: RelationCounts) => {
    const before = counts.get(id) ?? NO_COUNTS;
    counts.set(id, {
      friends: before.friends + step.friends,
      sent: before.sent + step.sent,
      received: before.received + step.received,
      following: before.following + step.following,
      followers: before.followers + step.followers,
    });
  };
  for (const { accountId, otherId, friendAt, askedAt, followingAt } of rows) {
    const own = { asked: Boolean(askedAt), friend: Boolean(friendAt), following: Boolean(followingAt), muting: false, blocking: false };
    const steps = relationSteps({ own: NO_RELATION, theirs: NO_RELATION }, { own, theirs: NO_RELATION });
    add(accountId, steps.own);
    add(otherId, steps.theirs);
  }
  return counts;
}
