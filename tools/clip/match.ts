// The match in the clip: who has the ball when, and where everybody runs. Every function here has the period LOOP, so
// that the last picture flows into the first.
import { PITCH } from './camera.ts';
import type { Scene } from './scene.ts';

/** Length of the loop in seconds. */
export const LOOP = 24;

export type Side = 'purple' | 'red';
export type Player = { readonly side: Side; readonly keeper: boolean; readonly home: readonly [number, number] };
export type Point = { readonly x: number; readonly y: number };

// 4-3-3, attacking towards the right; red is its mirror image.
const FORMATION: readonly (readonly [number, number])[] = [
  [4, 34],
  [20, 10],
  [17, 26],
  [17, 43],
  [21, 57],
  [36, 34],
  [42, 20],
  [43, 50],
  [57, 12],
  [62, 33],
  [58, 55],
];

/** The 22 players: purple 0-10, red 11-21. */
export const PLAYERS: readonly Player[] = [
  ...FORMATION.map((home, index): Player => ({ side: 'purple', keeper: index === 0, home })),
  ...FORMATION.map(([x, y], index): Player => ({ side: 'red', keeper: index === 0, home: [PITCH.length - x, PITCH.width - y] })),
];

/** Who receives the ball at which second, and how high it flies on its way there (metres). */
const TOUCHES: readonly { readonly at: number; readonly player: number; readonly lift: number }[] = [
  { at: 0, player: 3, lift: 0 },
  { at: 1.6, player: 5, lift: 0 },
  { at: 3, player: 7, lift: 0 },
  { at: 4.6, player: 10, lift: 0.6 },
  { at: 6.6, player: 9, lift: 3.5 },
  { at: 8, player: 11, lift: 1.2 },
  { at: 10.2, player: 14, lift: 0 },
  { at: 11.8, player: 17, lift: 0 },
  { at: 13.2, player: 16, lift: 0 },
  { at: 14.8, player: 19, lift: 2.6 },
  { at: 16.8, player: 20, lift: 3 },
  { at: 18.2, player: 0, lift: 1 },
  { at: 20.4, player: 1, lift: 0 },
  { at: 22.2, player: 2, lift: 0 },
];

/** Mean speed of a ball on its way, metres a second. */
const BALL_SPEED = 24;
/** When the two shots reach the keepers: the crowd rises. */
const SHOTS: readonly number[] = [8, 18.2];

const ease = (share: number) => share * share * (3 - 2 * share);
const wrap = (seconds: number) => ((seconds % LOOP) + LOOP) % LOOP;

function touchesAround(seconds: number) {
  const time = wrap(seconds);
  const after = TOUCHES.findIndex((touch) => touch.at > time);
  const nextIndex = after === -1 ? 0 : after;
  const last = TOUCHES[(nextIndex + TOUCHES.length - 1) % TOUCHES.length]!;
  const next = TOUCHES[nextIndex]!;
  const wait = wrap(next.at - last.at) || LOOP;
  return { last, next, wait, since: wrap(time - last.at) };
}

/** Where play is, smoothly: both teams shift with it. */
function focus(seconds: number): Point {
  const { last, next, wait, since } = touchesAround(seconds);
  const [fromX, fromY] = PLAYERS[last.player]!.home;
  const [toX, toY] = PLAYERS[next.player]!.home;
  const share = ease(since / wait);
  return { x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share };
}

/** Place of a player on the grass, in metres. */
export function playerAt(index: number, seconds: number): Point {
  const { home, keeper, side } = PLAYERS[index]!;
  // A team follows the ball a moment late, so the shift is the mean of the last second and a half.
  const lags = [0.2, 0.6, 1, 1.4, 1.8];
  const play = lags.map((lag) => focus(seconds - lag)).reduce((sum, p) => ({ x: sum.x + p.x / lags.length, y: sum.y + p.y / lags.length }), { x: 0, y: 0 });
  const shift = keeper ? 0.05 : 0.3;
  const turn = (2 * Math.PI * seconds) / LOOP;
  const own = index * 2.399;
  const roam = keeper ? 0.5 : 1;
  const x = home[0] + (play.x - PITCH.length / 2) * shift + roam * (1.9 * Math.sin(2 * turn + own) + 0.8 * Math.sin(5 * turn + own * 3));
  const y = home[1] + (play.y - PITCH.width / 2) * shift * 0.55 + roam * (1.7 * Math.cos(3 * turn + own * 2) + 0.7 * Math.sin(4 * turn + own));
  const edge = side === 'purple' ? 3 : 2.4;
  return { x: Math.min(PITCH.length - edge, Math.max(edge, x)), y: Math.min(62.5, Math.max(1.5, y)) };
}

/** Place of the ball, with its height over the grass in metres. */
export function ballAt(seconds: number): Point & { readonly height: number } {
  const { last, next, wait, since } = touchesAround(seconds);
  const feet = (player: number, time: number): Point => {
    const place = playerAt(player, time);
    return { x: place.x + (PLAYERS[player]!.side === 'purple' ? 0.9 : -0.9), y: place.y + 0.35 };
  };
  const kicked = feet(last.player, seconds - since);
  const taken = feet(next.player, seconds - since + wait);
  const flight = Math.min(Math.max(0.5, Math.hypot(taken.x - kicked.x, taken.y - kicked.y) / BALL_SPEED), wait * 0.85);
  const leaves = wait - flight;
  if (since <= leaves) return { ...feet(last.player, seconds), height: 0.1 };
  const share = (since - leaves) / flight;
  const from = feet(last.player, seconds - (since - leaves));
  // A kicked ball starts fast and slows down.
  const way = 1 - (1 - share) ** 1.4;
  return { x: from.x + (taken.x - from.x) * way, y: from.y + (taken.y - from.y) * way, height: 0.1 + next.lift * 4 * share * (1 - share) };
}

const STEP = 1 / 25;
/** How far each player has run by each picture, and in a whole loop: legs move with the way run. */
const RUN = PLAYERS.map((_, index) => {
  const sums = [0];
  for (let frame = 1; frame <= LOOP / STEP; frame += 1) {
    const a = playerAt(index, (frame - 1) * STEP);
    const b = playerAt(index, frame * STEP);
    sums.push(sums[frame - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return sums;
});

/** Phase of a player's legs in radians; a whole number of strides fits into the loop. */
export function strideAt(index: number, seconds: number): { readonly phase: number; readonly speed: number } {
  const run = RUN[index]!;
  const frame = Math.round(wrap(seconds) / STEP);
  const total = run[run.length - 1]!;
  const strides = Math.max(1, Math.round(total / 2.6));
  const speed = (run[Math.min(frame + 1, run.length - 1)]! - run[Math.max(frame - 1, 0)]!) / (2 * STEP);
  return { phase: (2 * Math.PI * strides * run[frame]!) / total, speed };
}

/** How excited the crowd is, 0 to 1, at a second of the loop. */
export function excitement(seconds: number): number {
  return SHOTS.reduce((most, shot) => {
    const since = ((seconds - shot + 1.2 + LOOP) % LOOP) - 1.2;
    const swell = since < 0 ? 1 + since / 1.2 : Math.exp(-since / 1.6);
    return Math.max(most, since < 8 ? swell : 0);
  }, 0);
}

/** The match as a scene that has no end. */
export const match: Scene = { seconds: LOOP, playerAt, ballAt, strideAt, excitement };
