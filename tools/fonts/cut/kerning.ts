import { laidOut, tag, u16, u32 } from './bytes.ts';
import type { Region } from './axis.ts';
import { storeOf } from './variations.ts';

/** How much nearer (below 0) a glyph stands to the one before it. */
export type Kerning = (left: number, right: number) => number;

/** Of a font whose GPOS holds nothing but kerning: each lookup adds what its first part that knows the left one says. */
export function kerningOf(gpos: Buffer | undefined): Kerning {
  if (!gpos) return () => 0;
  const list = gpos.subarray(gpos.readUInt16BE(8));
  const lookups = listAt(list, 0).map((offset) => {
    const lookup = list.subarray(offset);
    return listAt(lookup, 4).map((part) => pairsOf(withoutExtension(lookup.readUInt16BE(0), lookup.subarray(part))));
  });
  return (left, right) =>
    lookups.reduce((sum, parts) => {
      for (const part of parts) {
        const found = part(left, right);
        if (found !== undefined) return sum + found;
      }
      return sum;
    }, 0);
}

const listAt = (data: Buffer, place: number): number[] => Array.from({ length: data.readUInt16BE(place) }, (_, row) => data.readUInt16BE(place + 2 + 2 * row));

function withoutExtension(type: number, part: Buffer): Buffer {
  if (type === 9 && part.readUInt16BE(2) === 2) return part.subarray(part.readUInt32BE(4));
  if (type !== 2) throw new Error(`a lookup of type ${type} among the kerning`);
  return part;
}

type Pairs = (left: number, right: number) => number | undefined;

/** PairPos of either format, of which only the advance of the left one is moved, or nothing. */
function pairsOf(part: Buffer): Pairs {
  const size = { 0: 0, 4: 2 }[part.readUInt16BE(4)];
  if (size === undefined || part.readUInt16BE(6) !== 0) throw new Error('kerning that moves more than the advance');
  const valueAt = (data: Buffer, place: number) => (size === 0 ? 0 : data.readInt16BE(place));
  const covered = coverageAt(part.subarray(part.readUInt16BE(2)));
  if (part.readUInt16BE(0) === 1) {
    const sets = listAt(part, 8).map((offset) => {
      const set = part.subarray(offset);
      const row = (place: number) => 2 + (2 + size) * place;
      return new Map(Array.from({ length: set.readUInt16BE(0) }, (_, place) => [set.readUInt16BE(row(place)), valueAt(set, row(place) + 2)]));
    });
    return (left, right) => sets[covered.get(left) ?? -1]?.get(right);
  }
  const [first, second] = [classesAt(part.subarray(part.readUInt16BE(8))), classesAt(part.subarray(part.readUInt16BE(10)))];
  const columns = part.readUInt16BE(14);
  return (left, right) => (covered.has(left) ? valueAt(part, 16 + size * ((first.get(left) ?? 0) * columns + (second.get(right) ?? 0))) : undefined);
}

/** Glyphs, each with its place. */
function coverageAt(data: Buffer): Map<number, number> {
  if (data.readUInt16BE(0) === 1) return new Map(listAt(data, 2).map((glyph, place) => [glyph, place]));
  return new Map(rangesAt(data, 2).flatMap(([from, to, start]) => Array.from({ length: to - from + 1 }, (_, place) => [from + place, start + place] as const)));
}

function classesAt(data: Buffer): Map<number, number> {
  if (data.readUInt16BE(0) === 1) return new Map(listAt(data, 4).map((kind, place) => [data.readUInt16BE(2) + place, kind]));
  return new Map(rangesAt(data, 2).flatMap(([from, to, kind]) => Array.from({ length: to - from + 1 }, (_, place) => [from + place, kind] as const)));
}
const rangesAt = (data: Buffer, place: number): [number, number, number][] =>
  Array.from({ length: data.readUInt16BE(place) }, (_, row) => {
    const at = place + 2 + 6 * row;
    return [data.readUInt16BE(at), data.readUInt16BE(at + 2), data.readUInt16BE(at + 4)];
  });

/**
 * `GPOS` with the kerning of all weights (the lightest first) and `GDEF` with how it changes on the way to the boldest; nothing where there is none.
 * `changes`: how numbers of all weights are told by regions.
 */
