/** Laps of a race, and what one takes about (ms). */
export const LAPS = 24;
const LAP = 65_000;

/** A marble race of eight, run by its seed alone: who has the seed can run it again and gets the same (decisions.md, "Sports data"). Epoch milliseconds. */
export interface RacePlan {
  readonly kickOffAt: number;
  readonly endsAt: number;
  /** For each marble when it has ended each lap. */
  readonly lapsAt: readonly (readonly number[])[];
}

export interface RaceState {
  /** 0 before the start; the lap of the marble in front. */
  readonly lap: number;
  /** Marbles (their place in the list of marbles) from first to last. */
  readonly order: readonly number[];
  /** Way run by each marble, in laps, 0 to `LAPS`. */
  readonly way: readonly number[];
}

export function racePlan(kickOffAt: number, marbles: number, random: () => number): RacePlan {
  const lapsAt = Array.from({ length: marbles }, () => {
    const pace = 0.985 + random() * 0.03;
    let at = kickOffAt;
    return Array.from({ length: LAPS }, () => (at += Math.round(LAP * pace * (0.94 + random() * 0.12))));
  });
  return { kickOffAt, endsAt: Math.max(...lapsAt.map((laps) => laps[LAPS - 1] ?? kickOffAt)), lapsAt };
}

export function raceStateAt({ kickOffAt, lapsAt }: RacePlan, now: number): RaceState {
  const way = lapsAt.map((laps) => wayOf(laps, kickOffAt, now));
  const finish = (marble: number) => lapsAt[marble]?.[LAPS - 1] ?? Number.POSITIVE_INFINITY;
  const order = way.map((_, marble) => marble).sort((a, b) => (way[b] ?? 0) - (way[a] ?? 0) || finish(a) - finish(b) || a - b);
  const front = way[order[0] ?? 0] ?? 0;
  // Before the start everybody stands in a row.
  return { lap: now < kickOffAt ? 0 : Math.min(LAPS, Math.floor(front) + 1), order: now < kickOffAt ? way.map((_, marble) => marble) : order, way };
}

function wayOf(laps: readonly number[], kickOffAt: number, now: number): number {
  const done = laps.filter((at) => at <= now).length;
  if (done === laps.length) return done;
  const began = done === 0 ? kickOffAt : (laps[done - 1] ?? kickOffAt);
  const ends = laps[done] ?? began + LAP;
  return done + Math.max(0, Math.min(1, (now - began) / (ends - began)));
}
