import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { account, accountTeam, team } from '../db/schema.ts';
import { teamIdOf } from '../sports/index.ts';

/** What demo members stand for, by the names of the sources. Some stand for the same: they may know each other by it. */
const shown: Readonly<Record<string, readonly string[]>> = {
  fan: ['Argentina', 'Arsenal FC'],
  tipster: ['Brazil', 'Liverpool FC', 'Real Madrid CF'],
  blv: ['France'],
  sonnghe_37: ['Argentina', 'Manchester United FC'],
  bachisanvinh: ['Germany', 'FC Bayern München'],
  thuhapho: ['Arsenal FC', 'England'],
  kinhcan_67: ['Arsenal FC', 'Argentina'],
  longxuyenfc: ['Liverpool FC'],
  tinghean: ['Argentina'],
  phutchinmuoi: ['Arsenal FC', 'Brazil'],
};

/** Gives demo members teams. Where anybody shows one it was done before, or members have begun to themselves. */
export async function seedShownTeams({ db }: { db: Db }): Promise<void> {
  const ids = [...new Set(Object.values(shown).flat())].map(teamIdOf);
  const [members, teams] = await Promise.all([
    db
      .select({ id: account.id, username: account.username })
      .from(account)
      .where(inArray(account.username, Object.keys(shown))),
    db.select({ id: team.id }).from(team).where(inArray(team.id, ids)),
  ]);
  const known = new Set(teams.map(({ id }) => id));
  const rows = members.flatMap(({ id: accountId, username }) =>
    (shown[username] ?? [])
      .map(teamIdOf)
      .filter((id) => known.has(id))
      .map((teamId, place) => ({ accountId, teamId, place })),
  );
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    // Another node may start on the same database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed shown teams', 0))`);
    if ((await tx.select({ accountId: accountTeam.accountId }).from(accountTeam).limit(1)).length > 0) return;
    await tx.insert(accountTeam).values(rows);
  });
}
