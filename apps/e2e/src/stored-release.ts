// A release that was built once and is kept with the sources: what is on air outlives the commit that it came from, and journeys hold today's shell and api against it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { releaseManifest, type RemoteName } from '@portal/contracts';
import { builtFolder, root } from './portal.ts';

interface Stored {
  /** Of which it was built. */
  readonly commit: string;
  /** Texts by path in the folder of the build. */
  readonly files: Readonly<Record<string, string>>;
}

/** The one of a remote for a number of the runtime: `apps/e2e/releases/<runtime>/<remote>.json.br`. */
export const storedFile = (name: RemoteName, runtime: number): string => path.join(root, 'apps/e2e/releases', String(runtime), `${name}.json.br`);

/** Keeps a built folder, and nothing in it that the release does not need. Returns its number of the runtime and the bytes that it takes. Throws where there is one already. */
export function storeRelease(name: RemoteName, folder: string, commit: string): { runtime: number; bytes: number } {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { runtime, files } = manifestIn(folder);
  const target = storedFile(name, runtime);
  if (existsSync(target)) throw new Error(`a release of ${name} for runtime ${runtime} is stored already: ${path.relative(root, target)}`);
  const stored: Stored = { commit, files: Object.fromEntries(['release.json', 'record.json', ...Object.keys(files)].map((file) => [file, read(file)])) };
  const text = Buffer.from(JSON.stringify(stored));
  const small = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 24 } });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, small);
  return { runtime, bytes: small.length };
}

/** The one for the number of the runtime that today's builds have, laid out in a temporary folder of the caller's. */
export function storedRelease(name: RemoteName): { commit: string; folder: string } {
  const file = storedFile(name, manifestIn(builtFolder(name)).runtime);
  if (!existsSync(file))
    throw new Error(`${path.relative(root, file)} is not there: a new number of the runtime has a release stored (npm run store:release -- ${name})`);
  const { commit, files } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Stored;
  const folder = mkdtempSync(path.join(tmpdir(), `portal-${name}-stored-`));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return { commit, folder };
}

const manifestIn = (folder: string) => releaseManifest.parse(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')));
