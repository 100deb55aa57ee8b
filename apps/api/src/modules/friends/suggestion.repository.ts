import { and, asc, desc, eq, gt, isNotNull, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { accountTeam, relation, relationCount, team } from '../../db/schema.ts';

/** Of one's friends and of theirs so many are looked at, the newest first, and so many of those whom most follow: somebody who knows everybody costs no more. */
const LOOKED_AT = { friends: 200, theirs: 50, followed: 500, ofTeam: 100 } as const;

/** Between whom nothing has ever been: two looks by the primary key (hidden.ts says why they are no join). */
const strangers = (accountId: number, other: AnyColumn | SQL): SQL =>
  sql`(${other} <> ${accountId}
    and (select true from ${relation} r where r.account_id = ${accountId} and r.other_id = ${other}) is not true
    and (select true from ${relation} r where r.account_id = ${other} and r.other_id = ${accountId}) is not true)`;

/** Members whom one may know. */
export function suggestionRepository(db: Db) {
  return {
    /** Friends of one's friends, by how many friends of both are among those that are looked at. */
    async friendsOfFriends(accountId: number, most: number): Promise<{ id: number; mutual: number }[]> {
      const own = db
        .select({ id: relation.otherId })
        .from(relation)
        .where(and(eq(relation.accountId, accountId), isNotNull(relation.friendAt)))
        .orderBy(desc(relation.friendAt), desc(relation.otherId))
        .limit(LOOKED_AT.friends)
        .as('own');
      const side = alias(relation, 'side');
      const theirs = db
        .select({ id: side.otherId })
        .from(side)
        .where(and(eq(side.accountId, own.id), isNotNull(side.friendAt)))
        .orderBy(desc(side.friendAt), desc(side.otherId))
        .limit(LOOKED_AT.theirs)
        .as('theirs');
      const mutual = sql<number>`count(*)::int`.as('mutual');
      // In order before strangers are chosen, so that no more are looked at than are wanted.
      const counted = db.select({ id: theirs.id, mutual }).from(own).crossJoinLateral(theirs).groupBy(theirs.id).orderBy(desc(mutual), theirs.id).as('counted');
      return db
        .select({ id: counted.id, mutual: counted.mutual })
        .from(counted)
        .where(strangers(accountId, counted.id))
        .orderBy(desc(counted.mutual), counted.id)
        .limit(most);
    },
    /** Those of these members with whom nothing has ever been. */
    async strangersAmong(accountId: number, ids: readonly number[]): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const asked = sql`unnest(${sql.param([...new Set(ids)])}::bigint[]) asked(id)`;
      const rows = await db.select({ id: sql<string>`asked.id` }).from(asked).where(strangers(accountId, sql`asked.id`));
      return new Set(rows.map(({ id }) => Number(id)));
    },
    /** Who shows a team that one shows, once for each such team, in the order of one's own: of each team those who came shortly before or after oneself. So everybody is told to some, and nobody who joins to all. */
    async ofSameTeams(accountId: number, most: number): Promise<{ id: number; teamId: number }[]> {
      const own = db
        .select({ teamId: accountTeam.teamId, place: accountTeam.place })
        .from(accountTeam)
        .innerJoin(team, eq(team.id, accountTeam.teamId))
        .where(eq(accountTeam.accountId, accountId))
        .as('own');
      const side = alias(accountTeam, 'side');
      const beside = (after: boolean) =>
        db
          .select({ id: side.accountId })
          .from(side)
          .where(and(eq(side.teamId, own.teamId), after ? gt(side.accountId, accountId) : lt(side.accountId, accountId)))
          .orderBy(after ? asc(side.accountId) : desc(side.accountId))
          .limit(LOOKED_AT.ofTeam / 2);
      const theirs = unionAll(beside(false), beside(true)).as('theirs');
      return db
        .select({ id: theirs.id, teamId: own.teamId })
        .from(own)
        .crossJoinLateral(theirs)
        .where(strangers(accountId, theirs.id))
        .orderBy(own.place, sql`abs(${theirs.id} - ${accountId})`, theirs.id)
        .limit(most);
    },
    async mostFollowed(accountId: number, most: number): Promise<{ id: number }[]> {
      const followed = db
        .select({ id: relationCount.accountId, followers: relationCount.followers })
        .from(relationCount)
        // Written out, not handed in: the planner has to see that the partial index fits.
        .where(sql`${relationCount.followers} > 0`)
        .orderBy(desc(relationCount.followers), relationCount.accountId)
        .limit(LOOKED_AT.followed)
        .as('followed');
      return db.select({ id: followed.id }).from(followed).where(strangers(accountId, followed.id)).orderBy(desc(followed.followers), followed.id).limit(most);
    },
  };
}
