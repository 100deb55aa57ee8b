import fc from 'fast-check';
import { randomFrom } from '@portal/domain';
import { basketballPlan } from './basketball.ts';
import { fixtureIdOf, GENERATED_SPORTS, gamesADay, slotOf } from './calendar.ts';
import { esportPlan } from './esport.ts';
import { LAPS, racePlan, raceStateAt } from './marble.ts';
import { gameStateAt, nextGameChange, type GamePlan } from './plan.ts';

const KICK_OFF = Date.UTC(2026, 10, 21, 12);
const seeds = fc.string({ minLength: 1, maxLength: 8 });
const games: [string, (seed: string) => GamePlan][] = [
  ['a basketball game', (seed) => basketballPlan(KICK_OFF, 2, randomFrom(seed))],
  ['an esport series', (seed) => esportPlan(KICK_OFF, 2, randomFrom(seed))],
];

describe.each(games)('%s', (_, make) => {
  it('is the same for the same seed, ends with a winner, and lies within its spans', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const plan = make(seed);
        expect(make(seed)).toEqual(plan);
        const { score, statusCode } = gameStateAt(plan, plan.endsAt);
        expect(score?.home).not.toBe(score?.away);
        expect(statusCode).toBeLessThan(0);
        for (const point of plan.points)
          expect(plan.spans.some((span) => span.kind === 'play' && span.period === point.period && point.at >= span.startsAt && point.at <= span.endsAt)).toBe(
            true,
          );
        plan.spans.forEach((span, index) => expect(span.startsAt).toBe(index === 0 ? KICK_OFF : plan.spans[index - 1]?.endsAt));
      }),
      { numRuns: 40 },
    );
  });

  it('never takes a point back, and tells every change beforehand', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const plan = make(seed);
        let before = gameStateAt(plan, KICK_OFF - 1);
        expect([before.score, before.span, before.statusCode]).toEqual([null, null, 0]);
        for (let at = nextGameChange(plan, KICK_OFF - 1); at !== null; at = nextGameChange(plan, at)) {
          expect(gameStateAt(plan, at - 1).revision).toBe(before.revision);
          const state = gameStateAt(plan, at);
          expect(state.revision).toBeGreaterThan(before.revision);
          expect((state.score?.home ?? 0) + (state.score?.away ?? 0)).toBeGreaterThanOrEqual((before.score?.home ?? 0) + (before.score?.away ?? 0));
          before = state;
        }
        expect(before).toEqual(gameStateAt(plan, plan.endsAt));
      }),
      { numRuns: 10 },
    );
  });
});

it('a basketball game looks like one: 60 to 140 points a side, the better side more often ahead', () => {
  const ends = Array.from({ length: 300 }, (_, seed) => basketballPlan(KICK_OFF, 6, randomFrom(`game ${seed}`))).map(
    (plan) => gameStateAt(plan, plan.endsAt).score,
  );
  for (const score of ends)
    for (const points of [score?.home ?? 0, score?.away ?? 0]) {
      expect(points).toBeGreaterThan(50);
      expect(points).toBeLessThan(150);
    }
  expect(ends.filter((score) => (score?.home ?? 0) > (score?.away ?? 0)).length).toBeGreaterThan(180);
});

it('a marble race ends with all marbles home, in the order in which they came', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const plan = racePlan(KICK_OFF, 8, randomFrom(seed));
      expect(raceStateAt(plan, KICK_OFF - 1)).toEqual({ lap: 0, order: [0, 1, 2, 3, 4, 5, 6, 7], way: Array(8).fill(0) });
      const end = raceStateAt(plan, plan.endsAt);
      expect(end.way).toEqual(Array(8).fill(LAPS));
      const finish = (marble: number) => plan.lapsAt[marble]?.at(-1) ?? 0;
      end.order.forEach((marble, place) => {
        if (place > 0) expect(finish(marble)).toBeGreaterThanOrEqual(finish(end.order[place - 1] ?? 0));
      });
      const half = raceStateAt(plan, (KICK_OFF + plan.endsAt) / 2);
      half.order.forEach((marble, place) => {
        if (place > 0) expect(half.way[marble]).toBeLessThanOrEqual(half.way[half.order[place - 1] ?? 0] ?? 0);
      });
    }),
    { numRuns: 40 },
  );
});

describe('the calendar', () => {
  it('gives every game an id of its own that leads back to it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GENERATED_SPORTS), fc.nat(60_000), fc.nat(47), (sportId, day, n) => {
        const slot = { sportId, day, inDay: n % gamesADay(sportId) };
        expect(slotOf(fixtureIdOf(slot))).toEqual(slot);
      }),
    );
    for (const id of [0, 2_078_147, 1_000_000_048, 20_000_000_000, Number.NaN, 1.5]) expect(slotOf(id)).toBeNull();
  });
});
