// What is drawn over a match to explain it: lines and rings on the grass, signs on the screen. A sign is a colour and a shape: not everybody sees the colours.
import { arc, HEIGHT, path, PITCH, project, WIDTH } from '@portal/clip/camera';
import type { View } from '@portal/clip/picture';
import { WIDE } from '../film.ts';
import { between, ease } from './time.ts';

export const GUIDE = '#FFCD4A';
export const NO = '#EE3A2C';
export const YES = '#2EC47C';
const DARK = '#04140D';

export const f = (value: number) => value.toFixed(1);
type Place = { readonly x: number; readonly y: number };

/** So many pixels of the finished picture, in pixels of what a camera sees. */
export const pixels = (view: View, count: number) => (count * view.width) / WIDE;

/** A line with a dark one under it: seen on light grass, dark grass and white paint. */
export function stroke(d: string, colour: string, width: number, opacity = 1, dash = ''): string {
  if (opacity <= 0) return '';
  const dashed = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
  const line = (paint: string, wide: number, more: string) => `<path d="${d}" stroke="${paint}" stroke-width="${wide.toFixed(2)}"${more}/>`;
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity.toFixed(3)}">` +
    `${line(DARK, width * 1.7, ` stroke-opacity=".45"${dashed}`)}${line(colour, width, dashed)}</g>`
  );
}

/** Everything darker but what is drawn after it: players stand out. */
export const dim = (share: number) => (share <= 0 ? '' : `<path fill="#021009" opacity="${(0.42 * share).toFixed(3)}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`);

/** A line over the whole width of the pitch, that grows from the far touchline. */
export function across(x: number, share: number, width: number, opacity: number, dash = ''): string {
  if (share <= 0) return '';
  const end = PITCH.width * ease(share);
  return stroke(
    path([
      [x, 0],
      [x, end],
    ]),
    GUIDE,
    width,
    opacity,
    dash,
  );
}

/** An area of the grass in a colour. */
export function area(corners: readonly (readonly [number, number])[], colour: string, opacity: number): string {
  return opacity <= 0 ? '' : `<path d="${path(corners, true)}" fill="${colour}" opacity="${opacity.toFixed(3)}"/>`;
}

/** A ring on the grass around somebody's feet; it closes while it comes. */
export function ring({ x, y }: Place, colour: string, share: number, width: number, radius = 1.15): string {
  if (share <= 0) return '';
  const turn = Math.PI * 2 * ease(share);
  const d = path(arc(x, y, radius, -Math.PI / 2, turn - Math.PI / 2), share >= 1);
  return `<path d="${path(arc(x, y, radius), true)}" fill="${colour}" opacity="${(0.28 * share).toFixed(3)}"/>${stroke(d, colour, width)}`;
}

/** Waves that run away from a place on the grass. */
export function pulse({ x, y }: Place, seconds: number, opacity: number, width: number): string {
  if (opacity <= 0) return '';
  return [0, 0.5]
    .map((late) => {
      const share = (seconds * 0.8 + late) % 1;
      return stroke(path(arc(x, y, 0.5 + 1.6 * share), true), GUIDE, width, opacity * (1 - share));
    })
    .join('');
}

/** A line between points of the picture of which a share is drawn, with a head like an arrow's at its end. */
export function arrow(points: readonly Place[], share: number, colour: string, width: number, dash = ''): string {
  const far = points.slice(1).map((point, index) => Math.hypot(point.x - (points[index]?.x ?? 0), point.y - (points[index]?.y ?? 0)));
  let left = far.reduce((sum, part) => sum + part, 0) * ease(share);
  const [first] = points;
  if (!first || left < 1) return '';
  let end: Place = first;
  let angle = 0;
  let d = `M${f(first.x)} ${f(first.y)}`;
  for (const [index, long] of far.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to || left <= 0) break;
    const part = between(left / long);
    end = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    angle = Math.atan2(to.y - from.y, to.x - from.x);
    d += `L${f(end.x)} ${f(end.y)}`;
    left -= long;
  }
  const wing = (turn: number) => `${f(end.x - width * 3.4 * Math.cos(angle + turn))} ${f(end.y - width * 3.4 * Math.sin(angle + turn))}`;
  return stroke(d, colour, width, 1, dash) + stroke(`M${wing(0.55)}L${f(end.x)} ${f(end.y)}L${wing(-0.55)}`, colour, width);
}

