import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { fixture } from '../../db/schema.ts';

export type FixtureRow = typeof fixture.$inferSelect;

export function fixtureRepository(db: Db) {
  return {
    async has(id: number): Promise<boolean> {
      return (await db.select({ id: fixture.id }).from(fixture).where(eq(fixture.id, id)).limit(1)).length > 0;
    },
    /** Ids of fixtures that kick off in [from, to), in order. */
    async idsBetween(from: Date, to: Date, limit: number): Promise<number[]> {
      const rows = await db.select({ id: fixture.id }).from(fixture).where(and(gte(fixture.kickOff, from), lt(fixture.kickOff, to))).orderBy(asc(fixture.kickOff), asc(fixture.id)).limit(limit);
      return rows.map(({ id }) => id);
    },
    /** Adds fixtures; a known id takes the new match, as after a change of the replay's seed. */
    async put(rows: readonly FixtureRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db.insert(fixture).values([...rows]).onConflictDoUpdate({ target: fixture.id, set: { sourceKey: sql`excluded.source_key` }, setWhere: sql`${fixture.sourceKey} <> excluded.source_key` });
    },
  };
}
export type FixtureRepository = ReturnType<typeof fixtureRepository>;
