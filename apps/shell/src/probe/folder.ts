import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseManifest, releaseRecord, type ReleaseManifest, type ReleaseRecord } from '@portal/contracts';
import { RUNTIME } from '../federation/runtime-number.ts';

export interface ReleaseFolder {
  folder: string;
  manifest: ReleaseManifest;
  record: ReleaseRecord;
  files: ReadonlyMap<string, Buffer>;
}

const sha384 = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads a release from a folder and holds its parts against each other. Rejected with the first line that says what is wrong. */
export function readRelease(folder: string): ReleaseFolder {
  const manifest = releaseManifest.parse(json(folder, 'release.json'));
  const record = releaseRecord.parse(json(folder, 'record.json'));
  if (manifest.record !== sha384(read(folder, 'record.json'))) throw new Error('record.json is not the one that release.json names');
  if (record.program !== manifest.name) throw new Error(`record.json is of ${record.program}, release.json of ${manifest.name}`);
  for (const [where, runtime] of [
    ['release.json', manifest.runtime],
    ['record.json', record.runtime],
  ] as const) {
    if (runtime !== RUNTIME) throw new Error(`${where} asks for federation runtime ${runtime ?? 'none'}, this shell has ${RUNTIME}: build the remote again`);
  }
  const files = new Map<string, Buffer>();
  for (const [file, hash] of Object.entries(manifest.files)) {
    const body = read(folder, file);
    if (sha384(body) !== hash) throw new Error(`${file} is not the file that release.json names`);
    files.set(file, body);
  }
  const needed = [`client/${manifest.entry.client}`, `server/${manifest.entry.server}`, ...[...manifest.js, ...manifest.css].map((file) => `client/${file}`)];
  for (const file of needed) if (!files.has(file)) throw new Error(`${file} is needed and not among the files of release.json`);
  return { folder, manifest, record, files };
}

/** Chunks that an entry names and that are no part of the release: as webpack writes them, whole (`"./98.f395ac9786.js"`) or by their hash. */
export function missingChunks({ manifest, files }: ReleaseFolder): string[] {
  return (['client', 'server'] as const).flatMap((side) => {
    const own = [...files.keys()].filter((file) => file.startsWith(`${side}/`));
    const entry = files.get(`${side}/${manifest.entry[side]}`)?.toString('utf8') ?? '';
    const named = [...entry.matchAll(/"\.\/([\w.-]+\.js)"/g)].flatMap(([, file]) => (own.includes(`${side}/${file}`) ? [] : [`${side}/${file}`]));
    const hashed = [...entry.matchAll(/"([0-9a-f]{10})"/g)].flatMap(([, hash = '']) =>
      own.some((file) => file.includes(`.${hash}.`)) ? [] : [`${side}/….${hash}.…`],
    );
    return [...named, ...hashed].map((file) => `${file} is loaded by the entry and missing in the release`);
  });
}

const read = (folder: string, file: string): Buffer => {
  try {
    return readFileSync(path.join(folder, file));
  } catch {
    throw new Error(`${file} is missing`);
  }
};

function json(folder: string, file: string): unknown {
  try {
    return JSON.parse(read(folder, file).toString('utf8'));
  } catch (error) {
    throw error instanceof SyntaxError ? new Error(`${file} is no JSON`) : error;
  }
}
