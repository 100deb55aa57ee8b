import { join } from 'node:path';
import { featureStatus } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { finalScore, stakeOf } from '@portal/domain';
import { presentReferee } from '../../sports/countries.ts';
import { stageOf } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const replay = testReplay();

describe.each(databaseKinds)('the schedule on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind, { clipDir: join(import.meta.dirname, '../../../media/clip') });
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());
  const room = async (id: number, language?: string) => (await api.call(scheduleCalls.liveRoom, { id }, { ...(language && { language }) })).body.data;
  const kickOffs = (list: MatchSummary[]) => list.map(({ kickOff }) => Date.parse(kickOff));

  it('has matches on air at any hour', async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const { data } = (await api.call(scheduleCalls.totalLive)).body;
      expect(data.totalLive).toBeGreaterThan(0);
      expect(data.list).toHaveLength(data.totalLive);
      expect(data.list.every(({ statusCode, replay: again }) => statusCode >= 1 && statusCode <= 5 && again)).toBe(true);
      api.clock.advance(60 * MINUTE);
    }
  });

  it('names one hot match of football, first in the one order of all lists, and keeps it for ten minutes', async () => {
    const onAir = async () => (await api.call(scheduleCalls.totalLive)).body.data;
    const first = await onAir();
    expect(first.list[0]).toMatchObject({ fixtureId: first.hot, sportId: 10 });
    const live = (await api.call(scheduleCalls.featureMatch, { status: featureStatus.live })).body.data.list;
    expect(live.map(({ fixtureId }) => fixtureId)).toEqual(first.list.map(({ fixtureId }) => fixtureId));
    const inOrder = replay
      .liveAt(EVENING)
      .filter(({ fixtureId }) => fixtureId !== first.hot)
      .sort((a, b) => stakeOf(stageOf(b.match).key) - stakeOf(stageOf(a.match).key) || a.kickOffAt - b.kickOffAt);
    expect(live.slice(1).map(({ fixtureId }) => fixtureId)).toEqual(inOrder.map(({ fixtureId }) => fixtureId));
    api.clock.advance(10 * MINUTE - 1);
    expect((await onAir()).hot).toBe(first.hot);
  });

  it('counts by mode: football has all, a sport without matches none', async () => {
    expect((await api.call(scheduleCalls.totalLive, { mode: 10 })).body.data.totalMode).toBeGreaterThan(0);
    expect((await api.call(scheduleCalls.totalLive, { mode: 20 })).body.data).toMatchObject({ totalMode: 0, list: [] });
    expect((await api.call(scheduleCalls.totalLive, { mode: 'all' })).body.errors?.[0]?.path).toBe('mode');
  });

  it('lists coming matches soonest first and ended ones latest first', async () => {
    const coming = (await api.call(scheduleCalls.featureMatch)).body.data.list;
    expect(coming).toHaveLength(40);
    expect(kickOffs(coming)).toEqual(kickOffs(coming).sort((a, b) => a - b));
    expect(coming.every(({ statusCode, score }) => statusCode === 0 && score === null)).toBe(true);
    const ended = (await api.call(scheduleCalls.featureMatch, { status: featureStatus.ended, pageSize: 5 })).body.data.list;
    expect(ended).toHaveLength(5);
    expect(ended.every(({ statusCode, score }) => statusCode === -1 && score !== null)).toBe(true);
    expect(Date.parse(ended[0]?.kickOff ?? '')).toBeGreaterThan(EVENING - 180 * MINUTE);
  });

  it.each([
    ['status', { status: 40 }],
    ['pageSize', { pageSize: 0 }],
    ['pageSize', { pageSize: 201 }],
  ])('names a bad %s of featureMatch', async (path, input) => {
    const { status, body } = await api.call(scheduleCalls.featureMatch, input);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe(path);
  });

  it('cuts a day in the time zone of the visitor', async () => {
    const ofDay = async (timezone: string) => (await api.call(scheduleCalls.liveSchedule, { date: '2026-11-21', timezone })).body.data;
    const hanoi = await ofDay('Asia/Ho_Chi_Minh');
    expect(hanoi.list).toHaveLength(48);
    expect(hanoi.list[0]?.kickOff).toBe('2026-11-20T17:00:00.000Z');
    expect((await ofDay('America/New_York')).list[0]?.kickOff).toBe('2026-11-21T05:00:00.000Z');
  });

  it('takes today, in Vietnam, when no day is given', async () => {
    expect((await api.call(scheduleCalls.liveSchedule)).body.data.date).toBe('2026-11-20');
    api.clock.advance(4 * 60 * MINUTE);
    expect((await api.call(scheduleCalls.liveSchedule)).body.data.date).toBe('2026-11-21');
    expect((await api.call(scheduleCalls.liveSchedule, { timezone: 'UTC' })).body.data.date).toBe('2026-11-20');
  });

  it('has an empty list for a day nobody has scheduled, and names what is no day or no zone', async () => {
    expect((await api.call(scheduleCalls.liveSchedule, { date: '2031-01-01' })).body.data.list).toEqual([]);
    expect((await api.call(scheduleCalls.liveSchedule, { date: '2026-02-30' })).body.errors?.[0]?.path).toBe('date');
    expect((await api.call(scheduleCalls.liveSchedule, { timezone: 'Mars/Olympus' })).body.errors?.[0]?.path).toBe('timezone');
  });

  it('keeps the schedule rolling as days go by', async () => {
    api.clock.set(EVENING + 9 * 24 * 60 * MINUTE);
    const today = async () => (await api.call(scheduleCalls.liveSchedule, { timezone: 'UTC' })).body.data.list;
    // Housekeeping runs in the background.
    await until(async () => {
      api.clock.advance(2 * MINUTE);
      return (await today()).length >= 48;
    }, 'the new day');
    const list = await today();
    expect(list).toHaveLength(48);
    const next = list.at(-1);
    expect((await api.call(scheduleCalls.liveRoom, { id: next?.fixtureId ?? 0 })).status).toBe(200);
  });

  it('shows the whole room of a match on air', async () => {
    const live = replay.liveAt(EVENING).find((fixture) => fixture.match.lineUps && EVENING - fixture.kickOffAt > 50 * MINUTE);
    const data = await room(live?.fixtureId ?? 0);
    const state = replay.stateAt(live!, EVENING);
    expect(data.live.score).toEqual(state.score);
    expect(data.live.events).toHaveLength(state.events.length);
    expect(data.live.lineUps?.home.rows.flat()).toHaveLength(11);
    expect(data.live.statistics.find(({ key }) => key === 'goals')).toMatchObject(state.score);
    expect(data.streams.length).toBe(data.match.commentators.length);
    expect(data.streams[0]?.hls).toBe(`/al/hls/${data.match.fixtureId}-${data.streams[0]?.commentator.userId}/master.m3u8`);
    expect(data.match).toMatchObject({ attendance: live?.match.attendance, replay: true });
  });

  it('writes the referee in ordinary letters, with the name of their country', async () => {
    const live = replay.liveAt(EVENING).find(({ match }) => /\p{Lu}{3}/u.test(match.referee ?? ''));
    const { match } = await room(live?.fixtureId ?? 0);
    expect(match.referee).toBe(presentReferee(live?.match.referee ?? '', 'vi'));
    expect(match.referee).toMatch(/\p{Ll} \(.+\)$/u);
  });

  it('counts who fetches a stream that is on air, and nobody else', async () => {
    const [fixture] = replay.liveAt(EVENING);
    const {
      streams: [stream],
    } = await room(fixture?.fixtureId ?? 0);
    const channel = stream?.hls.split('/')[3] ?? '';
    const fetched = async (name: string, ip: string) =>
      (await api.app.inject({ url: `/al/hls/${name}/720p/live.m3u8`, headers: { 'x-forwarded-for': ip } })).statusCode;
    expect(
      await Promise.all([
        fetched(channel, '10.2.0.1'),
        fetched(channel, '10.2.0.2'),
        fetched(channel, '10.2.0.2'),
        fetched(`${fixture?.fixtureId}-99`, '10.2.0.3'),
        fetched('made-up', '10.2.0.4'),
      ]),
    ).toEqual([200, 200, 200, 200, 200]);
    expect((await room(fixture?.fixtureId ?? 0)).streams[0]?.viewers).toBe(2);
  });

  it('has no day that calendars do not agree about', async () => {
    for (const date of ['0000-01-01', '1899-12-31', '2101-01-01'])
      expect((await api.call(scheduleCalls.liveSchedule, { date })).body.errors?.[0]?.path).toBe('date');
    expect((await api.call(scheduleCalls.liveSchedule, { date: '1900-01-01', timezone: 'Pacific/Apia' })).status).toBe(200);
  });

  it('gives each match one chat room, the same whoever asks', async () => {
    const [one, other] = replay.liveAt(EVENING);
    const asked = await Promise.all([one, one, other].map(async (fixture) => (await room(fixture?.fixtureId ?? 0)).groupId));
    expect(asked[0]).toBe(asked[1]);
    expect(asked[2]).not.toBe(asked[0]);
    const far = (await api.call(scheduleCalls.liveSchedule, { date: '2026-11-26' })).body.data.list[3]?.fixtureId ?? 0;
    const both = await Promise.all([room(far), room(far)]);
    expect(both[0].groupId).toBe(both[1].groupId);
  });

  it('names teams and stages in the language of the request', async () => {
    const id = replay.liveAt(EVENING)[0]?.fixtureId ?? 0;
    const said = await Promise.all(['vi', 'en', 'zh'].map(async (language) => (await room(id, language)).match.tournament));
    expect(new Set(said.map(({ stage }) => stage)).size).toBe(3);
    expect(said.map(({ name }) => name)).toEqual(['World Cup 2026', 'World Cup 2026', '2026 世界盃']);
    expect(new Set(said.map((tournament) => tournament.id)).size).toBe(1);
  });

  it('keeps streams, line-ups, statistics and the score of a coming match to itself', async () => {
    const [coming] = replay.fixturesBetween(EVENING + 90 * MINUTE, EVENING + 200 * MINUTE);
    const data = await room(coming?.fixtureId ?? 0);
    expect(data).toMatchObject({
      streams: [],
      live: { lineUps: null, statistics: [], events: [], score: null, revision: 0, clock: { phase: 'coming', minute: null, periodStartedAt: null } },
    });
  });

  it('ends with the score of the source, and without streams', async () => {
    const [ended] = replay.fixturesBetween(EVENING - 300 * MINUTE, EVENING - 240 * MINUTE);
    const data = await room(ended?.fixtureId ?? 0);
    expect(data.streams).toEqual([]);
    expect(data.live.score).toEqual(finalScore(ended!.match.score));
    expect(data.live.clock.phase).toBe('ended');
  });

  it('moves its revision with every change and with nothing else', async () => {
    const [fixture] = replay.liveAt(EVENING);
    const id = fixture?.fixtureId ?? 0;
    const before = (await room(id)).live.revision;
    const next = replay.nextChangeAt(fixture!, EVENING) ?? 0;
    api.clock.advance(next - EVENING - 1);
    expect((await room(id)).live.revision).toBe(before);
    api.clock.advance(1);
    expect((await room(id)).live.revision).toBeGreaterThan(before);
  });

  it('answers 404 for a match that is not on the schedule and 400 for what is no id', async () => {
    for (const id of ['1', '2077747', '999999999999999'])
      if (!replay.fixtureById(Number(id))) expect((await api.call(scheduleCalls.liveRoom, { id })).status).toBe(404);
    expect((await api.call(scheduleCalls.liveRoom, { id: 99_999_900 })).status).toBe(404);
    for (const id of ['abc', '-1', '1.5', '']) expect((await api.call(scheduleCalls.liveRoom, { id })).body.errors?.[0]?.path).toBe('id');
    expect((await api.call(scheduleCalls.liveRoom)).status).toBe(400);
  });

  it('lists each commentator of tonight once, with the match they speak at', async () => {
    const { list } = (await api.call(scheduleCalls.anchor, {}, { language: 'en' })).body.data;
    expect(new Set(list.map(({ userId }) => userId)).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(4);
    for (const { userId, match } of list) expect(match.commentators.map((badge) => badge.userId)).toContain(userId);
    expect(list[0]?.match.statusCode).toBeGreaterThan(0);
  });
});
