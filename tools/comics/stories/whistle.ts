import { boy, GOLD, GREEN, greenWinger, hothead, PAPER, RED, referee, seller } from '../cast.ts';
import type { Row } from '../panels.ts';
import { box, INK, pen, shape, stroke } from '../pen.ts';
import { person } from '../people.ts';
import { crowd, villageGround } from '../places.ts';
import { RUN, SHRUG, SLIDE, STAND, WALK } from '../poses.ts';
import { ball, burst, card, ladle, lid, rays, shadow, sweat, trail, warm } from '../things.ts';
import { fairPlay } from './whistle-end.ts';

/** She beats the lid: both arms over the body. */
const BEAT = { ...STAND, near: [-44, 58], far: [70, 150], bothOver: true } as const;
const teams: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.52),
          crowd(0.6, false, [20, high * 0.53, 13, 82]),
          stroke(`M0 ${high * 0.56}H${wide}`, '#B98F55', 12),
          shadow(250, high - 60, 90) + shadow(516, high - 44, 90) + shadow(784, high - 60, 90),
          person(hothead, { ...STAND, near: [-44, 46], far: [44, -46], bothOver: true }, { x: 250, y: high - 58, scale: 1.1, turn: 0.5, mood: 'cross' }),
          person(greenWinger, { ...STAND, near: [-20, 14], far: [30, 70] }, { x: 784, y: high - 58, scale: 1.1, turn: 0.5, mirrored: true, mood: 'calm' }),
          person(referee, { ...STAND, near: [-40, 30], far: [70, 120, 'open'] }, { x: 516, y: high - 42, scale: 1.1, mood: 'happy' }),
          ball(516, high - 34, 26),
        ].join(''),
    ],
  ],
};
const lost: Row = {
  part: 5,
  lean: 60,
  panels: [
    [
      5,
      (wide, high) =>
        warm(wide, high) +
        person(
          referee,
          { near: [-40, 60], far: [40, -60], bothOver: true },
          { x: wide * 0.5, y: high * 0.58, by: 'head', scale: 1.75, turn: 0.2, mood: 'wonder', gaze: [-0.4, 0.9] },
        ) +
        sweat(wide * 0.78, high * 0.44, 1.6),
    ],
    [
      4,
      (wide, high) =>
        box(0, 0, wide, high, '#9DB9B4') +
        person(boy, { near: [-20, 146], far: [14, 6] }, { x: wide * 0.54, y: high * 0.68, by: 'head', scale: 2, turn: 0.4, mirrored: true, mood: 'sly' }),
    ],
  ],
};

const voice: Row = {
  part: 5,
  slope: 50,
  panels: [
    [
      1,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.5),
          shadow(250, high - 70, 90) +
            person(
              referee,
              { ...STAND, lean: 6, near: [60, 140, 'open'], far: [70, 130, 'open'] },
              { x: 230, y: high - 66, scale: 1.15, turn: 0.6, mood: 'shout' },
            ),
          stroke(pen([356, high - 400]).path('M0 -14Q14 0 0 14M22 -30Q52 0 22 30M48 -46Q92 0 48 46'), INK, 7),
          person(hothead, RUN, { x: 640, y: high - 150, scale: 0.86, turn: 0.8, mood: 'laugh' }),
          person(greenWinger, RUN, { x: 860, y: high - 110, scale: 0.9, turn: 0.8, mood: 'laugh' }),
          ball(985, high - 140, 24, 40),
        ].join(''),
    ],
  ],
};
const kitchen: Row = {
  part: 6,
  lean: -60,
  panels: [
    [
      5,
      (wide, high) =>
        box(0, 0, wide, high, '#BFD3CE') +
        person(
          seller,
          { near: [-24, 118], far: [26, 128], bothOver: true },
          { x: wide * 0.42, y: high * 0.62, by: 'head', scale: 1.9, turn: 0.3, mood: 'happy', nearHolds: ladle, farHolds: lid },
        ),
    ],
    [
      6,
      (wide, high) =>
        box(0, 0, wide, high, '#2F6F8F') +
        burst(wide * 0.5, high * 0.7, 330, 20, GOLD) +
        person(referee, BEAT, { x: wide * 0.48, y: high * 0.56, by: 'head', scale: 1.4, turn: 0.2, mood: 'shout', nearHolds: lid, farHolds: ladle }),
    ],
  ],
};

