import { seedOf } from '@portal/domain';
import type { Placed } from '../../live/fixture-provider.ts';

const MINUTE = 60_000;
/** Viewers of the smallest match and of the largest, at their height. */
const FEWEST = 180;
const MOST = 4_200;
/** Minutes before kick-off at which the first come, and after it at which the stand is full. */
const OPENS = 10;
const FULL = 12;
/** Minutes after the end in which all have gone. */
const EMPTIES = 10;
/** Share of the viewers that comes and goes, and the minutes in which it does. */
const SWING = 0.07;
const SWING_MINUTES = 9;

/** What `seed` stands for, in [0, 1). */
const share = (seed: string): number => seedOf(seed) / 2 ** 32;
const between = (from: number, to: number, at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)));
/** Soft at both ends. */
const eased = (way: number) => way * way * (3 - 2 * way);

/**
 * Viewers that the demonstration adds to a match: they come before kick-off, grow towards the end, come and go, and leave after it. A function of match and time
 * (epoch milliseconds), so that every node tells the same.
 */
export function viewersOf({ fixtureId, kickOffAt, endsAt }: Placed, now: number): number {
  const came = eased(between(kickOffAt - OPENS * MINUTE, kickOffAt + FULL * MINUTE, now));
  const left = eased(between(endsAt, endsAt + EMPTIES * MINUTE, now));
  if (came === 0 || left === 1) return 0;
  const size = share(`viewers ${fixtureId}`);
  const full = FEWEST + (MOST - FEWEST) * size * size;
  const grown = 0.85 + 0.15 * between(kickOffAt, endsAt, now);
  const swing = 1 + SWING * Math.sin((now / (SWING_MINUTES * MINUTE) + share(`swing ${fixtureId}`)) * 2 * Math.PI);
  return Math.round(full * came * grown * swing * (1 - left));
}

/** People whom the demonstration adds to a room that belongs to no match. */
export function guestsOf(roomId: number, now: number): number {
  const usual = 24 + Math.floor(60 * share(`guests ${roomId}`));
  return Math.round(usual * (1 + 0.2 * Math.sin((now / (40 * MINUTE) + share(`swing room ${roomId}`)) * 2 * Math.PI)));
}
