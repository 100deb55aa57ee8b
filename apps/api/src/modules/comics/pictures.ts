import { join } from 'node:path';
import hashes from '../../../media/comics/hashes.json' with { type: 'json' };

/** Where the pages lie that tools/comics draws. */
const FOLDER = join(import.meta.dirname, '../../../media/comics');
/** All files, and what is in them: nothing else is ever joined to a path. */
const files = new Map<string, string>(Object.entries(hashes));

/** Address of a page that ships with the portal. */
export function shippedPicture(name: string): string | undefined {
  const hash = files.get(name);
  return hash === undefined ? undefined : `/other/api/comic/picture/${name}?v=${hash}`;
}

export function pictureNamed(name: string): { path: string; hash: string } | undefined {
  const hash = files.get(name);
  return hash === undefined ? undefined : { path: join(FOLDER, name), hash };
}
