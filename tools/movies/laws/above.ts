// The goal line seen from right above, as large as a hand: field on the left, goal on the right, and a ball that rolls over it in four steps.
import { chance } from '@portal/clip/chance';
import { HIGH, WIDE } from '../film.ts';
import { ball } from './ball.ts';
import { f, GUIDE, NO, sign, stroke, YES } from './overlays.ts';
import { between, ease, shown, track } from './time.ts';

/** Pixels a centimetre; the outer edge of the line, and how wide the line is and how large half a ball. */
const CM = 7.6;
const EDGE = 560;
const LINE = 12;
export const RADIUS = 11;
const ROW = 300;

/** The steps: centimetres from the outer edge of the line to the middle of the ball, and when it lies there. */
export const STEPS = [
  { middle: -16, from: 7.4, to: 9.9 },
  { middle: 0, from: 10.5, to: 12.6 },
  { middle: 10.3, from: 13.3, to: 15.9 },
  { middle: 14.5, from: 16.9, to: 99 },
] as const;

/** Centimetres from the outer edge of the line to the middle of the ball, at a second of the film. */
export const middleAt = track([
  [4.5, -92],
  [5, -84],
  ...STEPS.flatMap(({ middle, from, to }): [number, number][] => [
    [from, middle],
    [to, middle],
  ]),
]);

/** Where the net begins behind the line: clear of the ball. */
const NET = 228;

