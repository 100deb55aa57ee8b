/** Characters that no text of results has: of C0 all but tab and line ends, and DEL. */
const CONTROLS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g;

/** Share of such characters, of the beginning, from which on a file is no text: pictures and archives have every twentieth. */
const NO_TEXT = 0.01;
const LOOKED_AT = 65_536;

/** The text of a file, in UTF-8, in UTF-16 of either order, or in the Western encoding of older files. Null: it is no text. */
export function decode(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const start = text.slice(0, LOOKED_AT);
  return (start.match(CONTROLS)?.length ?? 0) > Math.max(8, start.length * NO_TEXT) ? null : text;
}

/** Whether a text holds characters that are none. A database stores no NUL. */
export const hasControls = (text: string): boolean => text.search(CONTROLS) >= 0;

/** A text without them, and without halves of characters, which JSON can spell and no database takes. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ').toWellFormed();

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark at its beginning: every other byte of Latin letters is empty.
  const start = bytes.subarray(0, 200);
  const empty = (from: 0 | 1) => start.filter((byte, place) => place % 2 === from && byte === 0).length * 2;
  if (start.length > 20 && empty(1) > start.length * 0.7) return 'utf-16le';
  if (start.length > 20 && empty(0) > start.length * 0.7) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
