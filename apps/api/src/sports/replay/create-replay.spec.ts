import { finalScore, isScored } from '@portal/domain';
import type { MatchState, ScoredMatch } from '@portal/domain';
import fc from 'fast-check';
import { loadReplayed } from '../snapshot/index.ts';
import { createReplay } from './create-replay.ts';
import type { ReplayFixture } from './create-replay.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TODAY = Date.UTC(2026, 10, 20);
const matches = loadReplayed();
const played = matches.filter(isScored);
/** In which each of them is played once. */
const CYCLE = played.length * 30 * MINUTE;
const replay = createReplay({ matches, seed: 'khan-dai' });

describe('a whole day, minute by minute', () => {
  const fixtures = replay.fixturesBetween(TODAY, TODAY + DAY);
  // Everything that is seen of each fixture while a clock ticks through the day and past its last match.
  const seen = new Map<number, { events: number[]; scores: MatchState['score'][]; last: MatchState | null }>();
  const liveCounts: number[] = [];

  beforeAll(() => {
    for (let now = TODAY; now <= TODAY + DAY + 4 * 60 * MINUTE; now += MINUTE) {
      if (now < TODAY + DAY) liveCounts.push(replay.liveAt(now).length);
      for (const fixture of fixtures) {
        const log = seen.get(fixture.fixtureId) ?? { events: [], scores: [], last: null };
        const state = replay.stateAt(fixture, now);
        for (const event of state.events.slice(log.events.length)) {
          log.events.push(event.index);
          checkMinute(fixture, event.at, event);
        }
        log.scores.push(state.score);
        seen.set(fixture.fixtureId, { ...log, last: state });
      }
    }
  });

  function checkMinute(fixture: ReplayFixture, at: number, event: { period: number; minute: number; added: number }): void {
    const state = replay.stateAt(fixture, at);
    if (event.period === 5) expect(state.phase).toBe('shoot-out');
    else expect([state.minute, state.added]).toEqual([event.minute, event.added]);
  }

  it('kicks off every half hour', () => {
    expect(fixtures).toHaveLength(48);
    expect(fixtures.map((fixture) => fixture.kickOffAt)).toEqual(Array.from({ length: 48 }, (_, slot) => TODAY + slot * 30 * MINUTE));
    expect(fixtures[0]?.fixtureId).toBe(2077700);
    expect(fixtures[47]?.fixtureId).toBe(2077747);
  });

  it('shows every event of the source once, in its order', () => {
    for (const fixture of fixtures) {
      expect(seen.get(fixture.fixtureId)?.events).toEqual(fixture.match.events.map((_, index) => index));
    }
  });

  it('never takes a goal back and ends each match with the score of the source', () => {
    for (const fixture of fixtures) {
      const { scores = [], last = null } = seen.get(fixture.fixtureId) ?? {};
      scores.slice(1).forEach((score, index) => {
        expect(score.home >= (scores[index]?.home ?? 0) && score.away >= (scores[index]?.away ?? 0)).toBe(true);
      });
      expect(last).toMatchObject({ statusCode: -1, score: finalScore(fixture.match.score), penalties: fixture.match.score.penalties });
      expect(last?.halfTimeScore).toEqual(fixture.match.score.halfTime);
      expect(last?.fullTimeScore).toEqual(fixture.match.score.fullTime);
    }
  });

  it('has at least two matches on at every minute, some over and some to come', () => {
    expect(Math.min(...liveCounts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...liveCounts)).toBeLessThanOrEqual(7);
    for (let now = TODAY; now < TODAY + DAY; now += 17 * MINUTE) {
      const around = replay.fixturesBetween(now - 12 * 60 * MINUTE, now + 12 * 60 * MINUTE).map((fixture) => replay.stateAt(fixture, now).status);
      expect(new Set(around)).toEqual(new Set([1, 2, 3]));
    }
  });

  it('tells a ticker of every change exactly once, whenever it wakes', () => {
    const atOnce = replay.changesBetween(TODAY, TODAY + DAY);
    const bitByBit = Array.from({ length: 24 * 12 }, (_, step) => replay.changesBetween(TODAY + step * 5 * MINUTE, TODAY + (step + 1) * 5 * MINUTE)).flat();
    expect(bitByBit).toEqual(atOnce);
    for (const change of atOnce) {
      const state = replay.stateAt(change.fixture, change.at);
      if (change.kind === 'phase') expect([state.phase, state.statusCode]).toEqual([change.phase, change.statusCode]);
      else expect(state.events.at(-1)?.index).toBeGreaterThanOrEqual(change.event.index);
    }
  });

  it('can be followed from change to change', () => {
    const moments = new Set(replay.changesBetween(TODAY, TODAY + 6 * 60 * MINUTE).map((change) => change.at));
    const followed = new Set<number>();
    for (let now = TODAY; ; ) {
      const next = replay.nextChangeAfter(now);
      if (next === null || next > TODAY + 6 * 60 * MINUTE) break;
      followed.add(next);
      now = next;
    }
    expect([...followed]).toEqual([...moments]);
  });
});

