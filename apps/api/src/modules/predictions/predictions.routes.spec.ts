import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { oddsCalls } from '@portal/contracts/odds';
import { predictionCalls } from '@portal/contracts/prediction';
import { pointsCalls } from '@portal/contracts/points';
import { scheduleCalls } from '@portal/contracts/schedule';
import { matchStateAt, parseOddsRow, payoutOf, PREDICTION, PREDICTION_VOID, settleTip } from '@portal/domain';
import { prediction } from '../../db/schema.ts';
import { importSource } from '../../importing/import-source.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { EVENING, testApp, testConfig, testReplay, type TestApp } from '../../testing/test-app.ts';
import { Ledger, verifyLedger } from '../points/index.ts';
import { settlePredictions } from './index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(databaseKinds)('predictions for points on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let made = 0;
  const newAddress = addresses();
  const replay = testReplay();
  const coming = replay.fixturesBetween(EVENING + 3 * HOUR, EVENING + 9 * HOUR);
  const match = (place: number) => coming[place] ?? coming[0]!;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());

  /** Somebody with so many points. */
  async function fan(points = 1_000): Promise<TestMember> {
    const somebody = await newMember(api);
    if (points > 0) await api.database.db.transaction((tx) => new Ledger(api.clock).move(tx, somebody.id, points, 'welcome', 'test'));
    return somebody;
  }
  const token = ({ id }: TestMember) => api.app.tokens.access({ userId: id, siteRoleId: 1, userType: 10 });
  const draft = (fixtureId: number, own: Record<string, unknown> = {}) => ({
    uuid: `uuid-of-prediction-${(made += 1)}`,
    fixtureId,
    type: 20,
    pick: 'home',
    line: null,
    stake: 100,
    ...own,
  });
  const stake = async (who: TestMember, fixtureId: number, own: Record<string, unknown> = {}) =>
    api.call(predictionCalls.create, draft(fixtureId, own), { token: await token(who), ip: newAddress() });
  const purse = async (who: TestMember) => (await api.call(predictionCalls.purse, {}, { token: await token(who) })).body.data;
  const list = async (who: TestMember, ask = {}) => (await api.call(predictionCalls.list, ask, { token: await token(who) })).body.data;
  const moves = async (who: TestMember) =>
    (await api.call(pointsCalls.ledger, { pageSize: 50 }, { token: await token(who) })).body.data.list
      .filter(({ reason }) => reason === 'prediction')
      .map(({ amount }) => amount);
  const failed: unknown[] = [];
  afterEach(() => expect(failed).toEqual([]));
  const settle = () =>
    settlePredictions({ db: api.database.db, clock: api.clock, fixtures: replay, ledger: new Ledger(api.clock), onError: (error) => failed.push(error) });
  const homePrice = async (id: number): Promise<number> => {
    const row = parseOddsRow('european', (await api.call(oddsCalls.match, { id })).body.data.rows['1X2'] ?? '');
    return row.status === 'read' && row.record.instant && 'home' in row.record.instant ? row.record.instant.home : Number.NaN;
  };

  it('take the points at once, at the price of the moment, and are read back', async () => {
    const lan = await fan();
    const { fixtureId } = match(0);
    const price = await homePrice(fixtureId);
    const { body } = await stake(lan, fixtureId);
    expect(body.data.prediction).toMatchObject({
      match: { fixtureId },
      type: 20,
      pick: 'home',
      line: null,
      price,
      stake: 100,
      state: 'open',
      result: null,
      settledUnits: null,
      payout: null,
      settledAt: null,
      createdAt: new Date(EVENING).toISOString(),
    });
    expect(body.data.purse).toEqual({
      balance: 900,
      day: '2026-11-20',
      left: PREDICTION.perDay - 100,
      perDay: PREDICTION.perDay,
      least: PREDICTION.least,
      most: PREDICTION.most,
      onReplays: true,
      settled: { count: 0, won: 0, staked: 0, paid: 0 },
      open: { count: 1, staked: 100 },
      breakUntil: null,
    });
    expect(await purse(lan)).toEqual(body.data.purse);
    expect(await list(lan)).toEqual({ list: [body.data.prediction], nextCursor: null });
    expect((await list(lan, { state: 'open' })).list).toHaveLength(1);
    expect((await list(lan, { state: 'settled' })).list).toEqual([]);
    expect(await moves(lan)).toEqual([-100]);
  });

  it('are one of one uuid, also when both tries come at once, and one on a market of a match', async () => {
    const lan = await fan();
    const { fixtureId } = match(1);
    const same = draft(fixtureId);
    const send = async () => api.call(predictionCalls.create, same, { token: await token(lan), ip: newAddress() });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.data.prediction.id)).size).toBe(1);
    expect((await send()).body.data.purse.balance).toBe(900);
    expect((await stake(lan, fixtureId, { pick: 'away' })).body).toMatchObject({ code: codes.predictedBefore, msg: expect.stringContaining('kèo này') });
    expect(await moves(lan)).toEqual([-100]);
  });

  it('never take more than there is, nor more than a day has, of a hundred that come at once', async () => {
    const poor = await Promise.all(Array.from({ length: 10 }, () => fan(250)));
    const rich = await fan(10_000);
    const answers = await Promise.all(
      poor.flatMap((who) => Array.from({ length: 10 }, async (_, place) => ({ who, code: (await stake(who, match(place).fixtureId)).body.code }))),
    );
    for (const who of poor) {
      expect(answers.filter((one) => one.who === who && one.code === codes.ok)).toHaveLength(2);
      expect((await purse(who)).balance).toBe(50);
    }
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.ok, codes.pointsShort]));
    // One after the other, at the pace of somebody who thinks.
    const spaced = async (who: TestMember) => {
      let taken = 0;
      for (let place = 0; place < 8; place += 1) {
        api.clock.set(EVENING + place * 60_000);
        taken += Number((await stake(who, match(place).fixtureId)).body.code === 0);
      }
      return taken;
    };
    expect(await spaced(rich)).toBe(5);
    expect(await purse(rich)).toMatchObject({ balance: 9_500, left: 0 });
    api.clock.set(EVENING);
    expect((await stake(await fan(0), match(2).fixtureId)).body).toMatchObject({ code: codes.pointsShort, msg: expect.stringContaining('không đủ') });
    expect((await stake(rich, match(9).fixtureId, { type: 20, stake: 10 })).body.code).toBe(codes.predictionsFull);
    expect((await verifyLedger(api.database.db)).faults).toEqual([]);
  });

  it('give the points back when the match is over, once, by its score at the frozen price', async () => {
    const lan = await fan();
    const { fixtureId, endsAt, kickOffAt } = match(3);
    const { price, id } = (await stake(lan, fixtureId)).body.data.prediction;
    api.clock.set(endsAt - 1);
    await settle();
    expect((await list(lan)).list[0]?.state).toBe('open');
    api.clock.set(endsAt);
    await Promise.all([settle(), settle()]);
    const { fullTimeScore, halfTimeScore } = matchStateAt(match(3).match, kickOffAt, endsAt);
    const { settledUnits, result } = settleTip({ type: 20, pick: 'home', line: null }, { score: fullTimeScore, halfTime: halfTimeScore })!;
    const payout = payoutOf(100, settledUnits, price);
    expect((await list(lan, { state: 'settled' })).list[0]).toMatchObject({
      id,
      state: 'settled',
      result,
      settledUnits,
      payout,
      settledAt: new Date(endsAt).toISOString(),
    });
    expect(await moves(lan)).toEqual([...(payout > 0 ? [payout] : []), -100]);
    expect(await purse(lan)).toMatchObject({ balance: 900 + payout, settled: { count: 1, staked: 100, paid: payout }, open: { count: 0, staked: 0 } });
    // What comes back is no experience: it was had before.
    expect((await verifyLedger(api.database.db)).faults).toEqual([]);
  });

  it.each([
    ['stake', { stake: 15 }],
    ['stake', { stake: 0 }],
    ['stake', { stake: 1_010 }],
    ['stake', { stake: 300 }],
    ['pick', { pick: 'over' }],
    ['line', { line: 0.5 }],
    ['type', { type: 60 }],
    ['uuid', { uuid: 'x' }],
  ])('name a bad %s: %j', async (path, own) => {
    const { status, body } = await stake(await fan(), match(0).fixtureId, own);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('are refused after the kick-off, on another line, on no football match, and without a token', async () => {
    const lan = await fan();
    const { fixtureId, kickOffAt } = match(4);
    expect((await stake(lan, fixtureId, { type: 30, pick: 'home', line: 9 })).body.code).toBe(codes.lineMoved);
    api.clock.set(kickOffAt);
    expect((await stake(lan, fixtureId)).body.code).toBe(codes.tipLocked);
    api.clock.set(EVENING);
    expect((await stake(lan, 999)).status).toBe(404);
    const guest = await api.app.tokens.guest();
    const gone = await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 });
    const statuses = async (bearer?: string) => (await api.call(predictionCalls.create, draft(fixtureId), bearer ? { token: bearer } : {})).status;
    expect([await statuses(), await statuses(guest), await statuses(gone)]).toEqual([401, 403, 401]);
    expect((await api.call(predictionCalls.purse, {}, { token: gone })).status).toBe(401);
    expect(await moves(lan)).toEqual([]);
  });

  it('are a list of one’s own that goes on by cursor', async () => {
    const [lan, other] = [await fan(), await fan()];
    for (const place of [0, 1, 2]) {
      api.clock.set(EVENING + place * 60_000);
      await stake(lan, match(place).fixtureId, { stake: 10 });
    }
    const first = await list(lan, { pageSize: 2 });
    expect(first.list.map(({ match: { fixtureId } }) => fixtureId)).toEqual([match(2).fixtureId, match(1).fixtureId]);
    const rest = await list(lan, { pageSize: 2, cursor: first.nextCursor! });
    expect([rest.list.map(({ match: { fixtureId } }) => fixtureId), rest.nextCursor]).toEqual([[match(0).fixtureId], null]);
    expect((await list(other)).list).toEqual([]);
  });

  describe('on real matches', () => {
    const KICK_OFF = Date.parse('2026-11-22T11:00:00Z');
    const MATCH = (score: string) => `= Cúp Đoán Điểm 2026\n\n» Matchday 1\n\n  Sun Nov 22 2026\n    18:00 UTC+7   Viettel   ${score}   Hải Phòng\n`;
    let folder: string;
    let fixtureId: number;
    const imports = async (text: string) => {
      await writeFile(join(folder, 'cup.txt'), text);
      await importSource({ path: join(folder, 'cup.txt'), db: api.database.db, now: api.clock.now(), print: () => {} });
    };
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'predictions-'));
      api.clock.set(EVENING);
      await imports(MATCH('v'));
      fixtureId = (await api.call(scheduleCalls.liveSchedule, { date: '2026-11-22' })).body.data.list.find(({ home }) => home.name === 'Viettel')!.fixtureId;
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it('pay the difference when a score is corrected, and take nothing back', async () => {
      const [lan, minh] = [await fan(), await fan()];
      const home = (await stake(lan, fixtureId, { pick: 'home' })).body.data.prediction;
      const away = (await stake(minh, fixtureId, { pick: 'away' })).body.data.prediction;
      api.clock.set(KICK_OFF + 3 * HOUR);
      await imports(MATCH('2-1'));
      await settle();
      const [won, paid] = [payoutOf(100, 1, home.price), payoutOf(100, 1, away.price)];
      expect([await moves(lan), await moves(minh)]).toEqual([[won, -100], [-100]]);
      await imports(MATCH('1-2'));
      expect((await list(lan)).list[0]?.state).toBe('open');
      await settle();
      await settle();
      expect([await moves(lan), await moves(minh)]).toEqual([
        [won, -100],
        [paid, -100],
      ]);
      expect([(await list(lan)).list[0], (await list(minh)).list[0]]).toMatchObject([{ payout: 0 }, { payout: paid }]);
      await imports(MATCH('2-1'));
      await settle();
      expect((await moves(lan)).reduce((sum, amount) => sum + amount, 0)).toBe(won - 100);
      expect((await verifyLedger(api.database.db)).faults).toEqual([]);
    });

    it('give the stake back of a match that never has a score', async () => {
      const lan = await fan();
      const { id } = (await stake(lan, match(5).fixtureId)).body.data.prediction;
      await api.database.db.update(prediction).set({ fixtureId: 999, sourceKey: 'nothing/of/the-kind' }).where(eq(prediction.id, id));
      const kickOffAt = match(5).kickOffAt;
      api.clock.set(kickOffAt + PREDICTION_VOID - 1);
      await settle();
      expect(await moves(lan)).toEqual([-100]);
      api.clock.set(kickOffAt + PREDICTION_VOID);
      await settle();
      await settle();
      expect(await moves(lan)).toEqual([100, -100]);
      expect((await purse(lan)).settled).toEqual({ count: 1, won: 0, staked: 100, paid: 100 });
    });
  });

  it('are not taken on what is played again, where it is no demonstration', async () => {
    const strict = await testApp(kind, { content: 'demo', config: { ...testConfig, demo: false } });
    try {
      const somebody = await newMember(strict);
      await strict.database.db.transaction((tx) => new Ledger(strict.clock).move(tx, somebody.id, 100, 'welcome', 'test'));
      const ask = { token: somebody.token, ip: newAddress() };
      expect((await strict.call(predictionCalls.create, draft(match(0).fixtureId), ask)).body.code).toBe(codes.marketClosed);
      expect((await strict.call(predictionCalls.purse, {}, ask)).body.data).toMatchObject({ balance: 100, onReplays: false });
    } finally {
      await strict.close();
    }
  });

  it('begin anew with the day of Vietnam', async () => {
    const lan = await fan(2_000);
    for (const [place, points] of [200, 200, 100].entries()) expect((await stake(lan, match(place + 10).fixtureId, { stake: points })).body.code).toBe(0);
    expect((await purse(lan)).left).toBe(0);
    api.clock.set(Date.parse('2026-11-21T00:00:00+07:00') - 1);
    expect((await purse(lan)).left).toBe(0);
    api.clock.set(Date.parse('2026-11-21T00:00:00+07:00'));
    expect(await purse(lan)).toMatchObject({ day: '2026-11-21', left: PREDICTION.perDay });
    api.clock.set(EVENING + DAY);
    expect((await purse(lan)).day).toBe('2026-11-21');
  });
});
