import { asc, eq } from 'drizzle-orm';
import { MOST_TEAMS } from '@portal/contracts/user';
import type { Db } from '../../db/open.ts';
import { accountTeam } from '../../db/schema.ts';

/** Teams that members show. */
export function shownTeamRepository(db: Db) {
  return {
    /** In the order in which they are shown. */
    async of(accountId: number): Promise<number[]> {
      const rows = await db
        .select({ id: accountTeam.teamId })
        .from(accountTeam)
        .where(eq(accountTeam.accountId, accountId))
        .orderBy(asc(accountTeam.place))
        .limit(MOST_TEAMS);
      return rows.map(({ id }) => id);
    },
    /** These in the place of all there were. The account is locked meanwhile. */
    async replace(accountId: number, teamIds: readonly number[]): Promise<void> {
      await db.delete(accountTeam).where(eq(accountTeam.accountId, accountId));
      if (teamIds.length > 0) await db.insert(accountTeam).values(teamIds.map((teamId, place) => ({ accountId, teamId, place })));
    },
  };
}
