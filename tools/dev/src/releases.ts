import { createHash } from 'node:crypto';
import type { ReleaseManifest, ReleasePointer, RemoteName } from '@portal/contracts';
import { RUNTIME } from '@portal/federation';
import type { Files, Side } from './build.ts';

/** A build as the shell takes it: in the form of a release. Known to that shell only. */
export interface DevRelease {
  pointer: ReleasePointer;
  /** By path below the release's address. */
  files: Files;
  /** Of the browser's side. */
  hash: string;
}

const ENTRY = 'remoteEntry.js';
const sha384 = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The server's side whole. Of the browser's only the entry and the styles: everything else comes from the dev server, where it changes, and is in no list of hashes.
 */
export function devRelease(name: RemoteName, count: number, client: Side, server: Side): DevRelease {
  const version = `0.0.0-dev.${count}`;
  const css = client.first.filter((file) => file.endsWith('.css'));
  const files = new Map([
    ...[...client.files.keys()].filter((file) => file === ENTRY || file.endsWith('.css')).flatMap((file) => named('client', file, client.files)),
    ...[...server.files.keys()].filter((file) => !file.endsWith('.map')).flatMap((file) => named('server', file, server.files)),
  ]);
  const manifest: ReleaseManifest = {
    name,
    runtime: RUNTIME,
    entry: { client: ENTRY, server: ENTRY },
    css,
    js: [],
    files: Object.fromEntries([...files].map(([file, bytes]) => [file, sha384(bytes)])),
  };
  const text = Buffer.from(JSON.stringify(manifest));
  return {
    pointer: { version, base: `/releases/${name}/${version}/`, integrity: sha384(text) },
    files: new Map([...files, ['release.json', text]]),
    hash: client.hash,
  };
}

const named = (side: string, file: string, files: Files): [string, Buffer][] => {
  const bytes = files.get(file);
  return bytes ? [[`${side}/${file}`, bytes]] : [];
};

/** Builds of one remote that are still asked for: a page that was opened before a change loads the rest of its files. */
const KEEP = 8;

/** The remotes that run from source. A build becomes a release when both sides of it are there. */
export function createDevReleases() {
  const sides = new Map<RemoteName, { client?: Side; server?: Side }>();
  const releases = new Map<RemoteName, DevRelease[]>();
  let count = 0;
  return {
    put(name: RemoteName, side: 'client' | 'server', built: Side): DevRelease | undefined {
      const both = { ...sides.get(name), [side]: built };
      sides.set(name, both);
      // The server's side comes last in each round.
      if (side === 'client' || !both.client || !both.server) return undefined;
      count += 1;
      const release = devRelease(name, count, both.client, both.server);
      releases.set(name, [release, ...(releases.get(name) ?? [])].slice(0, KEEP));
      return release;
    },
    current: (name: RemoteName): DevRelease | undefined => releases.get(name)?.[0],
    all: (): [RemoteName, DevRelease][] => [...releases].flatMap(([name, [newest]]) => (newest ? [[name, newest]] : [])),
    file: (name: RemoteName, version: string, file: string): Buffer | undefined =>
      releases
        .get(name)
        ?.find(({ pointer }) => pointer.version === version)
        ?.files.get(file),
    pointer: (name: RemoteName, version: string): ReleasePointer | undefined => releases.get(name)?.find(({ pointer }) => pointer.version === version)?.pointer,
  };
}
export type DevReleases = ReturnType<typeof createDevReleases>;
