// The attack that the film about offside shows twice: a pass through the defence, to a striker who stands beyond it or level with it.
import { PITCH } from '@portal/clip/camera';
import { PLAYERS, type Point } from '@portal/clip/match';
import { stridesOf, type Scene } from '@portal/clip/scene';
import { between, ease, track, way } from './time.ts';

/** The second at which the pass is played. */
export const PASSED = 3;
export const PASSER = 5;
export const STRIKER = 9;
export const KEEPER = 11;
/** The opponent who stands second-last: only their keeper is nearer to the goal. */
export const SECOND_LAST = 14;

/** When the ball reaches the striker, and in the second attack the net. */
export const taken = (level: boolean) => PASSED + (level ? 1.6 : 1.4);
export const IN = 5.9;
const SHOT = IN - 0.42;
const TARGET = { x: PITCH.length + 0.6, y: 36, height: 0.9 };

/** Where everybody else is when the pass is played. */
const AROUND: readonly (readonly [index: number, x: number, y: number])[] = [
  [0, 30, 34],
  [1, 58, 8],
  [2, 50, 24],
  [3, 50, 42],
  [4, 57, 56],
  [6, 68, 17],
  [7, 66, 44],
  [8, 80, 9],
  [10, 79, 54],
  [12, 82.4, 51],
  [13, 83.1, 34.5],
  [15, 83.4, 11.5],
  [16, 75, 36],
  [17, 72, 46],
  [18, 73.5, 22],
  [19, 62, 52],
  [20, 56, 36],
  [21, 61, 14],
];

const runs = (level: boolean): ReadonlyMap<number, (time: number) => Point> =>
  new Map([
    [
      PASSER,
      way([
        [0, 62.5, 29],
        [2.6, 69.4, 28.1],
        [3.1, 70.4, 28],
        [4.2, 72.5, 27.6],
        [6, 77, 27],
      ]),
    ],
    [
      STRIKER,
      level
        ? way([
            [0, 80.4, 28],
            [1.9, 81.5, 27.2],
            [PASSED, 84.4, 26.2],
            [taken(level), 93.6, 27.4],
            [SHOT, 98, 30.6],
            [IN + 0.6, 100, 31],
          ])
        : way([
            [0, 83.6, 27.5],
            [1.9, 86.2, 26.2],
            [PASSED, 87.6, 25.4],
            [taken(level), 93.8, 26.8],
            [5.4, 97, 28.4],
            [6.4, 97.4, 28.6],
          ]),
    ],
    [
      SECOND_LAST,
      way([
        [0, 82.6, 21.4],
        [2, 83.9, 20.8],
        [PASSED, 84.5, 20.6],
        [4.4, 89.5, 22.4],
        [6, 96.5, 27],
        [7, 97.6, 28],
      ]),
    ],
    [
      KEEPER,
      level
        ? way([
            [0, 100.6, 33.2],
            [PASSED, 100.9, 32.6],
            [4.6, 101.4, 32],
            [SHOT + 0.05, 101.6, 31.6],
            // He dives, and is late.
            [IN, 102.2, 33.4],
            [IN + 1, 102.3, 33.6],
          ])
        : way([
            [0, 100.6, 33.2],
            [PASSED, 100.9, 32.6],
            [5.4, 101.4, 31.4],
          ]),
    ],
    ...AROUND.map(([index, x, y]): [number, (time: number) => Point] => {
      const keeper = PLAYERS[index]?.keeper === true;
      const forward = keeper ? 1 : PLAYERS[index]?.side === 'red' ? 2.2 : 3;
      return [
        index,
        way([
          [0, x - forward, y + 0.8 * Math.sin(index)],
          [PASSED, x, y],
          [6, Math.max(x + 1, Math.min(x + (keeper ? 2 : 10), 94)), y + (30 - y) * 0.12],
          [7.5, Math.max(x + 1, Math.min(x + (keeper ? 2 : 11), 95)), y + (30 - y) * 0.12],
        ]),
      ];
    }),
  ]);

/** Where they run to when it is in: each to a place of his own around the corner flag. */
const corner = (index: number): Point => ({ x: 99 + 2.6 * Math.cos(index * 2.4), y: 13 + 2.6 * Math.sin(index * 2.4) });
const CHEERS = [STRIKER, PASSER, 6, 7, 8, 10];

/** `level`: whether the striker waits until the ball is played. */
export function attack(level: boolean): Scene {
  const ways = runs(level);
  // The flag goes up: they trot to a halt.
  const halt = track([
    [0, 0],
    [taken(level) + 0.2, taken(level) + 0.2],
    [taken(level) + 2.2, taken(level) + 1.2],
  ]);
  const placeAt = (index: number, time: number): Point => {
    const place = ways.get(index)?.(level ? time : halt(time)) ?? { x: 0, y: 0 };
    if (!level || time <= IN || !CHEERS.includes(index)) return place;
    const goal = corner(index);
    const far = Math.hypot(goal.x - place.x, goal.y - place.y);
    const share = ease((time - IN - (index === STRIKER ? 0.2 : 0.6)) / Math.max(1.6, (1.5 * far) / 6.4));
    return { x: place.x + (goal.x - place.x) * share, y: place.y + (goal.y - place.y) * share };
  };
  const feet = (index: number, time: number) => {
    const { x, y } = placeAt(index, time);
    return { x: x + 0.9, y: y + 0.35, height: 0.1 };
  };
  const ballAt: Scene['ballAt'] = (time) => {
    if (time <= PASSED) return feet(PASSER, time);
    const there = taken(level);
    if (time <= there) {
      const [from, to] = [feet(PASSER, PASSED), feet(STRIKER, there)];
      const share = (time - PASSED) / (there - PASSED);
      // A kicked ball starts fast and slows down.
      const far = 1 - (1 - share) ** 1.3;
      return { x: from.x + (to.x - from.x) * far, y: from.y + (to.y - from.y) * far, height: 0.1 + 0.5 * share * (1 - share) };
    }
    if (!level || time <= SHOT) return feet(STRIKER, time);
    const from = feet(STRIKER, SHOT);
    const share = between((time - SHOT) / (IN - SHOT));
    if (share < 1) {
      return { x: from.x + (TARGET.x - from.x) * share, y: from.y + (TARGET.y - from.y) * share, height: 0.1 + (TARGET.height - 0.1) * share ** 0.8 };
    }
    // In the net: down to the grass, and still.
    const fall = between((time - IN) / 0.5);
    return { x: TARGET.x + 0.9 * ease(fall), y: TARGET.y, height: TARGET.height * (1 - fall ** 2) + 0.1 };
  };
  const seconds = 10;
  return {
    seconds,
    playerAt: placeAt,
    ballAt,
    strideAt: stridesOf(PLAYERS.length, seconds, placeAt),
    excitement: (time) => {
      const rise = 0.45 * ease((time - PASSED + 0.4) / (taken(level) - PASSED));
      if (!level) return rise * (1 - ease((time - taken(level)) / 1.5));
      return time < IN ? rise + 0.35 * ease((time - SHOT) / (IN - SHOT)) : 0.7 + 0.3 * Math.exp(-(time - IN) / 4);
    },
  };
}
