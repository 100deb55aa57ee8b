import { createHash } from 'node:crypto';
import { publishBody, releaseManifest, type ReleaseManifest, type RemoteName } from '@portal/contracts';
import { badInput } from './problem.ts';

/** A release whose every byte was held against its manifest. Only such a one reaches the store. */
export interface CheckedRelease {
  remote: RemoteName;
  version: string;
  /** `release.json` exactly as it came: its hash is what a pointer carries. */
  manifest: string;
  /** By path inside the release: `client/remoteEntry.js`. */
  files: Map<string, Buffer>;
}

export const sha384 = (bytes: Uint8Array | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads a manifest's text, or throws a Problem that says what is wrong with it. */
export function readManifest(text: string): ReleaseManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw badInput('release.json is not JSON.');
  }
  const parsed = releaseManifest.safeParse(json);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw badInput(`release.json: ${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'not a manifest'}`);
}

/** Files that a manifest needs beyond its hashes: entries and first-load files have to be among the hashed ones, or the browser would run them unchecked. */
const needed = ({ entry, css, js }: ReleaseManifest) => [`client/${entry.client}`, `server/${entry.server}`, ...[...css, ...js].map((file) => `client/${file}`)];

/** Parses and checks the body of a publish. Throws a Problem that names the first file at fault. */
export function checkRelease(remote: RemoteName, version: string, body: unknown): CheckedRelease {
  const parsed = publishBody.safeParse(body);
  if (!parsed.success) throw badInput(`The body needs { manifest, files: { "client/…" | "server/…": base64 } }: ${parsed.error.issues[0]?.path.join('.') || 'it'} does not fit.`);
  const manifest = readManifest(parsed.data.manifest);
  if (manifest.name !== remote) throw badInput(`The manifest is of '${manifest.name}', not of '${remote}'.`);

  const files = new Map(Object.entries(parsed.data.files).map(([file, base64]) => [file, Buffer.from(base64, 'base64')]));
  for (const [file, hash] of Object.entries(manifest.files)) {
    const bytes = files.get(file);
    if (!bytes) throw badInput(`${file} is in the manifest and not in the body.`);
    if (sha384(bytes) !== hash) throw badInput(`${file} does not match its hash in the manifest.`);
  }
  for (const file of files.keys()) if (!(file in manifest.files)) throw badInput(`${file} is in the body and not in the manifest.`);
  for (const file of needed(manifest)) if (!(file in manifest.files)) throw badInput(`${file} is needed by a page, but the manifest has no hash of it.`);
  return { remote, version, manifest: parsed.data.manifest, files };
}

/** What differs between a stored release and another of the same version: `client/a.js changed`, `… added`, `… missing`; empty if they are the same. */
export function differences(stored: string, offered: string): string[] {
  if (stored === offered) return [];
  const [before, after] = [readManifest(stored).files, readManifest(offered).files];
  const list = Object.keys({ ...before, ...after }).sort().flatMap((file) => {
    const [was, is] = [before[file], after[file]];
    if (was === is) return [];
    return [`${file} ${was === undefined ? 'added' : is === undefined ? 'missing' : 'changed'}`];
  });
  return list.length > 0 ? list : ['release.json changed'];
}
