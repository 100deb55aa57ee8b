import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { SPORT_ID, type MatchRecord } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { fixture, sourceMatch } from '../../db/schema.ts';
import type { ImportedMatch } from './showing.ts';

type FixtureRow = typeof fixture.$inferSelect;

/** A fixture on the schedule; a replayed one is known to its provider by its id. */
export type ListedFixture = { readonly kind: 'replay'; readonly fixtureId: number } | ({ readonly kind: 'imported' } & ImportedMatch);

/** Ids of imported matches: the last two digits are 48 to 99, which name no half hour of a day, so no replayed fixture has them. */
const importedId = sql<number>`1000000000 + (${sourceMatch.id} / 52) * 100 + 48 + ${sourceMatch.id} % 52`;
const kickOffOfSource = sql<Date>`(${sourceMatch.record} ->> 'kickOff')::timestamptz`;
const hasResult = sql`(${sourceMatch.record} #> '{score,fullTime,home}' is not null or ${sourceMatch.record} #> '{score,extraTime,home}' is not null)`;

export function fixtureRepository(db: Db) {
  const listed = () => db.select({ id: fixture.id, kickOff: fixture.kickOff, record: sourceMatch.record }).from(fixture)
    .leftJoin(sourceMatch, and(eq(fixture.kind, 'scheduled'), eq(sourceMatch.sourceKey, fixture.sourceKey)));
  const imported = () => db.select({ id: fixture.id, kickOff: fixture.kickOff, record: sourceMatch.record }).from(fixture)
    .innerJoin(sourceMatch, and(eq(fixture.kind, 'scheduled'), eq(sourceMatch.sourceKey, fixture.sourceKey)));
  return {
    async find(id: number): Promise<ListedFixture | undefined> {
      return (await listed().where(eq(fixture.id, id)).limit(1)).map(listedOf)[0];
    },
    /** Fixtures that kick off in [from, to), in order. */
    async between(from: Date, to: Date, limit: number): Promise<ListedFixture[]> {
      return (await listed().where(and(gte(fixture.kickOff, from), lt(fixture.kickOff, to))).orderBy(asc(fixture.kickOff), asc(fixture.id)).limit(limit)).map(listedOf);
    },
    /** Imported matches to come, soonest first. */
    async importedAfter(now: Date, limit: number): Promise<ImportedMatch[]> {
      return (await imported().where(gt(fixture.kickOff, now)).orderBy(asc(fixture.kickOff), asc(fixture.id)).limit(limit)).map(importedOf);
    },
    /** Imported matches with a result, latest first. */
    async importedResults(now: Date, limit: number): Promise<ImportedMatch[]> {
      return (await imported().where(and(lte(fixture.kickOff, now), hasResult)).orderBy(desc(fixture.kickOff), asc(fixture.id)).limit(limit)).map(importedOf);
    },
    /** Adds fixtures; a known id takes the new match, as after a change of the replay's seed. */
    async put(rows: readonly FixtureRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db.insert(fixture).values([...rows]).onConflictDoUpdate({ target: fixture.id, set: { sourceKey: sql`excluded.source_key` }, setWhere: sql`${fixture.sourceKey} <> excluded.source_key` });
    },
    /**
     * Puts stored matches on the schedule at their real kick-off, or moves them there. Left out: matches without a time of
     * day, those that are played again anyway, and those of `known` that still have no result. Answers how many are new or moved.
     */
    async listImported({ replayed, known }: { replayed: readonly string[]; known: readonly string[] }): Promise<number> {
      const among = (keys: readonly string[]) => sql`${sourceMatch.sourceKey} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
      const wanted = db.select({ id: importedId.as('id'), sourceKey: sourceMatch.sourceKey, sportId: sql<number>`${SPORT_ID.football}::integer`.as('sport_id'), kind: sql<'scheduled'>`'scheduled'`.as('kind'), kickOff: kickOffOfSource.as('kick_off') })
        .from(sourceMatch)
        .where(and(sql`${sourceMatch.record} ->> 'kickOff' is not null`, sql`not ${among(replayed)}`, sql`(not ${among(known)} or ${hasResult})`));
      const rows = await db.insert(fixture).select(wanted)
        .onConflictDoUpdate({ target: fixture.id, set: { kickOff: sql`excluded.kick_off` }, setWhere: sql`${fixture.kickOff} <> excluded.kick_off` })
        .returning({ id: fixture.id });
      return rows.length;
    },
  };
}
export type FixtureRepository = ReturnType<typeof fixtureRepository>;

interface Row { id: number; kickOff: Date; record: MatchRecord | null }

const listedOf = ({ record, ...row }: Row): ListedFixture => (record ? { kind: 'imported', ...importedOf({ ...row, record }) } : { kind: 'replay', fixtureId: row.id });

const importedOf = ({ id, kickOff, record }: Row & { record: MatchRecord }): ImportedMatch => ({ fixtureId: id, kickOffAt: kickOff.getTime(), match: record });
