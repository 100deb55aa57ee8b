import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Stats } from 'webpack';
import { sha384 } from './hashes.ts';
import { RUNTIME } from './shared.ts';

export const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Writes `dist/release.json` once both sides of a remote are built: the hash of every file and what a first page needs.
 * It takes the place of Module Federation's own manifest, which the browser would have to ask for. Shape: `releaseManifest` of the contracts.
 */
export function releaseJson(root: string, name: string) {
  const sides = new Map<string, { files: Record<string, string>; first: string[] }>();
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('release.json', (stats: Stats) => {
        const { compilation } = stats;
        if (stats.hasErrors()) return;
        const side = compiler.options.name ?? '';
        const files: Record<string, string> = {};
        for (const { name: file } of compilation.getAssets()) {
          if (!file.endsWith('.map')) files[`${side}/${file}`] = sha384(readFileSync(path.join(compiler.outputPath, file)));
        }
        sides.set(side, { files, first: [...(compilation.namedChunkGroups.get(EXPOSED_CHUNK)?.getFiles() ?? [])] });
        const client = sides.get('client');
        const server = sides.get('server');
        if (!client || !server) return;
        const release = {
          name,
          runtime: RUNTIME,
          entry: { client: 'remoteEntry.js', server: 'remoteEntry.js' },
          css: client.first.filter((file) => file.endsWith('.css')),
          js: client.first.filter((file) => file.endsWith('.js')),
          files: Object.fromEntries(Object.entries({ ...client.files, ...server.files }).sort(([a], [b]) => (a < b ? -1 : 1))),
        };
        writeFileSync(path.join(root, 'dist/release.json'), JSON.stringify(release));
      });
    },
  };
}
