import { GOLD, GREEN, PAPER, RED } from '@portal/comics/cast';
import { box, stroke } from '@portal/comics/pen';
import { crowd } from '@portal/comics/places';
import { hop, moved, named, placed, seen, sway } from './motion.ts';

type People = readonly [x: number, y: number, count: number, gap: number];

/** A row of people far away who hop, each third of them at moments of its own. */
export function hopping(scale: number, [x, y, count, gap]: People, up: boolean, seconds: number, height: number, every = 0.62): string {
  return [0, 1, 2]
    .map((third) => {
      // So that the row does not move as one, and neither does the next one.
      const phase = third * 0.37 + y * 0.013;
      // Colours follow the number of the row: without some empty ones before it the thirds would all wear the same.
      const before: readonly People[] = Array.from({ length: third + (Math.abs(x) % 3) }, () => [0, 0, 0, 0] as const);
      const people = crowd(scale, up, ...before, [Math.round(x + third * gap), Math.round(y), Math.ceil((count - third) / 3), gap * 3]);
      return moved(named(people, `${String(Math.round(y))}-${String(third)}`), 0, -height * hop(seconds, every, phase));
    })
    .join('');
}

/** Snips of paper that fall, each at its own speed, turning, and come again at the top. */
export function falling(wide: number, high: number, count: number, seconds: number, size = 1): string {
  const colours = [GOLD, RED, GREEN, PAPER];
  return Array.from({ length: count }, (_, index) => {
    const speed = 90 + ((index * 37) % 70);
    const from = (index * index * 31.7 + index * 53) % (high + 60);
    const y = ((from + speed * seconds) % (high + 60)) - 30;
    const x = ((index * 137.5) % wide) + 22 * sway(seconds, 1.7 + (index % 5) * 0.2, index * 0.21);
    const snip = stroke('M-5 -3L5 3', colours[index % 4] ?? GOLD, 8);
    return placed(snip, [x, y], size * (0.9 + (index % 3) * 0.15), index * 50 + seconds * (index % 2 ? 150 : -190));
  }).join('');
}

/** Lights that come and go at places given as parts of a box: stars, or cameras in a stand. */
export function twinkling(left: number, top: number, wide: number, high: number, count: number, seconds: number, colour: string, thick: number): string {
  return Array.from({ length: count }, (_, index) => {
    const bright = Math.max(0, sway(seconds, 1.9 + (index % 4) * 0.55, index * 0.37)) ** 3;
    const [x, y] = [left + ((index * 197.3) % wide), top + ((index * 89.7 + index * index * 7) % high)];
    return seen(moved(stroke('M0 0h0', colour, thick), x, y), bright);
  }).join('');
}

/** It grows dark: 1 is wholly so. */
export const darkness = (wide: number, high: number, part: number): string => seen(box(0, 0, wide, high, '#0A1420'), part);
