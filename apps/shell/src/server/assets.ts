import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Style } from '@portal/platform';
import type { Preload } from '../routing/document.tsx';

interface AssetsJson { entry: string; first: string[]; integrity: Record<string, string> }
const PREFIX = '/assets/';

/** The shell's own browser program, as built: names and hashes from `assets.json`. */
export function readAssets(clientDir: string) {
  const { entry, first, integrity } = JSON.parse(readFileSync(path.join(clientDir, 'assets.json'), 'utf8')) as AssetsJson;
  const hashOf = (file: string) => integrity[file] ?? '';
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  return {
    clientDir,
    prefix: PREFIX,
    entry: { src: PREFIX + entry, integrity: hashOf(entry) },
    styles: Object.keys(integrity).filter((file) => file.endsWith('.css')).map((file): Style => ({ href: PREFIX + file, integrity: hashOf(file), file })),
    /** All scripts, for the import map. */
    integrity: Object.fromEntries(scripts.map((file) => [PREFIX + file, hashOf(file)])),
    /** What the first paint's program needs: asked for with the page, not after it. */
    preload: first.filter((file) => file.endsWith('.js') && file !== entry).map((file): Preload => ({ href: PREFIX + file, integrity: hashOf(file) })),
  };
}
export type Assets = ReturnType<typeof readAssets>;
