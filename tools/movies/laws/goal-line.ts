// Law 10: a goal is scored when the whole of the ball is over the whole of the line, between the posts and under the bar.
import { HIGH, WIDE, type Film } from '../film.ts';
import { fromAbove, middleAt, RADIUS, STEPS } from './above.ts';
import { ballPaint } from './ball.ts';
import { fromFront, OVER } from './front.ts';
import { wipe } from './overlays.ts';
import { DOWN, fromSide } from './side.ts';
import { ease } from './time.ts';

const SECONDS = 29.2;
/** When one view is replaced by the next: halfway through a wipe of a second. */
const CUTS = [4.5, 19.1, 25.4] as const;
const SCREEN = { x: 0, y: 0, width: WIDE, height: HIGH } as const;
const [, , , whole] = STEPS;

/** A sigh or a cheer that comes at a second and goes. */
const swell = (seconds: number, at: number, most: number, fades: number) =>
  seconds < at - 0.8 ? 0 : seconds < at ? most * ease((seconds - at + 0.8) / 0.8) : most * Math.exp(-(seconds - at) / fades);

const excitement = (seconds: number) =>
  Math.max(
    0.06,
    swell(seconds, whole.from, 0.55, 0.9),
    swell(seconds, DOWN.from, 0.6, 1),
    swell(seconds, OVER, 0.95, 4),
    ...STEPS.slice(0, 3).map(({ from }) => swell(seconds, from, 0.25, 0.6)),
  );

function viewAt(seconds: number): string {
  if (seconds < CUTS[0]) return fromFront(seconds, 0.12);
  if (seconds < CUTS[1]) return fromAbove(seconds);
  return seconds < CUTS[2] ? fromSide(seconds) : fromFront(seconds, seconds < OVER ? 0.2 : 1);
}

/** Whether the whole ball of the close-up is over the line. */
export const isOver = (seconds: number) => middleAt(seconds) > RADIUS;

export const goalLineFilm: Film = {
  seconds: SECONDS,
  poster: 14.9,
  pictureAt: (seconds) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}"><defs>${ballPaint}</defs>${viewAt(seconds)}` +
    `${CUTS.map((cut) => wipe(seconds - cut + 0.5, SCREEN)).join('')}</svg>`,
  excitement,
};
