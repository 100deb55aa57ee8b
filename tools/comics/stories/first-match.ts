import { defender, fans, GOLD, grandfather, GREEN, mai, RED, striker } from '../cast.ts';
import type { Row } from '../panels.ts';
import { box, faint, INK, shape, stroke, tint } from '../pen.ts';
import { type Character, person } from '../people.ts';
import { crowd, floodlight, pitch, room, sky, stand } from '../places.ts';
import { BUST, CHEER, CROSSED, JUMP, RUN, SHOOT, SHRUG, STAND } from '../poses.ts';
import { ball, card, confetti, rays, shadow, sparks, trail } from '../things.ts';
import { itsEnd } from './first-match-end.ts';

export const fan = (index: number): Character => fans[index % fans.length] ?? grandfather;

/** Boards along the pitch. */
export const boards = (y: number, wide: number) =>
  box(0, y, wide, 34, '#1B3550', 4.5) + stroke(`M30 ${y + 17}H${wide}`, GOLD, 8, '90 150') + stroke(`M150 ${y + 17}H${wide}`, GREEN, 8, '60 180');

/** Seats seen from behind. */
export const seats = (y: number, wide: number, colour: string) =>
  Array.from({ length: Math.ceil(wide / 150) }, (_, index) => box(index * 150 + 8, y, 134, 190, tint(colour, index % 2 ? 1 : 0.92), 4.5, 22)).join('');

const home: Row = {
  part: 5,
  panels: [
    [
      1,
      (wide, high) =>
        room(wide, high) +
        shadow(500, high - 42, 100) +
        shadow(778, high - 48, 130) +
        person(
          mai,
          { ...STAND, near: [-16, -6], far: [60, 130, 'point'] },
          { x: 500, y: high - 40, scale: 1.35, turn: 0.6, mood: 'puzzled', gaze: [0.7, -0.7] },
        ) +
        person(
          grandfather,
          { ...STAND, near: [-30, 20], far: [70, 150] },
          { x: 780, y: high - 46, scale: 1.3, turn: 0.6, mirrored: true, mood: 'happy', gaze: [0.6, 0.5], farHolds: card(GOLD, 1.2) },
        ),
    ],
  ],
};
export const nearer: Row = {
  part: 4,
  panels: [
    [
      1,
      (wide, high) =>
        box(0, 0, wide, high, '#E9C98F') +
        rays(wide * 0.5, high * 0.66, 250, 900, 22, '#F0D7A6') +
        person(grandfather, { near: [-20, 150, 'open'], far: [20, 8] }, { x: wide * 0.52, y: high * 0.62, by: 'head', scale: 2.35, turn: 0.4, mood: 'laugh' }),
    ],
    [
      1,
      (wide, high) =>
        box(0, 0, wide, high, '#BFD3CE') +
        faint(lawnPatch(wide, high), 0.5) +
        person(
          mai,
          { near: [-8, 150, 'point'], far: [14, 6] },
          { x: wide * 0.46, y: high * 0.66, by: 'head', scale: 2.4, turn: 0.5, mood: 'wonder', gaze: [0.6, -0.9] },
        ),
    ],
  ],
};
const lawnPatch = (wide: number, high: number) =>
  stroke(
    Array.from({ length: 12 }, (_, index) => `M${index * (wide / 11)} ${high}q6 -40 -8 -70M${index * (wide / 11) + 16} ${high}q0 -30 16 -52`).join(''),
    GREEN,
    9,
  );

export const opening: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) => {
        const far = high * 0.52;
        return [
          sky.night(wide, high),
          stand(far - 190, wide, far, 20),
          shape(`M0 ${far - 196}Q${wide / 2} ${far - 236} ${wide} ${far - 196}L${wide} ${far - 180}Q${wide / 2} ${far - 216} 0 ${far - 180}Z`, '#22384F'),
          floodlight(300, far - 236, 0.8) + floodlight(732, far - 236, 0.8),
          pitch(far, wide, high, 6),
          boards(far - 26, wide),
          stroke(`M0 ${far + 90}L${wide} ${far + 90}M516 ${far + 90}V${far + 8}`, '#DDE8E0', 4),
          faint(shape(`M240 ${high}L330 0L702 0L792 ${high}Z`, '#FFF0C0', 0), 0.1),
          shape(`M0 0L250 0L160 ${high}L0 ${high}Z`, '#101C29') + shape(`M${wide} 0L${wide - 250} 0L${wide - 160} ${high}L${wide} ${high}Z`, '#101C29'),
          stroke(`M56 0L20 ${high}M150 0L90 ${high}M${wide - 56} 0L${wide - 20} ${high}M${wide - 150} 0L${wide - 90} ${high}`, '#1B2C3E', 6),
          [0, 1, 2]
            .map((step) => box(120 - step * 20, high - 120 + step * 44, wide - 240 + step * 40, 48, ['#3A4B5C', '#2F3F4F', '#263544'][step] ?? INK, 4.5))
            .join(''),
          person(grandfather, { ...STAND, near: [-30, -10], far: [22, 26] }, { x: 590, y: high - 96, scale: 1.15, back: true, mirrored: true }),
          person(mai, { ...STAND, near: [-120, -150, 'open'], far: [40, 40] }, { x: 440, y: high - 88, scale: 1.1, back: true }),
        ].join('');
      },
    ],
  ],
};
const behindBacks: Row = {
  part: 4,
  panels: [
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high, '#16304A'),
          stand(0, wide, high * 0.5, 24),
          person(
            grandfather,
            { near: [-12, 40], far: [12, 10] },
            { x: 760, y: high * 0.42, by: 'head', scale: 1.25, turn: 0.5, mirrored: true, mood: 'happy', gaze: [0.6, -0.2] },
          ),
          person(mai, BUST, { x: 530, y: high * 0.6, by: 'head', scale: 1.25, turn: 0, mood: 'sad', gaze: [0, -0.8] }),
          person(fan(0), BUST, { x: 300, y: high * 0.5, by: 'head', scale: 2, back: true }),
          person(fan(1), BUST, { x: 960, y: high * 0.62, by: 'head', scale: 2, back: true }),
          seats(high - 92, wide, '#2C4560'),
        ].join(''),
    ],
  ],
};

