import { keeper, linesman, long, PAPER, RED, seller, striker, thao } from '../cast.ts';
import type { Row } from '../panels.ts';
import { box, pen, stroke } from '../pen.ts';
import { person } from '../people.ts';
import { corner, goal, pitch } from '../places.ts';
import { RUN, SHOOT, STAND } from '../poses.ts';
import { ball, bill, burst, flag, glass, peanut, rays, shadow, stool, sweat, table, tea, trail } from '../things.ts';

const idle: Row = {
  part: 5,
  slope: 50,
  panels: [
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high * 0.4, '#CFE3E6') + pitch(high * 0.4, wide, high, 5),
          goal(430, high * 0.64, 400, 230),
          stroke(`M0 ${high * 0.64}H${wide}`, '#DDE8E0', 5),
          shadow(540, high * 0.74, 80) +
            person(
              keeper,
              {
                lean: 48,
                near: [150, 160, 'open'],
                far: [168, 172, 'open'],
                legs: [
                  [-50, -70, 50],
                  [-66, -50, 50],
                ],
              },
              { x: 510, y: high * 0.75, scale: 0.66, turn: 0.7, mood: 'wonder' },
            ),
          trail([350, high * 0.68], [690, high * 0.42], PAPER, 14) + ball(730, high * 0.39, 24, 30),
          shadow(200, high - 66, 100) + person(striker, SHOOT, { x: 190, y: high - 64, scale: 1, turn: 0.8, mood: 'shout' }),
          shadow(926, high * 0.78, 70) +
            person(
              { ...striker, hair: 'curly', skin: '#D79B6C' },
              { ...STAND, near: [-44, 46], far: [44, -46], bothOver: true },
              { x: 926, y: high * 0.78, scale: 0.86, turn: 0.3, mirrored: true, mood: 'asleep' },
            ),
        ].join(''),
    ],
  ],
};
const involved: Row = {
  part: 5,
  lean: 60,
  panels: [
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high, '#123D33') + goal(-40, high * 0.86, 620, 420),
          pitch(high * 0.84, wide, high, 3),
          person(
            keeper,
            { ...STAND, near: [-50, -110, 'open'], far: [60, 100, 'open'] },
            { x: wide * 0.34, y: high - 70, scale: 1.05, turn: 0.4, mood: 'cross', gaze: [0.8, 0] },
          ),
          person(
            { ...striker, hair: 'curly', skin: '#D79B6C' },
            { ...STAND, near: [-70, -86, 'open'], far: [70, 86, 'open'] },
            { x: wide * 0.68, y: high - 30, scale: 1.14, back: true },
          ),
        ].join(''),
    ],
    [
      1,
      (wide, high) =>
        box(0, 0, wide, high, '#E9C98F') +
        rays(wide * 0.5, high * 0.6, 230, 900, 24, '#F0D7A6') +
        pitch(high * 0.86, wide, high, 2) +
        shadow(wide * 0.46, high - 40, 90) +
        person(
          linesman,
          { ...STAND, near: [-20, -4], far: [150, 168] },
          { x: wide * 0.46, y: high - 38, scale: 0.9, turn: 0.4, mood: 'shout', farHolds: flag },
        ),
    ],
  ],
};

const eureka: Row = {
  part: 5,
  panels: [
    [
      4,
      (wide, high) =>
        box(0, 0, wide, high, '#2F6F8F') +
        burst(wide * 0.5, high * 0.68, 290, 18, '#D9A63A') +
        person(
          long,
          { near: [-30, -150, 'open'], far: [28, 160, 'point'] },
          { x: wide * 0.5, y: high * 0.7, by: 'head', scale: 1.7, turn: 0.2, mood: 'shout' },
        ),
    ],
    [
      3,
      (wide, high) =>
        box(0, 0, wide, high, '#9DB9B4') +
        person(
          thao,
          { near: [-10, 120], far: [20, 150, 'open'] },
          { x: wide * 0.52, y: high * 0.68, by: 'head', scale: 1.7, turn: 0.4, mirrored: true, mood: 'laugh', nearHolds: glass },
        ),
    ],
  ],
};
const bolt: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) =>
        [
          corner(wide, high),
          shadow(330, high - 50, 110) + shadow(840, high - 60, 90),
          table(500, high - 60, 0.95) + tea(pen([470, high - 156], 0.8)) + peanut(536, high - 164, 0.5) + stool(660, high - 80, 1, RED),
          person(seller, { ...STAND, near: [-10, 80], far: [10, -80], bothOver: true }, { x: 116, y: high - 70, scale: 1, turn: 0.5, mood: 'laugh' }),
          person(
            thao,
            { ...STAND, lean: 4, near: [-150, 178], far: [74, 88] },
            { x: 330, y: high - 46, scale: 0.98, turn: 0.7, mood: 'shout', nearHolds: flag, farHolds: bill },
          ),
          person(long, { ...RUN, lean: 20 }, { x: 820, y: high - 66, scale: 1.05, turn: 0.8, mood: 'hurt' }),
          sweat(730, high * 0.5, 1.5),
          trail([600, high - 240], [720, high - 240], PAPER, 26),
        ].join(''),
    ],
  ],
};

/** What is an offence, and what Long makes of it. */
export const theOffence: readonly (readonly Row[])[] = [
  [idle, involved],
  [eureka, bolt],
];
