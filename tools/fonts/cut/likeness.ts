import type { Outline } from './outlines.ts';
import { distance, follower, ringOf, type Place } from './rings.ts';

/** Whether no line of one outline is farther than `near` units of the em from those of the other, both ways: along their lines, not point to point. */
export function isLike(a: Outline, b: Outline, near: number): boolean {
  const [one, two] = [a, b].map((outline) => outline.map(placesOf).filter(hasExtent)) as [Place[][], Place[][]];
  return isWithin(one, two, near) && isWithin(two, one, near);
}

const STEPS = 12;

/** Of a contour, places close to each other. */
function placesOf(contour: Outline[number]): Place[] {
  const ring = ringOf(contour);
  return ring.flatMap(({ from, control }, place) => {
    const to = follower(ring, place);
    if (!control) return [from];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      const at = (axis: 'x' | 'y') => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis];
      return { x: at('x'), y: at('y') };
    });
  });
}

/** A contour of no extent is not seen, and so nowhere near or far. */
const hasExtent = ([first, ...others]: readonly Place[]): boolean => first !== undefined && others.some((place) => distance(place, first) > 0.01);

function isWithin(contours: readonly (readonly Place[])[], others: readonly (readonly Place[])[], near: number): boolean {
  const pieces = others.flatMap((contour) => contour.map((from, place) => [from, contour[(place + 1) % contour.length] as Place] as const));
  // What is near one place is mostly near the next.
  let last = 0;
  return contours.every((contour) =>
    contour.every((place) => {
      for (let step = 0; step < pieces.length; step += 1) {
        const at = (last + step) % pieces.length;
        const [from, to] = pieces[at] as (typeof pieces)[number];
        if (toPiece(place, from, to) <= near) {
          last = at;
          return true;
        }
      }
      return false;
    }),
  );
}

function toPiece(place: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((place.x - from.x) * dx + (place.y - from.y) * dy) / square));
  return Math.sqrt((place.x - from.x - part * dx) ** 2 + (place.y - from.y - part * dy) ** 2);
}
