import type { GamePlan, Point, Span } from './plan.ts';

const MINUTE = 60_000;
// Two maps last into the next series, which begins an hour later; three end before the one after it (calendar.ts).
const MAP = { least: 28 * MINUTE, more: 8 * MINUTE };
const PAUSE = 5 * MINUTE;
const TO_WIN = 2;

/** A best of three; `edge`: strength of home over away. Who has more kills when a map ends has won it. */
export function esportPlan(kickOffAt: number, edge: number, random: () => number): GamePlan {
  const spans: Span[] = [];
  const points: Point[] = [];
  const won = { home: 0, away: 0 };
  let at = kickOffAt;
  for (let map = 1; won.home < TO_WIN && won.away < TO_WIN; map += 1) {
    if (map > 1) {
      spans.push({ kind: 'break', period: map - 1, startsAt: at, endsAt: at + PAUSE });
      at += PAUSE;
    }
    const length = MAP.least + Math.round(random() * MAP.more);
    const kills = killsOf(map, at, length, edge, random);
    spans.push({ kind: 'play', period: map, startsAt: at, endsAt: at + length });
    points.push(...kills);
    at += length;
    won[kills.filter(({ side }) => side === 'home').length * 2 > kills.length ? 'home' : 'away'] += 1;
  }
  return { kickOffAt, endsAt: at, spans, points, scoring: 'periods' };
}

/** An odd number of kills, so that somebody has more. */
function killsOf(period: number, from: number, length: number, edge: number, random: () => number): Point[] {
  const count = 19 + 2 * Math.floor(random() * 9);
  const form = 0.5 + edge * 0.02 + (random() - 0.5) * 0.24;
  const moments = Array.from({ length: count }, () => from + MINUTE + Math.round(random() * (length - 2 * MINUTE))).sort((a, b) => a - b);
  return moments.map((at) => ({ at, side: random() < form ? ('home' as const) : ('away' as const), worth: 1, period }));
}
