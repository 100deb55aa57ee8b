// The stand above the pitch: rows of seats, lit where somebody sits, twinkling, with one wave per loop.
import { WIDTH } from './camera.ts';
import { LOOP } from './match.ts';
import { chance } from './chance.ts';

const GAP = 20;
const ROWS = 9;
const COLUMNS = Math.ceil(WIDTH / GAP) + 1;
const COLOURS = ['#FFCD4A', '#2EC47C', '#FF6D60'] as const;
const EMPTY = '#145C3D';

type Seat = {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly colour: string;
  readonly rhythm: number;
  readonly phase: number;
  readonly excited: number;
};

const random = chance(20_26);
const SEATS: readonly Seat[] = Array.from({ length: ROWS * COLUMNS }, (_, index): Seat => {
  const row = Math.floor(index / COLUMNS);
  const taken = random() < 0.46 + 0.045 * row;
  const pick = random();
  const colour = taken ? (pick < 0.66 ? COLOURS[0] : pick < 0.86 ? COLOURS[1] : COLOURS[2]) : EMPTY;
  return {
    x: (index % COLUMNS) * GAP - (row % 2 === 0 ? GAP / 2 : 0),
    y: 2 + row * GAP,
    row,
    colour,
    rhythm: 1 + Math.floor(random() * 5),
    phase: random() * 2 * Math.PI,
    excited: random(),
  };
});

function seat(place: Seat, seconds: number, excited: number): string {
  const turn = (2 * Math.PI * seconds) / LOOP;
  if (place.colour === EMPTY) return `<use href="#seat" x="${place.x}" y="${place.y}" fill="${EMPTY}"/>`;
  // Steps instead of a smooth glow: a seat that keeps its colour for a while costs the encoder nothing.
  const glow = Math.round((0.5 + 0.5 * Math.sin(place.rhythm * turn + place.phase)) * 3) / 3;
  const wave = Math.max(0, Math.cos(2 * Math.PI * (place.x / WIDTH) * 0.5 - turn * 2)) ** 40;
  const jump = place.excited < excited * 0.7 ? Math.abs(Math.sin(seconds * 2 * Math.PI * 1.5 + place.phase)) : 0;
  const up = Math.round(4 * Math.max(wave, jump));
  const light = 0.5 + 0.5 * Math.max(glow, wave, jump > 0 ? 1 : 0);
  return `<use href="#seat" x="${place.x}" y="${place.y - up}" fill="${place.colour}" opacity="${light.toFixed(2)}"/>`;
}

/** The rows of seats at a second, as SVG. `excited`: 0 to 1. */
export function stand(seconds: number, excited: number): string {
  return SEATS.map((place) => seat(place, seconds, excited)).join('');
}
