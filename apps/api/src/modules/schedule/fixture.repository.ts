import { and, asc, desc, eq, gt, gte, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import { SPORT_ID, type MatchRecord } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { fixture, sourceMatch } from '../../db/schema.ts';
import type { ImportedMatch } from './showing.ts';

type FixtureRow = typeof fixture.$inferSelect;

/** A fixture on the schedule; what runs by the clock is known to its provider by its id. */
export type ListedFixture = { readonly kind: 'replay' | 'generated'; readonly fixtureId: number } | ({ readonly kind: 'imported' } & ImportedMatch);

/** What it takes to count and sort a fixture. */
export type FixtureSketch = Pick<FixtureRow, 'id' | 'sportId' | 'kind' | 'kickOff' | 'dayOnly' | 'hasResult'>;

/** A month of 1,600 matches a day. */
const MOST_OF_A_MONTH = 50_000;

/** Ids of imported matches: the last two digits are 48 to 99, which name no half hour of a day, so no replayed fixture has them. */
export const importedId = sql<number>`1000000000 + (${sourceMatch.id} / 52) * 100 + 48 + ${sourceMatch.id} % 52`;
/** Where a source names only the day: noon of it in Vietnam, which is that day nearly everywhere. */
export const kickOffOfSource = sql<Date>`coalesce((${sourceMatch.record} ->> 'kickOff')::timestamptz, (${sourceMatch.playedOn} || 'T12:00:00+07:00')::timestamptz)`;
const hasResult = sql`(${sourceMatch.record} #> '{score,fullTime,home}' is not null or ${sourceMatch.record} #> '{score,extraTime,home}' is not null)`;

/** Known by its day alone, with its result: over, though the noon it is listed at may be to come. */
const endedOnItsDay = sql`(${fixture.dayOnly} and ${fixture.hasResult})`;

export function fixtureRepository(db: Db) {
  const listed = () =>
    db
      .select({ id: fixture.id, kind: fixture.kind, kickOff: fixture.kickOff, record: sourceMatch.record })
      .from(fixture)
      .leftJoin(sourceMatch, and(eq(fixture.kind, 'scheduled'), eq(sourceMatch.sourceKey, fixture.sourceKey)));
  const imported = () =>
    db
      .select({ id: fixture.id, kind: fixture.kind, kickOff: fixture.kickOff, record: sourceMatch.record })
      .from(fixture)
      .innerJoin(sourceMatch, and(eq(fixture.kind, 'scheduled'), eq(sourceMatch.sourceKey, fixture.sourceKey)));
  return {
    async find(id: number): Promise<ListedFixture | undefined> {
      return (await listed().where(eq(fixture.id, id)).limit(1)).map(listedOf)[0];
    },
    /** Which match a fixture is, and when it kicks off. */
    async matchOf(id: number): Promise<Pick<FixtureRow, 'kind' | 'sourceKey' | 'kickOff'> | undefined> {
      return (
        await db.select({ kind: fixture.kind, sourceKey: fixture.sourceKey, kickOff: fixture.kickOff }).from(fixture).where(eq(fixture.id, id)).limit(1)
      )[0];
    },
    /** The id of a match at its own time; none where it is not on the schedule. */
    async ofSource(sourceKey: string): Promise<number[]> {
      const rows = await db
        .select({ id: fixture.id })
        .from(sourceMatch)
        .innerJoin(fixture, and(eq(fixture.id, importedId), eq(fixture.kind, 'scheduled')))
        .where(eq(sourceMatch.sourceKey, sourceKey))
        .limit(1);
      return rows.map(({ id }) => id);
    },
    /** Those of these that are there, in no order. */
    async among(ids: readonly number[]): Promise<ListedFixture[]> {
      return ids.length === 0 ? [] : (await listed().where(inArray(fixture.id, [...ids]))).map(listedOf);
    },
    /** Fixtures that kick off in [from, to), in order, without what is in them. */
    sketches(from: Date, to: Date): Promise<FixtureSketch[]> {
      return db
        .select({
          id: fixture.id,
          sportId: fixture.sportId,
          kind: fixture.kind,
          kickOff: fixture.kickOff,
          dayOnly: fixture.dayOnly,
          hasResult: fixture.hasResult,
        })
        .from(fixture)
        .where(and(gte(fixture.kickOff, from), lt(fixture.kickOff, to)))
        .orderBy(asc(fixture.kickOff), asc(fixture.id))
        .limit(MOST_OF_A_MONTH);
    },
    /** Which competition the imported ones of these belong to. */
    competitions(ids: readonly number[]): Promise<{ id: number; competition: string; season: string }[]> {
      return ids.length === 0
        ? Promise.resolve([])
        : db
            .select({ id: fixture.id, competition: sourceMatch.competition, season: sourceMatch.season })
            .from(fixture)
            .innerJoin(sourceMatch, eq(sourceMatch.sourceKey, fixture.sourceKey))
            .where(inArray(fixture.id, [...ids]));
    },
    /** Football that kicks off in [from, to), in order. */
    async between(from: Date, to: Date, limit: number): Promise<ListedFixture[]> {
      return (
        await listed()
          .where(and(gte(fixture.kickOff, from), lt(fixture.kickOff, to), eq(fixture.sportId, SPORT_ID.football)))
          .orderBy(asc(fixture.kickOff), asc(fixture.id))
          .limit(limit)
      ).map(listedOf);
    },
    /** Imported matches to come, soonest first. */
    async importedAfter(now: Date, limit: number): Promise<ImportedMatch[]> {
      return (
        await imported()
          .where(and(gt(fixture.kickOff, now), not(endedOnItsDay)))
          .orderBy(asc(fixture.kickOff), asc(fixture.id))
          .limit(limit)
      ).map(importedOf);
    },
    /** Imported matches with a result, latest first. */
    async importedResults(now: Date, limit: number): Promise<ImportedMatch[]> {
      return (
        await imported()
          .where(and(or(lte(fixture.kickOff, now), endedOnItsDay), hasResult))
          .orderBy(desc(fixture.kickOff), asc(fixture.id))
          .limit(limit)
      ).map(importedOf);
    },
    /** Adds fixtures; a known id takes the new match, as after a change of the replay's seed. */
    async put(rows: readonly Omit<FixtureRow, 'dayOnly' | 'hasResult'>[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(fixture)
        .values([...rows])
        .onConflictDoUpdate({ target: fixture.id, set: { sourceKey: sql`excluded.source_key` }, setWhere: sql`${fixture.sourceKey} <> excluded.source_key` });
    },
    /**
     * Puts stored matches on the schedule at their real kick-off, or moves them there; those without a time of day on their
     * day. Left out: what was put off without a new time. Answers how many are new or moved.
     */
    async listImported(): Promise<number> {
      const wanted = db
        .select({
          id: importedId.as('id'),
          sourceKey: sourceMatch.sourceKey,
          sportId: sql<number>`${SPORT_ID.football}::integer`.as('sport_id'),
          kind: sql<'scheduled'>`'scheduled'`.as('kind'),
          kickOff: kickOffOfSource.as('kick_off'),
          dayOnly: sql<boolean>`(${sourceMatch.record} ->> 'kickOff') is null`.as('day_only'),
          hasResult: sql<boolean>`${hasResult}`.as('has_result'),
        })
        .from(sourceMatch)
        .where(or(sql`${sourceMatch.record} ->> 'kickOff' is not null`, sql`${sourceMatch.record} ->> 'note' is null`, hasResult));
      const rows = await db
        .insert(fixture)
        .select(wanted)
        .onConflictDoUpdate({
          target: fixture.id,
          set: { kickOff: sql`excluded.kick_off`, dayOnly: sql`excluded.day_only`, hasResult: sql`excluded.has_result` },
          setWhere: sql`(${fixture.kickOff}, ${fixture.dayOnly}, ${fixture.hasResult}) is distinct from (excluded.kick_off, excluded.day_only, excluded.has_result)`,
        })
        .returning({ id: fixture.id });
      return rows.length;
    },
  };
}
export type FixtureRepository = ReturnType<typeof fixtureRepository>;

interface Row {
  id: number;
  kind: FixtureRow['kind'];
  kickOff: Date;
  record: MatchRecord | null;
}

const listedOf = ({ record, ...row }: Row): ListedFixture =>
  record ? { kind: 'imported', ...importedOf({ ...row, record }) } : { kind: row.kind === 'generated' ? 'generated' : 'replay', fixtureId: row.id };

const importedOf = ({ id, kickOff, record }: Row & { record: MatchRecord }): ImportedMatch => ({ fixtureId: id, kickOffAt: kickOff.getTime(), match: record });
