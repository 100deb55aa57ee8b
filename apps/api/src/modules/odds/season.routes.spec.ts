import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { competitionCalls } from '@portal/contracts/competition';
import { oddsCalls, SEASON_MOST } from '@portal/contracts/odds';
import { leagueTable, type TieBreak } from '@portal/domain';
import { importSource } from '../../importing/import-source.ts';
import { loadShippedReadings, teamIdOf, tournamentIdOf } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const NOW = Date.parse('2026-11-20T20:00:00+07:00');
const NAMES = ['Netherlands Eredivisie', 'Brasileiro Série A', 'World Cup'];
const shipped = loadShippedReadings().filter(({ match }) => NAMES.includes(match.competition) && match.season.startsWith('2026'));
const eredivisie = tournamentIdOf({ competition: 'Netherlands Eredivisie', season: '2026/27' });
const brazil = tournamentIdOf({ competition: 'Brasileiro Série A', season: '2026' });
const worldCup = tournamentIdOf({ competition: 'World Cup', season: '2026' });
const tiny = tournamentIdOf({ competition: 'Giải Thử', season: '2026' });
const TINY = `= Giải Thử 2026

» Matchday 1

  Fri Nov 13 2026
    19:00   Hà Tĩnh   2-1   Bình Định
    19:00   Nam Định   0-0   Hải Phòng

» Matchday 2

  Fri Nov 20 2026
    10:00   Bình Định   v   Nam Định
    22:00   Hải Phòng   v   Hà Tĩnh

» Matchday 3

  Fri Nov 27 2026
    17:00   Bình Định   v   Hải Phòng
    19:00   Hà Tĩnh   v   Nam Định
`;

describe.each(databaseKinds)('the rest of a league on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let folder: string;
  const seasons = async (language?: string) => (await api.call(oddsCalls.seasons, {}, { ...(language && { language }) })).body.data;
  const season = async (tournamentId: number) => (await api.call(oddsCalls.season, { tournamentId })).body.data;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neu-'));
    api = await testApp(kind, { shipped });
    await writeFile(join(folder, 'thu.txt'), TINY);
    await importSource({ path: join(folder, 'thu.txt'), db: api.database.db, now: NOW, print: () => {} });
  });
  beforeEach(() => api.clock.set(NOW));
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true });
  });

  it('is there of leagues that have begun and have matches to come, the one that ends last first; of no cup', async () => {
    const { list, serverTime } = await seasons();
    expect(serverTime).toBe(new Date(NOW).toISOString());
    expect(list.map(({ id }) => id)).toEqual([eredivisie, brazil, tiny]);
    expect(list[2]).toMatchObject({ season: '2026', left: 4 });
    expect((await seasons('en')).list[0]?.name).toMatch(/Eredivisie/);
  });

  it('is no more than the leagues of the day: none before the first, none after the last', async () => {
    api.clock.set(Date.parse('2026-01-01T12:00:00Z'));
    expect((await seasons()).list).toEqual([]);
    api.clock.set(Date.parse('2027-08-01T12:00:00Z'));
    expect((await seasons()).list).toEqual([]);
    expect((await api.call(oddsCalls.season, { tournamentId: eredivisie })).status).toBe(404);
  });

  it('comes with the results that make the table of the tournament’s page, and the rules to make it', async () => {
    const { teams, results, rules, simulated, tournament } = await season(brazil);
    expect([simulated, tournament.id, teams.length]).toEqual([true, brazil, 20]);
    expect(rules).toEqual({ tieBreaks: ['wins', 'goalDifference', 'goals', 'headToHead', 'conduct'], pointsForWin: 3 });
    const { tables } = (await api.call(competitionCalls.tournament, { id: brazil })).body.data;
    const table = leagueTable(
      teams.map(({ id }) => String(id)),
      results.map(({ home, away, ...result }) => ({ ...result, home: String(home), away: String(away) })),
      { ...rules, tieBreaks: rules.tieBreaks as TieBreak[] },
    );
    expect(table.map(({ team, points, played }) => [team, points, played])).toEqual(
      tables[0]?.rows.map(({ team, points, played }) => [String(team.id), points, played]),
    );
  });

  it('has the matches left, soonest first, with goals that the model expects: more for the stronger side', async () => {
    const { fixtures, teams, tournament, zones } = await season(eredivisie);
    expect([fixtures.length, tournament.left, zones]).toEqual([306, 306, { top: 4, last: 3 }]);
    const at = fixtures.map(({ kickOff }) => Date.parse(kickOff));
    expect(at).toEqual([...at].sort((one, other) => one - other));
    const ids = new Set(teams.map(({ id }) => id));
    expect(fixtures.every(({ home, away }) => ids.has(home) && ids.has(away) && home !== away)).toBe(true);
    expect(fixtures[0]?.round).toBe('Vòng 1');
    for (const { expected } of fixtures) {
      expect(expected.home).toBeGreaterThanOrEqual(0.2);
      expect(expected.home + expected.away).toBeLessThan(5);
    }
    // Of teams nobody has seen one knows that home is worth something.
    const { fixtures: unknown } = await season(tiny);
    expect(unknown.map(({ expected }) => expected.home > expected.away)).toEqual([true, true, true, true]);
  });

  it('takes a past match without a result for one that is left, and a result as soon as it is there', async () => {
    const before = await season(tiny);
    expect(before.fixtures.map(({ home, kickOff }) => [home, Date.parse(kickOff) < NOW])).toEqual([
      [teamIdOf('Bình Định'), true],
      [teamIdOf('Hải Phòng'), false],
      [teamIdOf('Bình Định'), false],
      [teamIdOf('Hà Tĩnh'), false],
    ]);
    await writeFile(join(folder, 'thu.txt'), TINY.replace('Bình Định   v   Nam Định', 'Bình Định   3-1   Nam Định'));
    await importSource({ path: join(folder, 'thu.txt'), db: api.database.db, now: NOW, print: () => {} });
    api.clock.advance(10_001);
    const after = await season(tiny);
    expect([after.fixtures.length, after.results.length]).toEqual([3, 3]);
    expect(after.results).toContainEqual({ home: teamIdOf('Bình Định'), away: teamIdOf('Nam Định'), score: { home: 3, away: 1 } });
  });

  it('stays within its bounds', async () => {
    const { teams, fixtures, results } = await season(brazil);
    expect(teams.length).toBeLessThanOrEqual(SEASON_MOST.teams);
    expect(fixtures.length).toBeLessThanOrEqual(SEASON_MOST.fixtures);
    expect(results.length).toBeLessThanOrEqual(SEASON_MOST.results);
    expect(fixtures.length + results.length).toBeLessThanOrEqual(380);
  });

  it.each([[worldCup], [987_654_321]])('is none of %s: 404', async (tournamentId) =>
    expect((await api.call(oddsCalls.season, { tournamentId })).status).toBe(404),
  );

  it.each([{}, { tournamentId: 'abc' }, { tournamentId: '-1' }])('names what is wrong in a request (%j)', async (input) => {
    const answer = await api.call(oddsCalls.season, input);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(['tournamentId']);
  });
});
