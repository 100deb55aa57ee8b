import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { tipsCalls } from '@portal/contracts/tips';
import { oddsCalls } from '@portal/contracts/odds';
import { scheduleCalls } from '@portal/contracts/schedule';
import { ODDS_LABELS } from '@portal/domain';
import { fixture } from '../../db/schema.ts';
import { importSource } from '../../importing/import-source.ts';
import { readingRepository } from '../../importing/reading.repository.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { createOddsBook } from '../../sports/odds/index.ts';
import { settleTips } from './index.ts';

const KICK_OFF = Date.parse('2026-11-22T11:00:00Z');
const HOUR = 3_600_000;
const MATCH = (score: string) => `= Cúp Mùa Đông 2026\n\n» Matchday 1\n\n  Sun Nov 22 2026\n    18:00 UTC+7   Viettel   ${score}   Hải Phòng\n`;

const book = createOddsBook({ results: [], seed: 'test' });

describe.each(databaseKinds)('tips on real matches on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let folder: string;
  let fixtureId: number;
  const imports = async (text: string) => {
    await writeFile(join(folder, 'cup.txt'), text);
    await importSource({ path: join(folder, 'cup.txt'), db: api.database.db, now: api.clock.now(), print: () => {} });
  };
  const logIn = async () => (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' })).body.data.accessToken;
  const settle = () => settleTips({ db: api.database.db, clock: api.clock, fixtures: testReplay(), book });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tips-'));
    api = await testApp(kind);
    await imports(MATCH('v'));
    fixtureId = (await api.call(scheduleCalls.liveSchedule, { date: '2026-11-22' })).body.data.list.find(({ home }) => home.name === 'Viettel')!.fixtureId;
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true });
  });

  it('have odds until the kick-off, which are closed then', async () => {
    const close = async () => Object.values((await api.call(oddsCalls.match, { id: fixtureId })).body.data.rows).map((row) => row.split(',').at(-2));
    expect(await close()).toEqual(ODDS_LABELS.map(() => '0'));
    api.clock.set(KICK_OFF);
    expect(await close()).toEqual(ODDS_LABELS.map(() => '1'));
  });

  it('wait for the result, and are settled when a source tells it', async () => {
    const token = await logIn();
    const [home, half] = await Promise.all(
      [
        { type: 20, pick: 'home', line: null },
        { type: 50, pick: 'over', line: await halfLine() },
      ].map(async (own, index) => (await api.call(tipsCalls.create, { uuid: `real-tip-${index}`, fixtureId, ...own }, { token })).body.data),
    );
    const results = async () =>
      Promise.all(
        [home!, half!].map(async ({ id }) => {
          const { result, settledUnits, match } = (await api.call(tipsCalls.info, { id })).body.data;
          return { result, settledUnits, phase: match.clock.phase };
        }),
      );
    api.clock.set(KICK_OFF + 5 * HOUR);
    await settle();
    expect(await results()).toEqual([1, 2].map(() => ({ result: null, settledUnits: null, phase: 'unknown' })));
    expect((await api.call(tipsCalls.remove, { id: home!.id }, { token: await logIn() })).body.code).toBe(codes.tipLocked);
    await imports(MATCH('3-1'));
    await settle();
    // Nobody says how the first half ended, so what was tipped on it stays open.
    expect(await results()).toEqual([
      { result: 10, settledUnits: 1, phase: 'ended' },
      { result: null, settledUnits: null, phase: 'ended' },
    ]);
    await imports(MATCH('3-1 (0-0)'));
    // What is told besides settles nothing anew that was settled.
    expect(await results()).toMatchObject([{ result: 10 }, { result: null }]);
    expect(await settle()).toBe(1);
    expect((await results())[1]).toMatchObject({ result: 30 });
    expect(await settle()).toBe(0);
  });

  it('are settled anew when a source corrects the result, once, and their author’s record with them', async () => {
    const token = await logIn();
    const username = 'fan';
    const record = async () => (await api.call(userCalls.profile, { username }, { token })).body.data.tips;
    const mine = async () =>
      (await api.call(tipsCalls.list, { fixtureId }, { token })).body.data.list.map(({ type, result, settledUnits }) => ({ type, result, settledUnits }));
    api.clock.set(KICK_OFF + 5 * HOUR);
    const before = await record();
    await imports(MATCH('1-3 (1-3)'));
    expect((await mine()).map(({ result }) => result)).toEqual([null, null]);
    expect(await settle()).toBe(2);
    expect(await mine()).toEqual(expect.arrayContaining([expect.objectContaining({ type: 20, result: 30, settledUnits: -1 })]));
    const corrected = async () => (await api.call(tipsCalls.list, { fixtureId, type: 20 }, { token })).body.data.list[0]?.correctedFrom;
    expect(await corrected()).toBe(10);
    const after = await record();
    expect(after).toMatchObject({ win: before!.win, lose: before!.lose });
    expect([before, after].map((one) => one!.win + one!.draw + one!.lose)).toEqual([2, 2]);
    expect(await settle()).toBe(0);
    // Told again as it is, or with other words around it, nothing is settled.
    await imports(MATCH('1-3 (1-3)').replace('Matchday 1', 'Matchday 1\n# as announced'));
    expect(await settle()).toBe(0);
    await imports(MATCH('3-1 (0-0)'));
    expect(await settle()).toBe(2);
    expect(await record()).toEqual(before);
    expect(await corrected()).toBe(30);
    // Opened again by another score of the same result: what it was before stays.
    await imports(MATCH('4-1 (0-0)'));
    expect(await settle()).toBe(2);
    expect(await corrected()).toBe(30);
    await imports(MATCH('3-1 (0-0)'));
    await settle();
  });

  it('are not settled by a result that was replaced a moment ago', async () => {
    api.clock.set(KICK_OFF + 5 * HOUR);
    await imports(MATCH('1-3 (1-3)'));
    // Between the reading of the result and the settling another import comes.
    const slow = new Proxy(api.database.db, {
      get: (db, name) =>
        name === 'transaction'
          ? async (work: Parameters<typeof db.transaction>[0]) => {
              await imports(MATCH('3-1 (0-0)'));
              return db.transaction(work);
            }
          : (Reflect.get(db, name) as unknown),
    });
    expect(await settleTips({ db: slow, clock: api.clock, fixtures: testReplay(), book })).toBe(0);
    expect(await settle()).toBe(2);
  });

  it('go with their match to the round that its source puts it in, and are settled anew there', async () => {
    api.clock.set(KICK_OFF + 5 * HOUR);
    await imports(MATCH('3-1 (0-0)').replace('Matchday 1', 'Matchday 2'));
    expect(await settle()).toBe(0);
    await imports(MATCH('0-0 (0-0)').replace('Matchday 1', 'Matchday 2'));
    expect(await settle()).toBe(2);
    await imports(MATCH('3-1 (0-0)'));
    await settle();
  });

  it('are locked when the match is moved forward', async () => {
    await imports(`${MATCH('3-1 (0-0)')}\n  Sat Nov 28 2026\n    18:00 UTC+7   Nam Định   v   Bình Dương\n`);
    const moved = (await api.call(scheduleCalls.liveSchedule, { date: '2026-11-28' })).body.data.list.find(({ home }) => home.name === 'Nam Định')!;
    api.clock.set(Date.parse(moved.kickOff) - 40 * HOUR);
    const { id } = (
      await api.call(tipsCalls.create, { uuid: 'moved-tip-1', fixtureId: moved.fixtureId, type: 20, pick: 'draw', line: null }, { token: await logIn() })
    ).body.data;
    await imports(`${MATCH('3-1 (0-0)')}\n  Fri Nov 27 2026\n    01:00 UTC+7   Nam Định   v   Bình Dương\n`);
    const shown = (await api.call(tipsCalls.info, { id }, { token: await logIn() })).body.data;
    expect(shown.match.kickOff).toBe('2026-11-26T18:00:00.000Z');
    api.clock.set(Date.parse(shown.match.kickOff));
    expect((await api.call(tipsCalls.remove, { id }, { token: await logIn() })).body.code).toBe(codes.tipLocked);
  });

  it('go with a match that turns out to be another one to its place on the schedule', async () => {
    const { db } = api.database;
    await imports(`${MATCH('3-1 (0-0)')}\n  Sun Dec 6 2026\n    18:00 UTC+7   Thanh Hoá   v   Hà Tĩnh\n    20:00 UTC+7   Cần Thơ   v   Long An\n`);
    const { list } = (await api.call(scheduleCalls.liveSchedule, { date: '2026-12-06' })).body.data;
    const [one, other] = ['Thanh Hoá', 'Cần Thơ'].map((name) => list.find(({ home }) => home.name === name)!.fixtureId) as [number, number];
    const keyOf = async (id: number) => (await db.select({ key: fixture.sourceKey }).from(fixture).where(eq(fixture.id, id)))[0]!.key;
    api.clock.set(Date.parse('2026-12-06T11:00:00Z') - 40 * HOUR);
    const tip = { uuid: 'renamed-tip-1', fixtureId: one, type: 20, pick: 'draw', line: null };
    const { id } = (await api.call(tipsCalls.create, tip, { token: await logIn() })).body.data;
    await readingRepository(db).rename(await keyOf(one), await keyOf(other));
    const { match, sourceKey } = (await api.call(tipsCalls.info, { id })).body.data;
    expect([match.fixtureId, match.home.name, sourceKey]).toEqual([other, 'Cần Thơ', await keyOf(other)]);
  });

  async function halfLine(): Promise<number> {
    return Number((await api.call(oddsCalls.match, { id: fixtureId })).body.data.rows['OU/HT']?.split(',')[5]);
  }
});