/** A tick or a cross on a disc, with its middle at a place. It springs up while it comes. */
export function sign(kind: 'yes' | 'no', { x, y }: Place, radius: number, share: number): string {
  if (share <= 0) return '';
  const grown = share < 1 ? 1 + 0.18 * Math.sin(share * Math.PI) - (1 - share) ** 2 : 1;
  const shape = kind === 'yes' ? 'M-9.5 .8L-3 7.5L9.5 -7' : 'M-7.5 -7.5L7.5 7.5M7.5 -7.5L-7.5 7.5';
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${((radius / 20) * grown).toFixed(3)})" opacity="${between(share * 2).toFixed(3)}">` +
    `<circle cy="1.6" r="21" fill="#000" opacity=".35"/><circle r="20" fill="${kind === 'yes' ? YES : NO}" stroke="#fff" stroke-width="2.4"/>` +
    `<path d="${shape}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

/** A sign over somebody's head, with a stem down to it. `lean`: pixels to the right (or to the left, below 0), where somebody else stands behind him. */
export function signOver({ x, y }: Place, kind: 'yes' | 'no', share: number, view: View, lean = 0): string {
  const spot = project(x, y, lean === 0 ? 3.1 : 1.6);
  const from = { x: spot.x + pixels(view, 18 * Math.sign(lean)), y: spot.y };
  const to = { x: spot.x + pixels(view, lean), y: spot.y - pixels(view, lean === 0 ? 44 : 22) };
  const drawn = between(share);
  const end = `${f(from.x + (to.x - from.x) * drawn)} ${f(from.y + (to.y - from.y) * drawn)}`;
  return stroke(`M${f(from.x)} ${f(from.y)}L${end}`, kind === 'yes' ? YES : NO, pixels(view, 3), drawn) + sign(kind, to, pixels(view, 22), share);
}

/** Wipes one scene away for another: bands cross the screen and hide all of it in the middle, at `share` 0.5. `view`: what is seen. */
export function wipe(share: number, { x, y, width, height }: View): string {
  if (share <= 0 || share >= 1) return '';
  const slope = height * 0.45;
  const bands = [
    { colour: '#07301F', from: 0, long: 1.9 },
    { colour: GUIDE, from: 0.02, long: 0.09 },
    { colour: '#0E5A3B', from: 0.3, long: 1.3 },
    { colour: GUIDE, from: 1.8, long: 0.05 },
  ];
  const start = x - (2.3 * width + slope) + (3.6 * width + 2 * slope) * share;
  return bands
    .map(({ colour, from, long }) => {
      const left = start + from * width;
      return `<path fill="${colour}" d="M${f(left + slope)} ${f(y)}h${f(long * width)}L${f(left + long * width)} ${f(y + height)}H${f(left)}z"/>`;
    })
    .join('');
}

/** The assistant referee at the far touchline, in line with the second-last opponent. `raised`: the flag, 0 to 1. */
export function assistant(x: number, run: number, raised: number): string {
  const { x: left, y: top, scale } = project(x, -0.9);
  const size = scale * 0.104;
  const swing = 3.6 * Math.sin(run * 2.4);
  const angle = 150 - 150 * ease(raised);
  return (
    `<g transform="translate(${f(left)} ${f(top - 16.5 * size)}) scale(${size.toFixed(3)})"><ellipse cy="17" rx="9" ry="2.6" fill="#000" opacity=".35"/>` +
    `<path d="M-2.4 8L${f(-2.4 + swing)} 16.5M2.4 8L${f(2.4 - swing)} 16.5" stroke="#D9A877" stroke-width="2.9" stroke-linecap="round"/>` +
    `<path d="M-5.6 9.4V5h11.2v4.4z" fill="#0B0F14"/><path d="M-6 6.5V0c0-5.6 12-5.6 12 0v6.5z" fill="#F2E94E"/>` +
    '<circle cy="-8" r="4.1" fill="#D9A877"/><path d="M-4.1-8.4a4.1 4.1 0 0 1 8.2 0z" fill="#241712"/>' +
    `<g transform="translate(5.4 -1) rotate(${f(angle)})"><path d="M0 0V-8" stroke="#F2E94E" stroke-width="2.6" stroke-linecap="round"/>` +
    '<path d="M0 -8V-21" stroke="#2A1C10" stroke-width="1.4"/><path d="M0 -21h9v4.5H0z" fill="#EE3A2C"/><path d="M0 -16.5h9v4.5H0z" fill="#FFCD4A"/></g></g>'
  );
}
