import { GOLD, grandfather, keeper, mai, striker } from '../cast.ts';
import type { Mood } from '../face.ts';
import type { Row } from '../panels.ts';
import { box, faint, INK, pen, shape, stroke } from '../pen.ts';
import { person, type Pose, tube } from '../people.ts';
import { crowd, goal, houses, pavement, pitch, sky } from '../places.ts';
import { CHEER, JUMP, STAND, WALK } from '../poses.ts';
import { ball, burst, confetti, rays, shadow } from '../things.ts';

/** Mai on her grandfather's shoulders: her body behind his head, her legs before his chest. `x`, `y`: the middle of his head. */
export function carried(x: number, y: number, scale: number, moods: readonly [Mood, Mood], arms: Pose, walking = STAND): string {
  const p = pen([x, y], scale);
  const legs = [-1, 1].map(
    (side) =>
      tube(p.path(`M${side * 40} 46Q${side * 50} 70 ${side * 36} 116`), mai.skin, 20 * scale) +
      tube(p.path(`M${side * 42} 84L${side * 36} 116`), '#F1ECE2', 21 * scale) +
      tube(p.path(`M${side * 36} 42Q${side * 44} 50 ${side * 44} 62`), mai.bottoms, 27 * scale) +
      shape(p.sub([side * 35, 122]).path('M-15 -10L15 -10Q20 16 0 18Q-20 16 -15 -10Z'), mai.shoes),
  );
  return [
    person(mai, { ...arms, legs: undefined }, { x, y: y - 26 * scale, by: 'hips', scale, mood: moods[0] }),
    person(grandfather, { ...walking, near: [-30, 142], far: [30, -142], bothOver: true }, { x, y, by: 'head', scale, mood: moods[1] }),
    ...legs,
  ].join('');
}

const second: Row = {
  part: 5,
  slope: -60,
  panels: [
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high, '#14283E'),
          crowd(0.52, true, [20, high * 0.36, 15, 70], [-10, high * 0.52, 15, 72]),
          pitch(high * 0.62, wide, high, 4),
          goal(330, high * 0.82, 620, 360, [800, high * 0.48]),
          rays(800, high * 0.46, 74, 190, 16, GOLD),
          ball(800, high * 0.46, 38, 40),
          shadow(560, high * 0.86, 150),
          person(
            keeper,
            {
              lean: -58,
              tilt: 20,
              near: [-150, -160, 'open'],
              far: [-170, 172, 'open'],
              legs: [
                [60, 96, -60],
                [84, 70, -60],
              ],
            },
            { x: 660, y: high * 0.84, scale: 0.95, turn: 0.7, mirrored: true, mood: 'wonder' },
          ),
          person(striker, JUMP, { x: 160, y: high - 70, scale: 1.1, turn: 0.7, mood: 'laugh' }),
          shadow(160, high - 40, 80),
        ].join(''),
    ],
  ],
};
const onShoulders: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) =>
        box(0, 0, wide, high, '#2C4560') +
        rays(wide / 2, high * 0.5, 260, 900, 28, '#3A6186') +
        confetti(wide, high * 0.8, 10) +
        crowd(1.25, true, [-10, high * 0.98, 3, 140], [750, high * 0.98, 3, 140]) +
        carried(wide * 0.5, high * 0.66, 1.5, ['laugh', 'hurt'], CHEER),
    ],
  ],
};

const wayHome: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) =>
        [
          sky.night(wide, high),
          pen([960, 96]).oval([0, 0], 50, 50, '#F3E3C2', 0) + pen([980, 84]).oval([0, 0], 43, 43, '#0E1B2C', 0),
          houses(high * 0.72, wide, 1, true),
          pavement(high * 0.72, wide, high, '#33475A'),
          stroke(`M860 ${high * 0.8}V150Q860 110 800 110`, INK, 18) + stroke(`M860 ${high * 0.8}V150Q860 110 800 110`, '#4A6076', 9),
          faint(shape(`M770 126L560 ${high * 0.86}L980 ${high * 0.86}Z`, '#FFE7A8', 0), 0.2) + shape('M764 104L816 104L830 130L750 130Z', '#F2CB74'),
          shadow(560, high - 76, 110) + shadow(390, high - 70, 80),
          person(grandfather, { ...WALK, near: [-40, -22], far: [20, 20] }, { x: 580, y: high - 74, scale: 1.2, turn: 0.7, mood: 'calm', mirrored: true }),
          person(
            mai,
            { ...WALK, near: [-130, -110], far: [20, 30] },
            { x: 395, y: high - 66, scale: 1.15, turn: 0.7, mood: 'calm', mirrored: true, gaze: [0.5, 0.7] },
          ),
        ].join(''),
    ],
  ],
};
const next: Row = {
  part: 5,
  lean: -50,
  panels: [
    [
      4,
      (wide, high) =>
        box(0, 0, wide, high, '#22384F') +
        burst(wide * 0.5, high * 0.62, 260, 18, '#35587A') +
        person(
          mai,
          { near: [-40, -130], far: [40, 130] },
          { x: wide * 0.5, y: high * 0.64, by: 'head', scale: 2, turn: 0.3, mood: 'happy', gaze: [0.5, -0.9] },
        ),
    ],
    [
      5,
      (wide, high) =>
        sky.night(wide, high) +
        shape(`M-10 ${high}V${high - 190}l70 -50l70 50V${high - 130}h90v-70h110V${high - 150}l80 -56l80 56v40h90V${high}Z`, '#1B2F45') +
        stroke(`M30 ${high - 150}v.1M90 ${high - 150}v.1M190 ${high - 90}v.1M420 ${high - 110}v.1M500 ${high - 80}v.1`, '#F2CB74', 26) +
        carried(wide * 0.56, high * 0.815, 1.05, ['asleep', 'calm'], { ...STAND, tilt: 16, near: [-20, 30], far: [20, -30] }),
    ],
  ],
};

/** The second goal, and the way home. */
export const itsEnd: readonly (readonly Row[])[] = [
  [second, onShoulders],
  [wayHome, next],
];
