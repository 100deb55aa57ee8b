import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Style } from '@portal/platform';
import type { Preload } from './start-script.ts';

interface AssetsJson {
  entry: string;
  first: string[];
  integrity: Record<string, string>;
  fonts: string[];
}
const PREFIX = '/assets/';

/** What few open, or nobody before a press, has a chunk of its own, named so (`webpackChunkName`): a page, or a part of every page. */
const isLater = (file: string) => /^(page|later)-/.test(file);

/**
 * The letters of words, in every weight and language: asked for with the page they are there at its first paint, and break no line anew later. Figures come after the styles that
 * name them; what stands in their place until then is as wide as they are.
 */
const TEXT_FONT = 'be-vietnam-pro.';

/** The shell's own browser program, as built: names and hashes from `assets.json`. */
export function readAssets(clientDir: string) {
  const { entry, first, integrity, fonts } = JSON.parse(readFileSync(path.join(clientDir, 'assets.json'), 'utf8')) as AssetsJson;
  const hashOf = (file: string) => integrity[file] ?? '';
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const sheets = Object.keys(integrity)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ href: PREFIX + file, integrity: hashOf(file), file }) satisfies Style);
  return {
    /** Changes with any of its files. */
    build: createHash('sha256').update(JSON.stringify(integrity)).digest('base64url'),
    clientDir,
    prefix: PREFIX,
    entry: PREFIX + entry,
    styles: sheets.filter(({ file }) => !isLater(file)),
    /** Come with a page's own chunk when it is opened: only their hashes are told before. */
    laterStyles: sheets.filter(({ file }) => isLater(file)),
    /** Names of scripts and styles, each with the hash of its bytes in it. */
    hashed: Object.keys(integrity),
    /** Fonts that the first paint of a page needs. */
    fonts: fonts.filter((file) => file.startsWith(TEXT_FONT)).map((file) => PREFIX + file),
    /** All scripts, for the import map. */
    integrity: Object.fromEntries(scripts.map((file) => [PREFIX + file, hashOf(file)])),
    /** What the first paint's program needs: asked for with the page, not after it. */
    preload: first.filter((file) => file.endsWith('.js') && file !== entry).map((file): Preload => ({ href: PREFIX + file, integrity: hashOf(file) })),
  };
}
export type Assets = ReturnType<typeof readAssets>;
