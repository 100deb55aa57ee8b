import { randomFrom, SPORT_ID } from '@portal/domain';
import { basketballPlan } from './basketball.ts';
import { fixtureIdOf, gamesADay, GENERATED_SPORTS, slotOf, slotsBetween, startOf, type Slot } from './calendar.ts';
import known from './clubs.json' with { type: 'json' };
import { drawOrder, type Pairing } from './draw.ts';
import { esportPlan } from './esport.ts';
import { isRace, type Club, type Game } from './game.ts';
import { racePlan } from './marble.ts';
import { nextGameChange } from './plan.ts';

const HOUR = 3_600_000;
/** No game lasts longer (ms). */
export const LONGEST = 3 * HOUR;
/** Days of a season: rounds begin again after it. */
const SEASON = 30;
/** More than a list looks through: eleven days of ninety, of some 4 kB each. Others are made again when asked for. */
const KEPT = 1_024;

/** Something that moves in a game: a period begins, a point falls, a marble ends a lap. */
export interface GameChange {
  readonly at: number;
  readonly fixture: Game;
  readonly kind: 'game';
}

/** The games that the portal makes up: a function of seed and clock, the same on every node. */
export interface Games {
  fixturesBetween(fromMs: number, toMs: number): readonly Game[];
  fixtureById(id: number): Game | undefined;
  liveAt(nowMs: number): readonly Game[];
  nextChangeAfter(nowMs: number): number | null;
  changesBetween(fromMs: number, toMs: number): readonly GameChange[];
}

export const noGames: Games = {
  fixturesBetween: () => [],
  fixtureById: () => undefined,
  liveAt: () => [],
  nextChangeAfter: () => null,
  changesBetween: () => [],
};

export function createGames({ seed }: { seed: string | number }): Games {
  const orders = { 20: drawOrder<Club>(known.basketball, `basketball ${seed}`), 30: drawOrder<Club>(known.esport, `esport ${seed}`) } as const;
  const kept = new Map<number, Game>();
  const at = (slot: Slot): Game => {
    const fixtureId = fixtureIdOf(slot);
    const game = kept.get(fixtureId) ?? gameOf(slot, fixtureId, String(seed), orders);
    kept.set(fixtureId, game);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return game;
  };
  const fixturesBetween = (from: number, to: number): Game[] =>
    GENERATED_SPORTS.flatMap((sportId) => slotsBetween(sportId, from, to))
      .map(at)
      .sort((one, other) => one.kickOffAt - other.kickOffAt);
  const underway = (from: number, to: number): Game[] => fixturesBetween(from - LONGEST, to + 1).filter(({ endsAt }) => endsAt >= from);
  return {
    fixturesBetween,
    fixtureById(id) {
      const slot = slotOf(id);
      return slot ? at(slot) : undefined;
    },
    liveAt: (now) => underway(now, now).filter(({ endsAt }) => now < endsAt),
    nextChangeAfter(now) {
      // A race begins every half hour, so there is always something to come within one.
      const next = fixturesBetween(now - LONGEST, now + HOUR)
        .map((game) => nextChangeOf(game, now))
        .filter((moment) => moment !== null);
      return next.length > 0 ? Math.min(...next) : null;
    },
    changesBetween: (from, to) =>
      underway(from, to)
        .flatMap((game) =>
          momentsOf(game)
            .filter((moment) => moment > from && moment <= to)
            .map((moment): GameChange => ({ at: moment, fixture: game, kind: 'game' })),
        )
        .sort((one, other) => one.at - other.at),
  };
}

function gameOf(slot: Slot, fixtureId: number, seed: string, orders: Record<20 | 30, readonly Pairing<Club>[]>): Game {
  const { sportId } = slot;
  const kickOffAt = startOf(slot);
  const random = randomFrom(`${seed} ${fixtureId}`);
  if (sportId === SPORT_ID.marble) {
    const plan = racePlan(kickOffAt, known.marble.length, random);
    const track = known.tracks[(slot.day * gamesADay(sportId) + slot.inDay) % known.tracks.length]!;
    return { fixtureId, sportId, kickOffAt, endsAt: plan.endsAt, round: slot.inDay + 1, track, marbles: known.marble, plan };
  }
  const order = orders[sportId];
  const [home, away] = order[(slot.day * gamesADay(sportId) + slot.inDay) % order.length]!;
  const plan = (sportId === SPORT_ID.basketball ? basketballPlan : esportPlan)(kickOffAt, home.strength - away.strength, random);
  return { fixtureId, sportId, kickOffAt, endsAt: plan.endsAt, round: (slot.day % SEASON) + 1, home, away, plan };
}

/** Every tick asks for the moments of all games that are under way. */
const momentsKept = new WeakMap<Game, readonly number[]>();

/** When something but the minute changes, each moment once, the earliest first. */
function momentsOf(game: Game): readonly number[] {
  const kept = momentsKept.get(game) ?? laidOut(game);
  momentsKept.set(game, kept);
  return kept;
}

function laidOut(game: Game): number[] {
  if (isRace(game)) return [...new Set([game.kickOffAt, ...game.plan.lapsAt.flat()])].sort((one, other) => one - other);
  const { spans, points, endsAt } = game.plan;
  return [...new Set([...spans.map(({ startsAt }) => startsAt), ...points.map(({ at }) => at), endsAt])].sort((one, other) => one - other);
}

function nextChangeOf(game: Game, now: number): number | null {
  return isRace(game) ? (momentsOf(game).find((moment) => moment > now) ?? null) : nextGameChange(game.plan, now);
}