export function kerningTables(
  masters: readonly Kerning[],
  glyphs: number,
  regions: readonly Region[],
  changes: (values: readonly number[]) => readonly number[],
): { GPOS?: Buffer; GDEF?: Buffer } {
  const all = [...Array(glyphs).keys()];
  const cell = (left: number, right: number) => masters.map((kerning) => kerning(left, right));
  const rows = all.map((left) => all.map((right) => cell(left, right)));
  const [lefts, rights] = [classed(rows.map(String)), classed(all.map((right) => String(rows.map((row) => row[right]))))];
  if (lefts.firsts.length < 2) return {};
  const cells = lefts.firsts.map((left) => rights.firsts.map((right) => cell(left, right)));
  const told = (values: readonly number[]) => String(changes(values));
  const rowsTold = [...new Set(cells.flat().map(told))].filter((row) => !isNothing(row));
  const gdef = gdefOf(
    rowsTold.map((row) => row.split(',').map(Number)),
    regions,
  );
  return { GPOS: Buffer.from(gposOf(lefts, rights, cells, (values) => rowsTold.indexOf(told(values)), rowsTold.length)), GDEF: Buffer.from(gdef) };
}

const isNothing = (key: string) => /^[0,]*$/.test(key);

interface Classes {
  /** By glyph; 0 is for those that are never kerned. */
  readonly classes: readonly number[];
  /** A glyph of each class. */
  readonly firsts: readonly number[];
}
/** Glyphs with the same keys in one class, those that are never kerned in 0. */
function classed(keys: readonly string[]): Classes {
  const order = [...new Set(keys)].toSorted((a, b) => Number(isNothing(b)) - Number(isNothing(a)));
  return { classes: keys.map((key) => order.indexOf(key)), firsts: order.map((key) => keys.indexOf(key)) };
}

/** `rowOf`: which row of the store tells how a pair of all weights changes, -1 where it does not; `rows`: how many there are. */
function gposOf(
  lefts: Classes,
  rights: Classes,
  cells: readonly (readonly (readonly number[])[])[],
  rowOf: (cell: readonly number[]) => number,
  rows: number,
): number[] {
  const covered = [...lefts.classes.keys()].filter((glyph) => lefts.classes[glyph] !== 0);
  const coverage = [...u16(1, covered.length, ...covered)];
  const devices = Array.from({ length: rows }, (_, row) => u16(0, row, 0x80_00));
  const head = 16 + cells.length * rights.firsts.length * 4;
  const { offsets: places, bytes } = laidOut([coverage, classDef(lefts.classes), classDef(rights.classes), ...devices], head);
  const records = cells.flat().flatMap((cell) => u16(cell[0] ?? 0, rowOf(cell) < 0 ? 0 : (places[3 + rowOf(cell)] ?? 0)));
  const pairs = [...u16(2, places[0] ?? 0, 0x44, 0, places[1] ?? 0, places[2] ?? 0, cells.length, rights.firsts.length), ...records, ...bytes];
  const script = [...u16(4, 0), ...u16(0, 0xff_ff, 1, 0)];
  const scripts = [...u16(2), ...tag('DFLT'), ...u16(14), ...tag('latn'), ...u16(14), ...script];
  const features = [...u16(1), ...tag('kern'), ...u16(8), ...u16(0, 1, 0)];
  const lookups = [...u16(1, 4), ...u16(2, 0, 1, 8), ...pairs];
  const { offsets, bytes: rest } = laidOut([scripts, features, lookups], 10);
  return [...u16(1, 0, ...offsets), ...rest];
}

/** By ranges of glyphs that follow each other. */
function classDef(classes: readonly number[]): number[] {
  const ranges: [number, number, number][] = [];
  classes.forEach((kind, glyph) => {
    const last = ranges.at(-1);
    if (kind === 0) return;
    if (last && last[2] === kind && last[1] === glyph - 1) last[1] = glyph;
    else ranges.push([glyph, glyph, kind]);
  });
  return [...u16(2, ranges.length), ...ranges.flatMap((range) => u16(...range))];
}

/** Nothing but the store that kerning refers to. */
const gdefOf = (rows: readonly (readonly number[])[], regions: readonly Region[]): number[] => [
  ...u16(1, 3, 0, 0, 0, 0, 0),
  ...u32(18),
  ...storeOf(rows, regions),
];
