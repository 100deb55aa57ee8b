import type { Point } from './match.ts';

/** What is drawn: where everybody and the ball are, and how loud it is, at each second. Players as in `PLAYERS`. */
export interface Scene {
  /** Length in seconds. */
  readonly seconds: number;
  playerAt(index: number, seconds: number): Point;
  ballAt(seconds: number): Point & { readonly height: number };
  strideAt(index: number, seconds: number): { readonly phase: number; readonly speed: number };
  /** How excited the crowd is, 0 to 1. */
  excitement(seconds: number): number;
}

const STEP = 1 / 25;

/** Legs that move with the way run: a stride of 2.6 m. */
export function stridesOf(players: number, seconds: number, playerAt: Scene['playerAt']): Scene['strideAt'] {
  const runs = Array.from({ length: players }, (_, index) => {
    const sums = [0];
    for (let frame = 1; frame <= seconds / STEP + 1; frame += 1) {
      const [before, now] = [playerAt(index, (frame - 1) * STEP), playerAt(index, frame * STEP)];
      sums.push((sums.at(-1) ?? 0) + Math.hypot(now.x - before.x, now.y - before.y));
    }
    return sums;
  });
  return (index, time) => {
    const run = runs[index] ?? [0];
    const at = (frame: number) => run[Math.min(run.length - 1, Math.max(0, frame))] ?? 0;
    const frame = Math.round(time / STEP);
    return { phase: (2 * Math.PI * at(frame)) / 2.6, speed: (at(frame + 1) - at(frame - 1)) / (2 * STEP) };
  };
}
