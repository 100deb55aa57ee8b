import { tag, u16, u32 } from './bytes.ts';

/** A font's tables by name. */
export type Tables = ReadonlyMap<string, Buffer>;

export function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
      const row = 12 + 16 * place;
      const start = font.readUInt32BE(row + 8);
      return [font.toString('latin1', row, row + 4), font.subarray(start, start + font.readUInt32BE(row + 12))];
    }),
  );
}

/** Throws where a font lacks it. */
export function tableOf(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`a font without ${name}`);
  return found;
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
const sumOf = (table: Buffer) => {
  let sum = 0;
  for (let place = 0; place < table.length; place += 4) sum = (sum + table.readUInt32BE(place)) >>> 0;
  return sum;
};

/** A TrueType file of `tables`. */
export function fontOf(tables: Tables): Buffer {
  const names = [...tables.keys()].toSorted();
  const head = Buffer.from(tables.get('head') ?? Buffer.alloc(54));
  head.writeUInt32BE(0, 8);
  const bodies = names.map((name) => padded(name === 'head' ? head : (tables.get(name) ?? Buffer.alloc(0))));
  let start = 12 + 16 * names.length;
  const rows = names.map((name, place) => {
    const body = bodies[place] ?? Buffer.alloc(0);
    const row = [...tag(name), ...u32(sumOf(body), start, tables.get(name)?.length ?? 0)];
    start += body.length;
    return row;
  });
  const power = Math.floor(Math.log2(names.length));
  const directory = Buffer.from([...u32(0x00_01_00_00), ...u16(names.length, 16 << power, power, 16 * (names.length - (1 << power))), ...rows.flat()]);
  const whole = Buffer.concat([directory, ...bodies]);
  const at = directory.length + bodies.slice(0, names.indexOf('head')).reduce((sum, body) => sum + body.length, 0);
  whole.writeUInt32BE((0xb1_b0_af_ba - sumOf(whole)) >>> 0, at + 8);
  return whole;
}
