import { INK, LINE } from '@portal/comics/pen';
import { type Film, HIGH, WIDE } from '../film.ts';
import { darkness } from './alive.ts';
import { athome } from './home.ts';
import { eased, mix, named, seen } from './motion.ts';
import { afterwards } from './night.ts';
import { FADE, framed, type Shot } from './shot.ts';
import { onShoulders } from './shoulders.ts';
import { inStand } from './stand.ts';

/** One after the other, without a gap. */
export const shots: readonly Shot[] = [...athome, ...inStand, ...onShoulders, ...afterwards];

const SECONDS = 74;

/** The shots that are seen at a second: one, or two while the later one comes up over the other. */
export function seenAt(seconds: number): readonly Shot[] {
  const current = shots.findLastIndex(({ from }) => from <= seconds);
  const shot = shots[current];
  const before = shots[current - 1];
  if (!shot) return [];
  return shot.fades && before && seconds < shot.from + FADE ? [before, shot] : [shot];
}

function pictureAt(seconds: number): string {
  const drawn = seenAt(seconds).map((shot, index) => {
    const content = named(framed(shot, seconds), shot.name);
    return index ? seen(content, eased(seconds, shot.from, shot.from + FADE)) : content;
  });
  const dark = 1 - eased(seconds, 0, 0.7) + eased(seconds, SECONDS - 1.1, SECONDS - 0.1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">`,
    `<g fill="none" stroke="${INK}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">`,
    ...drawn,
    darkness(WIDE, HIGH, dark),
    '</g></svg>\n',
  ].join('');
}

/** What the crowd does, between the seconds told: quiet at home, then it fills, holds its breath for no shot, and goes home too. */
const MOODS: readonly (readonly [seconds: number, excitement: number])[] = [
  [0, 0],
  [12.8, 0],
  [15, 0.22],
  [23.6, 0.22],
  [26, 0.5],
  [27.9, 1],
  [29.6, 0.95],
  [34.5, 0.35],
  [45, 0.3],
  [46.8, 0.5],
  [47.9, 1],
  [52.5, 0.92],
  [58, 0.06],
  [61, 0],
  [SECONDS, 0],
];

function excitement(seconds: number): number {
  const next = MOODS.findIndex(([at]) => at > seconds);
  const [from, to] = [MOODS[next - 1], MOODS[next]];
  return from && to ? mix(from[1], to[1], eased(seconds, from[0], to[0])) : 0;
}

/** 'Lần đầu lên khán đài': the panels of the comic, one after the other, some of them moving. */
export const firstMatchFilm: Film = { seconds: SECONDS, poster: 51.4, pictureAt, excitement };
