// A football large enough to see its panels, and how they turn when it rolls.
import { f } from './overlays.ts';

type Vector = readonly [number, number, number];

const unit = ([x, y, z]: Vector): Vector => {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
};
const mix = (a: Vector, b: Vector, share: number): Vector => unit([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Corners of an icosahedron: middles of the twelve dark panels. */
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const MIDDLES: readonly Vector[] = [-1, 1]
  .flatMap((a) =>
    [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map(unit);

interface Panel {
  readonly corners: readonly Vector[];
  /** From each corner to the next dark panel. */
  readonly seams: readonly (readonly [Vector, Vector])[];
}

/** A third of the way to each neighbour is a corner of the panel (a truncated icosahedron). */
const PANELS: readonly Panel[] = MIDDLES.map((middle) => {
  const side = unit(cross(middle, [0.3, 0.5, 0.8]));
  const up = cross(middle, side);
  const neighbours = MIDDLES.filter((other) => other !== middle && dot(other, middle) > 0.3).toSorted(
    (a, b) => Math.atan2(dot(a, up), dot(a, side)) - Math.atan2(dot(b, up), dot(b, side)),
  );
  return {
    corners: neighbours.map((other) => mix(middle, other, 1 / 3)),
    seams: neighbours.map((other) => [mix(middle, other, 1 / 3), mix(middle, other, 0.5)] as const),
  };
});

/** Turned around an axis (Rodrigues). */
function turned(point: Vector, axis: Vector, angle: number): Vector {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const side = cross(axis, point);
  const along = dot(axis, point) * (1 - c);
  return [point[0] * c + side[0] * s + axis[0] * along, point[1] * c + side[1] * s + axis[1] * along, point[2] * c + side[2] * s + axis[2] * along];
}

/** Gradients that `ball` needs, once in a picture. */
export const ballPaint =
  '<radialGradient id="ballLight" cx=".36" cy=".3" r=".78"><stop stop-color="#fff"/><stop offset=".55" stop-color="#EEF1F0"/><stop offset="1" stop-color="#A9B5B0"/></radialGradient>' +
  '<radialGradient id="ballShade" cx=".36" cy=".3" r=".8"><stop offset=".5" stop-color="#02120A" stop-opacity="0"/><stop offset="1" stop-color="#02120A" stop-opacity=".62"/></radialGradient>' +
  '<radialGradient id="ballShadow"><stop stop-color="#000" stop-opacity=".6"/><stop offset=".6" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>';

const TILT: Vector = unit([1, 0.6, 0.2]);

/** A ball with its middle at a place in the picture. `axis`: around which it has turned by `angle` (x to the right, y down, z towards us). */
export function ball(x: number, y: number, radius: number, axis: Vector, angle: number): string {
  const around = unit(axis);
  const seen = (point: Vector) => turned(turned(point, TILT, 0.7), around, angle);
  /** What is just behind the edge is drawn on it. */
  const at = ([a, b, c]: Vector) => {
    const flat = c < 0 ? 1 / Math.max(0.001, Math.hypot(a, b)) : 1;
    return `${f(a * flat * radius)} ${f(b * flat * radius)}`;
  };
  let panels = '';
  let seams = '';
  for (const panel of PANELS) {
    const corners = panel.corners.map(seen);
    if (corners.some((corner) => corner[2] > 0)) panels += `M${corners.map(at).join('L')}Z`;
    for (const [from, to] of panel.seams.map(([a, b]) => [seen(a), seen(b)] as const)) if (from[2] > 0 && to[2] > -0.05) seams += `M${at(from)}L${at(to)}`;
  }
  const pen = (radius * 0.035).toFixed(2);
  return (
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"><circle r="${f(radius)}" fill="url(#ballLight)"/>` +
    `<path d="${seams}" fill="none" stroke="#5E6B66" stroke-width="${pen}" stroke-linecap="round"/>` +
    `<path d="${panels}" fill="#1C1533" stroke="#1C1533" stroke-width="${pen}" stroke-linejoin="round"/>` +
    `<circle r="${f(radius)}" fill="url(#ballShade)"/></g>`
  );
}
