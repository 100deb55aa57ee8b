// The goal line seen from the side, along it: a ball off the bar comes down behind the line, and yet not over it.
import { chance } from '@portal/clip/chance';
import { HIGH, WIDE } from '../film.ts';
import { ball } from './ball.ts';
import { f, GUIDE, NO, sign, stroke } from './overlays.ts';
import { between, ease, shown, track, type Key } from './time.ts';

/** Pixels a metre. Metres are from the outer edge of the line, up from the grass. */
const METRE = 150;
const EDGE = 560;
const GROUND = 440;
const LINE = 0.12;
const RADIUS = 0.11;
const BAR = 2.44;

/** Seconds of the film: it meets the bar, the grass (and is frozen), and flies out again. */
const KICKED = 19.5;
const AT_BAR = 20.4;
export const DOWN = { from: 21.3, to: 24.5 } as const;
const END = 26;

const x = track([
  [KICKED, -3.6],
  [AT_BAR, -0.1],
  [DOWN.from, 0.055],
  [DOWN.to, 0.055],
  [END, -1.5],
]);
/** Straight up to the bar, then as things fall, then up from the grass. */
function heightAt(seconds: number): number {
  const below = BAR - RADIUS;
  if (seconds <= AT_BAR) return 0.5 + (below - 0.5) * between((seconds - KICKED) / (AT_BAR - KICKED)) ** 0.85;
  if (seconds <= DOWN.from)
    return (
      below - (below - RADIUS) * (0.55 * between((seconds - AT_BAR) / (DOWN.from - AT_BAR)) + 0.45 * between((seconds - AT_BAR) / (DOWN.from - AT_BAR)) ** 2)
    );
  const since = Math.max(0, seconds - DOWN.to);
  return RADIUS + Math.max(0, 1.5 * since - 0.9 * since ** 2) * ease(since / 0.3);
}
/** Middle of the ball: metres from the outer edge of the line and over the grass. */
export const ballFromSide = (seconds: number) => ({ x: x(seconds), height: heightAt(seconds) });

const zoom = track(
  [
    [19, 1],
    [20.6, 1],
    [22.1, 5.2],
    [24.4, 5.2],
    [25.4, 1.6],
  ].map(([at, value]): Key => [at ?? 0, value ?? 1]),
);

const random = chance(5);
const lights = Array.from({ length: 90 }, () => {
  const colour = ['#FFCD4A', '#2EC47C', '#FF6D60', '#145C3D'][Math.floor(random() * 4)];
  return `<circle cx="${f(random() * WIDE)}" cy="${f(random() * 230)}" r="${f(5 + random() * 9)}" fill="${colour}" opacity="${f(0.08 + random() * 0.22)}"/>`;
}).join('');
let tufts = '';
for (let blade = 0; blade < 1100; blade += 1) {
  const left = -300 + random() * (WIDE + 600);
  tufts += `M${left.toFixed(1)} ${GROUND + 1.5}l${((random() - 0.5) * 3).toFixed(1)} ${(-1.5 - random() * 3.2).toFixed(1)}`;
}
let net = '';
for (let row = 0; row <= 12; row += 1) {
  // From the roof, which slopes down to the back, and from the ground up.
  const y = GROUND - (BAR * METRE * row) / 12;
  net += `M${EDGE} ${f(y)}L${f(EDGE + 300 - row * 15)} ${f(y)}`;
  const back = EDGE + 24 * row;
  net += `M${back} ${f(GROUND - BAR * METRE * Math.min(1, (EDGE + 300 - back) / 180))}V${GROUND}`;
}
const still =
  `<path fill="#0A4B31" d="M-400 ${GROUND}H${WIDE + 400}V${HIGH + 300}H-400z"/><path fill="#0E5A3B" d="M-400 ${GROUND}H${WIDE + 400}v9H-400z"/>` +
  `<path d="${net}M${EDGE} ${f(GROUND - BAR * METRE)}h120l180 ${f(BAR * METRE)}" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.4"/>` +
  // The post would hide what it is about: only a hint of it.
  `<path fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" d="M${EDGE - LINE * METRE} ${f(GROUND - BAR * METRE - LINE * METRE)}h${LINE * METRE}V${GROUND}h-${LINE * METRE}z"/>` +
  `<rect x="${EDGE - LINE * METRE}" y="${f(GROUND - (BAR + LINE) * METRE)}" width="${LINE * METRE}" height="${LINE * METRE}" rx="5" fill="#fff"/>` +
  `<path d="${tufts}" fill="none" stroke="#1B7A51" stroke-width=".9" stroke-linecap="round"/>` +
  `<path fill="#fff" d="M${EDGE - LINE * METRE} ${GROUND - 1.4}h${LINE * METRE}v4h-${LINE * METRE}z"/>`;

/** The view along the line at a second of the film. */
export function fromSide(seconds: number): string {
  const near = zoom(seconds);
  const place = ballFromSide(seconds);
  const [left, top, radius] = [EDGE + place.x * METRE, GROUND - place.height * METRE, RADIUS * METRE];
  const middle = { x: EDGE, y: GROUND };
  // Captions stand at the bottom: the grass stays above them.
  const seen = { x: EDGE - 80 * between((near - 1) / 4.2), y: GROUND - 38 * between((near - 1) / 4.2) };
  const mark = shown(seconds, 22.2, DOWN.to, 0.4);
  const plane = shown(seconds, 19.6, Infinity, 0.9);
  const high = (BAR + LINE) * METRE;
  return (
    `<path fill="#05261A" d="M0 0h${WIDE}v${HIGH}H0z"/>${lights}<defs><clipPath id="overLine"><path d="M-400-400H${EDGE}V${HIGH + 400}H-400z"/></clipPath></defs>` +
    `<g transform="translate(${f(seen.x)} ${f(seen.y)}) scale(${near.toFixed(4)}) translate(${-middle.x} ${-middle.y})">${still}` +
    `<path fill="${GUIDE}" opacity="${(0.16 * mark).toFixed(3)}" d="M${EDGE} ${f(GROUND - high)}h-${LINE * METRE}V${GROUND}h${LINE * METRE}z"/>` +
    `<ellipse cx="${f(left)}" cy="${GROUND + 2}" rx="${f(radius * 1.05)}" ry="2.6" fill="#000" opacity="${(0.5 * between(1.1 - place.height * 0.4)).toFixed(3)}"/>` +
    ball(left, top, radius, [0.1, 0.1, 1], place.x * 4 + seconds * (seconds < DOWN.from ? 5 : 0)) +
    `<circle cx="${f(left)}" cy="${f(top)}" r="${f(radius)}" fill="${NO}" opacity="${(0.6 * mark).toFixed(3)}" clip-path="url(#overLine)"/>` +
    stroke(
      `M${EDGE} ${GROUND}V${f(GROUND - high * plane)}`,
      GUIDE,
      4 / Math.max(1, near * 0.8),
      plane > 0 ? 1 : 0,
      `${(12 / near ** 0.7).toFixed(1)} ${(9 / near ** 0.7).toFixed(1)}`,
    ) +
    // Where it touches the grass: behind the line.
    (mark > 0
      ? stroke(
          `M${f(left)} ${GROUND + 14}V${GROUND + 4}M${f(left - 2.4)} ${GROUND + 6.6}L${f(left)} ${GROUND + 4}L${f(left + 2.4)} ${GROUND + 6.6}`,
          GUIDE,
          0.8,
          mark,
        )
      : '') +
    `${sign('no', { x: left - 24, y: top - 24 }, 6.6, mark)}</g>`
  );
}
