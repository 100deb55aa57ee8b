import { boy, greenKeeper, greenWinger, hothead, PAPER, redCaptain, referee } from '../cast.ts';
import type { Row } from '../panels.ts';
import { box, pen, stroke } from '../pen.ts';
import { person } from '../people.ts';
import { crowd, goal, villageGround } from '../places.ts';
import { ball, glass, lid, rays, shadow, warm, whistle } from '../things.ts';
import { STAND } from '../poses.ts';

/** The referee from behind: it hangs between her shoulders. */
const behind = (x: number, y: number, scale: number) =>
  stroke(pen([x, y], scale).path('M-24 48Q-14 90 -14 112M24 48Q16 80 -10 108'), PAPER, 6) + whistle(pen([x + 2 * scale, y + 124 * scale], scale * 0.9));

const hurt: Row = {
  part: 5,
  panels: [
    [
      1,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.4),
          goal(690, high * 0.72, 420, 270),
          shadow(800, high - 40, 150) +
            person(
              greenKeeper,
              {
                lean: -60,
                tilt: 10,
                near: [50, 60],
                far: [40, 70],
                bothOver: true,
                legs: [
                  [96, 60, -40],
                  [70, 80, -60],
                ],
              },
              { x: 800, y: high - 50, scale: 1, turn: 0.5, mirrored: true, mood: 'hurt' },
            ),
          shadow(330, high - 60, 90) +
            person(
              redCaptain,
              {
                ...STAND,
                lean: -6,
                near: [-60, -20, 'open'],
                far: [80, 110, 'open'],
                legs: [
                  [16, 4],
                  [-14, -18],
                ],
              },
              { x: 330, y: high - 56, scale: 1.1, turn: 0.7, mood: 'wonder', gaze: [0.8, 0.3] },
            ),
          ball(450, high - 70, 30),
        ].join(''),
    ],
  ],
};
const help: Row = {
  part: 6,
  lean: 50,
  panels: [
    [
      6,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.5),
          shadow(wide * 0.5, high - 40, 220),
          person(
            greenKeeper,
            {
              lean: -16,
              near: [20, 60],
              far: [86, 96],
              bothOver: true,
              legs: [
                [88, 4],
                [70, 20],
              ],
            },
            { x: wide * 0.25, y: high - 44, scale: 1, turn: 0.7, mood: 'happy' },
          ),
          person(
            redCaptain,
            {
              ...STAND,
              lean: 16,
              near: [74, 74],
              far: [30, 60],
              legs: [
                [-12, -16],
                [18, 4],
              ],
            },
            { x: wide * 0.64, y: high - 40, scale: 1.02, turn: 0.7, mirrored: true, mood: 'calm', gaze: [0.5, 0.6] },
          ),
        ].join(''),
    ],
    [
      4,
      (wide, high) =>
        box(0, 0, wide, high, '#2F6F8F') +
        rays(wide * 0.5, high * 0.7, 180, 900, 22, '#3B7F9F') +
        crowd(1.15, true, [60, high * 0.74, 3, 130], [0, high * 0.97, 4, 130]),
    ],
  ],
};

const sorry: Row = {
  part: 5,
  panels: [
    [
      1,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.5),
          shadow(374, high - 24, 100) + shadow(640, high - 24, 100),
          person(greenWinger, { ...STAND, near: [-14, -4], far: [20, 60] }, { x: 640, y: high - 20, scale: 1.07, turn: 0.6, mirrored: true, mood: 'happy' }),
          person(
            hothead,
            { ...STAND, lean: 6, near: [-150, 150], far: [56, 96] },
            { x: 374, y: high - 20, scale: 1.07, turn: 0.6, mood: 'calm', farHolds: glass },
          ),
        ].join(''),
    ],
  ],
};
const there: Row = {
  part: 6,
  lean: -50,
  panels: [
    [
      6,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.4),
          person(referee, { ...STAND, near: [-50, 20], far: [50, -20] }, { x: wide * 0.66, y: high * 0.5, by: 'head', scale: 1.45, back: true }),
          behind(wide * 0.66, high * 0.5, 1.45),
          person(
            boy,
            { ...STAND, near: [-14, 0], far: [86, 112, 'point'] },
            { x: wide * 0.2, y: high * 0.68, by: 'head', scale: 1.25, turn: 0.6, mood: 'laugh' },
          ),
        ].join(''),
    ],
    [
      5,
      (wide, high) =>
        warm(wide, high) +
        person(
          referee,
          { near: [-50, 70], far: [40, 150, 'open'], bothOver: true },
          { x: wide * 0.5, y: high * 0.62, by: 'head', scale: 1.75, turn: 0.2, mirrored: true, mood: 'laugh', nearHolds: lid },
        ),
    ],
  ],
};

/** The match is decided by something else. */
export const fairPlay: readonly (readonly Row[])[] = [
  [hurt, help],
  [sorry, there],
];
