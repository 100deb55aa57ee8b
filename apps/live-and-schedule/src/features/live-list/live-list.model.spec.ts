import { limits } from '@portal/contracts';
import type { MatchMoving } from '@portal/contracts/match';
import { fakeClock, fakeSocket } from '@portal/testing';
import { scoresOn, aMatch, aSnapshot } from '@portal/testing/match';
import { LiveListModel, type ListSnapshot } from './live-list.model.ts';

const serverTime = '2026-11-20T20:00:00+07:00';
const first: ListSnapshot = { serverTime, matches: [aMatch(), aMatch({ fixtureId: 8, score: { home: 0, away: 0 } })], total: '2/2' };
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

function opened(answer: ListSnapshot = first) {
  const socket = fakeSocket();
  const clock = fakeClock(Date.parse(serverTime));
  const ask = jest.fn(() => Promise.resolve(answer));
  const model = new LiveListModel({ socket, clock, snapshot: first, ask });
  model.start();
  const move = (own: Partial<MatchMoving>) => {
    const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 2, fixtureId: 8, ...own });
    scoresOn(socket).liveFrame({ type: 'scores', serverTime: new Date(clock.now()).toISOString(), list: [moving] });
  };
  const minute = async () => {
    clock.advance(limits.liveRefresh);
    await settle();
  };
  const scoreOf = (fixtureId: number) => model.matches.find((match) => match.fixtureId === fixtureId)?.score;
  return { socket, clock, ask, model, move, minute, scoreOf };
}

it('moves one row by a frame and leaves the others alone', () => {
  const { move, scoreOf } = opened();
  move({ score: { home: 1, away: 0 } });
  expect([scoreOf(8), scoreOf(7)]).toEqual([
    { home: 1, away: 0 },
    { home: 2, away: 1 },
  ]);
});

it('says who has just scored', () => {
  const { move, model, clock } = opened();
  move({ score: { home: 0, away: 1 }, lastGoalAt: new Date(clock.now()).toISOString() });
  const row = model.matches[1]!;
  expect(model.goalOf(row)).toEqual({ side: 'away' });
  clock.advance(61_000);
  expect(model.goalOf(row)).toBeUndefined();
});

it('takes the hot match of each answer, also of one that leaves the list as it is', async () => {
  const { model, minute } = opened({ ...first, hot: 8 });
  expect(model.hot).toBeUndefined();
  await minute();
  expect(model.hot).toBe(8);
});

it('ignores a frame that was overtaken by a newer one', () => {
  const { move, scoreOf } = opened();
  move({ revision: 9, score: { home: 2, away: 0 } });
  move({ revision: 8, score: { home: 1, away: 0 } });
  expect(scoreOf(8)).toEqual({ home: 2, away: 0 });
});

it('asks every minute, but keeps its list while the totals are the same', async () => {
  const { model, minute, ask } = opened({ ...first, matches: [aMatch({ fixtureId: 99 })] });
  await minute();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(model.matches.map(({ fixtureId }) => fixtureId)).toEqual([7, 8]);
});

it('replaces the list when the totals changed', async () => {
  const { model, minute } = opened({ serverTime, matches: [aMatch({ fixtureId: 99 })], total: '1/1' });
  await minute();
  expect(model.matches.map(({ fixtureId }) => fixtureId)).toEqual([99]);
});

it('takes scores from the minute’s answer while no frames come', async () => {
  const { socket, minute, scoreOf } = opened({ ...first, matches: [aMatch({ score: { home: 5, away: 1 } }), aMatch({ fixtureId: 8 })] });
  socket.become({ status: 'failed', retry: () => {} });
  await minute();
  expect(scoreOf(7)).toEqual({ home: 5, away: 1 });
});

it('keeps its rows and says how old they are when neither frames nor answers come', async () => {
  const { socket, clock, model, ask } = opened();
  ask.mockRejectedValue(new Error('offline'));
  socket.become({ status: 'failed', retry: () => {} });
  clock.advance(limits.liveRefresh * 2);
  await settle();
  expect(model.matches).toHaveLength(2);
  expect(model.feed).toMatchObject({ status: 'stale', at: Date.parse(serverTime) });
});

it('lets go of the connection and of every timer', () => {
  const { model, clock, socket } = opened();
  model.dispose();
  expect([socket.open, clock.waiting]).toEqual([0, 0]);
});
