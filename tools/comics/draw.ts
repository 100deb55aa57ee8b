// Draws the pages of the comics: `node tools/comics/draw.ts [target folder]`. The result is committed in apps/api/media/comics.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictures } from './pictures.ts';

const target = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../apps/api/media/comics'));
await mkdir(target, { recursive: true });
const hashes: Record<string, string> = {};
for (const [name, picture] of [...pictures()].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  await writeFile(path.join(target, name), picture);
  // A browser may keep for good what has an address by what is in it.
  hashes[name] = createHash('sha256').update(picture).digest('hex').slice(0, 12);
}
await writeFile(path.join(target, 'hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
