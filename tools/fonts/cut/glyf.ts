import { u16 } from './bytes.ts';
import type { Shift } from './compose.ts';
import { ON, type Outline } from './outlines.ts';

/** One glyph as it is written: an outline, or others, moved, with the outline they come to. */
export interface Glyph {
  readonly outline: Outline;
  readonly parts?: readonly { readonly glyph: number; readonly shift: Shift }[];
}

/** `glyf` and `loca`, with long places. Coordinates are whole. */
export function glyfOf(glyphs: readonly Glyph[]): { glyf: Buffer; loca: Buffer } {
  const bodies = glyphs.map(({ outline, parts }) => Buffer.from(outline.length === 0 ? [] : parts ? composite(outline, parts) : simple(outline)));
  const padded = bodies.map((body) => Buffer.concat([body, Buffer.alloc(-body.length & 3)]));
  const loca = Buffer.alloc(4 * (padded.length + 1));
  let end = 0;
  padded.forEach((body, place) => {
    end += body.length;
    loca.writeUInt32BE(end, 4 * (place + 1));
  });
  return { glyf: Buffer.concat(padded), loca };
}

/** Left, bottom, right, top. */
export function boxOf(outline: Outline): [number, number, number, number] {
  const points = outline.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** As the format has it, though not as short as it can be: WOFF2 writes outlines in a way of its own. */
function simple(outline: Outline): number[] {
  let end = -1;
  const ends = outline.map((contour) => (end += contour.length));
  const points = outline.flat();
  const steps = (values: readonly number[]) => values.map((value, place) => value - (values[place - 1] ?? 0));
  return [
    ...u16(outline.length, ...boxOf(outline), ...ends, 0),
    ...points.map(({ on }) => (on ? ON : 0)),
    ...u16(...steps(points.map(({ x }) => x)), ...steps(points.map(({ y }) => y))),
  ];
}

const [WORDS, SHIFTS, MORE] = [1, 2, 32];

const composite = (outline: Outline, parts: NonNullable<Glyph['parts']>): number[] => [
  ...u16(-1, ...boxOf(outline)),
  ...parts.flatMap(({ glyph, shift: { x, y } }, place) => u16(WORDS | SHIFTS | (place < parts.length - 1 ? MORE : 0), glyph, x, y)),
];
