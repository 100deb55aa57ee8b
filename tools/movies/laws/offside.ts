// Law 11, offside: the same attack twice, frozen when the pass is played.
import { WIDTH } from '@portal/clip/camera';
import { picture } from '@portal/clip/picture';
import type { Film } from '../film.ts';
import { attack, PASSED, PASSER, SECOND_LAST, STRIKER, taken } from './attack.ts';
import { across, area, assistant, dim, GUIDE, NO, pixels, pulse, ring, signOver, wipe, YES } from './overlays.ts';
import { camera, ease, shown, slowly, track } from './time.ts';

const SECONDS = 29.6;
/** Between these it is replaced by the second attack, at their middle. */
const WIPE = { from: 14.4, to: 15.4 } as const;
const SECOND = (WIPE.from + WIPE.to) / 2;
/** From the middle of a figure to where his chest is: the line goes through what of him is nearest to the goal line. */
const CHEST = 0.62;

const plays = { beyond: slowly(attack(false)), level: slowly(attack(true)) };
const clocks = {
  beyond: track([
    [0, 0.2],
    [2.3, 2.4],
    [3.3, PASSED],
    [11.6, PASSED],
    [12.3, 3.35],
    [14.9, 5.9],
    [15.4, 6.4],
  ]),
  level: track([
    [14.9, 0.2],
    [16.9, 2.35],
    [17.7, PASSED],
    [23, PASSED],
    [23.7, 3.35],
    [26.2, 5.75],
    [SECONDS, 9.2],
  ]),
};
export const views = camera([
  [0, 580, 150, 700],
  [1.6, 580, 150, 700],
  [4.4, 768, 148, 500],
  [11.6, 768, 148, 500],
  [14, 720, 146, 560],
  [14.9, 720, 146, 560],
  [15.4, 580, 150, 700],
  [16.2, 580, 150, 700],
  [18.6, 768, 148, 500],
  [19.9, 768, 148, 500],
  [21.4, 0, 0, WIDTH],
  [22.2, 0, 0, WIDTH],
  [23.7, 736, 150, 544],
  [25, 736, 150, 544],
  [26.6, 752, 160, 528],
  [SECONDS, 752, 160, 528],
]);

/** The attack that is seen at a second of the film, and the second of it. */
export function offsideAt(seconds: number) {
  const level = seconds >= SECOND;
  return { level, scene: level ? plays.level : plays.beyond, time: (level ? clocks.level : clocks.beyond)(seconds) };
}

export const offsideFilm: Film = {
  seconds: SECONDS,
  poster: 10.4,
  pictureAt: (seconds) => {
    const { level, scene, time } = offsideAt(seconds);
    // Cut, where nothing is seen for the bands, instead of a way back through the picture.
    const view = views(level ? Math.max(15.4, seconds) : Math.min(14.9, seconds));
    const [line, bold] = [pixels(view, 4), pixels(view, 5)];
    const striker = scene.playerAt(STRIKER, time);
    const last = scene.playerAt(SECOND_LAST, time);
    const edge = last.x + CHEST;
    const ball = scene.ballAt(time);
    const referee = assistant(last.x, last.x, level ? 0 : ease((time - taken(false) - 0.1) / 0.4));
    let grass = referee;
    let above = '';
    if (!level) {
      const mark = shown(seconds, 8.8, 11.7, 0.5);
      grass =
        dim(shown(seconds, 3, 11.8, 0.6)) +
        referee +
        area(
          [
            [edge, 0],
            [striker.x + CHEST, 0],
            [striker.x + CHEST, 68],
            [edge, 68],
          ],
          NO,
          0.34 * mark,
        ) +
        pulse(ball, seconds, shown(seconds, 3.4, 6.4, 0.4), line) +
        ring(scene.playerAt(PASSER, time), GUIDE, shown(seconds, 3.4, 6.4), line) +
        ring(last, GUIDE, shown(seconds, 6.2, 11.7), line) +
        across(ball.x, (seconds - 8.6) / 0.8, pixels(view, 3), shown(seconds, 8.6, 11.7), `${pixels(view, 9).toFixed(1)} ${pixels(view, 9).toFixed(1)}`) +
        across(edge, (seconds - 6.3) / 1.1, bold, shown(seconds, 6.3, 11.7, 0.3)) +
        ring(striker, NO, mark, bold) +
        ring(striker, NO, shown(seconds, 12.9, 14.6), bold);
      above = signOver(striker, 'no', mark, view) + signOver(striker, 'no', shown(seconds, 12.9, 14.6), view);
    } else {
      const mark = shown(seconds, 18.5, 20.6, 0.5);
      const own = shown(seconds, 20.9, 22.7, 0.5);
      grass =
        dim(shown(seconds, 17.4, 23.2, 0.6)) +
        referee +
        area(
          [
            [0, 0],
            [52.5, 0],
            [52.5, 68],
            [0, 68],
          ],
          YES,
          0.42 * own,
        ) +
        across(52.5, own > 0 ? (seconds - 20.9) / 0.6 : 0, bold, own) +
        ring(last, GUIDE, shown(seconds, 17.9, 20.6), line) +
        across(edge, (seconds - 17.9) / 0.7, bold, shown(seconds, 17.9, 20.8, 0.3)) +
        ring(striker, YES, mark, bold);
      above =
        signOver(striker, 'yes', mark, view, 92) +
        signOver({ x: 26, y: 40 }, 'yes', own, view) +
        signOver({ x: 105.8, y: 35 }, 'yes', shown(seconds, 26.9, 29.2), view);
    }
    return picture(scene, time, view, { grass, above: above + wipe((seconds - WIPE.from) / (WIPE.to - WIPE.from), view) });
  },
  // Nobody holds his breath through a freeze: the crowd goes on, low.
  excitement: (seconds) => {
    const { scene, time } = offsideAt(seconds);
    return Math.max(0.08, scene.excitement(time));
  },
};
