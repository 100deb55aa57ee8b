import type { Axis, Region } from './axis.ts';
import { fixed, laidOut, share, tag, u16, u32 } from './bytes.ts';
import type { Shift } from './compose.ts';

/** `fvar`: one axis, the weight, which is the lightest unless it is said. `name`: what it is called, of the table of names. */
export function fvarOf({ weights }: Axis, name: number): number[] {
  const [lightest = 0, boldest = 0] = [weights[0], weights.at(-1)];
  return [...u16(1, 0, 16, 2, 1, 20, 0, 8), ...tag('wght'), ...fixed(lightest), ...fixed(lightest), ...fixed(boldest), ...u16(0, name)];
}

/** `avar`: where on the way weights stand, as it is not quite where their numbers say. */
export function avarOf({ weights, places }: Axis): number[] {
  const [lightest = 0, boldest = 0] = [weights[0], weights.at(-1)];
  const rows = [[-1, -1], ...weights.map((weight, at) => [(weight - lightest) / (boldest - lightest), places[at] ?? 0])];
  return [...u16(1, 0, 0, 1, rows.length), ...rows.flat().flatMap(share)];
}

const INTERMEDIATE = 0x40_00;
const ALL_POINTS = 0;
const SHARED_POINTS = 0x80_00;

/** How a glyph's points, or its parts, and last its four margins move in each region. */
export type Moves = readonly (readonly Shift[])[];

/** `gvar`: where nothing of a glyph moves, nothing is written. */
export function gvarOf(glyphs: readonly Moves[], regions: readonly Region[]): number[] {
  const data = glyphs.map((moves) => {
    const moving = [...moves.entries()].filter(([, all]) => all.some(({ x, y }) => x !== 0 || y !== 0));
    if (moving.length === 0) return [];
    const bodies = moving.map(([, all]) => [...packed(all.map(({ x }) => x)), ...packed(all.map(({ y }) => y))]);
    const heads = moving.flatMap(([region], at) => [...u16(bodies[at]?.length ?? 0), ...placed(region, regions)]);
    const glyph = [...u16(SHARED_POINTS | moving.length, 4 + heads.length), ...heads, ALL_POINTS, ...bodies.flat()];
    return glyph.length % 2 === 0 ? glyph : [...glyph, 0];
  });
  const { offsets, bytes } = laidOut(data, 0);
  const peaks = regions.flatMap(({ peak }) => share(peak));
  const short = bytes.length < 0x2_00_00;
  const ends = [...offsets, bytes.length];
  const places = short ? u16(...ends.map((end) => end / 2)) : u32(...ends);
  const start = 20 + places.length;
  return [...u16(1, 0, 1, regions.length), ...u32(start), ...u16(glyphs.length, short ? 0 : 1), ...u32(start + peaks.length), ...places, ...peaks, ...bytes];
}

/** A region by its peak among those told once for all glyphs; one that reaches from 0 to its peak at the end need say no more. */
const placed = (place: number, regions: readonly Region[]): number[] => {
  const { from, peak, to } = regions[place] as Region;
  return from === 0 && peak === 1 ? u16(place) : [...u16(INTERMEDIATE | place), ...share(from), ...share(to)];
};

const [ZEROS, WORDS, LONGEST] = [0x80, 0x40, 64];
const kindOf = (value: number) => (value === 0 ? ZEROS : value >= -128 && value <= 127 ? 0 : WORDS);

/** Numbers in runs of one kind: nothing, a byte each, two bytes each. */
export function packed(values: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < values.length; ) {
    const kind = kindOf(values[at] ?? 0);
    // A single nothing among bytes is shorter as one of them.
    const goesOn = (place: number) => {
      const next = kindOf(values[place] ?? 0);
      return next === kind || (kind === 0 && next === ZEROS && place + 1 < values.length && kindOf(values[place + 1] ?? 0) === 0);
    };
    let end = at + 1;
    while (end < values.length && end - at < LONGEST && goesOn(end)) end += 1;
    const run = values.slice(at, end);
    bytes.push(kind | (run.length - 1), ...(kind === ZEROS ? [] : kind === WORDS ? u16(...run) : run.map((value) => value & 255)));
    at = end;
  }
  return bytes;
}

/** An ItemVariationStore of one table: by row, how much a number differs in each region. Regions in which none differs are left out. */
export function storeOf(rows: readonly (readonly number[])[], regions: readonly Region[]): number[] {
  const used = [...regions.keys()].filter((region) => rows.some((row) => row[region] !== 0));
  const wide = rows.some((row) => row.some((value) => kindOf(value) === WORDS));
  const list = [...u16(1, used.length), ...used.flatMap((region) => placesOf(regions[region] as Region))];
  const cells = rows.flatMap((row) => used.flatMap((region) => (wide ? u16(row[region] ?? 0) : [(row[region] ?? 0) & 255])));
  const data = [...u16(rows.length, wide ? used.length : 0, used.length, ...used.keys()), ...cells];
  return [...u16(1), ...u32(12), ...u16(1), ...u32(12 + list.length), ...list, ...data];
}
const placesOf = ({ from, peak, to }: Region) => [...share(from), ...share(peak), ...share(to)];

/** `HVAR`: how much wider each glyph gets. */
export const hvarOf = (widths: readonly (readonly number[])[], regions: readonly Region[]): number[] => [
  ...u16(1, 0),
  ...u32(20, 0, 0, 0),
  ...storeOf(widths, regions),
];
