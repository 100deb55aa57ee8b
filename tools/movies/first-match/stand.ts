import { defender, grandfather, mai, RED, striker } from '@portal/comics/cast';
import { box } from '@portal/comics/pen';
import { person, type Pose } from '@portal/comics/people';
import { crowd, pitch, stand } from '@portal/comics/places';
import { BUST, CHEER, JUMP, RUN, SHOOT, STAND } from '@portal/comics/poses';
import { boards, complaint, fan, opening, seats } from '@portal/comics/stories/first-match';
import { ball, rays, shadow, trail } from '@portal/comics/things';
import { falling, hopping, twinkling } from './alive.ts';
import { blend, eased, hop, mix, moved, passed, placed, seen, sway, turned } from './motion.ts';
import { panel, type Shot, view } from './shot.ts';

const GATE: Shot['size'] = [1032, 821];
const BACKS: Shot['size'] = [1032, 600];
const FIELD: Shot['size'] = [1032, 643];
const CLOSE: Shot['size'] = [1000, 690];
const ALONE: Shot['size'] = [1032, 680];

/** The comic's panel, with cameras that flash in the stand, where nobody stands before it. */
const gate = (seconds: number): string =>
  panel(opening, 0, GATE) + twinkling(275, 250, 240, 150, 9, seconds, '#FFF3CF', 9) + twinkling(670, 250, 95, 150, 5, seconds + 0.8, '#FFF3CF', 9);

/** She looks for a gap between the backs, which sway into it. */
function backs(seconds: number): string {
  const [wide, high] = BACKS;
  const peeps = sway(seconds, 3.4, 0.75);
  return [
    box(0, 0, wide, high, '#16304A'),
    stand(0, wide, high * 0.5, 24),
    person(
      grandfather,
      { near: [-12, 40], far: [12, 10] },
      { x: 760, y: high * 0.42, by: 'head', scale: 1.25, turn: 0.5, mirrored: true, mood: 'happy', gaze: [0.6, -0.2] },
    ),
    moved(person(mai, BUST, { x: 555, y: high * 0.6, by: 'head', scale: 1.25, turn: 0, mood: 'sad', gaze: [peeps * 0.8, -0.8] }), 30 * peeps, 0),
    moved(person(fan(0), BUST, { x: 300, y: high * 0.5, by: 'head', scale: 2, back: true }), 34 * sway(seconds, 3.4, 0.7), 0),
    moved(person(fan(1), BUST, { x: 960, y: high * 0.62, by: 'head', scale: 2, back: true }), 22 * sway(seconds, 2.9, 0.2), 0),
    seats(high - 92, wide, '#2C4560'),
  ].join('');
}

/** The leg swung back, before it meets the ball. */
const WINDUP: Pose = {
  lean: 12,
  near: [40, 70, 'open'],
  far: [-60, -30, 'open'],
  legs: [
    [-42, -100, 40],
    [-4, -16, 4],
  ],
};
export const swing = (seconds: number, kick: number): Pose => blend(WINDUP, SHOOT, eased(seconds, kick - 0.32, kick + 0.08));

const KICK = 2.4;

/** Everything holds its breath, then the ball is gone: where to is not seen, as the girl does not see it. */
function strike(seconds: number): string {
  const [wide, high] = FIELD;
  const flown = passed(seconds, KICK - 0.06, KICK + 0.8);
  const at = [mix(545, 1380, flown), mix(high - 84, high - 470, flown ** 0.8)] as const;
  return [
    box(0, 0, wide, high, '#14283E'),
    crowd(0.52, false, [30, high * 0.33, 16, 66], [0, high * 0.42, 17, 66]),
    pitch(high * 0.44, wide, high, 5),
    boards(high * 0.41, wide),
    seen(turned(rays(640, high * 0.78, 120, 1200, 26, '#1B7A57'), seconds * 5, [640, high * 0.78]), eased(seconds, KICK - 0.1, KICK + 0.2)),
    shadow(420, high - 54, 120) + moved(shadow(0, 0, 80), mix(110, 190, passed(seconds, 0, 4.4)), high - 120),
    moved(
      person(defender, RUN, { x: 0, y: 0, scale: 0.95, turn: 0.8, mood: 'cross' }),
      mix(100, 180, passed(seconds, 0, 4.4)),
      high - 116 - 5 * hop(seconds, 0.5),
    ),
    person(striker, swing(seconds, KICK), { x: 420, y: high - 52, scale: 1.2, turn: 0.8, mood: seconds < KICK - 0.3 ? 'cross' : 'shout' }),
    flown > 0 ? seen(trail([at[0] - 190, at[1] + 96], [at[0] - 50, at[1] + 26], '#F6F1E7', 18), passed(flown, 0.1, 0.3)) : '',
    placed(ball(0, 0, 42), at, mix(0.72, 1.5, flown), seconds < KICK - 0.06 ? 0 : (seconds - KICK + 0.06) * 420),
  ].join('');
}