const shot: Row = {
  part: 4,
  slope: 70,
  panels: [
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high, '#14283E'),
          crowd(0.52, false, [30, high * 0.33, 16, 66], [0, high * 0.42, 17, 66]),
          pitch(high * 0.44, wide, high, 5),
          boards(high * 0.41, wide),
          rays(700, high * 0.7, 120, 1100, 26, '#1B7A57'),
          shadow(420, high - 54, 120) + shadow(180, high - 120, 80),
          person(defender, RUN, { x: 170, y: high - 116, scale: 0.95, turn: 0.8, mood: 'cross' }),
          person(striker, SHOOT, { x: 420, y: high - 52, scale: 1.2, turn: 0.8, mood: 'shout' }),
          trail([570, high - 150], [700, high - 230], '#F6F1E7', 18),
          ball(745, high - 256, 42, 20),
        ].join(''),
    ],
  ],
};
const jumped: Row = {
  part: 5,
  lean: 70,
  panels: [
    [
      5,
      (wide, high) =>
        box(0, 0, wide, high, '#2C4560') +
        rays(wide * 0.5, high * 0.62, 200, 900, 24, '#35587A') +
        confetti(wide, high * 0.5, 8) +
        crowd(0.8, true, [40, high * 0.54, 7, 96], [-10, high * 0.73, 7, 98]) +
        crowd(1.2, true, [30, high * 0.97, 5, 136]),
    ],
    [
      4,
      (wide, high) =>
        [
          box(0, 0, wide, high, '#14283E'),
          person(
            mai,
            { ...STAND, near: [-24, -120, 'open'], far: [24, 120, 'open'] },
            { x: wide * 0.52, y: high - 46, scale: 1.2, mood: 'wonder', gaze: [0, -1] },
          ),
          person(fan(2), JUMP, { x: wide * 0.13, y: high + 50, scale: 1.75, back: true }),
          person(fan(3), { ...CHEER, legs: JUMP.legs }, { x: wide * 0.9, y: high + 60, scale: 1.75, back: true, mirrored: true }),
          seats(high - 50, wide, RED),
        ].join(''),
    ],
  ],
};

export const complaint: Row = {
  part: 5,
  panels: [
    [
      4,
      (wide, high) =>
        box(0, 0, wide, high, '#B9CDBB') +
        person(mai, CROSSED, { x: wide * 0.5, y: high * 0.62, by: 'head', scale: 2.1, turn: 0.4, mood: 'cross', gaze: [0.7, -0.7] }),
    ],
    [
      5,
      (wide, high) =>
        box(0, 0, wide, high, '#22384F') +
        stand(high * 0.1, wide, high, 34) +
        faint(box(0, 0, wide, high, INK), 0.4) +
        person(
          grandfather,
          { ...SHRUG, near: [-24, -120, 'open'], far: [24, 110, 'open'] },
          { x: wide * 0.56, y: high * 0.62, by: 'head', scale: 1.8, turn: 0.5, mirrored: true, mood: 'laugh' },
        ),
    ],
  ],
};
const lift: Row = {
  part: 6,
  panels: [
    [
      1,
      (wide, high) =>
        [
          box(0, 0, wide, high, '#16304A'),
          stand(0, wide, high * 0.62, 26),
          crowd(1.05, false, [20, high * 0.86, 3, 120], [740, high * 0.86, 3, 120]),
          person(
            mai,
            { ...CHEER, near: [-110, -140, 'open'], far: [110, 140, 'open'] },
            { x: wide * 0.5, y: high * 0.47, by: 'hips', scale: 1.3, mood: 'happy' },
          ),
          person(
            grandfather,
            { near: [-160, 160], far: [160, -160] },
            { x: wide * 0.5, y: high * 0.7, by: 'head', scale: 1.3, mood: 'happy', gaze: [0, -0.9] },
          ),
          sparks(wide * 0.5, high * 0.24, 1.3, GOLD),
          seats(high - 110, wide, '#2C4560'),
        ].join(''),
    ],
  ],
};

/** The girl's first match. */
export const firstMatch: readonly (readonly Row[])[] = [[home, nearer], [opening, behindBacks], [shot, jumped], [complaint, lift], ...itsEnd];
