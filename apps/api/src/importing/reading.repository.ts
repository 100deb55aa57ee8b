import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import type { MatchRecord, Side } from '@portal/domain';
import type { Db } from '../db/open.ts';
import { resultLock } from '../db/result-lock.ts';
import { accountTeam, fixture, prediction, sourceMatch, sourceReading, team, tip, tournament } from '../db/schema.ts';
import type { Conflict, MergedMatch, Reading } from '../sports/merging/index.ts';
import { competitionKey, editionKey } from '../sports/competitions.ts';
import { NO_TEAM, placesOf, type NamedMatch } from '../sports/ids.ts';

/** Rows of one statement, which go as one JSON text: a parameter for each column of each row takes three times as long. */
const CHUNK = 1000;
/** In what sources may contradict each other. Who adds a referee says nothing new of the result, and is no newer for it. */
const disputed = (row: 'source_reading' | 'excluded') =>
  sql.raw(`(${['score', 'date', 'kickOff', 'note'].map((fact) => `${row}.record -> '${fact}'`).join(', ')})`);

/** What is known of a reading without loading it. */
export interface KnownReading {
  readonly key: string;
  readonly source: string;
  readonly edition: string;
  readonly digest: string;
  readonly shipped: boolean;
}

export interface NewReading extends Reading {
  readonly digest: string;
  readonly shipped: boolean;
}

/** A match that was written. */
export interface Written {
  readonly key: string;
  /** Null: it is new. */
  readonly before: MatchRecord | null;
  readonly after: MatchRecord;
}

