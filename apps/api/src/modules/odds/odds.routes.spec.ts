import { featureStatus } from '@portal/contracts';
import { oddsCalls, oddsCompanies } from '@portal/contracts/odds';
import { scheduleCalls } from '@portal/contracts/schedule';
import { isCard, isGoal, matchStatus, ODDS_COLUMNS, ODDS_LABELS, parseOddsRow, SPORT_ID, type EventCode } from '@portal/domain';
import { COMPANIES } from '../../sports/odds/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('odds on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const day = async (input: object = {}) => (await api.call(oddsCalls.list, input)).body.data;
  const [live] = testReplay().liveAt(EVENING);
  const [coming] = testReplay().fixturesBetween(EVENING + 2 * 60 * MINUTE, EVENING + 4 * 60 * MINUTE);
  const liveId = live?.fixtureId ?? 0;
  const comingId = coming?.fixtureId ?? 0;

  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());

  it('are those of the football matches of a day, and say that they are simulated', async () => {
    const { list, total, date, serverTime } = await day({ pageSize: 100 });
    const ofDay = (await api.call(scheduleCalls.liveSchedule, { pageSize: 200 })).body.data.list.filter(({ sportId }) => sportId === SPORT_ID.football);
    expect({ total, date, serverTime }).toEqual({ total: ofDay.length, date: '2026-11-20', serverTime: new Date(EVENING).toISOString() });
    expect(new Set(list.map(({ match }) => match.fixtureId))).toEqual(new Set(ofDay.slice(0, 100).map(({ fixtureId }) => fixtureId)));
    expect(list.every(({ simulated }) => simulated)).toBe(true);
  });

  it('come with what is on air first, then what is to come, then the rest', async () => {
    const places = (await day({ pageSize: 100 })).list.map(({ match }) => [2, 1, 3].indexOf(matchStatus(match.statusCode)));
    expect(places).toEqual([...places].sort());
    expect(places[0]).toBe(0);
  });

  it('are rows of the specification, eight markets of a match', async () => {
    const { rows, match } = (await api.call(oddsCalls.match, { id: comingId })).body.data;
    expect(Object.keys(rows)).toEqual([...ODDS_LABELS]);
    expect(parseOddsRow('handicap', rows['HDP/FT'] ?? '')).toMatchObject({
      status: 'read',
      record: { matchId: comingId, companyId: 8, close: false, inPlay: false },
    });
    expect(rows['1X2']?.split(',')).toHaveLength(ODDS_COLUMNS.european.length);
    expect(match.fixtureId).toBe(comingId);
  });

  it('move with the match that is on air', async () => {
    const instant = async () => (await api.call(oddsCalls.match, { id: liveId })).body.data.rows['1X2'];
    const now = await instant();
    api.clock.advance(4 * MINUTE);
    expect(await instant()).not.toBe(now);
  });

  it('are closed after the match', async () => {
    api.clock.set((live?.endsAt ?? 0) + MINUTE);
    const { rows } = (await api.call(oddsCalls.match, { id: liveId })).body.data;
    expect(Object.values(rows).map((row) => row.split(',').at(-2))).toEqual(ODDS_LABELS.map(() => '1'));
  });

  it('can be those of another company', async () => {
    expect(COMPANIES.map(({ companyId }) => companyId)).toEqual([...oddsCompanies]);
    const rows = await Promise.all(oddsCompanies.map(async (company) => (await api.call(oddsCalls.match, { id: comingId, company })).body.data.rows['1X2']));
    expect(new Set(rows).size).toBe(oddsCompanies.length);
  });

  it('can be narrowed to a tournament, which is counted in any case', async () => {
    const all = await day();
    const [largest] = all.tournaments;
    const of = await day({ tournamentId: largest?.id });
    expect(of.total).toBe(largest?.count);
    expect(of.tournaments).toEqual(all.tournaments);
    expect(of.list.every(({ match }) => match.tournament.id === largest?.id)).toBe(true);
    expect((await day({ tournamentId: 1 })).list).toEqual([]);
  });

  it('are paged without a gap', async () => {
    const all = (await day({ pageSize: 100 })).list.map(({ match }) => match.fixtureId);
    const pages = await Promise.all([1, 2, 3].map(async (pageNum) => (await day({ pageSize: 10, pageNum })).list.map(({ match }) => match.fixtureId)));
    expect(pages.flat()).toEqual(all.slice(0, 30));
    expect((await day({ pageNum: 100, pageSize: 100 })).list).toEqual([]);
  });

  it('of a day without matches are an empty list', async () =>
    expect(await day({ date: '1950-01-01' })).toMatchObject({ list: [], total: 0, tournaments: [] }));

  it('show how a market moved, oldest first', async () => {
    const { rows } = (await api.call(oddsCalls.movement, { id: liveId, market: 'HDP/FT' })).body.data;
    const times = rows.map((row) => Number(row.split(',')[10]));
    expect(rows.length).toBeGreaterThan(5);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(EVENING / 1000);
  });

  it('of corners do not move any more once the match has begun', async () => {
    const { rows } = (await api.call(oddsCalls.movement, { id: liveId, market: 'CORNER' })).body.data;
    expect(rows.length).toBeGreaterThan(2);
    expect(Number(rows.at(-1)?.split(',')[8]) * 1000).toBeLessThan(live?.kickOffAt ?? 0);
  });

  it('come with the goals and cards that moved them, those that have fallen', async () => {
    const marks = async (now: number) => {
      api.clock.set(now);
      return (await api.call(oddsCalls.movement, { id: liveId, market: '1X2' })).body.data.marks ?? [];
    };
    expect(await marks((live?.kickOffAt ?? 0) - 1)).toEqual([]);
    const all = await marks((live?.endsAt ?? 0) + MINUTE);
    expect(all.every(({ code }) => isGoal(code as EventCode) || isCard(code as EventCode))).toBe(true);
    const goals = all.filter(({ code }) => isGoal(code as EventCode));
    const { fullTime } = live?.match.score ?? {};
    expect(goals.length).toBe((fullTime?.home ?? 0) + (fullTime?.away ?? 0));
    const [first] = all;
    const at = Date.parse(first?.at ?? '');
    expect([(await marks(at - 1)).length, await marks(at)]).toEqual([0, [first]]);
    expect((await api.call(oddsCalls.movement, { id: comingId, market: '1X2' })).body.data.marks).toEqual([]);
  });

  it('say how well their model met results that it had not seen', async () => {
    const { results, foretold, tenths, markets } = (await api.call(oddsCalls.model)).body.data;
    expect(foretold / results).toBeCloseTo(0.3, 2);
    expect(tenths.reduce((sum, { times }) => sum + times, 0)).toBe(3 * foretold);
    expect(markets.map(({ name }) => name)).toContain('outcome');
  });

  it.each([
    [oddsCalls.match, { id: 'abc' }, 'id'],
    [oddsCalls.match, { id: '7', company: '5' }, 'company'],
    [oddsCalls.movement, { id: '7', market: 'FIRST GOAL' }, 'market'],
    [oddsCalls.movement, { market: '1X2' }, 'id'],
    [oddsCalls.list, { date: '2026-02-30' }, 'date'],
    [oddsCalls.list, { timezone: 'Mars' }, 'timezone'],
    [oddsCalls.list, { pageNum: '101' }, 'pageNum'],
    [oddsCalls.list, { tournamentId: '-1' }, 'tournamentId'],
  ])('name what is wrong in a request (%#)', async (call, input, path) => {
    const answer = await api.call(call, input);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((problem) => problem.path)).toEqual([path]);
  });

  it.each([oddsCalls.match, oddsCalls.movement])('of no match there are none: 404 (%#)', async (call) => {
    expect((await api.call(call, { id: 987654321012, market: '1X2' })).status).toBe(404);
  });

  it('of other sports there are none', async () => {
    const others = (await api.call(scheduleCalls.featureMatch, { status: featureStatus.coming, pageSize: 200 })).body.data.list.filter(
      ({ sportId }) => sportId !== SPORT_ID.football,
    );
    for (const { fixtureId } of others.slice(0, 3)) expect((await api.call(oddsCalls.match, { id: fixtureId })).status).toBe(404);
    const ids = (await day({ pageSize: 100 })).list.map(({ match }) => match.sportId);
    expect(new Set(ids)).toEqual(new Set([SPORT_ID.football]));
  });
});
