// Law 14, the penalty kick: frozen before the run-up and at the kick, to show who has to be where.
import { arc, path, PITCH, project } from '@portal/clip/camera';
import { goals } from '@portal/clip/goal';
import { PLAYERS, type Point } from '@portal/clip/match';
import { picture } from '@portal/clip/picture';
import { stridesOf } from '@portal/clip/scene';
import type { Film } from '../film.ts';
import { area, arrow, dim, GUIDE, NO, pixels, pulse, ring, sign, signOver, stroke, YES } from './overlays.ts';
import { camera, ease, shown, slowly, track } from './time.ts';

const SECONDS = 28.4;
export const PENALTY = { striker: 9, keeper: 11, spot: { x: 94, y: 34 }, kicked: 3.7 } as const;
const { spot } = PENALTY;
const LINE = PITCH.length;
const FAR = 9.15;

/** The penalty of the highlights, with a keeper who keeps to the law to the centimetre: his feet on the line until the ball is kicked. */
function lawful() {
  const kick = goals.penalty();
  const playerAt = (index: number, time: number): Point => {
    const place = kick.playerAt(index, time);
    if (index !== PENALTY.keeper) return place;
    const leaves = ease((time - PENALTY.kicked) / 0.4);
    return { x: LINE - 0.05 + (place.x - LINE + 0.05) * leaves, y: place.y };
  };
  return slowly({ ...kick, playerAt, strideAt: stridesOf(PLAYERS.length, kick.seconds, playerAt) });
}
export const penaltyScene = lawful();

/** Seconds of the scene: frozen before the run-up, and at the kick. */
export const penaltyClock = track([
  [0, 0],
  [2, 1.3],
  [2.9, 1.6],
  [14.4, 1.6],
  [15.1, 2.2],
  [16, 3.3],
  [16.6, PENALTY.kicked],
  [21.5, PENALTY.kicked],
  [22.2, 3.95],
  [22.8, 4.3],
  [SECONDS, 9],
]);

const views = camera([
  [0, 640, 170, 640],
  [1.2, 640, 170, 640],
  [3.2, 860, 268, 330],
  [5.2, 860, 268, 330],
  [6.4, 690, 190, 590],
  [10.5, 690, 190, 590],
  [12.5, 960, 286, 300],
  [14, 960, 286, 300],
  [15.2, 900, 266, 360],
  [21.6, 900, 266, 360],
  [23.4, 860, 250, 420],
  [25.4, 700, 196, 580],
  [SECONDS, 700, 196, 580],
]);

const BOX: readonly (readonly [number, number])[] = [
  [LINE, 34 - 20.16],
  [LINE - 16.5, 34 - 20.16],
  [LINE - 16.5, 34 + 20.16],
  [LINE, 34 + 20.16],
];
const D = arc(spot.x, spot.y, FAR, Math.PI - 0.925, Math.PI + 0.925);
const others = PLAYERS.map((_, index) => index).filter((index) => index !== PENALTY.striker && index !== PENALTY.keeper);

/** Who has to be outside, behind, and how far: frozen before the run-up. */
function keptOut(seconds: number, time: number, line: number, bold: number): string {
  const box = shown(seconds, 6, 11.2);
  const circle = shown(seconds, 8.8, 11.2);
  if (box <= 0) return '';
  const rings = others
    .map((index) => ({ index, place: penaltyScene.playerAt(index, time) }))
    .filter(({ place }) => place.x > 60)
    // One after the other, from the far side to the near one.
    .map(({ place }) => ring(place, YES, Math.min(box, shown(seconds, 6.6 + place.y * 0.02, Infinity, 0.4)), line * 0.8, 0.95));
  const behind = shown(seconds, 6.9, 11.2);
  const reach = spot.x - FAR * shown(seconds, 9, Infinity, 0.8);
  return (
    area(BOX, NO, 0.2 * box) +
    area(D, NO, 0.3 * circle) +
    stroke(path(BOX, true), GUIDE, bold, box) +
    stroke(
      path([
        [spot.x, 0],
        [spot.x, 68],
      ]),
      GUIDE,
      line,
      behind,
      `${(line * 2.6).toFixed(1)} ${(line * 2.6).toFixed(1)}`,
    ) +
    stroke(path(arc(spot.x, spot.y, FAR), true), GUIDE, line, circle * 0.55, `${(line * 1.2).toFixed(1)} ${(line * 3).toFixed(1)}`) +
    stroke(path(D), GUIDE, bold * 1.2, circle) +
    stroke(
      path([
        [spot.x, spot.y],
        [reach, spot.y],
      ]) +
        path([
          [spot.x, spot.y - 0.9],
          [spot.x, spot.y + 0.9],
        ]) +
        path([
          [reach, spot.y - 0.9],
          [reach, spot.y + 0.9],
        ]),
      GUIDE,
      bold,
      circle,
    ) +
    rings.join('')
  );
}