const random = chance(11);
/** Blades of grass in a few greens: one path each, so that they cost nothing. */
const blades = (count: number, colour: string, opacity: number, from = -40, to = WIDE + 40) => {
  let d = '';
  for (let blade = 0; blade < count; blade += 1) {
    const long = 7 + 9 * random();
    const angle = -Math.PI / 2 + (random() - 0.5) * 1.5;
    d += `M${f(from + random() * (to - from))} ${f(random() * (HIGH + 40) - 10)}l${f(long * Math.cos(angle))} ${f(long * Math.sin(angle))}`;
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2.2" stroke-linecap="round"/>`;
};

/** The mesh of the net, hanging slack. */
const mesh = (() => {
  let d = '';
  for (let row = -4; row < 26; row += 1) {
    for (const lean of [1, -1]) {
      const y = row * 58 - 300;
      d += `M${EDGE + NET} ${y}`;
      for (let step = 1; step <= 9; step += 1) d += `L${EDGE + NET + step * 46} ${f(y + lean * step * 46 + 5 * Math.sin(step * 1.7 + row))}`;
    }
  }
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="3.4" stroke-opacity=".34"/><path d="${d}" transform="translate(7 9)" fill="none" stroke="#000" stroke-width="3.4" stroke-opacity=".13"/>`;
})();

/** The grass, its line and the post, that do not move. */
const still =
  `<path fill="#0A4B31" d="M-80-80h${WIDE + 160}v${HIGH + 160}h-${WIDE + 160}z"/><path fill="#0E5A3B" d="M-80-80H260V${HIGH + 80}H-80z"/>` +
  blades(900, '#063A25', 0.6) +
  blades(900, '#17704A', 0.55) +
  blades(240, '#3A9468', 0.4) +
  `<path fill="#F4F7F4" d="M${EDGE - LINE * CM}-80h${LINE * CM}v${HIGH + 160}h-${LINE * CM}z"/>` +
  blades(150, '#B9CFC2', 0.55, EDGE - LINE * CM + 6, EDGE - 8) +
  blades(40, '#2C7F58', 0.4, EDGE - LINE * CM - 4, EDGE - LINE * CM + 3);

const POST = { x: EDGE - (LINE * CM) / 2, y: 18, radius: (LINE * CM) / 2 } as const;
const post =
  `<ellipse cx="${POST.x + 60}" cy="${POST.y + 30}" rx="110" ry="44" fill="#000" opacity=".28"/>` +
  `<circle cx="${POST.x}" cy="${POST.y}" r="${f(POST.radius)}" fill="#DDE4E0"/><circle cx="${POST.x - 6}" cy="${POST.y - 6}" r="${f(POST.radius - 9)}" fill="#fff"/>`;

/** Small pictures of the steps gone through, at the top left: nobody has to remember. */
function chips(seconds: number): string {
  return STEPS.map(({ middle, from }, index) => {
    const share = shown(seconds, from + 0.9, Infinity, 0.4);
    if (share <= 0) return '';
    const [x, small] = [28 + index * 104, 1.25];
    const over = middle > RADIUS;
    const ballX = 52 + middle * small;
    return (
      `<g transform="translate(${x} ${f(24 - 8 * (1 - share))})" opacity="${share.toFixed(3)}"><rect width="94" height="62" rx="9" fill="#04140D" fill-opacity=".86" stroke="${over ? YES : NO}" stroke-width="3"/>` +
      `<path fill="#fff" fill-opacity=".9" d="M${f(52 - LINE * small)} 4h${f(LINE * small)}v54h-${f(LINE * small)}z"/><circle cx="${f(ballX)}" cy="38" r="${f(RADIUS * small)}" fill="${GUIDE}" stroke="#04140D" stroke-width="2"/>` +
      `${sign(over ? 'yes' : 'no', { x: 18, y: 17 }, 12, share)}</g>`
    );
  }).join('');
}

/** The close-up at a second of the film. */
export function fromAbove(seconds: number): string {
  const middle = middleAt(seconds);
  const [x, radius] = [EDGE + middle * CM, RADIUS * CM];
  // Nearer for the few millimetres of the third step.
  const near = 1 + 0.9 * shown(seconds, 13.3, 16.7, 0.9);
  const focus = { x: EDGE - 40 * (near - 1), y: ROW - 30 * (near - 1) };
  const moved = `translate(${f(WIDE / 2 + (focus.x - WIDE / 2) * (1 - between((near - 1) / 0.9)))} ${f(focus.y)}) scale(${near.toFixed(4)}) translate(${f(-focus.x)} ${f(-focus.y)})`;
  const step = STEPS.findLast(({ from }) => seconds >= from - 0.1);
  const mark = step ? shown(seconds, step.from + 0.1, step.to, 0.35) : 0;
  const over = middle > RADIUS;
  const colour = over ? YES : NO;
  // What of the ball is still over the line (or before it), and what keeps it from being a goal.
  const left = `<clipPath id="notOver"><path d="M-200-100H${EDGE}V${HIGH + 100}H-200z"/></clipPath>`;
  const plane = shown(seconds, 5.6, Infinity, 0.8);
  return (
    `<defs>${left}</defs><g transform="${moved}">${still}` +
    `<path d="M${EDGE} -80h500v${HIGH + 160}h-500z" fill="${YES}" opacity="${(0.2 * (over ? mark : 0)).toFixed(3)}"/>` +
    `<ellipse cx="${f(x + 20)}" cy="${ROW + 26}" rx="${f(radius * 1.12)}" ry="${f(radius * 1.08)}" fill="url(#ballShadow)"/>` +
    ball(x, ROW, radius, [0, 1, 0.12], (middle * 1) / RADIUS) +
    (over ? '' : `<circle cx="${f(x)}" cy="${ROW}" r="${f(radius)}" fill="${NO}" opacity="${(0.42 * mark).toFixed(3)}" clip-path="url(#notOver)"/>`) +
    stroke(`M${EDGE} ${f(HIGH + 60 - (HIGH + 120) * ease(plane))}V${HIGH + 60}`, GUIDE, 5 / near, plane > 0 ? 1 : 0, `${16 / near} ${12 / near}`) +
    (mark > 0
      ? `<circle cx="${f(x)}" cy="${ROW}" r="${f(radius + 2)}" fill="none" stroke="${colour}" stroke-width="${(6 / near).toFixed(2)}" opacity="${mark.toFixed(3)}"/>`
      : '') +
    (over && mark > 0 ? stroke(`M${EDGE} ${ROW + 112}H${f(x - radius)}M${f(x - radius)} ${ROW + 20}V${ROW + 124}`, YES, 4, mark) : '') +
    `${mesh}${post}${sign(over ? 'yes' : 'no', { x: x + (near > 1 ? 30 : 0), y: ROW - radius - 44 / near }, 34 / near, mark)}</g>` +
    chips(seconds)
  );
}
