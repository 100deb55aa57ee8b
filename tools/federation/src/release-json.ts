import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT, type ReleaseManifest, type RemoteName } from '@portal/contracts';
import { recordText } from '@portal/contracts/record';
import webpack, { type Compiler, type Stats } from 'webpack';
import { sha384 } from './hashes.ts';
import { readOffers } from './offers/read-offers.ts';
import { buildRecord, type Shared } from './record/build-record.ts';
import type { Uses } from './record/contract-uses.ts';
import { RUNTIME } from './shared.ts';

export const EXPOSED_CHUNK = '__federation_expose_remote';
const ENTRY = 'remoteEntry.js';

interface Side {
  files: Record<string, string>;
  first: string[];
}
interface Options {
  root: string;
  name: string;
  shared: Shared;
  /** What each side's modules use, filled while they are compiled. */
  uses: ReadonlyMap<string, Uses>;
}

/**
 * Writes `dist/release.json` once both sides of a remote are built: the hash of every file and what a first page needs, and `dist/record.json`: what the release offers and uses.
 * The first takes the place of Module Federation's own manifest, which the browser would have to ask for. Shapes: `releaseManifest` and `releaseRecord` of the contracts.
 */
export function releaseJson(options: Options) {
  const { root } = options;
  const sides = new Map<string, Side>();
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tapPromise('release.json', async (stats: Stats) => {
        if (stats.hasErrors()) return;
        sides.set(compiler.options.name ?? '', sideOf(compiler, stats));
        const client = sides.get('client');
        const server = sides.get('server');
        if (!client || !server) return;
        try {
          const record = await recordOf(options);
          writeFileSync(path.join(root, 'dist/record.json'), record);
          writeFileSync(path.join(root, 'dist/release.json'), manifestOf(options, client, server, sha384(record)));
        } catch (error) {
          stats.compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    },
  };
}

function sideOf(compiler: Compiler, { compilation }: Stats): Side {
  const side = compiler.options.name ?? '';
  const files: Record<string, string> = {};
  for (const { name: file } of compilation.getAssets()) {
    if (!file.endsWith('.map')) files[`${side}/${file}`] = sha384(readFileSync(path.join(compiler.outputPath, file)));
  }
  return { files, first: [...(compilation.namedChunkGroups.get(EXPOSED_CHUNK)?.getFiles() ?? [])] };
}

async function recordOf({ root, name, shared, uses }: Options): Promise<string> {
  const offers = await readOffers({ root, folder: path.join(root, 'dist/server'), entry: ENTRY });
  return recordText(buildRecord({ program: name as RemoteName, runtime: RUNTIME, shared, offers, uses: [...uses.values()] }));
}

function manifestOf({ name, shared }: Options, client: Side, server: Side, record: string): string {
  return JSON.stringify({
    name: name as RemoteName,
    runtime: RUNTIME,
    platform: shared['@portal/platform']?.version,
    contract: CONTRACT,
    entry: { client: ENTRY, server: ENTRY },
    css: client.first.filter((file) => file.endsWith('.css')),
    js: client.first.filter((file) => file.endsWith('.js')),
    files: Object.fromEntries(Object.entries({ ...client.files, ...server.files }).sort(([a], [b]) => (a < b ? -1 : 1))),
    record,
  } satisfies ReleaseManifest);
}
