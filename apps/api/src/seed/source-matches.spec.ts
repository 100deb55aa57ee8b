import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { featureStatus } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { SPORT_ID } from '@portal/domain';
import { importSource } from '../importing/import-source.ts';
import { loadMatches, loadShippedReadings, slotOfFixtureId } from '../sports/index.ts';
import { loadOriginals } from '../sports/snapshot/originals.ts';
import type { ManualClock } from '../testing/clocks.ts';
import { databaseKinds } from '../testing/databases.ts';
import { EVENING, testApp, type TestApp } from '../testing/test-app.ts';

/** How many shipped matches kick off on a day of Vietnam. */
function inVietnamOn(day: string): number {
  const count = loadMatches().filter(
    ({ record: { kickOff } }) => kickOff !== null && new Date(Date.parse(kickOff) + 7 * 3_600_000).toISOString().startsWith(day),
  ).length;
  if (count < 10) throw new Error(`a poor day to test with: ${day}`);
  return count;
}

const HOUR = 3_600_000;

describe.each(databaseKinds)('the real matches that ship, on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind, { shipped: loadShippedReadings() });
  }, 60_000);
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());

  const day = async (date: string, timezone = 'Asia/Ho_Chi_Minh', language = 'vi'): Promise<MatchSummary[]> => {
    const found: MatchSummary[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const { list } = (await api.call(scheduleCalls.liveSchedule, { date, timezone, pageNum, pageSize: 100 }, { language })).body.data;
      found.push(...list);
      if (list.length < 100) return found.filter(({ replay, sportId }) => !replay && sportId === SPORT_ID.football);
    }
  };

  it('of this season stand on the day of the visitor, coming, in the words of fans', async () => {
    const list = await day('2026-11-22');
    expect(list).toHaveLength(inVietnamOn('2026-11-22'));
    expect(list.every(({ clock, score }) => clock.phase === 'coming' && score === null)).toBe(true);
    expect(new Set(list.map(({ tournament }) => tournament.name))).toEqual(new Set(['La Liga 2026/27', 'VĐQG Hà Lan 2026/27']));
    expect(list[0]?.tournament.stage).toMatch(/^Vòng \d+$/);
  });

  it('of this season whose day is past have no result yet: neither live nor coming nor ended', async () => {
    const past = await day('2026-11-08');
    expect(past).toHaveLength(inVietnamOn('2026-11-08'));
    expect(new Set(past.map(({ clock, score }) => `${clock.phase} ${score}`))).toEqual(new Set(['unknown null']));
    const lists = await Promise.all(
      [featureStatus.live, featureStatus.ended].map(async (status) => (await api.call(scheduleCalls.featureMatch, { status, pageSize: 200 })).body.data.list),
    );
    expect(lists.flat().filter(({ clock }) => clock.phase === 'unknown')).toEqual([]);
  });

  it('with a score are results on their real days, in summer and in winter time', async () => {
    const opening = (await day('2025-08-16')).find(({ home }) => home.name === 'Liverpool');
    expect(opening).toMatchObject({
      kickOff: '2025-08-15T19:00:00.000Z',
      score: { home: 4, away: 2 },
      halfTime: { home: 1, away: 0 },
      clock: { phase: 'ended' },
      tournament: { name: 'Ngoại hạng Anh 2025/26', short: 'NHA 2025/26', stage: 'Vòng 1' },
    });
    expect((await day('2026-01-29', 'America/Sao_Paulo')).map(({ home, score }) => [home.name, score])).toContainEqual(['Botafogo', { home: 4, away: 0 }]);
    expect((await day('2022-12-18')).map(({ home, away, score, penalties }) => [home.name, away.name, score, penalties])).toEqual([
      ['Argentina', 'Pháp', { home: 3, away: 3 }, { home: 4, away: 2 }],
    ]);
  });

  it('were put off and have no new time, and have no place on the schedule', async () => {
    expect((await day('2026-03-21')).filter(({ home }) => home.name === 'Man City')).toEqual([]);
  });

  it('have ids of their own that no replay has, and one team is one team in two leagues and seasons', async () => {
    const lists = await Promise.all(['2026-11-22', '2026-11-08', '2025-08-16', '2022-12-18'].map((date) => day(date)));
    const ids = lists.flat().map(({ fixtureId }) => fixtureId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(slotOfFixtureId(id)).toBeNull();
    const barcelona = new Set(
      (await Promise.all(['2025-08-16', '2025-08-17', '2026-08-17', '2026-08-16'].map((date) => day(date, 'Europe/Madrid'))))
        .flat()
        .flatMap(({ home, away }) => [home, away])
        .filter(({ name }) => name === 'Barcelona')
        .map(({ id }) => id),
    );
    expect(barcelona.size).toBe(1);
  });

  it('open as a room, in three languages', async () => {
    const [match] = await day('2026-11-22', 'Asia/Ho_Chi_Minh', 'zh');
    const room = (await api.call(scheduleCalls.liveRoom, { id: match?.fixtureId ?? 0 }, { language: 'zh' })).body.data;
    expect(room.match.tournament.stage).toMatch(/^第 \d+ 輪$/);
    expect(room).toMatchObject({ streams: [], live: { clock: { phase: 'coming' } } });
  });

  it('lead to their replay when they are over, and the replay to them', async () => {
    const room = async (id: number) => (await api.call(scheduleCalls.liveRoom, { id })).body.data;
    const [final] = await day('2022-12-18');
    const over = await room(final!.fixtureId);
    expect(over).toMatchObject({ match: { replay: false }, streams: [], live: { clock: { phase: 'ended' } } });
    expect(over.live.events.length).toBeGreaterThan(10);
    const again = over.again!;
    expect(Date.parse(again.kickOff)).toBeGreaterThan(EVENING - 4 * HOUR);
    const elsewhere = async () => {
      const { original, again: later, match } = await room(again.fixtureId);
      return { original, later, what: [match.replay, match.kickOff, match.home.name] };
    };
    const before = { original: undefined, later: undefined, what: [true, again.kickOff, 'Argentina'] };
    expect(await elsewhere()).toEqual(before);
    // Half an hour into it, it is still the one to lead to; from its own room nothing leads to how it ends until it has.
    api.clock.set(Date.parse(again.kickOff) + HOUR / 2);
    expect((await room(final!.fixtureId)).again).toEqual(again);
    expect(await elsewhere()).toEqual(before);
    api.clock.set(Date.parse(again.endsAt));
    const next = (await room(final!.fixtureId)).again!;
    expect(Date.parse(next.kickOff)).toBeGreaterThan(Date.parse(again.kickOff));
    expect(await elsewhere()).toMatchObject({ original: final!.fixtureId, later: next });
  });

  it('are not played again where only the score is known', async () => {
    const [match] = await day('2025-08-16');
    const { again, original } = (await api.call(scheduleCalls.liveRoom, { id: match!.fixtureId })).body.data;
    expect([again, original]).toEqual([undefined, undefined]);
  });

  it('are imported again without a change', async () => {
    const printed: string[] = [];
    const folder = await mkdtemp(join(tmpdir(), 'originals-'));
    for (const { path, text } of loadOriginals().filter(({ path }) => /full\.txt$|2026\/worldcup\.json$|liga\.txt$/.test(path)))
      await writeFile(join(folder, basename(path)), text);
    await importSource({ path: folder, db: api.database.db, now: EVENING, print: (line) => printed.push(line) });
    await rm(folder, { recursive: true });
    expect(printed).toContain(`nothing changed: all ${64 + 104 + 380} matches were there already`);
    expect(printed).toContain('on the schedule: 0 new or moved');
    expect(printed).toContain('sources differ in 6 facts:');
  });
});