/** Readings of sources and the matches made of them. */
export function readingRepository(db: Db) {
  const among = (column: typeof sourceMatch.sourceKey | typeof fixture.sourceKey, keys: readonly string[]) =>
    sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  return {
    /** Two nodes that start together on one database store one after the other, and nobody settles by what is just being replaced. */
    async lock(): Promise<void> {
      await resultLock(db).write();
    },
    async knownOf(sources: readonly string[]): Promise<KnownReading[]> {
      const { sourceKey: key, source, edition, digest, shipped } = sourceReading;
      return db
        .select({ key, source, edition, digest, shipped })
        .from(sourceReading)
        .where(inArray(source, [...sources]));
    },
    async ofEditions(editions: readonly string[]): Promise<Reading[]> {
      const rows = await db
        .select({ source: sourceReading.source, match: sourceReading.record, shipped: sourceReading.shipped, readAt: sourceReading.readAt })
        .from(sourceReading)
        .where(inArray(sourceReading.edition, [...editions]));
      // What came with the portal is as old as the portal, whenever it was stored.
      return rows.map(({ shipped, readAt, ...reading }) => (shipped ? reading : { ...reading, readAt: readAt.getTime() }));
    },
    async put(readings: readonly NewReading[], now: number): Promise<void> {
      await inChunks(readings, async (chunk) => {
        const rows = chunk.map(({ source, match, digest, shipped }) => ({
          source_key: match.sourceKey,
          source,
          edition: editionKey(match),
          shipped,
          digest,
          record: JSON.stringify(match),
        }));
        await db.execute(sql`
          insert into ${sourceReading} (source_key, source, edition, shipped, digest, record, read_at)
          select source_key, source, edition, shipped, digest, record::jsonb, ${new Date(now).toISOString()}::timestamptz
          from json_to_recordset(${JSON.stringify(rows)}::json) as row(source_key text, source text, edition text, shipped boolean, digest text, record text)
          on conflict (source_key, source) do update
          set edition = excluded.edition, shipped = excluded.shipped, digest = excluded.digest, record = excluded.record,
            read_at = case when ${disputed('source_reading')} is distinct from ${disputed('excluded')} then excluded.read_at else source_reading.read_at end`);
      });
    },
    async forget(source: string, keys: readonly string[]): Promise<void> {
      await inChunks(keys, async (chunk) => {
        await db.delete(sourceReading).where(and(eq(sourceReading.source, source), inArray(sourceReading.sourceKey, [...chunk])));
      });
    },
    /** Matches of a database from before readings were kept: nothing says from which source they are. */
    async withoutReading(): Promise<MatchRecord[]> {
      const reading = db.select({ one: sql`1` }).from(sourceReading).where(eq(sourceReading.sourceKey, sourceMatch.sourceKey));
      return (await db.select({ record: sourceMatch.record }).from(sourceMatch).where(notExists(reading))).map(({ record }) => record);
    },
    /** A match goes by another key from now on; its id, its place on the schedule and its room stay. Where both have a row, the old one goes. */
    async rename(from: string, to: string): Promise<void> {
      const [taken] = await db.select({ id: sourceMatch.id }).from(sourceMatch).where(eq(sourceMatch.sourceKey, to)).limit(1);
      if (taken) {
        await this.moveForetold(from, to);
        await this.rebind(from, to);
        return this.remove([from]);
      }
      await db.update(sourceMatch).set({ sourceKey: to }).where(eq(sourceMatch.sourceKey, from));
      await db.update(fixture).set({ sourceKey: to }).where(eq(fixture.sourceKey, from));
      await this.rebind(from, to);
    },
    /** What was foretold of a match whose place on the schedule goes is of the place that stays; who foretold the same there already keeps both, the second without a place. */
    async moveForetold(from: string, to: string): Promise<void> {
      for (const [table, author] of [
        [tip, tip.authorId],
        [prediction, prediction.accountId],
      ] as const) {
        await db.execute(sql`
          update ${table} set fixture_id = stays.id from ${fixture} goes, ${fixture} stays
          where ${table.fixtureId} = goes.id and goes.kind = 'scheduled' and goes.source_key = ${from} and stays.kind = 'scheduled' and stays.source_key = ${to}
            and not exists (select 1 from ${table} there where there.${sql.identifier(author.name)} = ${author} and there.fixture_id = stays.id and there.type = ${table.type})`);
      }
    },
    /** What members have foretold of a match is of the same match under its other key. */
    async rebind(from: string, to: string): Promise<void> {
      await db.update(tip).set({ sourceKey: to }).where(eq(tip.sourceKey, from));
      await db.update(prediction).set({ sourceKey: to }).where(eq(prediction.sourceKey, from));
    },
    async remove(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await db.delete(fixture).where(and(eq(fixture.kind, 'scheduled'), among(fixture.sourceKey, keys)));
      const gone = await db
        .delete(sourceMatch)
        .where(among(sourceMatch.sourceKey, keys))
        .returning({ tournamentId: sourceMatch.tournamentId, homeId: sourceMatch.homeId, awayId: sourceMatch.awayId });
      await this.count(gone);
    },
    /** Writes matches. Answers which were new, and how those that have changed were before. */
    async putMatches(matches: readonly MergedMatch[], now: number): Promise<Written[]> {
      const all: Written[] = [];
      // What a match was found by is what is stored: since then the portal may have come to call a team otherwise.
      const left: Places[] = [];
      await inChunks(matches, async (chunk) => {
        const rows = chunk.map(({ record, conflicts }) => ({
          ...columnsOf(record),
          source_key: record.sourceKey,
          competition: record.competition,
          season: record.season,
          played_on: record.date,
          record: JSON.stringify(record),
          conflicts: JSON.stringify(conflicts.map(({ fact, kept, said }) => ({ fact, kept, said }))),
        }));
        // Beside the writing, the statement sees the table as it was.
        const written = await db.execute(sql`
          with written as (
            insert into ${sourceMatch} (source_key, competition, season, played_on, record, conflicts, imported_at, tournament_id, home_id, away_id)
            select source_key, competition, season, played_on, record::jsonb, conflicts::jsonb, ${new Date(now).toISOString()}::timestamptz, tournament_id, home_id, away_id
            from json_to_recordset(${JSON.stringify(rows)}::json)
              as row(source_key text, competition text, season text, played_on date, record text, conflicts text, tournament_id bigint, home_id bigint, away_id bigint)
            on conflict (source_key) do update
            set competition = excluded.competition, season = excluded.season, played_on = excluded.played_on, record = excluded.record, conflicts = excluded.conflicts, imported_at = excluded.imported_at,
              tournament_id = excluded.tournament_id, home_id = excluded.home_id, away_id = excluded.away_id
            where source_match.record <> excluded.record or source_match.conflicts <> excluded.conflicts
            returning source_key
          )
          select written.source_key, old.record as before, old.tournament_id as "tournamentId", old.home_id as "homeId", old.away_id as "awayId" from written left join ${sourceMatch} old on old.source_key = written.source_key`);
        const records = new Map(chunk.map(({ record }) => [record.sourceKey, record]));
        for (const { source_key: key, before, ...places } of rowsOf(written)) {
          if (before) left.push({ tournamentId: Number(places.tournamentId), homeId: Number(places.homeId), awayId: Number(places.awayId) });
          const after = records.get(key);
          if (after) all.push({ key, before, after });
        }
      });
      await this.list(all.map(({ after }) => after));
      await this.count([...left, ...all.map(({ after }) => placesOf(after))]);
      return all;
    },
    /** Places every match anew of which stored ids and names no longer agree: it was stored before matches had places, or the portal calls a team otherwise since. */
    async place(): Promise<void> {
      const { id, competition, season, tournamentId, homeId, awayId } = sourceMatch;
      const name = (side: Side) => sql<string>`${sourceMatch.record} #>> ${`{${side},name}`}`;
      const all: StoredNames[] = [];
      for (let last = 0; ; ) {
        const rows = await db
          .select({ id, competition, season, home: name('home'), away: name('away'), tournamentId, homeId, awayId })
          .from(sourceMatch)
          .where(gt(id, last))
          .orderBy(id)
          .limit(CHUNK);
        const end = rows.at(-1);
        if (!end) break;
        last = end.id;
        const moved = rows
          .map(({ home, away, ...row }) => ({ ...row, home: { name: home }, away: { name: away } }))
          .filter((row) => Object.entries(placesOf(row)).some(([column, place]) => row[column as keyof Places] !== place));
        const places = moved.map((match) => ({ id: match.id, ...columnsOf(match) }));
        await db.execute(sql`
          update ${sourceMatch} set tournament_id = row.tournament_id, home_id = row.home_id, away_id = row.away_id
          from json_to_recordset(${JSON.stringify(places)}::json) as row(id bigint, tournament_id bigint, home_id bigint, away_id bigint)
          where source_match.id = row.id`);
        all.push(...moved);
      }
      await this.renameShown(all);
      await this.list(all);
      await this.count([...all, ...all.map(placesOf)]);
    },
    /** Members show the teams of these matches by the ids of now. Who shows both keeps the one of before, which is not shown any more. */
    async renameShown(matches: readonly StoredNames[]): Promise<void> {
      const renamed = new Map(
        matches.flatMap((match) => {
          const { homeId, awayId } = placesOf(match);
          return [[match.homeId, homeId] as const, [match.awayId, awayId] as const];
        }),
      );
      const pairs = [...renamed]
        .filter(([before, after]) => before !== after && before !== NO_TEAM && after !== NO_TEAM)
        .map(([before, after]) => ({ before, after }));
      await inChunks(pairs, async (chunk) => {
        await db.execute(sql`
          update ${accountTeam} set team_id = row.after
          from json_to_recordset(${JSON.stringify(chunk)}::json) as row(before bigint, after bigint)
          where account_team.team_id = row.before
            and not exists (select 1 from ${accountTeam} shown where shown.account_id = account_team.account_id and shown.team_id = row.after)`);
      });
    },
    /** Lists the tournaments and teams of these matches. */
    async list(matches: readonly NamedMatch[]): Promise<void> {
      const tournaments = new Map(matches.map((match) => [placesOf(match).tournamentId, match]));
      const teams = new Map(
        matches.flatMap((match) => {
          const { homeId, awayId } = placesOf(match);
          return [[homeId, match.home.name] as const, [awayId, match.away.name] as const];
        }),
      );
      teams.delete(NO_TEAM);
      await inChunks([...tournaments], async (chunk) => {
        // Days and teams are counted next.
        const rows = chunk.map(([id, { competition, season }]) => ({
          id,
          key: competitionKey(competition),
          competition,
          season,
          firstDay: '1970-01-01',
          lastDay: '1970-01-01',
          teams: 0,
        }));
        await db.insert(tournament).values(rows).onConflictDoNothing();
      });
      await inChunks([...teams], async (chunk) => {
        await db
          .insert(team)
          .values(chunk.map(([id, name]) => ({ id, name })))
          .onConflictDoNothing();
      });
    },
    /** Counts the tournaments of these places anew; of what has no match left there is no tournament and no team. */
    async count(places: readonly Places[]): Promise<void> {
      // Of what has no place yet there is nothing to count.
      const ids = (of: readonly number[]) =>
        sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify([...new Set(of)].filter((id) => id !== 0))}::jsonb))`;
      const tournaments = ids(places.map(({ tournamentId }) => tournamentId));
      const teams = ids(places.flatMap(({ homeId, awayId }) => [homeId, awayId]));
      await db.execute(sql`
        update ${tournament} set first_day = counted.first_day, last_day = counted.last_day, teams = counted.teams
        from (
          select tournament_id, min(played_on) as first_day, max(played_on) as last_day, count(distinct side) filter (where side <> ${NO_TEAM}) as teams
          from ${sourceMatch}, lateral (values (home_id), (away_id)) as sides(side)
          where tournament_id in ${tournaments} group by tournament_id
        ) as counted
        where tournament.id = counted.tournament_id`);
      await db.execute(
        sql`delete from ${tournament} where id in ${tournaments} and not exists (select 1 from ${sourceMatch} where tournament_id = tournament.id)`,
      );
      await db.execute(sql`
        delete from ${team} where id in ${teams}
          and not exists (select 1 from ${sourceMatch} where home_id = team.id) and not exists (select 1 from ${sourceMatch} where away_id = team.id)`);
    },
    /** In which facts the sources of these matches differ, at most `limit` of them, in the order of their keys. */
    async conflictsOf(keys: readonly string[], limit: number): Promise<Conflict[]> {
      const rows = await db
        .select({ key: sourceMatch.sourceKey, conflicts: sourceMatch.conflicts })
        .from(sourceMatch)
        .where(and(sql`${sourceMatch.conflicts} <> '[]'::jsonb`, among(sourceMatch.sourceKey, keys)))
        .orderBy(sourceMatch.sourceKey)
        .limit(limit);
      return rows.flatMap(({ key, conflicts }) => conflicts.map((conflict) => ({ key, ...conflict }) as Conflict)).slice(0, limit);
    },
  };
}

type Places = ReturnType<typeof placesOf>;

interface StoredNames extends NamedMatch, Places {
  readonly id: number;
}

const columnsOf = (match: NamedMatch) => {
  const { tournamentId, homeId, awayId } = placesOf(match);
  return { tournament_id: tournamentId, home_id: homeId, away_id: awayId };
};

/** Drizzle does not know what a raw statement answers; both drivers answer rows. */
const rowsOf = (answer: unknown) =>
  (answer as { rows: ({ source_key: string; before: MatchRecord | null } & Record<keyof Places, string | number | null>)[] }).rows;

async function inChunks<T>(all: readonly T[], write: (chunk: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += CHUNK) await write(all.slice(start, start + CHUNK));
}
