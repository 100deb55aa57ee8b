import { tableOf, type Tables } from './sfnt.ts';

/** Of an outline, in units of the em; between two that are not `on` it, a third stands in their middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}
/** Closed: the last point is followed by the first. */
export type Contour = readonly Point[];
export type Outline = readonly Contour[];

/** Of every glyph, in the font's order; what is put together of others is taken apart. */
export function outlinesOf(tables: Tables): Outline[] {
  const [glyf, loca] = [tableOf(tables, 'glyf'), tableOf(tables, 'loca')];
  const long = tableOf(tables, 'head').readInt16BE(50) === 1;
  const placeOf = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const outline = (glyph: number): Outline => {
    const data = glyf.subarray(placeOf(glyph), placeOf(glyph + 1));
    if (data.length === 0) return [];
    return data.readInt16BE(0) < 0 ? componentsOf(data).flatMap((part) => outline(part.glyph).map((contour) => contour.map(part.place))) : contoursOf(data);
  };
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => outline(glyph));
}

export const ON = 1;
const [X_BYTE, Y_BYTE, REPEAT, X_SAME, Y_SAME] = [2, 4, 8, 16, 32];

function contoursOf(data: Buffer): Contour[] {
  const ends = Array.from({ length: data.readInt16BE(0) }, (_, contour) => data.readUInt16BE(10 + 2 * contour));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * ends.length;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at++);
    const times = flag & REPEAT ? 1 + data.readUInt8(at++) : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const along = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(flag & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(X_BYTE, X_SAME);
  const ys = along(Y_BYTE, Y_SAME);
  const points = flags.map((flag, place): Point => ({ x: xs[place] ?? 0, y: ys[place] ?? 0, on: (flag & ON) !== 0 }));
  return ends.map((end, contour) => points.slice((ends[contour - 1] ?? -1) + 1, end + 1));
}

const [WORDS, SHIFTS, SCALED, MORE] = [1, 2, 8 | 64 | 128, 32];

/** Only shifted ones: none of our fonts turns or scales a part. */
function componentsOf(data: Buffer): { glyph: number; place: (point: Point) => Point }[] {
  const parts = [];
  let [at, more] = [10, true];
  while (more) {
    const flags = data.readUInt16BE(at);
    if (flags & SCALED || !(flags & SHIFTS)) throw new Error('a part that is not only shifted');
    const glyph = data.readUInt16BE(at + 2);
    const [dx, dy] = flags & WORDS ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)] : [data.readInt8(at + 4), data.readInt8(at + 5)];
    parts.push({ glyph, place: ({ x, y, on }: Point) => ({ x: x + dx, y: y + dy, on }) });
    at += flags & WORDS ? 8 : 6;
    more = (flags & MORE) !== 0;
  }
  return parts;
}