/** The whole stand is in the air. */
function roar(seconds: number): string {
  const [wide, high] = FIELD;
  return [
    box(0, 0, wide, high, '#2C4560'),
    turned(rays(wide * 0.5, high * 0.6, 200, 1100, 24, '#35587A'), seconds * 7, [wide * 0.5, high * 0.6]),
    hopping(0.8, [-6, high * 0.47, 12, 94], true, seconds, 24),
    hopping(0.9, [-30, high * 0.64, 11, 106], true, seconds, 28, 0.66),
    hopping(1.05, [10, high * 0.81, 9, 124], true, seconds, 34, 0.7),
    hopping(1.35, [-10, high * 1.03, 8, 156], true, seconds, 40, 0.74),
    falling(wide, high, 46, seconds),
  ].join('');
}

/** She alone stands, between two who hop. */
function alone(seconds: number): string {
  const [wide, high] = ALONE;
  const asks = eased(seconds, 0.5, 0.9);
  return [
    box(0, 0, wide, high, '#14283E'),
    person(
      mai,
      { ...STAND, near: [mix(-14, -24, asks), mix(-4, -120, asks), 'open'], far: [mix(14, 24, asks), mix(4, 120, asks), 'open'] },
      { x: wide * 0.52, y: high - 46, scale: 1.2, mood: 'wonder', gaze: [0.9 * sway(seconds, 2.6), -0.7] },
    ),
    moved(person(fan(2), JUMP, { x: wide * 0.13, y: high + 50, scale: 1.75, back: true }), 0, -34 * hop(seconds, 0.66)),
    moved(
      person(fan(3), { ...CHEER, legs: JUMP.legs }, { x: wide * 0.9, y: high + 60, scale: 1.75, back: true, mirrored: true }),
      0,
      -30 * hop(seconds, 0.72, 0.4),
    ),
    falling(wide, high, 16, seconds + 3),
    seats(high - 50, wide, RED),
  ].join('');
}

export const inStand: readonly Shot[] = [
  { name: 'gate', from: 13, to: 20.2, fades: true, size: GATE, views: [view(GATE, 0.5, 1), view(GATE, 0.5, 0.48, 0.9)], draw: gate },
  { name: 'backs', from: 20.2, to: 23.6, fades: true, size: BACKS, views: [view(BACKS, 0.5, 0.6), view(BACKS, 0.5, 0.55, 0.92)], draw: backs },
  { name: 'strike', from: 23.6, to: 27.6, fades: true, size: FIELD, views: [view(FIELD, 0.1, 1, 0.9), view(FIELD, 0.3, 0.8)], draw: strike },
  { name: 'roar', from: 27.6, to: 30.6, fades: false, size: FIELD, views: [view(FIELD, 0.5, 0.3, 0.92), view(FIELD, 0.5, 0.6)], draw: roar },
  { name: 'alone', from: 30.6, to: 33.6, fades: false, size: ALONE, views: [view(ALONE, 0.5, 0.9), view(ALONE, 0.55, 0.95, 0.88)], draw: alone },
  {
    name: 'sulk',
    from: 33.6,
    to: 36.6,
    fades: true,
    size: CLOSE,
    views: [view(CLOSE, 0.5, 0.8, 0.96), view(CLOSE, 0.5, 0.85, 0.9)],
    draw: () => panel(complaint, 0, CLOSE),
  },
  {
    name: 'shrug',
    from: 36.6,
    to: 39.4,
    fades: false,
    size: CLOSE,
    views: [view(CLOSE, 0.6, 0.85, 0.9), view(CLOSE, 0.6, 0.8, 0.96)],
    draw: () => panel(complaint, 1, CLOSE),
  },
];
