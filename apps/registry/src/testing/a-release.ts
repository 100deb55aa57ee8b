import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostName, ProgramName, ReleaseManifest, ReleaseRecord, ReleaseSource, RemoteName } from '@portal/contracts';
import { sha384 } from '../hashes.ts';

type Offers = Partial<ReleaseRecord['offers']>;
type Uses = Partial<ReleaseRecord['uses']>;
/** What a record says besides the least there is: offers and uses are filled up with nothing. */
export interface RecordParts extends Partial<Omit<ReleaseRecord, 'offers' | 'uses' | 'program'>> {
  offers?: Offers;
  uses?: Uses;
}

export const aRecord = (program: ProgramName, { offers, uses, ...rest }: RecordParts = {}): ReleaseRecord => ({
  format: 1,
  program,
  ...(program === 'api' ? {} : { runtime: 1 }),
  shared: {},
  ...rest,
  offers: { routes: [], slots: {}, calls: {}, ...offers },
  uses: { calls: {}, slots: {}, links: {}, ...uses },
});

export interface AReleaseOptions {
  remote?: RemoteName;
  /** Makes its bytes differ from another's. */
  text?: string;
  manifest?: Partial<ReleaseManifest>;
  record?: RecordParts;
  source?: Partial<ReleaseSource>;
}

/** A small built remote, as the body of its publish. */
export function aRelease({ remote = 'chat', text = 'one', manifest = {}, record: parts = {}, source }: AReleaseOptions = {}) {
  const files: Record<string, string> = {
    'client/remoteEntry.js': `export default '${text}';`,
    'client/room.abc.css': '.room { color: red; }',
    'server/remoteEntry.js': `module.exports = '${text}';`,
  };
  const record = JSON.stringify(aRecord(remote, parts));
  const whole: ReleaseManifest = {
    name: remote,
    runtime: 1,
    entry: { client: 'remoteEntry.js', server: 'remoteEntry.js' },
    css: ['room.abc.css'],
    js: [],
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, sha384(content)])),
    record: sha384(record),
    ...manifest,
  };
  return {
    manifest: JSON.stringify(whole),
    record,
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, Buffer.from(content).toString('base64')])),
    ...(source ? { source } : {}),
  };
}

/** Says yes to whatever it is shown. */
export const YES_PROBE = 'console.log(JSON.stringify({ ok: true, problems: [], routes: [], slots: [] }));';

/** The body of a host's record. */
export const aHost = (host: HostName, parts: RecordParts = {}, probe = YES_PROBE) => ({
  record: JSON.stringify(aRecord(host, parts)),
  ...(host === 'shell' ? { probe: Buffer.from(probe).toString('base64') } : {}),
});

/** A release as a build leaves it on the disk. */
export async function writeBuild(folder: string, { manifest, record, files }: ReturnType<typeof aRelease>): Promise<string> {
  for (const side of ['client', 'server']) await mkdir(path.join(folder, side), { recursive: true });
  for (const [file, base64] of Object.entries(files)) await writeFile(path.join(folder, file), Buffer.from(base64, 'base64'));
  await writeFile(path.join(folder, 'release.json'), manifest);
  await writeFile(path.join(folder, 'record.json'), record);
  return folder;
}
