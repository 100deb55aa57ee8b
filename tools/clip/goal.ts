// Goals of a few seconds for highlights: out of play, and from the penalty spot. Purple attacks towards the right; goals of the other side are drawn as in a mirror.
import { PITCH } from './camera.ts';
import { ballAt, playerAt, PLAYERS, type Point } from './match.ts';
import { stridesOf, type Scene } from './scene.ts';

/** The striker (4-3-3), and the keeper in front of him. */
const STRIKER = 9;
const KEEPER = 11;
/** Where attackers run to when it is in, and how fast at most: metres a second. */
const CORNER: Point = { x: 99.5, y: 58 };
const RUN = 7;

const between = (share: number) => Math.min(1, Math.max(0, share));
const ease = (share: number) => between(share) ** 2 * (3 - 2 * between(share));
/** A run that is nearly at its full speed from the beginning. */
const pace = (share: number) => 0.35 * ease(share) + 0.65 * between(share);
const mix = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/** `poster`: the second that says what comes. */
export interface Goal extends Scene {
  readonly poster: number;
}

/** When the ball leaves the foot, is over the line, and where: metres, `height` over the grass. */
interface Shot {
  readonly leaves: number;
  readonly over: number;
  readonly target: Point & { readonly height: number };
}

function scene(seconds: number, shot: Shot, placeAt: Scene['playerAt'], kicked: (time: number) => Point & { readonly height: number }): Goal {
  const stands = (index: number, time: number): Point => {
    const place = placeAt(index, Math.min(time, shot.over));
    if (time <= shot.over) return place;
    const { side, keeper } = PLAYERS[index] ?? { side: 'red', keeper: false };
    const since = time - shot.over;
    if (side === 'red' || keeper) return { x: place.x - (keeper ? 0 : ease(since / 5) * 2.5), y: place.y };
    // Each to a place of his own around the corner flag.
    const goal = { x: CORNER.x + 2.4 * Math.cos(index * 2.4) - 1.5, y: CORNER.y + 2.2 * Math.sin(index * 2.4) };
    const far = Math.hypot(goal.x - place.x, goal.y - place.y);
    const late = index === STRIKER ? 0.3 : 0.7;
    return mix(place, goal, ease((since - late) / Math.max(1.2, (1.5 * far) / RUN)));
  };
  const flight = (time: number): Point & { readonly height: number } => {
    if (time <= shot.leaves) return kicked(time);
    const from = kicked(shot.leaves);
    const share = between((time - shot.leaves) / (shot.over - shot.leaves));
    if (share < 1) return { ...mix(from, shot.target, share), height: from.height + (shot.target.height - from.height) * share ** 0.8 };
    // In the net: down to the grass, and still.
    const fall = between((time - shot.over) / 0.5);
    return { x: shot.target.x + 0.9 * ease(fall), y: shot.target.y, height: shot.target.height * (1 - fall ** 2) + 0.1 };
  };
  return {
    seconds,
    poster: shot.leaves - 0.1,
    playerAt: stands,
    ballAt: flight,
    strideAt: stridesOf(PLAYERS.length, seconds, stands),
    excitement: (time) =>
      time < shot.over - 1.2 ? 0 : time < shot.over ? 0.8 * (1 - (shot.over - time) / 1.2) : 0.7 + 0.3 * Math.exp(-(time - shot.over) / 4),
  };
}

/** The attack of the clip's match from its fourth second on, finished here: the pass reaches the striker, who goes on alone. */
function openPlay(): Goal {
  const begin = 3.4;
  const passed = 6.6 - begin;
  const shot: Shot = { leaves: 7.2, over: 7.75, target: { x: PITCH.length + 0.6, y: 35.8, height: 1.4 } };
  const alone: Point = { x: 93, y: 35 };
  const placeAt = (index: number, time: number): Point => {
    const place = playerAt(index, begin + Math.min(time, passed));
    const after = time - passed;
    if (index === KEEPER) {
      const out = mix(place, { x: PITCH.length - 3, y: 34.6 }, ease(after / 3));
      // He dives, and is late.
      return mix(out, { x: PITCH.length - 2, y: 32.6 }, ease((time - shot.leaves) / 0.6));
    }
    if (index === STRIKER) return mix(place, alone, pace(after / 4.1));
    // The others are left behind, at a trot.
    return mix(place, { x: Math.min(place.x + 13, PITCH.length - 9), y: place.y + (34 - place.y) * 0.15 }, ease(after / 4.8));
  };
  const kicked = (time: number) => {
    if (time <= passed) return ballAt(begin + time);
    const { x, y } = placeAt(STRIKER, time);
    return { x: x + 0.9, y: y + 0.35, height: 0.1 };
  };
  const made = scene(11.8, shot, placeAt, kicked);
  return { ...made, excitement: (time) => Math.max(made.excitement(time), time < shot.leaves ? 0.6 * between((time - passed) / (shot.leaves - passed)) : 0) };
}

const SPOT: Point = { x: 94, y: 34 };

/** Everybody waits at the edge of the box but two. */
function penalty(): Goal {
  const shot: Shot = { leaves: 3.7, over: 4.2, target: { x: PITCH.length + 0.6, y: 32.1, height: 0.9 } };
  const placeAt = (index: number, time: number): Point => {
    const sway = { x: 0.15 * Math.sin(time * 1.3 + index * 2.4), y: 0.25 * Math.cos(time * 1.1 + index * 1.7) };
    if (index === STRIKER) return mix({ x: 89.4, y: 36.4 }, { x: SPOT.x - 0.9, y: SPOT.y - 0.35 }, ease((time - 2.3) / (shot.leaves - 2.3)));
    if (index === KEEPER)
      return mix({ x: PITCH.length - 0.9, y: 34 + 0.8 * Math.sin(time * 2.2) }, { x: PITCH.length - 1.1, y: 36.4 }, ease((time - shot.leaves) / 0.45));
    const { side, keeper } = PLAYERS[index] ?? { side: 'red', keeper: false };
    if (keeper) return { x: 24 + sway.x, y: 34 + sway.y };
    const place = index % 11;
    // A row along the box, the sides in turns; three of each stay further back.
    const row = side === 'red' ? 2 * place : 2 * place + 1;
    const back = place > 7;
    return { x: (back ? 70 : 84.5) + sway.x - (row % 3), y: (back ? 8 + row * 2.4 : 10 + row * 2.9) + sway.y };
  };
  return scene(9.5, shot, placeAt, () => ({ ...SPOT, height: 0.1 }));
}

export const goals = { play: openPlay, penalty } as const;
