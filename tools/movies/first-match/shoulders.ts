import { GOLD, grandfather, keeper, mai, striker } from '@portal/comics/cast';
import { box } from '@portal/comics/pen';
import { person, type Pose } from '@portal/comics/people';
import { crowd, goal, pitch, stand } from '@portal/comics/places';
import { CHEER, JUMP } from '@portal/comics/poses';
import { seats } from '@portal/comics/stories/first-match';
import { carried } from '@portal/comics/stories/first-match-end';
import { ball, rays, shadow, sparks } from '@portal/comics/things';
import { falling, hopping } from './alive.ts';
import { blend, eased, hop, mix, moved, passed, placed, seen, sway, turned } from './motion.ts';
import { type Shot, view } from './shot.ts';
import { swing } from './stand.ts';

const LIFT: Shot['size'] = [1032, 746];
const GOALMOUTH: Shot['size'] = [1032, 652];
const TOP: Shot['size'] = [1032, 746];

/** Both come up from behind the seats, and her arms open as she sees the pitch. */
function lift(seconds: number): string {
  const [wide, high] = LIFT;
  const up = eased(seconds, 0.7, 2.1);
  const opens = eased(seconds, 1.8, 2.5);
  const cheers = 8 * opens * sway(seconds, 0.9);
  return [
    box(0, 0, wide, high, '#16304A'),
    stand(0, wide, high * 0.62, 26),
    crowd(1.05, false, [20, high * 0.86, 3, 120], [740, high * 0.86, 3, 120]),
    moved(
      person(
        mai,
        {
          ...CHEER,
          near: [mix(-50, -110, opens) + cheers, mix(-30, -140, opens) + cheers, 'open'],
          far: [mix(50, 110, opens) - cheers, mix(30, 140, opens) - cheers, 'open'],
        },
        { x: wide * 0.5, y: high * 0.47, by: 'hips', scale: 1.3, mood: opens < 0.4 ? 'wonder' : 'happy' },
      ) +
        person(grandfather, { near: [-160, 160], far: [160, -160] }, { x: wide * 0.5, y: high * 0.7, by: 'head', scale: 1.3, mood: 'happy', gaze: [0, -0.9] }),
      0,
      mix(170, 0, up),
    ),
    seen(placed(sparks(0, 0, 1.3, GOLD), [wide * 0.5, high * 0.24], mix(0.7, 1, opens) + 0.04 * opens * sway(seconds, 0.9)), opens),
    seats(high - 110, wide, '#2C4560'),
  ].join('');
}

const READY: Pose = {
  near: [-70, -50, 'open'],
  far: [70, 50, 'open'],
  legs: [
    [-16, 4],
    [16, -4],
  ],
};
const DIVE: Pose = {
  lean: -58,
  tilt: 20,
  near: [-150, -160, 'open'],
  far: [-170, 172, 'open'],
  legs: [
    [60, 96, -60],
    [84, 70, -60],
  ],
};
const [KICK, HIT] = [1.5, 2.05];

/** Where the girl now sees it: the ball goes past the keeper into the net. */
function second(seconds: number): string {
  const [wide, high] = GOALMOUTH;
  const flown = passed(seconds, KICK - 0.06, HIT);
  const caught = eased(seconds, HIT - 0.05, HIT + 0.14);
  const at = [mix(270, 800, flown), mix(high - 102, high * 0.46, flown ** 0.8) + 26 * eased(seconds, HIT + 0.2, HIT + 1.6)] as const;
  const joy = eased(seconds, HIT + 0.15, HIT + 0.6);
  const leaps = joy * hop(seconds - HIT, 0.8);
  const dives = eased(seconds, KICK + 0.05, HIT + 0.1);
  const up = seconds > HIT + 0.08;
  const rises = eased(seconds, HIT, HIT + 0.3);
  return [
    box(0, 0, wide, high, '#14283E'),
    hopping(0.52, [20, high * 0.36, 15, 70], up, seconds, 14 * rises),
    hopping(0.52, [-10, high * 0.52, 15, 72], up, seconds, 12 * rises, 0.58),
    pitch(high * 0.62, wide, high, 4),
    seen(goal(330, high * 0.82, 620, 360), 1 - caught) + seen(goal(330, high * 0.82, 620, 360, [800, high * 0.46]), caught),
    seen(turned(placed(rays(0, 0, 74, 190, 16, GOLD), [800, high * 0.46], mix(0.6, 1, rises)), seconds * 14, [800, high * 0.46]), rises),
    placed(ball(0, 0, 38), at, mix(0.9, 1, flown), 40 + 500 * flown),
    moved(shadow(0, 0, 130), mix(620, 580, dives), high * 0.86),
    person(keeper, blend(READY, DIVE, dives), { x: mix(590, 660, dives), y: high * 0.84, scale: 0.95, turn: 0.7, mirrored: true, mood: 'wonder' }),
    shadow(160, high - 40, 80),
    person(striker, joy > 0 ? blend(swing(seconds, KICK), JUMP, joy) : swing(seconds, KICK), {
      x: 160,
      y: high - 44 - 46 * leaps,
      scale: 1.1,
      turn: 0.7,
      mood: joy > 0.3 ? 'laugh' : 'shout',
    }),
    up ? seen(falling(wide, high, 26, seconds), rises) : '',
  ].join('');
}

/** The best seat: what the poster shows. */
function top(seconds: number): string {
  const [wide, high] = TOP;
  const wave = sway(seconds, 0.7);
  const arms: Pose = { ...CHEER, near: [-136 + 9 * wave, -164 + 14 * wave, 'open'], far: [136 + 9 * wave, 164 + 14 * wave, 'open'] };
  return [
    box(0, 0, wide, high, '#2C4560'),
    turned(rays(wide / 2, high * 0.5, 260, 1000, 28, '#3A6186'), seconds * 6, [wide / 2, high * 0.5]),
    falling(wide, high, 44, seconds),
    hopping(1.25, [-10, high * 0.98, 3, 140], true, seconds, 30, 0.7),
    hopping(1.25, [750, high * 0.98, 3, 140], true, seconds + 0.3, 30, 0.7),
    moved(carried(wide * 0.5, high * 0.66, 1.5, ['laugh', seconds < 3.2 ? 'laugh' : 'hurt'], arms), 0, -14 * hop(seconds, 0.7)),
    falling(wide, high, 10, seconds + 5, 1.5),
  ].join('');
}

export const onShoulders: readonly Shot[] = [
  { name: 'lift', from: 39.4, to: 45.2, fades: true, size: LIFT, views: [view(LIFT, 0.5, 1, 0.92), view(LIFT, 0.5, 0.2)], moves: [0.3, 3], draw: lift },
  {
    name: 'second',
    from: 45.2,
    to: 49.2,
    fades: true,
    size: GOALMOUTH,
    views: [view(GOALMOUTH, 0.1, 0.8, 0.94), view(GOALMOUTH, 0.6, 0.6, 0.96)],
    draw: second,
  },
  { name: 'top', from: 49.2, to: 55.6, fades: false, size: TOP, views: [view(TOP, 0.5, 0.96), view(TOP, 0.5, 0.66, 0.9)], draw: top },
];
