import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Output } from '@portal/contracts';
import { competitionCalls } from '@portal/contracts/competition';
import { account, accountTeam, sourceMatch, team, tournament } from '../../db/schema.ts';
import { importSource } from '../../importing/import-source.ts';
import { storeShipped } from '../../seed/source-matches.ts';
import { loadShippedReadings, teamIdOf, tournamentIdOf } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const NOW = Date.parse('2026-11-20T20:00:00+07:00');
const LEAGUE = `= Giải Thử 2026

» Matchday 1

  Fri Nov 13 2026
    19:00   Hà Tĩnh   2-1   Bình Định
    19:00   Nam Định   0-0   Hải Phòng

» Matchday 2

  Fri Nov 20 2026
    17:00   Bình Định   1-0   Nam Định
    22:00   Hải Phòng   v   Hà Tĩnh
`;
const cup = (season: string) => tournamentIdOf({ competition: 'World Cup', season });
const league = tournamentIdOf({ competition: 'Giải Thử', season: '2026' });

const worldCups = loadShippedReadings().filter(({ match }) => match.competition === 'World Cup');

describe.each(databaseKinds)('teams and tournaments on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let folder: string;
  const imports = async (text: string, name = 'thu.txt') => {
    const path = join(folder, name);
    await writeFile(path, text);
    await importSource({ path, db: api.database.db, now: NOW, print: () => {} });
    // What was reckoned is kept for a moment.
    api.clock.advance(10_001);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thu-'));
    api = await testApp(kind, { shipped: worldCups });
    api.clock.set(NOW);
    await imports(LEAGUE);
  });
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true });
  });
  const get = async <K extends keyof typeof competitionCalls>(call: K, input: object) =>
    (await api.call(competitionCalls[call], input as never)).body.data as never;
  const tournamentOf = (id: number): Promise<Output<typeof competitionCalls.tournament>> => get('tournament', { id });
  const teamOf = (id: number): Promise<Output<typeof competitionCalls.team>> => get('team', { id });
  const matchesOf = (call: 'tournamentMatches' | 'teamMatches', input: object): Promise<Output<typeof competitionCalls.teamMatches>> => get(call, input);

  it('reckons the table of what was played, with the form of each team', async () => {
    const { tables, played, coming, rounds, tournament: named } = await tournamentOf(league);
    expect(named).toMatchObject({ id: league, season: '2026', firstDay: '2026-11-13', lastDay: '2026-11-20' });
    expect([played, coming, rounds, tables.length]).toEqual([3, 1, [], 1]);
    expect(tables[0]?.rows.map(({ team: { name }, points, goalsFor, goalsAgainst, form }) => [name, points, goalsFor, goalsAgainst, form])).toEqual([
      ['Hà Tĩnh', 3, 2, 1, ['won']],
      ['Bình Định', 3, 2, 2, ['lost', 'won']],
      ['Hải Phòng', 1, 0, 0, ['drawn']],
      ['Nam Định', 1, 0, 1, ['drawn', 'lost']],
    ]);
  });

  it('lists what is to come soonest first and what was played latest first, in pages', async () => {
    const coming = await matchesOf('tournamentMatches', { id: league, when: 'coming' });
    expect(coming).toMatchObject({ total: 1, list: [{ home: { name: 'Hải Phòng' }, score: null }] });
    expect(coming.list[0]?.fixtureId).toEqual(expect.any(Number));
    const past = await matchesOf('tournamentMatches', { id: league, when: 'past', pageSize: 2, pageNum: 2 });
    expect([past.total, past.list.length, past.list[0]?.kickOff.slice(0, 10)]).toEqual([3, 1, '2026-11-13']);
  });

  it('tells of a team how it plays, where it stands and what comes next', async () => {
    const { team: shown, form, next, tournaments, squad } = await teamOf(teamIdOf('Hải Phòng'));
    expect(shown.name).toBe('Hải Phòng');
    expect(form.map(({ outcome }) => outcome)).toEqual(['drawn']);
    expect(next).toMatchObject({ home: { name: 'Hải Phòng' }, away: { name: 'Hà Tĩnh' } });
    expect(tournaments.map(({ id, table }) => [id, table?.rows.length])).toEqual([[league, 4]]);
    expect(squad).toEqual([]);
    expect((await matchesOf('teamMatches', { id: shown.id })).list.map(({ away }) => away.name)).toEqual(['Hải Phòng']);
  });

  it('has of a World Cup its groups, who of the third went on, its knock-out, scorers and cards', async () => {
    const { tables, thirdPlaced, rounds, scorers, booked, seasons } = await tournamentOf(cup('2026'));
    expect(tables.map(({ name }) => name)).toEqual('ABCDEFGHIJKL'.split('').map((letter) => `Bảng ${letter}`));
    expect(thirdPlaced.map(({ position, wentOn }) => [position, wentOn])).toEqual(Array.from({ length: 12 }, (_, at) => [at + 1, at < 8]));
    expect(tables[0]?.rows.map(({ wentOn }) => wentOn).slice(0, 2)).toEqual([true, true]);
    expect(rounds.map(({ key, ties }) => [key, ties.length])).toEqual([
      ['round-of-32', 16],
      ['round-of-16', 8],
      ['quarter-final', 4],
      ['semi-final', 2],
      ['third-place', 1],
      ['final', 1],
    ]);
    expect(scorers.map(({ goals }) => goals)).toEqual(scorers.map(({ goals }) => goals).toSorted((one, other) => other - one));
    expect(scorers[0]).toMatchObject({ name: 'Kylian Mbappe', goals: 10, team: { name: 'Pháp' } });
    expect(booked.length).toBeGreaterThan(0);
    expect(seasons.map(({ season }) => season)).toContain('2022');
    expect((await tournamentOf(cup('2022'))).thirdPlaced).toEqual([]);
    const finalOf = async (season: string) => (await matchesOf('tournamentMatches', { id: cup(season), when: 'past' })).list[0];
    expect(await finalOf('2022')).toMatchObject({ home: { name: 'Argentina' }, score: { home: 3, away: 3 }, penalties: { home: 4, away: 2 } });
    expect((await finalOf('2022'))?.fixtureId).toEqual(expect.any(Number));
    // What is played again has its room at its own place in time too.
    const pages = await Promise.all([1, 2].map((pageNum) => matchesOf('tournamentMatches', { id: cup('2026'), when: 'past', pageNum, pageSize: 100 })));
    const known = pages.flatMap(({ list }) => list);
    expect([known.length, known.filter(({ fixtureId, replay }) => fixtureId === null || replay)]).toEqual([104, []]);
  });

  it('has the squad of a team by where its players stand', async () => {
    const { squad, squadOf } = await teamOf(teamIdOf('Argentina'));
    expect(squadOf?.id).toBe(cup('2026'));
    expect(new Set(squad.map(({ role }) => role))).toEqual(new Set(['keeper', 'defence', 'midfield', 'attack', 'unknown']));
    expect(squad.length).toBeGreaterThan(14);
  });

  it('lists tournaments, the one played last first, and teams by their names; both are looked for in any language', async () => {
    const tournaments = (await api.call(competitionCalls.tournaments, {})).body.data;
    expect(tournaments.list.map(({ lastDay }) => lastDay)).toEqual(
      tournaments.list
        .map(({ lastDay }) => lastDay)
        .toSorted()
        .toReversed(),
    );
    expect((await api.call(competitionCalls.tournaments, { q: 'giai thu' })).body.data.list.map(({ id, teams }) => [id, teams])).toEqual([[league, 4]]);
    const named = async (q: string, language?: string) =>
      (await api.call(competitionCalls.teams, { q }, { ...(language && { language }) })).body.data.list.map(({ name }) => name);
    expect(await named('tay ban')).toEqual(['Tây Ban Nha']);
    expect(await named('spain')).toEqual(['Tây Ban Nha']);
    expect(await named('Tây Ban Nha', 'en')).toEqual(['Spain']);
    const { list, total } = (await api.call(competitionCalls.teams, { pageSize: 60 })).body.data;
    const names = list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('vi').compare));
    expect([names.length, total > 4, names.includes('Hà Tĩnh')]).toEqual([Math.min(total, 60), true, true]);
  });

  it('knows no team and no tournament of another id, nor of what the portal makes up', async () => {
    for (const [call, id] of [
      ['tournament', 1],
      ['tournamentMatches', 1],
      ['team', 1],
      ['teamMatches', 0],
    ] as const)
      expect((await api.call(competitionCalls[call], { id } as never)).status).toBe(404);
    expect((await api.call(competitionCalls.team, { id: 'x' } as never)).status).toBe(400);
  });

  it('follows what is imported: a result, and another day', async () => {
    await imports(LEAGUE.replace('Hải Phòng   v   Hà Tĩnh', 'Hải Phòng   3-0   Hà Tĩnh').replace('Fri Nov 13 2026', 'Sat Nov 14 2026'));
    const { tables, tournament: named } = await tournamentOf(league);
    expect(named.firstDay).toBe('2026-11-14');
    expect(tables[0]?.rows[0]).toMatchObject({ team: { name: 'Hải Phòng' }, points: 4 });
  });

  it('takes what was called off for nothing that is to come, and says why it was not played', async () => {
    const name = 'hoan.txt';
    await imports(
      `= Giải Hoãn 2026

» Matchday 1

  Thu Nov 19 2026
    19:00   Hà Tĩnh   v   Bình Định   [postponed]
  Sun Nov 22 2026
    19:00   Hà Tĩnh   v   Nam Định   [cancelled]
`,
      name,
    );
    const id = tournamentIdOf({ competition: 'Giải Hoãn', season: '2026' });
    const { played, coming, tables } = await tournamentOf(id);
    expect([played, coming]).toEqual([0, 0]);
    expect(tables[0]?.rows.every((row) => row.played === 0)).toBe(true);
    expect((await matchesOf('tournamentMatches', { id, when: 'past' })).list.map(({ note }) => note)).toEqual(['postponed']);
    expect((await matchesOf('tournamentMatches', { id, when: 'coming' })).list.map(({ note }) => note)).toEqual(['cancelled']);
    expect((await teamOf(teamIdOf('Hà Tĩnh'))).next).toBeNull();
  });

  it('places a match anew where the portal has come to call its team otherwise', async () => {
    const { db } = api.database;
    const stale = teamIdOf('Tên Cũ');
    await db.insert(team).values({ id: stale, name: 'Tên Cũ' });
    await db
      .update(sourceMatch)
      .set({ homeId: stale })
      .where(eq(sourceMatch.homeId, teamIdOf('Hải Phòng')));
    const [one] = await db
      .insert(account)
      .values({ username: 'renamed', displayName: 'K', passwordHash: '', siteRoleId: 10, userType: 10, createdAt: new Date(NOW) })
      .returning({ id: account.id });
    await db.insert(accountTeam).values({ accountId: one!.id, teamId: stale, place: 0 });
    await storeShipped(db, [], NOW);
    api.clock.advance(10_001);
    expect((await api.call(competitionCalls.team, { id: stale })).status).toBe(404);
    expect((await db.select().from(accountTeam)).filter(({ accountId }) => accountId === one!.id).map(({ teamId }) => teamId)).toEqual([teamIdOf('Hải Phòng')]);
    expect((await matchesOf('teamMatches', { id: teamIdOf('Hải Phòng'), when: 'past' })).list.map(({ home }) => home.name)).toContain('Hải Phòng');
  });

  it('reckons places for matches from before there were any', async () => {
    const { db } = api.database;
    await db.update(sourceMatch).set({ tournamentId: 0, homeId: 0, awayId: 0 }).where(sql`true`);
    await db.delete(tournament).where(sql`true`);
    await db.delete(team).where(sql`true`);
    await storeShipped(db, [], NOW);
    api.clock.advance(10_001);
    expect((await tournamentOf(league)).tables[0]?.rows).toHaveLength(4);
    expect(
      await db
        .select()
        .from(team)
        .where(eq(team.id, teamIdOf('Argentina'))),
    ).toHaveLength(1);
  });
});
