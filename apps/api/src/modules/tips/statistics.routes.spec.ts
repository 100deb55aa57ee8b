import { and, eq, isNotNull } from 'drizzle-orm';
import { tipsCalls, type TipStatistics } from '@portal/contracts/tips';
import { longestRuns, profitOf } from '@portal/domain';
import { account, tip } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember } from '../../testing/members.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { tipRepository } from './index.ts';
import { recordRepository } from './record.repository.ts';

const DAY = 86_400_000;
const SEASON = { competition: 'V.League 1', season: '2026/27' };

describe.each(databaseKinds)('what the tips of a member say, on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let made = 0;
  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
  });
  afterAll(() => api?.close());

  const read = async (username: string, language?: 'vi' | 'en'): Promise<TipStatistics> =>
    (await api.call(tipsCalls.statistics, { username }, language ? { language } : {})).body.data;
  /** Settled a day apart, the oldest first. */
  async function settled(
    authorId: number,
    rows: readonly { units: number; price: number; type?: number; closing?: number | null; season?: typeof SEASON | null }[],
  ) {
    const resultOf = (units: number) => (units > 0 ? 10 : units < 0 ? 30 : 20);
    await tipRepository(api.database.db).add(
      rows.map(({ units, price, type = 20, closing = null, season = SEASON }, place) => {
        const at = new Date(EVENING - (rows.length - place) * DAY);
        made += 1;
        return {
          uuid: `statistics-${made}`,
          authorId,
          fixtureId: 900_000 + made,
          sourceKey: `nothing/${made}`,
          kickOff: at,
          type,
          pick: type === 10 || type === 50 ? ('over' as const) : ('home' as const),
          line: type === 20 ? null : 0.5,
          price,
          content: '',
          createdAt: at,
          result: resultOf(units),
          settledUnits: units,
          settledAt: at,
          closingValue: closing,
          ...season,
        };
      }),
    );
  }

  it('is nothing of who has none, and 404 of nobody', async () => {
    const fan = await newMember(api);
    expect(await read(fan.name)).toEqual({
      person: expect.objectContaining({ userId: fan.id }),
      open: 0,
      since: null,
      whole: true,
      sums: { tips: 0, win: 0, draw: 0, lose: 0, units: 0, profit: 0, yield: null, rate: null },
      runs: { won: 0, lost: 0 },
      last: [],
      curve: { points: [0], low: 0, high: 0 },
      closing: null,
      types: [],
      tournaments: [],
    });
    expect((await api.call(tipsCalls.statistics, { username: 'khong_co_ai' })).status).toBe(404);
    expect((await api.call(tipsCalls.statistics, {})).body.errors?.[0]?.path).toBe('username');
  });

  it('is reckoned at the prices, with runs, curve, closing line, and by market and tournament, the largest first', async () => {
    const fan = await newMember(api);
    await settled(fan.id, [
      { units: 1, price: 2, closing: 0.04 },
      { units: 1, price: 3.5, closing: -0.02 },
      { units: 0.5, price: 1.9, type: 30 },
      { units: -1, price: 1.8, type: 10, season: null },
      { units: -0.5, price: 1.9, type: 30 },
      { units: 0, price: 1.9, type: 30 },
    ]);
    const said = await read(fan.name);
    expect(said).toMatchObject({
      open: 0,
      since: new Date(EVENING - 6 * DAY).toISOString(),
      whole: true,
      sums: { tips: 6, win: 3, draw: 1, lose: 2, units: 1, profit: 2.45, rate: { value: 0.6 } },
      runs: { won: 3, lost: 2 },
      last: [20, 30, 30, 10, 10, 10],
      curve: { points: [0, 1, 3.5, 3.95, 2.95, 2.45, 2.45], low: 0, high: 3.95 },
      closing: { tips: 2, ahead: 1, value: null },
    });
    expect(said.sums.yield).toBeNull();
    expect(said.sums.rate!.low < 0.6 && said.sums.rate!.high > 0.6).toBe(true);
    expect(said.types.map(({ type, sums }) => [type, sums.tips, sums.profit])).toEqual([
      [30, 3, -0.05],
      [20, 2, 3.5],
      [10, 1, -1],
    ]);
    expect(said.tournaments.map(({ tournament, sums }) => [tournament?.name, sums.tips])).toEqual([
      [expect.stringContaining('V.League'), 5],
      [undefined, 1],
    ]);
  });

  it('takes two spellings of a tournament for one, and names it in the language of the reader', async () => {
    const fan = await newMember(api);
    const of = (competition: string) => ({ units: -1, price: 2, season: { competition, season: '2026/27' } });
    await settled(fan.id, [of('English Premier League'), of('Premier League'), of('Cúp Làng')]);
    const names = async (language: 'vi' | 'en') => (await read(fan.name, language)).tournaments.map(({ tournament, sums }) => [tournament?.name, sums.tips]);
    expect(await names('vi')).toEqual([
      [expect.stringContaining('Ngoại hạng Anh'), 2],
      ['Cúp Làng 2026/27', 1],
    ]);
    expect((await names('en'))[0]).toEqual([expect.stringContaining('Premier League'), 2]);
  });

  it('is the newest once a tip was settled or opened again', async () => {
    const fan = await newMember(api);
    expect((await read(fan.name)).sums.tips).toBe(0);
    await settled(fan.id, [{ units: 1, price: 2 }]);
    // Held for a minute.
    expect((await read(fan.name)).sums.tips).toBe(0);
    api.clock.advance(60_000);
    expect((await read(fan.name)).sums.tips).toBe(1);
  });

  it('counts the newest five thousand, and says so', async () => {
    const fan = await newMember(api);
    const many = Array.from({ length: 5_001 }, (_, place) => ({ units: place === 0 ? 1 : -1, price: 9 }));
    for (let from = 0; from < many.length; from += 1_000) await settled(fan.id, many.slice(from, from + 1_000));
    const oldest = and(eq(tip.authorId, fan.id), eq(tip.settledUnits, 1));
    await api.database.db
      .update(tip)
      .set({ settledAt: new Date(0) })
      .where(oldest);
    const { whole, sums, curve } = await read(fan.name);
    expect([whole, sums.tips, sums.win, curve.points.length, curve.low, curve.high]).toEqual([false, 5_000, 0, 100, -5_000, 0]);
  }, 60_000);

  it('is true of the seeded tips, whose closing value is known', async () => {
    const [one] = await api.database.db.select({ id: account.id, username: account.username }).from(account).where(eq(account.username, 'kinhcan_67'));
    const rows = (await recordRepository(api.database.db).settledOf(one!.id, 5_000)).toReversed();
    expect(rows.length).toBeGreaterThan(5);
    const said = await read(one!.username, 'en');
    expect(said.sums.yield?.value).toBeCloseTo(said.sums.profit / rows.length, 3);
    expect(said.sums.profit).toBeCloseTo(
      rows.reduce((sum, { settledUnits, price }) => sum + profitOf(settledUnits, price), 0),
      3,
    );
    expect(said.runs).toEqual(longestRuns(rows.map(({ result }) => result)));
    expect(said.closing?.tips).toBe(rows.length);
    expect(said.tournaments.every(({ tournament }) => tournament !== null)).toBe(true);
    const values = await api.database.db.select({ closing: tip.closingValue, price: tip.price }).from(tip).where(isNotNull(tip.closingValue));
    expect(values.every(({ closing, price }) => closing !== null && closing > -1 && closing < price)).toBe(true);
  });
});
