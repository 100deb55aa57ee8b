import type { z } from 'zod';
import {
  publishBody,
  releaseManifest,
  releaseRecord,
  type MovesAlong,
  type ReleaseManifest,
  type ReleaseRecord,
  type ReleaseSource,
  type RemoteName,
} from '@portal/contracts';
import { sha384 } from '../hashes.ts';
import { badInput } from '../problem.ts';

/** A release whose every byte was held against its manifest. Only such a one reaches the store. */
export interface CheckedRelease {
  remote: RemoteName;
  version: string;
  /** `release.json` exactly as it came: its hash is what a pointer carries. */
  manifest: string;
  /** `record.json` as it came, and read. */
  recordText: string;
  record: ReleaseRecord;
  source: ReleaseSource;
  /** Programs that will move together with it. */
  along: MovesAlong;
  /** By path inside the release: `client/remoteEntry.js`. */
  files: Map<string, Buffer>;
}

/** Reads JSON by its shape, or throws a Problem that says what of `name` is wrong. */
export function readJson<Shape extends z.ZodType>(shape: Shape, text: string, name: string): z.output<Shape> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw badInput(`${name} is not JSON.`);
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw badInput(`${name}: ${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'does not fit'}`);
}
export const readManifest = (text: string): ReleaseManifest => readJson(releaseManifest, text, 'release.json');

/** Files that a manifest needs beyond its hashes: entries and first-load files have to be among the hashed ones, or the browser would run them unchecked. */
const needed = ({ entry, css, js }: ReleaseManifest) => [
  `client/${entry.client}`,
  `server/${entry.server}`,
  ...[...css, ...js].map((file) => `client/${file}`),
];

/** Parses and checks the body of a publish. Throws a Problem that names the first file at fault. */
export function checkRelease(remote: RemoteName, version: string, body: unknown): CheckedRelease {
  const parsed = publishBody.safeParse(body);
  if (!parsed.success)
    throw badInput(
      `The body needs { manifest, record, files: { "client/…" | "server/…": base64 }, source? }: ${parsed.error.issues[0]?.path.join('.') || 'it'} does not fit.`,
    );
  const { manifest: text, record: recordText, source, with: along = {} } = parsed.data;
  const manifest = readManifest(text);
  if (manifest.name !== remote) throw badInput(`The manifest is of '${manifest.name}', not of '${remote}'.`);
  checkFiles(manifest, parsed.data.files);
  const files = new Map(Object.entries(parsed.data.files).map(([file, base64]) => [file, Buffer.from(base64, 'base64')]));
  return { remote, version, manifest: text, recordText, record: checkRecord(manifest, recordText), source, along, files };
}

function checkFiles(manifest: ReleaseManifest, files: Record<string, string>): void {
  for (const [file, hash] of Object.entries(manifest.files)) {
    const base64 = Object.hasOwn(files, file) ? files[file] : undefined;
    if (base64 === undefined) throw badInput(`${file} is in the manifest and not in the body.`);
    if (sha384(Buffer.from(base64, 'base64')) !== hash) throw badInput(`${file} does not match its hash in the manifest.`);
  }
  for (const file of Object.keys(files)) if (!Object.hasOwn(manifest.files, file)) throw badInput(`${file} is in the body and not in the manifest.`);
  for (const file of needed(manifest))
    if (!Object.hasOwn(manifest.files, file)) throw badInput(`${file} is needed by a page, but the manifest has no hash of it.`);
}

/** The gate compares records, so a release without a true one cannot be let in. */
function checkRecord(manifest: ReleaseManifest, text: string): ReleaseRecord {
  if (manifest.record === undefined) throw badInput('release.json has no hash of record.json; build the remote again with this tree.');
  if (sha384(text) !== manifest.record) throw badInput('record.json does not match its hash in the manifest.');
  const record = readJson(releaseRecord, text, 'record.json');
  if (record.program !== manifest.name) throw badInput(`record.json is of '${record.program}', not of '${manifest.name}'.`);
  if (record.runtime !== manifest.runtime) throw badInput(`record.json names runtime ${record.runtime ?? 'none'}, release.json ${manifest.runtime}.`);
  return record;
}

/** What differs between a stored release and another of the same version: `client/a.js changed`, `… added`, `… missing`; empty if they are the same. */
export function differences(stored: string, offered: string): string[] {
  if (stored === offered) return [];
  const [before, after] = [readManifest(stored), readManifest(offered)];
  const list = Object.keys({ ...before.files, ...after.files })
    .sort()
    .flatMap((file) => {
      const [was, is] = [before.files[file], after.files[file]];
      if (was === is) return [];
      return [`${file} ${was === undefined ? 'added' : is === undefined ? 'missing' : 'changed'}`];
    });
  if (before.record !== after.record) list.push('record.json changed');
  return list.length > 0 ? list : ['release.json changed'];
}
