import { GOLD, grandfather, mai, PAPER } from '@portal/comics/cast';
import { box, stroke } from '@portal/comics/pen';
import { person } from '@portal/comics/people';
import { room } from '@portal/comics/places';
import { STAND } from '@portal/comics/poses';
import { nearer } from '@portal/comics/stories/first-match';
import { card, rays, shadow } from '@portal/comics/things';
import { eased, mix, moved, sway, turned } from './motion.ts';
import { panel, type Shot, view } from './shot.ts';

const ROOM: Shot['size'] = [1032, 760];
const CLOSE: Shot['size'] = [1000, 740];

/** The match on TV goes on, and the tickets are waved when he speaks of them. */
function living(seconds: number): string {
  const [wide, high] = ROOM;
  const wave = (eased(seconds, 2.4, 2.7) - eased(seconds, 4.4, 4.8)) * sway(seconds - 2.4, 0.7);
  const wonders = eased(seconds, 4.6, 5);
  return [
    room(wide, high),
    moved(stroke('M0 0h0', PAPER, 9), wide * 0.055 + 145 + 96 * sway(seconds, 3.1), high * 0.3 + 108 + 22 * sway(seconds, 1.9, 0.2)),
    shadow(500, high - 42, 100) + shadow(778, high - 48, 130),
    person(
      mai,
      { ...STAND, near: [-16, -6], far: [mix(24, 60, wonders), mix(30, 130, wonders), 'point'] },
      { x: 500, y: high - 40, scale: 1.35, turn: 0.6, mood: wonders < 0.5 ? 'calm' : 'puzzled', gaze: [0.7, -0.7] },
    ),
    person(
      grandfather,
      { ...STAND, near: [-30, 20], far: [70 + 5 * wave, 150 + 13 * wave] },
      {
        x: 780,
        y: high - 46,
        scale: 1.3,
        turn: 0.6,
        mirrored: true,
        mood: seconds > 2.4 && seconds < 4.9 ? 'laugh' : 'happy',
        gaze: [0.6, 0.5],
        farHolds: card(GOLD, 1.2),
      },
    ),
  ].join('');
}

function grassy(seconds: number): string {
  const [wide, high] = CLOSE;
  return [
    box(0, 0, wide, high, '#E9C98F'),
    turned(rays(wide * 0.5, high * 0.62, 250, 1000, 22, '#F0D7A6'), seconds * 4, [wide * 0.5, high * 0.62]),
    moved(
      person(grandfather, { near: [-20, 150, 'open'], far: [20, 8] }, { x: wide * 0.52, y: high * 0.62, by: 'head', scale: 2.35, turn: 0.4, mood: 'laugh' }),
      0,
      6 * sway(seconds, 0.6) * eased(seconds, 0.2, 0.5) * (1 - eased(seconds, 1.9, 2.3)),
    ),
  ].join('');
}

export const athome: readonly Shot[] = [
  { name: 'room', from: 0, to: 7.6, fades: false, size: ROOM, views: [view(ROOM, 0.2, 0.97), view(ROOM, 0.8, 0.86, 0.92)], draw: living },
  { name: 'grass', from: 7.6, to: 10.4, fades: true, size: CLOSE, views: [view(CLOSE, 0.5, 0.96), view(CLOSE, 0.55, 0.9, 0.93)], draw: grassy },
  {
    name: 'smell',
    from: 10.4,
    to: 13,
    fades: false,
    size: CLOSE,
    views: [view(CLOSE, 0.45, 0.9, 0.94), view(CLOSE, 0.45, 0.96)],
    draw: () => panel(nearer, 1, CLOSE),
  },
];
