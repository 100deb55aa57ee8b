// Values that change over the seconds of a film: seconds of a scene that is slowed down and frozen, places, cameras.
import { HEIGHT, WIDTH } from '@portal/clip/camera';
import type { Scene } from '@portal/clip/scene';
import type { View } from '@portal/clip/picture';

export const between = (share: number) => Math.min(1, Math.max(0, share));
export const ease = (share: number) => between(share) ** 2 * (3 - 2 * between(share));
/** 0 to 1 within `takes` seconds from `from` on, and back to 0 within as many before `to`. */
export const shown = (seconds: number, from: number, to = Infinity, takes = 0.5) => Math.min(ease((seconds - from) / takes), ease((to - seconds) / takes));

/** A second, and the value then. */
export type Key = readonly [seconds: number, value: number];

/** A value that goes smoothly through its keys and never beyond them: two equal keys hold it still (a freeze), and it slows down before and after. */
export function track(keys: readonly Key[]): (seconds: number) => number {
  const at = (index: number): Key => keys[Math.min(keys.length - 1, Math.max(0, index))] ?? [0, 0];
  const slope = (index: number): number => {
    const [[from, a], [to, b]] = [at(index), at(index + 1)];
    return to > from ? (b - a) / (to - from) : 0;
  };
  /** Harmonic mean of the slopes on both sides (Fritsch and Carlson): no swinging over. */
  const tangent = (index: number): number => {
    if (index === 0) return slope(0);
    if (index === keys.length - 1) return slope(index - 1);
    const [before, after] = [slope(index - 1), slope(index)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  return (seconds) => {
    const next = keys.findIndex(([key]) => key > seconds);
    if (next === -1) return at(keys.length - 1)[1];
    if (next === 0) return at(0)[1];
    const [[from, a], [to, b]] = [at(next - 1), at(next)];
    const long = to - from;
    const s = (seconds - from) / long;
    return (
      a * (2 * s ** 3 - 3 * s ** 2 + 1) +
      b * (3 * s ** 2 - 2 * s ** 3) +
      long * (tangent(next - 1) * (s ** 3 - 2 * s ** 2 + s) + tangent(next) * (s ** 3 - s ** 2))
    );
  };
}

/** A place on the grass that goes through keys of second, x and y. */
export function way(keys: readonly (readonly [seconds: number, x: number, y: number])[]) {
  const x = track(keys.map(([at, value]): Key => [at, value]));
  const y = track(keys.map(([at, , value]): Key => [at, value]));
  return (seconds: number) => ({ x: x(seconds), y: y(seconds) });
}

/** A camera through keys of second, left, top and width of what is seen: it goes gently from one to the next and stays within the picture. */
export function camera(keys: readonly (readonly [seconds: number, x: number, y: number, width: number])[]): (seconds: number) => View {
  const [x, y, width] = [1, 2, 3].map((value) => track(keys.map((key): Key => [key[0], key[value] ?? 0])));
  return (seconds) => {
    const wide = width?.(seconds) ?? WIDTH;
    const high = (wide * HEIGHT) / WIDTH;
    return { x: Math.min(WIDTH - wide, x?.(seconds) ?? 0), y: Math.min(HEIGHT - high, y?.(seconds) ?? 0), width: wide, height: high };
  };
}

/** A scene whose legs move smoothly in slow motion as well: between the steps of the clip's pictures too. */
export function slowly(scene: Scene): Scene {
  const step = 1 / 25;
  return {
    ...scene,
    strideAt: (index, seconds) => {
      const frame = Math.floor(seconds / step + 1e-6);
      const share = between(seconds / step - frame);
      const [before, after] = [scene.strideAt(index, frame * step), scene.strideAt(index, (frame + 1) * step)];
      return { phase: before.phase + (after.phase - before.phase) * share, speed: before.speed + (after.speed - before.speed) * share };
    },
  };
}
