import { releaseManifest, type ReleaseManifest, type ReleasePointer, type RemoteName } from '@portal/contracts';
import { clientSide, type Release } from '../../federation/releases.ts';
import { forEachLimited } from './limited.ts';
import { sha384, type KnownRelease } from './known-release.ts';

/** Releases held in memory beside those on air; a remote's is well under 1 MB. */
const KEEP = 32;
const LARGEST_MANIFEST = 2 * 1024 * 1024;
const LARGEST_RELEASE = 64 * 1024 * 1024;
/** Files asked for at a time. */
const LANES = 8;
const CLIENT_PREFIX = '/remotes/';

interface Dependencies {
  /** A file of the registry by its path. */
  fetch(path: string, most: number): Promise<Buffer>;
  /** Bytes by hash, from the disk; the shelf compares them all the same. */
  kept(hash: string): Promise<Buffer | undefined>;
}

const idOf = (name: RemoteName, { base, integrity }: ReleasePointer) => `${name} ${base} ${integrity}`;

/** Releases in memory. Each is fetched whole, `release.json` compared with the registry's hash and every file with its own, before anybody sees it. */
export function createShelf({ fetch, kept }: Dependencies, keep = KEEP) {
  const known = new Map<string, KnownRelease>();
  const learning = new Map<string, Promise<KnownRelease>>();
  let onAir: ReadonlySet<KnownRelease> = new Set();

  async function bytes(path: string, hash: string, most: number): Promise<Buffer> {
    const body = (await kept(hash)) ?? (await fetch(path, most));
    if (sha384(body) !== hash) throw new Error(`${path} does not match its hash`);
    return body;
  }

  async function fetchWhole(name: RemoteName, pointer: ReleasePointer): Promise<KnownRelease> {
    if (!pointer.base.startsWith('/') || !pointer.base.endsWith('/')) throw new Error(`${pointer.base} is no folder of the registry`);
    const raw = await bytes(`${pointer.base}release.json`, pointer.integrity, LARGEST_MANIFEST);
    const manifest = releaseManifest.parse(JSON.parse(raw.toString('utf8')));
    if (manifest.name !== name) throw new Error(`it is a release of ${manifest.name}`);
    // A browser runs an address that no integrity map lists unchecked.
    const unlisted = [manifest.entry.client, ...manifest.css, ...manifest.js]
      .map((file) => `client/${file}`)
      .concat(`server/${manifest.entry.server}`)
      .find((file) => !manifest.files[file]);
    if (unlisted) throw new Error(`${unlisted} has no hash in release.json`);
    const files = await filesOf(pointer.base, manifest);
    return {
      release: clientSide(manifest, pointer.version, `${CLIENT_PREFIX}${name}/${pointer.version}/client/`),
      manifest,
      manifestBytes: raw,
      pointer,
      files,
    };
  }

  async function filesOf(base: string, manifest: ReleaseManifest): Promise<Map<string, Buffer>> {
    const files = new Map<string, Buffer>();
    let room = LARGEST_RELEASE;
    await forEachLimited(Object.entries(manifest.files), LANES, async ([file, hash]) => {
      const body = await bytes(base + file, hash, room);
      room -= body.length;
      if (room < 0) throw new Error(`it is larger than ${LARGEST_RELEASE} bytes`);
      files.set(file, body);
    });
    return files;
  }

  function hold(id: string, release: KnownRelease): void {
    known.delete(id);
    known.set(id, release);
    let spare = known.size - onAir.size - keep;
    for (const [old, held] of known) {
      if (spare <= 0) break;
      if (onAir.has(held) || held === release) continue;
      known.delete(old);
      spare -= 1;
    }
  }

  return {
    get: (name: RemoteName, pointer: ReleasePointer): KnownRelease | undefined => known.get(idOf(name, pointer)),
    /** Rejects with what is wrong with it. */
    learn(name: RemoteName, pointer: ReleasePointer): Promise<KnownRelease> {
      const id = idOf(name, pointer);
      const have = known.get(id);
      if (have) {
        hold(id, have);
        return Promise.resolve(have);
      }
      let under = learning.get(id);
      if (!under) {
        under = fetchWhole(name, pointer)
          .then((release) => {
            hold(id, release);
            return release;
          })
          .finally(() => learning.delete(id));
        learning.set(id, under);
      }
      return under;
    },
    /** What visitors get now is never put away. */
    pin(releases: Iterable<KnownRelease>): void {
      onAir = new Set(releases);
    },
    find: (name: string, version: string): KnownRelease | undefined =>
      [...known.values()].findLast(({ release }) => release.name === name && release.version === version),
    of: (release: Release): KnownRelease | undefined => [...known.values()].findLast((held) => held.release.base === release.base),
    get size() {
      return known.size;
    },
  };
}