describe('the running order', () => {
  it('plays every match once in a cycle, whatever the seed and the day', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 30_000 }), (seed, cycle) => {
        const order = createReplay({ matches, seed }).fixturesBetween(cycle * CYCLE, (cycle + 1) * CYCLE);
        expect(new Set(order.map((fixture) => fixture.match)).size).toBe(played.length);
        expect(order).toHaveLength(played.length);
      }),
      { numRuns: 25 },
    );
  });

  it('never has one team in two live matches, across the change of cycles too', () => {
    for (let now = TODAY; now < TODAY + 8 * DAY; now += 10 * MINUTE) {
      const teams = replay.liveAt(now).flatMap(({ match }) => [match.home.name, match.away.name]);
      expect(new Set(teams).size).toBe(teams.length);
    }
  });

  it('is shuffled anew for the next cycle', () => {
    const names = (from: number) => replay.fixturesBetween(from, from + CYCLE).map((fixture) => fixture.match.sourceKey);
    const cycle = Math.floor(TODAY / CYCLE) * CYCLE;
    expect(names(cycle)).not.toEqual(names(cycle + CYCLE));
  });

  it('brings matches of every tournament on every day', () => {
    for (let day = 0; day < 30; day += 1) {
      const from = TODAY + day * DAY;
      const seasons = new Set(replay.fixturesBetween(from, from + DAY).map(({ match }) => `${match.competition} ${match.season}`));
      expect([...seasons].sort()).toEqual(['World Cup 2022', 'World Cup 2026']);
    }
  });

  it('works with a few matches as well, and can be chosen by hand', () => {
    const three = createReplay({ matches: played.slice(0, 3), seed: 1 });
    expect(new Set(three.fixturesBetween(TODAY, TODAY + 90 * MINUTE).map((fixture) => fixture.match)).size).toBe(3);
    const chosen: ScoredMatch | undefined = played[42];
    const byHand = createReplay({ matches, seed: 1, matchAt: (slot) => (slot % 48 === 7 ? chosen : undefined) });
    expect(byHand.fixtureById(2077707)?.match).toBe(chosen);
  });

  it('is empty, not broken, without matches', () => {
    const empty = createReplay({ matches: matches.filter((match) => !match.score), seed: 1 });
    expect(empty.fixturesBetween(TODAY, TODAY + DAY)).toEqual([]);
    expect(empty.liveAt(TODAY)).toEqual([]);
    expect(empty.fixtureById(2077700)).toBeUndefined();
    expect(empty.nextChangeAfter(TODAY)).toBeNull();
  });
});

describe('determinism', () => {
  it('gives the same fixtures and states from the same seed, whatever the order of the matches and of the questions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), fc.integer(), (after, seed) => {
        const now = TODAY + after;
        const one = createReplay({ matches, seed });
        const other = createReplay({ matches: [...matches].reverse(), seed });
        other.fixturesBetween(now - DAY, now);
        const view = (source: typeof one) => source.liveAt(now).map((fixture) => [fixture.fixtureId, fixture.match.sourceKey, source.stateAt(fixture, now)]);
        expect(view(other)).toEqual(view(one));
      }),
      { numRuns: 20 },
    );
  });

  it('finds a fixture again by its id, and only by an id that can be one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.nat(99), (day, slot) => {
        const fixture = replay.fixtureById(day * 100 + slot);
        expect(fixture?.kickOffAt).toBe(slot < 48 ? day * DAY + slot * 30 * MINUTE : undefined);
        expect(fixture?.fixtureId).toBe(slot < 48 ? day * 100 + slot : undefined);
      }),
    );
    for (const id of [-1, 1.5, Number.NaN, Number.MAX_VALUE]) expect(replay.fixtureById(id)).toBeUndefined();
  });
});
