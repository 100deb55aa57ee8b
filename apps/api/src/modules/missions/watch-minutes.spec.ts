import { ManualClock } from '../../testing/clocks.ts';
import { EVENING } from '../../testing/test-app.ts';
import { WatchMinutes } from './watch-minutes.ts';

const LOOK = 15_000;
const MINUTE = 60_000;

/** `start`: how far into a minute the node begins (ms). */
function setUp(start = 0) {
  const clock = new ManualClock(Math.floor(EVENING / MINUTE) * MINUTE + start);
  let watching: { fixtureId: number; accountId: number; network: string }[] = [];
  const told: string[] = [];
  const minutes = new WatchMinutes({
    clock,
    audience: { members: () => watching.values() },
    tell: (accountId, kind, minute) => told.push(`${accountId} ${kind} ${Number(minute) - Math.floor(EVENING / MINUTE)}`),
  });
  return {
    minutes,
    told,
    watch: (...members: typeof watching) => {
      watching = members;
    },
    /** So many quarters of a minute, in which players fetch. */
    pass: (looks: number, ...players: (readonly [fixtureId: number, network: string])[]) => {
      for (let look = 0; look < looks; look++) {
        clock.advance(LOOK - 1_000);
        for (const player of players) for (let fetch = 0; fetch < 5; fetch++) minutes.note(...player);
        clock.advance(1_000);
      }
      return told.splice(0);
    },
  };
}
const lan = { fixtureId: 7, accountId: 1, network: 'home' };

test('a minute counts where the match is open and its picture is fetched, both seen from here', () => {
  const { watch, pass } = setUp();
  watch(lan);
  expect(pass(4, [7, 'home'])).toEqual(['1 watch 0']);
  // The page alone; another match's picture; another's picture.
  expect(pass(4)).toEqual([]);
  expect(pass(4, [8, 'home'])).toEqual([]);
  expect(pass(4, [7, 'office'])).toEqual([]);
  watch();
  expect(pass(4, [7, 'home'])).toEqual([]);
});

test('three quarters of it are enough, half of it is not', () => {
  const { watch, pass } = setUp();
  watch(lan);
  expect([pass(1), pass(3, [7, 'home'])]).toEqual([[], ['1 watch 0']]);
  expect([pass(2, [7, 'home']), pass(2)]).toEqual([[], []]);
  expect([pass(2), pass(2, [7, 'home'])]).toEqual([[], []]);
  // Quarters of two minutes make none.
  expect(pass(2, [7, 'home'])).toEqual([]);
});

test('a single fetch is no player', () => {
  const { watch, pass, minutes } = setUp();
  watch(lan);
  for (let look = 0; look < 4; look++) {
    minutes.note(7, 'home');
    expect(pass(1)).toEqual([]);
  }
});

test('minutes are those of the clock, whenever the node began', () => {
  const { watch, pass } = setUp(20_000);
  watch(lan);
  expect(pass(1, [7, 'home'])).toEqual([]);
  expect(pass(1, [7, 'home'])).toEqual([]);
  expect(pass(4, [7, 'home'])).toEqual(['1 watch 1']);
});

test('of a network as many watch as there can be players; two tabs, two matches and two networks are one member', () => {
  const { watch, pass } = setUp();
  const others = [2, 3, 4].map((accountId) => ({ ...lan, accountId }));
  watch(lan, lan, ...others);
  expect(pass(4, [7, 'home'])).toEqual(['1 watch 0']);
  expect(pass(4, [7, 'home'], [7, 'home'], [7, 'home'])).toEqual(['1 watch 1', '2 watch 1', '3 watch 1', '4 watch 1']);
  watch(lan, { ...lan, fixtureId: 8 }, { ...lan, network: 'office' });
  expect(pass(4, [7, 'home'], [8, 'home'], [7, 'office'])).toEqual(['1 watch 2']);
});

test('nothing is counted after the end', () => {
  const { watch, pass, minutes } = setUp();
  watch(lan);
  minutes.close();
  expect(pass(4, [7, 'home'])).toEqual([]);
});
