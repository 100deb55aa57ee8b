import { limits } from '@portal/contracts';
import type { LiveSnapshot } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { fakeClock, fakeSocket } from '@portal/testing';
import { scoresOn, aMatch, aSnapshot } from '@portal/testing/match';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { clockText } from '../match/match-clock.ts';
import { LiveRoomModel } from './live-room.model.ts';

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

function opened({
  snapshot = aLiveRoom(),
  ask = () => Promise.reject(new Error('offline')),
  ahead = 0,
}: {
  snapshot?: LiveRoom;
  ask?: () => Promise<LiveRoom>;
  ahead?: number;
} = {}) {
  const socket = fakeSocket();
  const clock = fakeClock(Date.parse(snapshot.serverTime) + ahead);
  const asked = jest.fn(ask);
  const model = new LiveRoomModel({ socket, clock, snapshot, ask: asked });
  model.start();
  const frame = (own: Partial<LiveSnapshot>, at = clock.now() - ahead) =>
    scoresOn(socket).liveMatchFrame(7, { type: 'match', serverTime: new Date(at).toISOString(), match: aSnapshot({ revision: 2, ...own }) });
  return { socket, clock, model, frame, asked };
}

it('shows the snapshot it was rendered with until it is started, so that server and first paint agree', () => {
  const model = new LiveRoomModel({ socket: fakeSocket(), clock: fakeClock(0), snapshot: aLiveRoom(), ask: () => Promise.reject(new Error()) });
  expect(clockText(model.face)).toBe('67:00');
});

it('replaces the score by a newer frame and cries VÀO! for a minute', () => {
  const { model, frame, clock } = opened();
  frame({ score: { home: 3, away: 1 }, lastGoalAt: new Date(clock.now()).toISOString() });
  expect(model.match.score).toEqual({ home: 3, away: 1 });
  expect(model.goal).toEqual({ side: 'home' });
  clock.advance(61_000);
  expect(model.goal).toBeUndefined();
});

it('ignores a frame of an older revision', () => {
  const { model, frame } = opened();
  frame({ revision: 5, score: { home: 3, away: 1 } });
  frame({ revision: 4, score: { home: 2, away: 1 } });
  expect(model.match.score).toEqual({ home: 3, away: 1 });
});

it('runs the clock each second by the server’s time, whatever the device says', () => {
  const { model, clock } = opened({ ahead: 3_600_000 });
  clock.advance(24_000);
  expect(clockText(model.face)).toBe('67:24');
});

it('asks the api every minute while the connection is away, and not while it is there', async () => {
  const answer = aLiveRoom({ live: aSnapshot({ revision: 9, score: { home: 2, away: 2 } }) });
  const { model, clock, socket, asked } = opened({ ask: () => Promise.resolve(answer) });
  clock.advance(limits.liveRefresh);
  expect(asked).toHaveBeenCalledTimes(0);
  socket.become({ status: 'failed', retry: () => {} });
  clock.advance(limits.liveRefresh);
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(model.match.score).toEqual({ home: 2, away: 2 });
});

it('says when the score was last known to be true, once the connection is away for longer than a blink', () => {
  const { model, clock, socket } = opened();
  clock.advance(60_000);
  socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
  clock.advance(2_000);
  expect(model.feed.status).toBe('live');
  clock.advance(10_000);
  socket.become({ status: 'reconnecting', attempt: 3, of: 10 });
  expect(model.feed).toEqual({ status: 'reconnecting', attempt: 3, of: 10, at: Date.parse('2026-11-20T20:01:00+07:00') });
  socket.become({ status: 'online' });
  expect(model.feed.status).toBe('live');
});

it('offers another try when the connection gave up', () => {
  const { model, socket, asked } = opened();
  const retry = jest.fn();
  socket.become({ status: 'failed', retry });
  if (model.feed.status !== 'stale') throw new Error(`not stale but ${model.feed.status}`);
  model.feed.retry();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('leaves the old score standing when the api is away as well', async () => {
  const { model, clock, socket } = opened();
  socket.become({ status: 'failed', retry: () => {} });
  clock.advance(limits.liveRefresh * 3);
  await settle();
  expect(model.match.score).toEqual({ home: 2, away: 1 });
});

it('asks for the streams when the match begins', async () => {
  const coming = aMatch({ statusCode: 0, score: null, clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null } });
  const { frame, asked, model } = opened({
    snapshot: aLiveRoom({ streams: [] }, coming),
    ask: () => Promise.resolve(aLiveRoom({ live: aSnapshot({ revision: 2 }) })),
  });
  frame({ statusCode: 1 });
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(model.room.streams).toHaveLength(1);
});

it('misses no connection once the match is over', () => {
  const { model, frame, socket } = opened();
  frame({ statusCode: -1, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } });
  socket.become({ status: 'failed', retry: () => {} });
  expect(model.feed).toEqual({ status: 'live' });
});

it('lets go of the connection and of every timer', () => {
  const { model, clock, socket } = opened();
  model.dispose();
  expect([socket.open, clock.waiting]).toEqual([0, 0]);
});
