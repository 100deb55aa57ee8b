import { fakeApi, fakeApp } from '@portal/testing';
import { aBoard } from '../../testing/points.ts';
import { missionsQuery } from './missions.query.ts';

const MINUTE = 60_000;

it('asks twice a minute, beside other things every other minute, and at once when the day is over', async () => {
  const app = await fakeApp({ api: fakeApi() });
  const board = aBoard();
  const ends = Date.parse(board.endsAt);
  const wait = (data: typeof board | undefined, now: number, where: 'page' | 'beside' = 'page') => {
    app.clock.now = () => now;
    return missionsQuery(app, 7, where).refetchInterval({ state: { data } });
  };
  expect(wait(undefined, ends)).toBe(30_000);
  expect(wait(board, ends - 90 * MINUTE)).toBe(30_000);
  expect(wait(board, ends - 10_000)).toBe(10_500);
  expect(wait(board, ends - 90 * MINUTE, 'beside')).toBe(120_000);
  expect(wait(board, ends - 10_000, 'beside')).toBe(10_500);
  // An answer of yesterday that stays is no reason to ask without a pause.
  expect(wait(board, ends + MINUTE)).toBe(30_000);
});
