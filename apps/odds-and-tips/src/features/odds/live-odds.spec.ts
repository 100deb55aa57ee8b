import { fakeClock, fakeSocket } from '@portal/testing';
import { aSnapshot, scoresOn } from '@portal/testing/match';
import { oddsOn } from '../../testing/odds-on.ts';
import { live, serverTime, someOdds } from '../../testing/things.ts';
import { LiveOdds, ODDS_SELDOM } from './live-odds.ts';
import type { OddsNews } from './odds-news.ts';

function opened() {
  const [socket, clock] = [fakeSocket(), fakeClock()];
  const ask = jest.fn();
  let held = someOdds(live);
  const model = new LiveOdds({ socket, clock, ask, take: (news: OddsNews) => (held = news(held)) });
  model.start();
  return { socket, clock, ask, model, odds: () => held };
}

it('takes rows and scores as they come', () => {
  const { socket, odds } = opened();
  oddsOn(socket, [{ fixtureId: 7, rows: { 'OU/FT': '7,8,2.5,0.95,0.90,3.5,0.93,0.92,1795170600,0,3' } }]);
  const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 2, score: { home: 3, away: 1 } }, live);
  scoresOn(socket).liveFrame({ type: 'scores', serverTime, list: [moving] });
  expect([odds().rows['OU/FT']?.split(',')[5], odds().match.score]).toEqual(['3.5', { home: 3, away: 1 }]);
});

it('asks seldom while frames come, and as often as without them while they cannot', () => {
  const { socket, clock, ask } = opened();
  clock.advance(ODDS_SELDOM - 1);
  expect(ask).not.toHaveBeenCalled();
  clock.advance(1);
  expect(ask).toHaveBeenCalledTimes(1);
  socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
  clock.advance(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('asks once when the connection is back, and not when it comes for the first time', () => {
  const [socket, clock] = [fakeSocket({ status: 'connecting' }), fakeClock()];
  const ask = jest.fn();
  const model = new LiveOdds({ socket, clock, ask, take: () => {} });
  model.start();
  socket.become({ status: 'online' });
  expect(ask).not.toHaveBeenCalled();
  socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
  socket.become({ status: 'online' });
  expect(ask).toHaveBeenCalledTimes(1);
});

it('leaves nothing behind', () => {
  const { socket, clock, model, ask } = opened();
  model.dispose();
  clock.advance(10 * ODDS_SELDOM);
  expect([socket.open, clock.waiting, ask.mock.calls.length]).toEqual([0, 0, 0]);
});
