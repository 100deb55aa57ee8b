import { defender, GOLD, GREEN, keeper, long, PAPER, RED, striker, thao } from '../cast.ts';
import type { Row } from '../panels.ts';
import { box, faint, INK, pen, shape, stroke } from '../pen.ts';
import { person, tube } from '../people.ts';
import { corner, goal, pitch, tabletop } from '../places.ts';
import { RUN, SHOOT, SIT, STAND } from '../poses.ts';
import { ball, cap, glass, peanut, shadow, sparks, stool, table, tea, trail } from '../things.ts';
import { theOffence } from './offside-end.ts';

const friends: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) =>
        [
          corner(wide, high),
          shadow(516, high - 60, 330),
          stool(276, high - 62, 1.25, RED) + stool(756, high - 62, 1.25, GREEN),
          person(long, { ...SIT, near: [60, 128, 'open'], far: [40, 100] }, { x: 300, y: high - 56, scale: 1.2, turn: 0.7, mood: 'cross', gaze: [0.6, 0.1] }),
          person(
            thao,
            { ...SIT, near: [26, 108], far: [24, 80] },
            { x: 732, y: high - 56, scale: 1.2, turn: 0.7, mirrored: true, mood: 'calm', nearHolds: glass },
          ),
          table(516, high - 46, 1.15),
          tea(pen([470, high - 162], 1)),
          cap(548, high - 166, 13, RED) + cap(582, high - 166, 13, GREEN),
        ].join(''),
    ],
  ],
};
const question: Row = {
  part: 5,
  lean: 60,
  panels: [
    [
      1,
      (wide, high) =>
        box(0, 0, wide, high, '#E9C98F') +
        person(long, { near: [-20, -140, 'open'], far: [14, 6] }, { x: wide * 0.46, y: high * 0.66, by: 'head', scale: 2.2, turn: 0.4, mood: 'puzzled' }),
    ],
    [
      1,
      (wide, high) =>
        box(0, 0, wide, high, '#9DB9B4') +
        person(
          thao,
          { near: [-14, 138, 'point'], far: [14, 4] },
          { x: wide * 0.55, y: high * 0.66, by: 'head', scale: 2.2, turn: 0.4, mirrored: true, mood: 'sly' },
        ),
    ],
  ],
};

/** The goal that is attacked, its area and the end of the pitch, in chalk, on the right. */
const half = (wide: number, high: number) =>
  `M${wide * 0.9} 30V${high - 30}M${wide * 0.9} ${high * 0.26}H${wide * 0.7}V${high * 0.8}H${wide * 0.9}M${wide * 0.9} ${high * 0.42}h46V${high * 0.64}h-46`;

/** An arm that points, from the lower edge to a place. */
function pointing(x: number, y: number, from: number, high: number): string {
  const start = `M${from} ${high + 60}L${(from + x) / 2} ${(high + y) / 2 + 40}`;
  const hand = pen([x, y], 2.4, false, from < x ? 24 : -24);
  return [
    tube(`M${from} ${high + 60}L${x} ${y + 62}`, thao.skin, 54),
    tube(start, thao.shirt, 84),
    tube(hand.path('M0 24L-2 -12'), thao.skin, 20) + hand.oval([0, 32], 17, 18, thao.skin) + stroke(hand.path('M9 22Q2 30 4 40M-6 22L-6 32'), '#C09A72', 4),
  ].join('');
}

const caps: Row = {
  part: 5,
  panels: [
    [
      1,
      (wide, high) =>
        [
          tabletop(wide, high, half(wide, high)),
          cap(wide * 0.86, high * 0.53, 42, GREEN) +
            cap(wide * 0.6, high * 0.4, 42, GREEN) +
            cap(wide * 0.74, high * 0.66, 42, RED) +
            cap(wide * 0.26, high * 0.62, 42, RED),
          peanut(wide * 0.33, high * 0.7, 1),
          tea(pen([90, high - 40], 2.2)),
          pointing(wide * 0.46, high * 0.66, wide * 0.4, high),
        ].join(''),
    ],
  ],
};
const beyond: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) =>
        [
          tabletop(wide, high, half(wide, high)),
          faint(box(wide * 0.6 + 40, 30, wide * 0.3 - 40, high - 60, RED), 0.2),
          stroke(`M${wide * 0.6 + 40} 30V${high - 30}`, GOLD, 8, '26 20'),
          stroke(`M${wide * 0.36} ${high * 0.66}Q${wide * 0.52} ${high * 0.5} ${wide * 0.67} ${high * 0.6}`, PAPER, 7, '22 18') +
            shape(`M${wide * 0.69} ${high * 0.625}l-34 -2l16 -28Z`, PAPER, 0),
          cap(wide * 0.86, high * 0.5, 46, GREEN) + cap(wide * 0.6, high * 0.36, 46, GREEN) + cap(wide * 0.24, high * 0.62, 46, RED),
          sparks(wide * 0.75, high * 0.64, 1, RED) + cap(wide * 0.75, high * 0.66, 46, RED),
          peanut(wide * 0.315, high * 0.68, 1.1),
        ].join(''),
    ],
  ],
};

