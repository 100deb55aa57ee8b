import type { GamePlan, Point, Span } from './plan.ts';

const MINUTE = 60_000;
/** Four quarters as they last with their stops, and the breaks after the first three. */
const QUARTER = 19 * MINUTE;
const BREAKS = [2 * MINUTE, 10 * MINUTE, 2 * MINUTE];
const OVERTIME = 8 * MINUTE;
/** Somebody shoots about this often; home teams hit a little more. */
const ATTACK = 24_000;
const HIT = 0.47;
const AT_HOME = 0.012;
const BY_STRENGTH = 0.008;

/** A basketball game; `edge`: strength of home over away. Drawn games go into overtime until one side leads. */
export function basketballPlan(kickOffAt: number, edge: number, random: () => number): GamePlan {
  const spans: Span[] = [];
  const points: Point[] = [];
  let at = kickOffAt;
  const play = (period: number, length: number) => {
    spans.push({ kind: 'play', period, startsAt: at, endsAt: at + length });
    points.push(...attacks(period, at, at + length, edge, random));
    at += length;
  };
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    play(quarter, QUARTER);
    const pause = BREAKS[quarter - 1];
    if (pause) {
      spans.push({ kind: 'break', period: quarter, startsAt: at, endsAt: at + pause });
      at += pause;
    }
  }
  for (let period = 5; level(points) && period <= 9; period += 1) play(period, OVERTIME);
  if (level(points)) points.push({ at: at - 1_000, side: 'home', worth: 1, period: spans.at(-1)?.period ?? 4 });
  return { kickOffAt, endsAt: at, spans, points, scoring: 'points' };
}

function* attacks(period: number, from: number, to: number, edge: number, random: () => number): Generator<Point> {
  let home = random() < 0.5;
  for (let at = from + ATTACK * random(); at < to - 1_000; at += ATTACK * (0.5 + random())) {
    const hit = random() < HIT + (home ? AT_HOME + edge * BY_STRENGTH : -edge * BY_STRENGTH);
    if (hit) yield { at: Math.round(at), side: home ? 'home' : 'away', worth: worthOf(random()), period };
    home = !home;
  }
}

const worthOf = (chance: number): number => (chance < 0.14 ? 1 : chance < 0.72 ? 2 : 3);

const level = (points: readonly Point[]): boolean => points.reduce((sum, { side, worth }) => sum + (side === 'home' ? worth : -worth), 0) === 0;
