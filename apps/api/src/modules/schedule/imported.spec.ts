import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureStatus } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import { oddsCalls } from '@portal/contracts/odds';
import { scheduleCalls } from '@portal/contracts/schedule';
import { buildApp } from '../../app.ts';
import { seed } from '../../seed/index.ts';
import { importSource } from '../../importing/import-source.ts';
import { loadShippedReadings, loadReplayed, slotOfFixtureId } from '../../sports/index.ts';
import { storeReadings } from '../../importing/store-readings.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { cheapPasswords, EVENING, testApp, testConfig, testReplay, type TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const SOURCE = `= Cúp Mùa Đông 2026

» Matchday 1

  Sat Nov 14 2026
    15:00 UTC+7   Hà Nội FC   2-1 (1-0)   Viettel
                  Hải Phòng   v   Nam Định
  Wed Nov 18 2026
    19:00 UTC+7   Bình Dương   v   Đà Nẵng
  Sun Nov 29 2026
    18:00 UTC+7   Viettel   v   Hải Phòng
`;

describe.each(databaseKinds)('imported matches on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let folder: string;
  const printed: string[] = [];
  const imports = async (text: string) => {
    const path = join(folder, 'cup.txt');
    await writeFile(path, text);
    printed.length = 0;
    await importSource({ path, db: api.database.db, now: EVENING, print: (line) => printed.push(line) });
  };
  const day = async (date: string) => (await api.call(scheduleCalls.liveSchedule, { date })).body.data.list.filter(({ replay }) => !replay);
  const feature = async (status: number) => (await api.call(scheduleCalls.featureMatch, { status, pageSize: 200 })).body.data.list;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'imported-'));
    api = await testApp(kind);
    await imports(SOURCE);
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true });
  });

  it('are on the schedule of their day, at their kick-off, and are no replays', async () => {
    expect(
      (await day('2026-11-14')).map(({ home, away, kickOff, score, halfTime, statusCode, clock, commentators }) => ({
        home: home.name,
        away: away.name,
        kickOff,
        score,
        halfTime,
        statusCode,
        phase: clock.phase,
        commentators,
      })),
    ).toEqual(
      expect.arrayContaining([
        {
          home: 'Hà Nội FC',
          away: 'Viettel',
          kickOff: '2026-11-14T08:00:00.000Z',
          score: { home: 2, away: 1 },
          halfTime: { home: 1, away: 0 },
          statusCode: -1,
          phase: 'ended',
          commentators: [],
        },
      ]),
    );
    expect(printed).toContainEqual(expect.stringMatching(/^on the schedule: \d new or moved/));
  });

  it('are neither live nor coming nor ended while nobody knows the result', async () => {
    const [match] = await day('2026-11-18');
    expect(match).toMatchObject({ home: { name: 'Bình Dương' }, score: null, statusCode: -1, clock: { phase: 'unknown', minute: null } });
    const lists = await Promise.all([featureStatus.live, featureStatus.coming, featureStatus.ended].map(feature));
    expect(lists.flat().map(({ fixtureId }) => fixtureId)).not.toContain(match?.fixtureId);
  });

  it('stand among the coming and the ended ones by their time', async () => {
    const ended = await feature(featureStatus.ended);
    // Replays begin every half hour, so a match of next week stands far below.
    api.clock.set(EVENING + 8 * 24 * HOUR);
    const coming = await feature(featureStatus.coming);
    expect(coming.find(({ home }) => home.name === 'Viettel')).toMatchObject({
      kickOff: '2026-11-29T11:00:00.000Z',
      score: null,
      statusCode: 0,
      replay: false,
    });
    expect(ended.find(({ home }) => home.name === 'Hà Nội FC')).toMatchObject({ score: { home: 2, away: 1 }, replay: false });
    for (const [list, sign] of [
      [coming, 1],
      [ended, -1],
    ] as const) {
      const times = list.map(({ kickOff }) => Date.parse(kickOff));
      expect(times).toEqual([...times].sort((a, b) => sign * (a - b)));
    }
  });

  it('come, wait for a result, and end when it is imported', async () => {
    const id = (await day('2026-11-29'))[0]?.fixtureId ?? 0;
    const phase = async () => (await api.call(scheduleCalls.liveRoom, { id })).body.data.live.clock.phase;
    expect(await phase()).toBe('coming');
    api.clock.set(Date.parse('2026-11-29T11:00:00Z'));
    expect(await phase()).toBe('unknown');
    expect((await feature(featureStatus.coming)).map(({ fixtureId }) => fixtureId)).not.toContain(id);
    await imports(SOURCE.replace('Viettel   v   Hải Phòng', 'Viettel   0-3 (0-2)   Hải Phòng'));
    expect(await phase()).toBe('unknown');
    api.clock.advance(3 * HOUR);
    expect((await api.call(scheduleCalls.liveRoom, { id })).body.data.live).toMatchObject({
      clock: { phase: 'ended' },
      score: { home: 0, away: 3 },
      statistics: [],
    });
    await imports(SOURCE);
  });

  it('have a room to talk in, no streams, and say what is known of them', async () => {
    const [match] = await day('2026-11-14');
    const {
      status,
      body: { data },
    } = await api.call(scheduleCalls.liveRoom, { id: match?.fixtureId ?? 0 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ match: { replay: false, playedOn: null }, streams: [], live: { events: [], lineUps: null, statistics: [] } });
    expect(data.groupId).toBeGreaterThan(0);
    expect((await api.call(chatCalls.messages, { groupId: data.groupId })).body.code).toBe(0);
  });

  it('have ids that no replayed match ever has', async () => {
    const ids = [...(await day('2026-11-14')), ...(await day('2026-11-18')), ...(await day('2026-11-29'))].map(({ fixtureId }) => fixtureId);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const id of ids) expect(slotOfFixtureId(id)).toBeNull();
    const [like] = loadReplayed();
    const rows = Array.from({ length: 120 }, (_, place) => ({ ...like!, sourceKey: `made-up-${place}`, kickOff: '1999-05-05T12:00:00Z', date: '1999-05-05' }));
    await storeReadings(
      api.database.db,
      rows.map((match) => ({ source: 'made-up.txt', match })),
      { now: EVENING, shipped: false },
    );
    await imports(SOURCE);
    const made = (await day('1999-05-05')).map(({ fixtureId }) => fixtureId);
    expect(new Set(made).size).toBe(120);
    for (const id of made) expect(slotOfFixtureId(id)).toBeNull();
  });

  it('stand on their day when the source names no time, and the import says so', async () => {
    await imports('= Cúp Không Giờ 2026\n\n» Final\n\n  Sat Dec 5 2026\n    Sông Lam   v   Quảng Nam\n');
    expect(printed).toContain('on the schedule: 1 new or moved; 1 of what was read name only the day');
    const [match] = await day('2026-12-05');
    expect(match).toMatchObject({ dayOnly: true, home: { name: 'Sông Lam' }, clock: { phase: 'coming' } });
    // Nobody could say when a tip on it locks.
    expect((await api.call(oddsCalls.match, { id: String(match!.fixtureId) })).status).toBe(404);
  });

  it('are to come all day long when only the day is known, never live', async () => {
    await imports('= Cúp Không Giờ 2026\n\n» Quarter-finals\n\n  Fri Nov 20 2026\n    Hà Tĩnh   v   Bình Định\n');
    const match = (await day('2026-11-20')).find(({ home }) => home.name === 'Hà Tĩnh');
    expect(match).toMatchObject({ dayOnly: true, statusCode: 0, clock: { phase: 'coming', minute: null }, score: null });
    const listed = async (status: number) =>
      (await api.call(scheduleCalls.liveSchedule, { date: '2026-11-20', status })).body.data.list.some(({ fixtureId }) => fixtureId === match?.fixtureId);
    const featured = async (status: number) => (await feature(status)).some(({ fixtureId }) => fixtureId === match?.fixtureId);
    expect([await listed(featureStatus.coming), await listed(featureStatus.ended)]).toEqual([true, false]);
    // How it ended is known: then it has, whatever the clock says.
    await imports('= Cúp Không Giờ 2026\n\n» Quarter-finals\n\n  Fri Nov 20 2026\n    Hà Tĩnh   2-0   Bình Định\n');
    api.clock.advance(3_001);
    expect([await listed(featureStatus.coming), await listed(featureStatus.ended)]).toEqual([false, true]);
    // In the morning of that day too, before the noon it is listed at.
    api.clock.set(Date.parse('2026-11-20T08:00:00+07:00'));
    expect([await featured(featureStatus.coming), await featured(featureStatus.ended)]).toEqual([false, true]);
    expect((await day('2026-11-20')).find(({ fixtureId }) => fixtureId === match?.fixtureId)).toMatchObject({
      score: { home: 2, away: 0 },
      clock: { phase: 'ended' },
    });
  });

  it('keep their id and move when their kick-off does', async () => {
    const [before] = await day('2026-11-29');
    await imports(SOURCE.replace('18:00 UTC+7   Viettel', '20:30 UTC+7   Viettel'));
    expect(printed).toContainEqual(expect.stringMatching(/^on the schedule: 1 new or moved/));
    // Lists may be three seconds behind.
    api.clock.advance(3_001);
    expect((await day('2026-11-29'))[0]).toMatchObject({ fixtureId: before?.fixtureId, kickOff: '2026-11-29T13:30:00.000Z' });
    await imports(SOURCE);
  });

  it('leave the replays as they are, and are not undone by the next start', async () => {
    const onAir = testReplay()
      .liveAt(EVENING)
      .map(({ fixtureId }) => fixtureId);
    const replays = async () => (await api.call(scheduleCalls.totalLive)).body.data.list.map(({ fixtureId }) => fixtureId).sort((one, other) => one - other);
    expect(await replays()).toEqual(onAir);
    // The next start brings what ships: the cups that are played again have their real days too.
    const again = await buildApp({
      config: testConfig,
      passwords: cheapPasswords,
      fixtures: testReplay(),
      shipped: loadShippedReadings().filter(({ match }) => match.competition === 'World Cup'),
      database: api.database,
      clock: api.clock,
    });
    await seed(again.ground, 'demo');
    await again.app.close();
    const shown = (await api.call(scheduleCalls.liveSchedule, { date: '2026-07-20' })).body.data.list;
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ replay: false, home: { name: 'Tây Ban Nha' }, score: { home: 1, away: 0 }, clock: { phase: 'ended' } });
    expect(await replays()).toEqual(onAir);
    expect((await day('2026-11-14')).length).toBeGreaterThan(0);
  });
});