/** The goal line far on the right, seen along the line of the last defenders. */
const level: Row = {
  part: 5,
  lean: -50,
  panels: [
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high * 0.42, '#CFE3E6') + pitch(high * 0.42, wide, high, 3),
          goal(wide * 0.28, high * 0.47, wide * 0.5, 100),
          stroke(`M0 ${high * 0.47}H${wide}`, '#DDE8E0', 5) + stroke(`M0 ${high - 58}H${wide}`, GOLD, 7, '24 18'),

          person(defender, { ...STAND, near: [-30, 10], far: [20, 60] }, { x: wide * 0.32, y: high - 46, scale: 1.04, turn: 0.7, mood: 'cross' }),
          person(
            striker,
            { ...STAND, near: [-24, 20], far: [30, 80, 'open'] },
            { x: wide * 0.68, y: high - 46, scale: 1.04, turn: 0.7, mirrored: true, mood: 'happy' },
          ),
        ].join(''),
    ],
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high * 0.42, '#CFE3E6') + pitch(high * 0.42, wide, high, 3),
          stroke(`M${wide * 0.6} ${high * 0.42}L${wide * 0.78} ${high}M0 ${high * 0.46}H${wide}`, '#DDE8E0', 6),
          stroke(
            `M${wide * 0.67 - 150} ${high * 0.66}C${wide * 0.67 - 150} ${high * 0.56} ${wide * 0.67 + 150} ${high * 0.56} ${wide * 0.67 + 150} ${high * 0.66}C${wide * 0.67 + 150} ${high * 0.76} ${wide * 0.67 - 150} ${high * 0.76} ${wide * 0.67 - 150} ${high * 0.66}`,
            '#DDE8E0',
            6,
          ),
          shadow(wide * 0.52, high - 66, 90),
          trail([20, high * 0.48], [100, high * 0.56], PAPER, 14) + ball(132, high * 0.6, 26, 30),
          person(
            striker,
            { ...RUN, near: [-52, 24], far: [60, 120] },
            { x: wide * 0.54, y: high - 64, scale: 1.02, turn: 0.8, mood: 'happy', gaze: [-0.6, 0.2] },
          ),
        ].join(''),
    ],
  ],
};
const restarts: Row = {
  part: 5,
  panels: [
    [
      1,
      (wide, high) =>
        pitch(0, wide, high, 3) +
        stroke(`M0 ${high - 60}H${wide}`, '#DDE8E0', 7) +
        ball(wide * 0.5, high - 412, 28) +
        person(striker, { ...STAND, near: [-162, 166], far: [162, -166] }, { x: wide * 0.5, y: high - 28, scale: 0.92, back: true }),
    ],
    [
      1,
      (wide, high) =>
        pitch(0, wide, high, 3) +
        goal(-120, high * 0.72, 330, 220) +
        stroke(`M0 ${high * 0.72}H${wide}M260 ${high * 0.72}L360 ${high}`, '#DDE8E0', 6) +
        shadow(wide * 0.4, high - 36, 80) +
        person(keeper, SHOOT, { x: wide * 0.38, y: high - 34, scale: 0.88, turn: 0.8, mood: 'cross' }) +
        ball(wide * 0.83, high - 60, 26, 20),
    ],
    [
      1,
      (wide, high) =>
        pitch(0, wide, high, 3) +
        stroke(
          `M${wide * 0.16} 0V${high * 0.84}H${wide}M${wide * 0.16} ${high * 0.6}Q${wide * 0.5} ${high * 0.6} ${wide * 0.52} ${high * 0.84}`,
          '#DDE8E0',
          6,
        ) +
        stroke(`M${wide * 0.16} ${high * 0.84}V${high * 0.46}`, INK, 10) +
        shape(`M${wide * 0.16} ${high * 0.46}l84 26l-84 30Z`, RED) +
        shadow(wide * 0.62, high - 26, 80) +
        person(striker, { ...RUN, lean: 6 }, { x: wide * 0.7, y: high - 30, scale: 0.86, turn: 0.8, mirrored: true, mood: 'calm' }) +
        ball(wide * 0.3, high * 0.86, 26),
    ],
  ],
};

/** Law 11, with bottle caps. */
export const offside: readonly (readonly Row[])[] = [[friends, question], [caps, beyond], [level, restarts], ...theOffence];