/** The ball has to go forward; and off the post it is not the kicker's again. */
function afterKick(seconds: number, width: number, radius: number): string {
  const ahead = shown(seconds, 16.8, 18.4, 0.6);
  const again = shown(seconds, 18.7, 21.3, 0.5);
  const from = project(spot.x + 0.5, spot.y, 0.1);
  const post = project(LINE, 37.5, 0.8);
  const back = project(spot.x + 1.2, spot.y + 2.2, 0.1);
  const target = project(LINE - 1.5, 32.6, 0.2);
  return (
    (ahead > 0 ? `<g opacity="${ahead.toFixed(3)}">${arrow([from, target], (seconds - 16.8) / 0.9, YES, width)}</g>` : '') +
    sign('yes', { x: (from.x + target.x) / 2, y: (from.y + target.y) / 2 - radius * 1.5 }, radius, shown(seconds, 17.4, 18.4, 0.35)) +
    (again > 0
      ? `<g opacity="${again.toFixed(3)}">${arrow([from, post, back], (seconds - 18.7) / 1.4, GUIDE, width, `${(width * 2).toFixed(1)} ${(width * 2).toFixed(1)}`)}</g>`
      : '') +
    sign('no', { x: back.x, y: back.y + radius * 1.3 }, radius, shown(seconds, 19.9, 21.3, 0.35))
  );
}

export const penaltyFilm: Film = {
  seconds: SECONDS,
  poster: 10.2,
  pictureAt: (seconds) => {
    const time = penaltyClock(seconds);
    const view = views(seconds);
    const [line, bold] = [pixels(view, 4), pixels(view, 5)];
    const keeper = penaltyScene.playerAt(PENALTY.keeper, time);
    const striker = penaltyScene.playerAt(PENALTY.striker, time);
    const onSpot = shown(seconds, 3.1, 5.8);
    const onLine = shown(seconds, 11.4, 14.5);
    const kick = shown(seconds, 16.5, 21.6);
    const mouth = path([
      [LINE, 34 - 3.66],
      [LINE, 34 + 3.66],
    ]);
    const grass =
      dim(Math.max(shown(seconds, 2.8, 14.6, 0.6), 0.75 * kick)) +
      keptOut(seconds, time, line, bold) +
      pulse(spot, seconds, onSpot, line) +
      ring(spot, GUIDE, onSpot, bold, 0.75) +
      stroke(mouth, GUIDE, bold * 1.3, Math.max(onLine, 0.8 * kick)) +
      ring(keeper, YES, Math.max(shown(seconds, 12, 14.5), shown(seconds, 16.6, 18.5)), line, 0.9) +
      ring(striker, GUIDE, shown(seconds, 18.7, 21.4), line, 0.9);
    const inside = project(98.5, 23);
    const outside = project(77.5, 29);
    const size = pixels(view, 22);
    const above =
      sign('no', inside, size, shown(seconds, 6.5, 11.1)) +
      sign('yes', outside, size, shown(seconds, 7.4, 11.1)) +
      signOver({ x: LINE + 0.8, y: 32.1 }, 'yes', shown(seconds, 23.4, 27.2), view) +
      signOver(keeper, 'yes', shown(seconds, 12.3, 14.4, 0.4), view, -80) +
      afterKick(seconds, bold, pixels(view, 22));
    return picture(penaltyScene, time, view, { grass, above });
  },
  // A held breath while it is explained, a murmur at the run-up.
  excitement: (seconds) => Math.max(0.07, 0.3 * shown(seconds, 14.4, 17, 0.8), penaltyScene.excitement(penaltyClock(seconds))),
};