const tackle: Row = {
  part: 5,
  panels: [
    [
      1,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.44),
          rays(540, high * 0.76, 130, 800, 22, '#1B7A57'),
          shadow(330, high - 50, 170),
          person(
            greenWinger,
            { ...RUN, lean: 34, near: [-90, -70, 'open'], far: [90, 110, 'open'] },
            { x: 670, y: high - 120, scale: 1.1, turn: 0.8, mood: 'hurt' },
          ),
          person(hothead, SLIDE, { x: 350, y: high - 46, scale: 1.15, turn: 0.7, mood: 'cross' }),
          trail([60, high - 90], [190, high - 90], PAPER, 22),
          burst(590, high - 84, 62, 10, GOLD) + ball(880, high - 120, 30, 10),
        ].join(''),
    ],
  ],
};
const yellow: Row = {
  part: 6,
  lean: 60,
  panels: [
    [
      5,
      (wide, high) =>
        warm(wide, high) +
        person(
          referee,
          { near: [-24, 20], far: [150, 172] },
          { x: wide * 0.42, y: high * 0.66, by: 'head', scale: 1.6, turn: 0.4, mood: 'cross', farHolds: card('#F2C230', 1.3) },
        ),
    ],
    [
      4,
      (wide, high) =>
        box(0, 0, wide, high, '#9DB9B4') +
        person(hothead, SHRUG, { x: wide * 0.5, y: high * 0.66, by: 'head', scale: 1.6, turn: 0.4, mirrored: true, mood: 'wonder' }) +
        sweat(wide * 0.84, high * 0.5, 1.4),
    ],
  ],
};

const tug: Row = {
  part: 5,
  slope: -50,
  panels: [
    [
      1,
      (wide, high) =>
        [
          villageGround(wide, high, high * 0.46),
          shadow(660, high - 66, 110) + shadow(350, high - 56, 100),
          shape(`M650 ${high - 250}Q560 ${high - 250} 462 ${high - 240}L462 ${high - 214}Q560 ${high - 206} 650 ${high - 170}Z`, GREEN),
          person(greenWinger, { ...RUN, near: [-100, -130, 'open'] }, { x: 670, y: high - 62, scale: 1.1, turn: 0.8, mood: 'wonder' }),
          person(hothead, { ...RUN, lean: -14, far: [72, 86] }, { x: 340, y: high - 52, scale: 1.1, turn: 0.8, mood: 'hurt' }),
          ball(900, high - 90, 30, 20),
        ].join(''),
    ],
  ],
};
const red: Row = {
  part: 6,
  panels: [
    [
      5,
      (wide, high) =>
        box(0, 0, wide, high, '#7D2F33') +
        rays(wide * 0.5, high * 0.6, 240, 1000, 24, '#8F3A3D') +
        person(
          referee,
          { near: [-150, -172], far: [150, 172] },
          { x: wide * 0.5, y: high * 0.64, by: 'head', scale: 1.75, mood: 'cross', nearHolds: card('#F2C230', 1.3), farHolds: card(RED, 1.3) },
        ),
    ],
    [
      4,
      (wide, high) =>
        villageGround(wide, high, high * 0.5) +
        shadow(wide * 0.42, high - 50, 90) +
        person(
          hothead,
          { ...WALK, lean: 12, tilt: 14, near: [4, 10], far: [14, 20] },
          { x: wide * 0.46, y: high - 46, scale: 0.98, turn: 0.7, mirrored: true, mood: 'sad', gaze: [0.5, 0.9] },
        ),
    ],
  ],
};

/** A match in the village, refereed with a lid and a ladle. */
export const whistleStory: readonly (readonly Row[])[] = [[teams, lost], [voice, kitchen], [tackle, yellow], [tug, red], ...fairPlay];
