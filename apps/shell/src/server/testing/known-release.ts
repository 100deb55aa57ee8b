import { createHash } from 'node:crypto';
import type { ReleasePointer, RemoteName } from '@portal/contracts';
import { clientSide } from '../../federation/releases.ts';
import { RUNTIME } from '../../federation/runtime-number.ts';
import type { KnownRelease } from '../registry/known-release.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
export const pointerTo = (name: RemoteName, version: string): ReleasePointer => ({
  version,
  base: `/releases/${name}/${version}/`,
  integrity: hashOf(`${name} ${version}`),
});

/** A release as the server knows it, of one file on each side. */
export function knownRelease(name: RemoteName, version: string): KnownRelease {
  const files = new Map(['client/remoteEntry.js', 'server/remoteEntry.js'].map((file) => [file, Buffer.from(`${file} ${name} ${version}`)]));
  const manifest = {
    name,
    runtime: RUNTIME,
    entry: { client: 'remoteEntry.js', server: 'remoteEntry.js' },
    css: [],
    js: [],
    files: Object.fromEntries([...files].map(([file, bytes]) => [file, hashOf(bytes.toString())])),
  };
  return {
    release: clientSide(manifest, version, `/remotes/${name}/${version}/client/`),
    manifest,
    manifestBytes: Buffer.from(JSON.stringify(manifest)),
    pointer: pointerTo(name, version),
    files,
  };
}
