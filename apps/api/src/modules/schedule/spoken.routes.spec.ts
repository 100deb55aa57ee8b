import { scheduleCalls } from '@portal/contracts/schedule';
import type { MatchSummary } from '@portal/contracts/match';
import { createGames } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';

describe('what commentators call', () => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp('pglite', { games: createGames({ seed: 'test' }) });
    api.clock.set(EVENING);
  });
  afterAll(() => api?.close());
  const onAir = async () => (await api.call(scheduleCalls.totalLive)).body.data.list;
  const anchor = async (input: Parameters<typeof api.call<typeof scheduleCalls.anchorSchedule>>[1] = {}) =>
    (await api.call(scheduleCalls.anchorSchedule, input)).body.data;
  const callers = ({ commentators }: MatchSummary) => commentators.map(({ userId }) => userId);
  const ids = (list: readonly MatchSummary[]) => list.map(({ fixtureId }) => fixtureId);

  it('is theirs alone: on air, then to come, soonest first', async () => {
    const [match] = await onAir();
    const [one] = match!.commentators;
    const { list, commentators } = await anchor({ userId: one!.userId });
    expect(commentators).toEqual([one]);
    expect(list.length).toBeGreaterThan(5);
    expect(list[0]?.fixtureId).toBe(match!.fixtureId);
    expect(list.every((each) => callers(each).includes(one!.userId))).toBe(true);
    const coming = list.filter(({ statusCode }) => statusCode === 0).map(({ kickOff }) => kickOff);
    expect(coming).toEqual([...coming].sort());
    expect(list.slice(-coming.length).map(({ kickOff }) => kickOff)).toEqual(coming);
  });

  it('of a match is what those who speak at it call, in one’s language', async () => {
    const match = (await onAir()).find(({ commentators }) => commentators.length > 1)!;
    const mine = await anchor({ fixtureId: match.fixtureId });
    expect(mine.commentators).toEqual(match.commentators);
    expect(ids(mine.list)).toContain(match.fixtureId);
    expect(mine.list.every((each) => callers(each).some((id) => callers(match).includes(id)))).toBe(true);
    const zh = (await api.call(scheduleCalls.anchorSchedule, { fixtureId: match.fixtureId }, { language: 'zh' })).body.data;
    expect(zh.commentators[0]?.style).not.toBe(mine.commentators[0]?.style);
  });

  it('is without that match where others are asked for', async () => {
    const match = (await onAir()).find(({ commentators }) => commentators.length > 1)!;
    const others = (await api.call(scheduleCalls.otherSchedule, { fixtureId: match.fixtureId, pageSize: 5 })).body.data;
    const all = await anchor({ fixtureId: match.fixtureId, pageSize: 6 });
    expect(ids(others.list)).toEqual(ids(all.list).filter((id) => id !== match.fixtureId));
    expect(others.list).toHaveLength(5);
    const last = match.commentators.at(-1)!;
    const ofOne = (await api.call(scheduleCalls.otherSchedule, { fixtureId: match.fixtureId, userId: last.userId })).body.data;
    expect([ofOne.commentators, ofOne.list.every((each) => callers(each).includes(last.userId))]).toEqual([[last], true]);
  });

  it('is everybody’s where nobody is named', async () => {
    const { list, commentators } = await anchor();
    expect([commentators, list.length]).toEqual([[], 20]);
    expect(ids(list).slice(0, (await onAir()).length)).toEqual(ids(await onAir()));
  });

  it.each([
    [scheduleCalls.anchorSchedule, { userId: 1 }, 404],
    [scheduleCalls.anchorSchedule, { fixtureId: 1 }, 404],
    [scheduleCalls.otherSchedule, { fixtureId: 1 }, 404],
    [scheduleCalls.anchorSchedule, { userId: 'me' }, 400],
    [scheduleCalls.anchorSchedule, { pageSize: 201 }, 400],
    [scheduleCalls.otherSchedule, {}, 400],
    [scheduleCalls.totalLiveSchedule, { id: 11 }, 404],
    [scheduleCalls.totalLiveSchedule, {}, 400],
  ] as const)('%# refuses what is not there', async (call, input, status) => {
    expect((await api.call(call, input as never)).status).toBe(status);
  });

  it('counts what is on air by sport, as the menu does', async () => {
    const list = await onAir();
    const total = async (id: number) => (await api.call(scheduleCalls.totalLiveSchedule, { id })).body.data.total;
    expect(await total(0)).toBe(list.length);
    for (const sport of [10, 20, 30, 40, 50]) expect(await total(sport)).toBe(list.filter(({ sportId }) => sportId === sport).length);
  });
});
