// The goal seen from the field: between the posts and under the bar, and at the end the ball in its net.
import { chance } from '@portal/clip/chance';
import { HIGH, WIDE } from '../film.ts';
import { ball } from './ball.ts';
import { f, GUIDE, sign, stroke, YES } from './overlays.ts';
import { between, ease, shown } from './time.ts';

/** Left post, right post, bar and ground in pixels: 95 to the metre. */
const LEFT = 146;
const RIGHT = 814;
const BAR = 132;
const GROUND = 362;
const THICK = 11;
const BACK = { left: 196, right: 764, top: 172, ground: 330 } as const;

/** When the ball of the end is kicked, crosses the line, and hangs in the net. */
const KICKED = 26;
export const OVER = 26.62;
const CAUGHT = 26.78;

const random = chance(3);
const seats = Array.from({ length: 330 }, (_, index) => {
  const colour = ['#FFCD4A', '#FFCD4A', '#2EC47C', '#FF6D60', '#145C3D'][Math.floor(random() * 5)];
  const [x, y] = [(index % 33) * 30 - (Math.floor(index / 33) % 2) * 15, 4 + Math.floor(index / 33) * 27];
  return { x, y, colour, shade: 0.2 + 0.35 * random(), jumps: random() };
});

const stands = (seconds: number, excited: number) =>
  seats
    .map(({ x, y, colour, shade, jumps }) => {
      const up = jumps < excited * 0.7 ? Math.round(7 * Math.abs(Math.sin(seconds * 9.4 + jumps * 40))) : 0;
      return `<path fill="${colour}" opacity="${shade.toFixed(2)}" d="M${x} ${y - up}h17a4 4 0 0 1 4 4v12h-25v-12a4 4 0 0 1 4-4z"/>`;
    })
    .join('');

const grass =
  `<path fill="#06301F" d="M0 276h${WIDE}v26H0z"/><path fill="#0A4B31" d="M0 300h${WIDE}v240H0z"/>` +
  [0, 1, 2, 3, 4].map((stripe) => `<path fill="#0E5A3B" d="M${480 + (stripe - 2.5) * 236} 300h118L${f(480 + (stripe - 2) * 620)} 540h-310z"/>`).join('') +
  `<path fill="#fff" fill-opacity=".9" d="M0 ${GROUND - 3}h${WIDE}v6H0z"/><path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" d="M-60 462H1020"/>`;

/** The back of the net, pushed away from us and aside around the ball. */
function net(hit: { readonly x: number; readonly y: number }, push: number): string {
  const point = (across: number, up: number) => {
    const [x, y] = [BACK.left + (BACK.right - BACK.left) * across, BACK.ground - (BACK.ground - BACK.top) * up];
    const away = Math.exp(-(((x - hit.x) / 70) ** 2) - ((y - hit.y) / 52) ** 2) * push;
    return `${f(x + (hit.x - x) * away * 0.5)} ${f(y + (hit.y - y) * away * 0.5 - 10 * away)}`;
  };
  let d = '';
  for (let line = 0; line <= 28; line += 1) d += `M${Array.from({ length: 15 }, (_, step) => point(line / 28, step / 14)).join('L')}`;
  for (let line = 0; line <= 9; line += 1) d += `M${Array.from({ length: 43 }, (_, step) => point(step / 42, line / 9)).join('L')}`;
  // Roof and sides.
  for (let line = 0; line <= 28; line += 1) d += `M${f(LEFT + ((RIGHT - LEFT) * line) / 28)} ${BAR}L${point(line / 28, 1)}`;
  for (let line = 1; line <= 9; line += 1) {
    const y = f(GROUND - ((GROUND - BAR) * line) / 9);
    d += `M${LEFT} ${y}L${point(0, line / 9)}M${RIGHT} ${y}L${point(1, line / 9)}`;
  }
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/>`;
}

const frame = `M${LEFT} ${GROUND}V${BAR}H${RIGHT}V${GROUND}`;
const posts = `<path d="${frame}" fill="none" stroke="#B9C6BF" stroke-width="${THICK + 2}" stroke-linejoin="round"/><path d="${frame}" fill="none" stroke="#fff" stroke-width="${THICK - 1}" stroke-linejoin="round"/>`;

/** Where the ball of the end is, how large, and how far on its way: 1 is in the net. */
function flight(seconds: number) {
  const share = between((seconds - KICKED) / (CAUGHT - KICKED));
  const way = 1 - (1 - share) ** 1.25;
  const fall = between((seconds - CAUGHT - 0.25) / 0.7) ** 2;
  const radius = 30 - 20.5 * way;
  return { x: 380 + 262 * way, y: 424 - 206 * way - 40 * Math.sin(Math.PI * way) + fall * (BACK.ground - 14 - 218), radius, share };
}

/** The goal from the field, at a second of the film. `excited`: the stands, 0 to 1. */
export function fromFront(seconds: number, excited: number): string {
  const { x, y, radius, share } = flight(seconds);
  const since = Math.max(0, seconds - CAUGHT);
  const push = share < 1 ? 0 : Math.exp(-since * 1.3) * (0.75 + 0.25 * Math.cos(since * 9)) * ease(since / 0.1);
  const lit = shown(seconds, 1, 4.6, 0.5) + shown(seconds, 27, Infinity, 0.4);
  const drawn = seconds < 10 ? ease((seconds - 1) / 1.6) : 1;
  const opening = `M${LEFT + 8} ${GROUND - 4}V${BAR + 8}H${RIGHT - 8}V${GROUND - 4}z`;
  const long = 2 * (RIGHT - LEFT - 16 + GROUND - BAR - 12);
  const colour = seconds < 10 ? GUIDE : YES;
  const shadow = `<ellipse cx="${f(x)}" cy="${f(share < 1 ? 452 - 110 * share : BACK.ground + 4)}" rx="${f(radius * 1.1)}" ry="${f(radius * 0.34)}" fill="#000" opacity=".34"/>`;
  const flying =
    shadow + ball(x, y, radius, [1, 0.35, 0.2], -seconds * (share > 0 && share < 1 ? 14 : 0) + (share >= 1 ? -CAUGHT * 14 - Math.min(since, 1) * 2 : 0));
  const behind = seconds > OVER;
  return (
    `<path fill="#05261A" d="M0 0h${WIDE}v${HIGH}H0z"/>${stands(seconds, excited)}<path fill="#05261A" opacity=".35" d="M0 0h${WIDE}v280H0z"/>${grass}` +
    `<path fill="#03150D" opacity=".3" d="M${LEFT} ${GROUND}V${BAR}H${RIGHT}V${GROUND}z"/>${behind ? flying : ''}${net({ x, y }, push)}` +
    `<path d="${opening}" fill="${colour}" opacity="${(0.2 * lit).toFixed(3)}"/>${posts}` +
    `<g opacity="${lit.toFixed(3)}"><path d="${opening}" fill="none" stroke="${colour}" stroke-width="5" stroke-dasharray="${f(long * drawn)} ${f(long)}"/></g>` +
    `${behind ? '' : flying}${sign('yes', { x: WIDE / 2, y: 66 }, 40, shown(seconds, 27, Infinity, 0.45))}` +
    (seconds < 10
      ? stroke(`M${LEFT} ${GROUND + 22}H${RIGHT}M${LEFT} ${GROUND + 12}v20M${RIGHT} ${GROUND + 12}v20`, GUIDE, 4, shown(seconds, 2.2, 4.6, 0.5))
      : '')
  );
}
