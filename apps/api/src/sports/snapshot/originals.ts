import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import shipped from './shipped-files.json' with { type: 'json' };

/** Where an original is kept, compressed. */
export const originalOf = (path: string): string => join(import.meta.dirname, 'originals', `${path.replaceAll('/', '.')}.br`);

/** The files the snapshot was made from, as their authors wrote them: what the importers are tested on. */
export function loadOriginals(): { path: string; text: string }[] {
  return shipped.map(({ path }) => ({ path, text: brotliDecompressSync(readFileSync(originalOf(path))).toString('utf8') }));
}
