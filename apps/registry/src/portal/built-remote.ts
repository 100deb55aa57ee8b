import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifest, type RemoteName } from '@portal/contracts';
import { UsageError } from './usage.ts';

export interface BuiltRemote {
  manifest: string;
  record: string;
  /** Base64. */
  files: Record<string, string>;
  /** When the build ended, ISO. */
  time: string;
  bytes: number;
}

/** What cannot be read is told in one line; a build is not repaired, it is made again. */
const read = (file: string, why: string) =>
  readFile(file).catch(() => {
    throw new UsageError(why);
  });

/** What a build wrote into a folder: what its `release.json` lists, and its record. Source maps lie there too and stay at home. */
export async function builtRemote(remote: RemoteName, folder: string): Promise<BuiltRemote> {
  const of = path.join(folder, 'release.json');
  const manifest = (await read(of, `${folder} holds no release.json; build the remote first`)).toString('utf8');
  const { data } = releaseManifest.safeParse(parsed(manifest));
  if (!data) throw new UsageError(`${of} is not a manifest; build the remote again`);
  if (data.name !== remote) throw new UsageError(`${folder} holds a build of ${data.name}, not of ${remote}`);
  const record = (await read(path.join(folder, 'record.json'), `${folder} holds no record.json; build the remote again`)).toString('utf8');
  const files: Record<string, string> = {};
  let bytes = 0;
  for (const file of Object.keys(data.files)) {
    const content = await read(path.join(folder, file), `${file} is listed in release.json and missing in ${folder}; build the remote again`);
    files[file] = content.toString('base64');
    bytes += content.length;
  }
  return { manifest, record, files, time: (await stat(of)).mtime.toISOString(), bytes };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
