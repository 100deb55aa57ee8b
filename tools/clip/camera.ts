// Where a point of the pitch (metres, 105 x 68, y grows towards the camera) stands in the picture.

/** Size of a picture in pixels. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** Size of the pitch in metres. */
export const PITCH = { length: 105, width: 68 } as const;

const FAR = { scale: 7.7, top: 196 };
const NEAR = { scale: 15.4, top: 752 };
const DEPTH = (NEAR.top - FAR.top) / (NEAR.scale - FAR.scale);

/** A place in the picture, with how many pixels a metre is there. */
export type Spot = { readonly x: number; readonly y: number; readonly scale: number };

/** Projects metres on the grass (and `height` metres above it) to pixels. */
export function project(x: number, y: number, height = 0): Spot {
  // In a perspective the inverse of the scale is linear in the distance.
  const scale = 1 / (1 / FAR.scale + (1 / NEAR.scale - 1 / FAR.scale) * (y / PITCH.width));
  return { x: WIDTH / 2 + (x - PITCH.length / 2) * scale, y: FAR.top + DEPTH * (scale - FAR.scale) - height * scale, scale };
}

/** An SVG path through points in metres. */
export function path(points: readonly (readonly [number, number])[], close = false): string {
  const steps = points.map(([x, y], index) => {
    const spot = project(x, y);
    return `${index === 0 ? 'M' : 'L'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
  });
  return steps.join('') + (close ? 'Z' : '');
}

/** Points on a circle in metres, from one angle to another. */
export function arc(cx: number, cy: number, radius: number, from = 0, to = Math.PI * 2): [number, number][] {
  const steps = 48;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}
