import { tableOf, type Tables } from './sfnt.ts';

/**
 * `prep` for a font whose outlines are drawn as they are: nothing but that thin strokes are never lost (SCANCTRL 511, SCANTYPE 4), said twice. Without it, or with less, FreeType takes
 * a font for one that wants to be hinted, and does so by itself: letters would come out as wide as it likes, to whole pixels, where today they are as wide as they are drawn.
 */
const DROPOUT = [0xb8, 0x01, 0xff, 0x85, 0xb0, 0x04, 0x8d];

export function unhinted(tables: Tables): Map<string, Buffer> {
  const maxp = Buffer.from(tableOf(tables, 'maxp'));
  // Of the program: zones, as without a twilight; and how much it puts on its stack.
  maxp.writeUInt16BE(1, 14);
  maxp.writeUInt16BE(Math.max(1, maxp.readUInt16BE(24)), 24);
  return new Map([...tables, ['maxp', maxp], ['prep', Buffer.from([...DROPOUT, ...DROPOUT])]]);
}
