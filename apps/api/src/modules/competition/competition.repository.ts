import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MatchRecord } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { fixture, sourceMatch, team, tournament } from '../../db/schema.ts';
import { importedId, kickOffOfSource } from '../schedule/index.ts';

/** A match with its place in time; `fixtureId` null: it is on no schedule. */
export interface KnownMatch {
  /** What it is called on the schedule, whether or not it is there. */
  readonly id: number;
  readonly record: MatchRecord;
  readonly tournamentId: number;
  readonly fixtureId: number | null;
  /** Epoch milliseconds. */
  readonly kickOffAt: number;
  /** When its record last changed. */
  readonly importedAt: Date;
}
export type TournamentRow = typeof tournament.$inferSelect;
export type TeamRow = typeof team.$inferSelect;

/** More matches than any season of a competition has. */
const MOST_OF_A_SEASON = 3_000;
/** Of a team, the latest: at home and away each: some ten seasons. */
const MOST_OF_A_TEAM = 300;
const MOST_SEASONS = 60;
const MOST_TOURNAMENTS = 5_000;
const MOST_TEAMS = 20_000;

export function competitionRepository(db: Db) {
  const known = {
    id: importedId,
    record: sourceMatch.record,
    tournamentId: sourceMatch.tournamentId,
    fixtureId: fixture.id,
    kickOff: sql<Date | string>`${kickOffOfSource}`,
    importedAt: sourceMatch.importedAt,
  };
  const matches = () =>
    db
      .select(known)
      .from(sourceMatch)
      .leftJoin(fixture, and(eq(fixture.id, importedId), eq(fixture.kind, 'scheduled')));
  const ofSide = (column: typeof sourceMatch.homeId | typeof sourceMatch.awayId, id: number) =>
    matches().where(eq(column, id)).orderBy(desc(sourceMatch.playedOn), desc(sourceMatch.id)).limit(MOST_OF_A_TEAM);
  return {
    async tournament(id: number): Promise<TournamentRow | undefined> {
      return (await db.select().from(tournament).where(eq(tournament.id, id)))[0];
    },
    /** Of one competition, the latest first. */
    seasons(key: string): Promise<TournamentRow[]> {
      return db.select().from(tournament).where(eq(tournament.key, key)).orderBy(desc(tournament.lastDay), asc(tournament.id)).limit(MOST_SEASONS);
    },
    /** The one played last first. */
    tournaments(): Promise<TournamentRow[]> {
      return db.select().from(tournament).orderBy(desc(tournament.lastDay), asc(tournament.id)).limit(MOST_TOURNAMENTS);
    },
    async team(id: number): Promise<TeamRow | undefined> {
      return (await db.select().from(team).where(eq(team.id, id)))[0];
    },
    teamsOf(ids: readonly number[]): Promise<TeamRow[]> {
      return db
        .select()
        .from(team)
        .where(inArray(team.id, [...ids]));
    },
    teams(): Promise<TeamRow[]> {
      return db.select().from(team).orderBy(asc(team.id)).limit(MOST_TEAMS);
    },
    /** In the order in which they are played. */
    async ofTournament(id: number): Promise<KnownMatch[]> {
      const rows = await matches().where(eq(sourceMatch.tournamentId, id)).orderBy(asc(sourceMatch.playedOn), asc(sourceMatch.id)).limit(MOST_OF_A_SEASON);
      return inTime(rows);
    },
    /** An imported match on the schedule. */
    async onSchedule(fixtureId: number): Promise<KnownMatch | undefined> {
      const rows = await db
        .select(known)
        .from(fixture)
        // By the key, which has an index; what an id is made of has none.
        .innerJoin(sourceMatch, eq(sourceMatch.sourceKey, fixture.sourceKey))
        .where(and(eq(fixture.id, fixtureId), eq(fixture.kind, 'scheduled')))
        .limit(1);
      return inTime(rows)[0];
    },
    /** The latest of a team, in the order in which they are played. */
    async ofTeam(id: number): Promise<KnownMatch[]> {
      const [home, away] = await Promise.all([ofSide(sourceMatch.homeId, id), ofSide(sourceMatch.awayId, id)]);
      return inTime([...home, ...away]);
    },
  };
}
export type CompetitionRepository = ReturnType<typeof competitionRepository>;

interface Row extends Omit<KnownMatch, 'id' | 'kickOffAt'> {
  // Expressions come as the driver reads them.
  id: number | string;
  kickOff: Date | string;
}

const inTime = (rows: readonly Row[]): KnownMatch[] =>
  rows
    .map(({ id, kickOff, ...row }) => ({ ...row, id: Number(id), kickOffAt: new Date(kickOff).getTime() }))
    .sort((one, other) => one.kickOffAt - other.kickOffAt);
