import { createHash } from 'node:crypto';
import { registryState, releaseManifest, type RegistryState, type ReleaseManifest, type ReleasePointer, type RemoteName } from '@portal/contracts';
import { clientSide, type Release, type Releases } from '../federation/releases.ts';
import { RUNTIME } from '../federation/runtime-number.ts';
import type { Log } from './log.ts';

export const sha384 = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A release as the server knows it: the browser's side, the checked list of all its files, and their bytes, each compared with its hash. */
export interface KnownRelease {
  release: Release;
  manifest: ReleaseManifest;
  /** Path on the registry, ends with `/`. */
  base: string;
  /** By path within the release. */
  files: ReadonlyMap<string, Buffer>;
}

const CLIENT_PREFIX = '/remotes/';
/** Releases of which the files are held in memory; a remote's is well under 1 MB. */
const KEEP = 48;

/**
 * The shell's copy of the registry. It is told of each change at once (long poll), fetches a new release whole, checks `release.json` against the registry's hash and every
 * file against its own, and only then moves on: neither a page nor a browser ever waits for the registry, and one that is down leaves everything as it was.
 */
export function createRegistryClient({ url, log, fetch = globalThis.fetch, onChange }: { url: string; log: Log; fetch?: typeof globalThis.fetch; onChange(): void }) {
  const known = new Map<string, KnownRelease>();
  let state: RegistryState = { revision: -1, remotes: {} };
  let stopped = false;
  const abort = new AbortController();

  async function bytes(path: string): Promise<Buffer> {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(5_000) });
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  async function learn(name: RemoteName, pointer: ReleasePointer): Promise<KnownRelease | undefined> {
    const id = `${pointer.base} ${pointer.integrity}`;
    const have = known.get(id);
    if (have) {
      known.delete(id);
      known.set(id, have);
      return have;
    }
    try {
      const raw = await bytes(`${pointer.base}release.json`);
      if (sha384(raw) !== pointer.integrity) throw new Error('release.json does not match the registry’s hash');
      const manifest = releaseManifest.parse(JSON.parse(raw.toString('utf8')));
      if (manifest.name !== name) throw new Error(`it is a release of ${manifest.name}`);
      if (manifest.runtime !== RUNTIME) throw new Error(`built for federation runtime ${manifest.runtime}, this shell has ${RUNTIME}`);
      const learned = { release: clientSide(manifest, pointer.version, `${CLIENT_PREFIX}${name}/${pointer.version}/client/`), manifest, base: pointer.base, files: await filesOf(pointer.base, manifest) };
      known.set(id, learned);
      while (known.size > KEEP) known.delete(known.keys().next().value as string);
      return learned;
    } catch (error) {
      log.warn({ remote: name, version: pointer.version, err: error }, 'release not usable');
      return undefined;
    }
  }

  async function filesOf(base: string, manifest: ReleaseManifest): Promise<Map<string, Buffer>> {
    const files = new Map<string, Buffer>();
    for (const [file, hash] of Object.entries(manifest.files)) {
      const body = await bytes(base + file);
      if (sha384(body) !== hash) throw new Error(`${file} does not match its hash`);
      files.set(file, body);
    }
    return files;
  }

  let current = new Map<RemoteName, KnownRelease[]>();
  async function follow(next: RegistryState): Promise<void> {
    const entries = await Promise.all(
      Object.entries(next.remotes).map(async ([name, pointers]) => [name as RemoteName, (await Promise.all((pointers ?? []).slice(0, 3).map((pointer) => learn(name as RemoteName, pointer)))).filter((release) => release !== undefined)] as const),
    );
    current = new Map(entries);
    state = next;
    onChange();
  }

  async function ask(after?: number): Promise<void> {
    const response = await fetch(`${url}/state${after === undefined ? '' : `?after=${after}`}`, { signal: AbortSignal.any([abort.signal, AbortSignal.timeout(40_000)]) });
    if (!response.ok) throw new Error(`registry: HTTP ${response.status}`);
    const next = registryState.parse(await response.json());
    // A registry started anew on an empty disk counts from the beginning: its word holds all the same.
    if (next.revision !== state.revision) await follow(next);
  }

  return {
    /** Resolves once the first state is there; keeps following until `stop`. */
    async start(): Promise<void> {
      await ask();
      void (async () => {
        while (!stopped) {
          try {
            await ask(state.revision);
          } catch (error) {
            if (stopped) return;
            log.warn({ err: error }, 'registry does not answer; releases stay as they are');
            await new Promise((resolve) => setTimeout(resolve, 1_000));
          }
        }
      })();
    },
    stop(): void {
      stopped = true;
      abort.abort();
    },
    revision: (): number => state.revision,
    ready: (): boolean => state.revision >= 0,
    /** Newest first, of each remote. */
    releases: (): Releases => Object.fromEntries([...current].map(([name, list]) => [name, list.map(({ release }) => release)])),
    knownRelease: (release: Release): KnownRelease | undefined => [...known.values()].find((entry) => entry.release.base === release.base),
    /** A file of the browser's side: from memory for a release that was current since the shell runs; an older one is asked of the registry (its hash is the page's to check). */
    async clientFile(name: string, version: string, file: string): Promise<Buffer | undefined> {
      const held = [...known.values()].find(({ release }) => release.name === name && release.version === version);
      if (held) return held.files.get(`client/${file}`);
      return bytes(`/releases/${name}/${encodeURIComponent(version)}/client/${file}`).catch(() => undefined);
    },
  };
}
export type RegistryClient = ReturnType<typeof createRegistryClient>;
