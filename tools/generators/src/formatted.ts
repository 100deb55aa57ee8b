import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GeneratorCallback, Tree } from '@nx/devkit';

const SOURCES = /\.(tsx?|[cm]?js)$/;

/** For a generator to return: writes what it wrote as `npm run format` would. Nx calls it once the files are there, and not in a dry run. */
export function formatsWhatChanged(tree: Tree): GeneratorCallback {
  const files = tree
    .listChanges()
    .filter(({ path: file, type }) => type !== 'DELETE' && SOURCES.test(file))
    .map(({ path: file }) => file);
  return () => {
    const biome = createRequire(path.join(tree.root, 'package.json')).resolve('@biomejs/biome/bin/biome');
    const { status } = spawnSync(process.execPath, [biome, 'format', '--write', ...files], { cwd: tree.root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('The files are there, but could not be formatted: see above, then npm run format');
  };
}
