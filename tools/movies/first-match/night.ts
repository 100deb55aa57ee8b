import { grandfather, mai } from '@portal/comics/cast';
import { box, faint, INK, pen, shape, stroke } from '@portal/comics/pen';
import { person, type Pose } from '@portal/comics/people';
import { houses, pavement, sky } from '@portal/comics/places';
import { STAND } from '@portal/comics/poses';
import { carried } from '@portal/comics/stories/first-match-end';
import { burst, shadow } from '@portal/comics/things';
import { twinkling } from './alive.ts';
import { eased, mix, moved, sway, turned } from './motion.ts';
import { type Shot, view, viewAt } from './shot.ts';

const STREET: Shot['size'] = [1720, 720];
const CLOSE: Shot['size'] = [1000, 690];
const NIGHT: Shot['size'] = [1032, 1040];

const moon = (x: number, y: number) => moved(pen([0, 0]).oval([0, 0], 50, 50, '#F3E3C2', 0) + pen([20, -12]).oval([0, 0], 43, 43, '#0E1B2C', 0), x, y);

function lamp(x: number, high: number): string {
  const post = `M${x} ${high * 0.8}V150Q${x} 110 ${x - 60} 110`;
  return [
    stroke(post, INK, 18) + stroke(post, '#4A6076', 9),
    faint(shape(`M${x - 90} 126L${x - 300} ${high * 0.86}L${x + 120} ${high * 0.86}Z`, '#FFE7A8', 0), 0.2),
    shape(`M${x - 96} 104L${x - 44} 104L${x - 30} 130L${x - 110} 130Z`, '#F2CB74'),
  ].join('');
}

/** A step every half of `every`: the leg that comes forward is lifted, the other one stands. */
function strolling(seconds: number, every: number, reach: number): Pose['legs'] {
  const leg = (phase: number): readonly [number, number, number] => {
    const forward = sway(seconds, every, phase);
    const lifted = Math.max(0, sway(seconds, every, phase + 0.25));
    return [reach * forward + 10 * lifted, reach * forward - 4 - 34 * lifted, -6 * forward + 18 * lifted];
  };
  return [leg(0), leg(0.5)];
}

const EVERY = 1.7;

/** They walk as fast as the camera goes, hand in hand. */
function walk(seconds: number): string {
  const [wide, high] = STREET;
  const { x } = viewAt(street, seconds + street.from);
  const middle = x + 535;
  return [
    sky.night(wide, high),
    houses(high * 0.72, wide, 1, true),
    pavement(high * 0.72, wide, high, '#33475A'),
    lamp(620, high) + lamp(1440, high),
    moved(shadow(78, high - 72, 110) + shadow(-110, high - 66, 80), middle, 0),
    moved(
      person(
        grandfather,
        { lean: 3, near: [-40, -22], far: [20, 24], legs: strolling(seconds, EVERY, 13) },
        { x: 80, y: high - 70, scale: 1.2, turn: 0.7, mood: seconds < 3.4 ? 'calm' : 'happy', mirrored: true, gaze: [seconds < 3.4 ? 0.5 : 0.2, 0.4] },
      ) +
        person(
          mai,
          { lean: 3, near: [-108, -72], far: [20 + 10 * sway(seconds, EVERY), 30], legs: strolling(seconds, EVERY, 21) },
          { x: -105, y: high - 62, scale: 1.15, turn: 0.7, mood: 'calm', mirrored: true, gaze: [0.5, 0.7] },
        ),
      middle,
      0,
    ),
  ].join('');
}

const street: Shot = {
  name: 'street',
  from: 55.6,
  to: 62,
  fades: true,
  size: STREET,
  views: [
    { x: 614, y: 84, wide: 1100 },
    { x: 6, y: 84, wide: 1100 },
  ],
  steady: true,
  draw: walk,
};

function asks(seconds: number): string {
  const [wide, high] = CLOSE;
  const arms = 5 * sway(seconds, 1.1) * (1 - eased(seconds, 1.8, 2.6));
  return [
    box(0, 0, wide, high, '#22384F'),
    turned(burst(wide * 0.5, high * 0.62, 300, 18, '#35587A'), 5 * sway(seconds, 6), [wide * 0.5, high * 0.62]),
    person(
      mai,
      { near: [-40 - arms, -130 - arms], far: [40 + arms, 130 + arms] },
      { x: wide * 0.5, y: high * 0.64, by: 'head', scale: 2, turn: 0.3, mood: 'happy', gaze: [0.5, -0.9] },
    ),
  ].join('');
}

/** She nods off, and the camera leaves them for the stars. */
function asleep(seconds: number): string {
  const [wide, high] = NIGHT;
  const sleeps = eased(seconds, 3, 4.2);
  const roofs = (from: number) => `M${from} ${high}V${high - 190}l70 -50l70 50V${high - 130}h90v-70h110V${high - 150}l80 -56l80 56v40h90V${high}Z`;
  const panes = (from: number) =>
    `M${from + 40} ${high - 150}v.1M${from + 100} ${high - 150}v.1M${from + 200} ${high - 90}v.1M${from + 430} ${high - 110}v.1M${from + 510} ${high - 80}v.1`;
  return [
    sky.night(wide, high),
    twinkling(20, 20, wide - 40, high * 0.58, 34, seconds, '#E4ECF4', 7),
    moon(250, 250),
    shape(roofs(-10), '#1B2F45') + shape(roofs(580), '#1B2F45') + stroke(panes(-10), '#F2CB74', 26) + stroke(panes(580), '#F2CB74', 26),
    moved(
      carried(wide * 0.54, high - 180, 1.35, [sleeps < 0.5 ? 'calm' : 'asleep', 'calm'], {
        ...STAND,
        tilt: mix(0, 16, sleeps),
        near: [-20, 30],
        far: [20, -30],
      }),
      0,
      3 * sway(seconds, 2.6),
    ),
  ].join('');
}

export const afterwards: readonly Shot[] = [
  street,
  { name: 'asks', from: 62, to: 65.2, fades: true, size: CLOSE, views: [view(CLOSE, 0.5, 0.8), view(CLOSE, 0.5, 0.85, 0.92)], draw: asks },
  { name: 'asleep', from: 65.2, to: 74, fades: true, size: NIGHT, views: [view(NIGHT, 0.5, 1), view(NIGHT, 0.5, 0)], moves: [4.6, 8.1], draw: asleep },
];
