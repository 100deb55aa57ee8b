import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifest } from '@portal/contracts';
import { UsageError } from './command.ts';

const read = (file: string, why: string) => readFile(file).catch(() => { throw new UsageError(why); });

/** The body of a publish from a folder that a build wrote: what its `release.json` lists. Source maps lie there too and stay at home. */
export async function builtRemote(folder: string): Promise<{ manifest: string; files: Record<string, string> }> {
  const manifest = (await read(path.join(folder, 'release.json'), `${folder} holds no release.json; build the remote first`)).toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(manifest);
  } catch {
    json = undefined;
  }
  const parsed = releaseManifest.safeParse(json);
  if (!parsed.success) throw new UsageError(`${path.join(folder, 'release.json')} is not a manifest; build the remote again`);
  const files: Record<string, string> = {};
  for (const file of Object.keys(parsed.data.files)) {
    files[file] = (await read(path.join(folder, file), `${file} is listed in release.json and missing in ${folder}; build the remote again`)).toString('base64');
  }
  return { manifest, files };
}
