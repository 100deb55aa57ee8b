import { ManualClock } from '../testing/clocks.ts';
import { EVENING, testReplay } from '../testing/test-app.ts';
import type { FixtureChange } from './fixture-provider.ts';
import { LiveTicker } from './ticker.ts';

const HOUR = 3_600_000;
const replay = testReplay();
const keyOf = (change: FixtureChange) => `${change.at} ${change.fixture.fixtureId} ${change.kind} ${change.kind === 'event' ? change.event.index : ''}`;

function setUp() {
  const clock = new ManualClock(EVENING);
  const seen: { at: number; change: FixtureChange }[] = [];
  let wakes = 0;
  const ticker = new LiveTicker({
    fixtures: replay,
    clock,
    onChanges: (changes) => {
      wakes += 1;
      seen.push(...changes.map((change) => ({ at: clock.now(), change })));
    },
    onError: (error) => {
      throw error;
    },
  });
  ticker.start();
  return { clock, seen, ticker, wakes: () => wakes };
}

describe('the ticker', () => {
  it('tells every change of six hours, once, at its very millisecond', () => {
    const { clock, seen } = setUp();
    clock.advance(6 * HOUR);
    expect(seen.map(({ change }) => keyOf(change))).toEqual(replay.changesBetween(EVENING, EVENING + 6 * HOUR).map(keyOf));
    expect(seen.every(({ at, change }) => at === change.at)).toBe(true);
  });

  it('catches up in one go after a sleep of the machine', () => {
    const { clock, seen, wakes } = setUp();
    clock.set(EVENING + 2 * HOUR);
    clock.advance(1);
    expect(wakes()).toBe(1);
    expect(seen.map(({ change }) => keyOf(change))).toEqual(replay.changesBetween(EVENING, EVENING + 2 * HOUR).map(keyOf));
  });

  it('is late by no more than its own work when timers come early and reading takes time', () => {
    const time = new ManualClock(EVENING);
    const seen: number[] = [];
    const ticker = new LiveTicker({
      clock: { now: () => time.now(), after: (ms, task) => time.after(ms - 1, task) },
      fixtures: {
        ...replay,
        changesBetween: (from, to) => {
          const changes = replay.changesBetween(from, to);
          time.set(time.now() + 5);
          return changes;
        },
      },
      onChanges: (changes) => {
        seen.push(...changes.map(({ at }) => time.now() - at));
      },
      onError: (error) => {
        throw error;
      },
    });
    ticker.start();
    time.advance(3 * HOUR);
    ticker.stop();
    expect(seen.length).toBeGreaterThan(50);
    expect(Math.max(...seen)).toBeLessThan(100);
  });

  it('goes on after a provider could not say when something moves next', () => {
    const clock = new ManualClock(EVENING);
    const errors: unknown[] = [];
    let asked = 0;
    let told = 0;
    const fixtures = {
      ...replay,
      changesBetween: replay.changesBetween.bind(replay),
      nextChangeAfter: (at: number) => {
        asked += 1;
        if (asked === 2) throw new Error('no answer');
        return replay.nextChangeAfter(at);
      },
    };
    const ticker = new LiveTicker({
      fixtures,
      clock,
      onChanges: (changes) => {
        told += changes.length;
      },
      onError: (error) => errors.push(error),
    });
    ticker.start();
    clock.advance(HOUR);
    ticker.stop();
    expect(errors).toEqual([new Error('no answer')]);
    expect(told).toBe(replay.changesBetween(EVENING, EVENING + HOUR).length);
  });

  it('goes on after somebody failed at what it told', () => {
    const clock = new ManualClock(EVENING);
    const errors: unknown[] = [];
    let told = 0;
    const ticker = new LiveTicker({
      fixtures: replay,
      clock,
      onChanges: () => {
        told += 1;
        if (told === 1) throw new Error('could not tell it');
      },
      onError: (error) => errors.push(error),
    });
    ticker.start();
    clock.advance(HOUR);
    ticker.stop();
    expect(errors).toHaveLength(1);
    expect(told).toBeGreaterThan(2);
  });

  it('says nothing after it was stopped', () => {
    const { clock, seen, ticker } = setUp();
    ticker.stop();
    clock.advance(HOUR);
    expect(seen).toEqual([]);
  });
});
