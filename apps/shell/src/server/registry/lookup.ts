import type { ReleasePointer, RemoteName } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import type { KnownRelease } from './known-release.ts';

/** `away`: nobody could be asked, which says nothing about the version. */
export type Found = { status: 'known'; known: KnownRelease } | { status: 'unknown' } | { status: 'away' };

/** How long a version that does not exist is remembered as such, in milliseconds: it may be published any moment. */
const REMEMBER = 5_000;
/** Versions asked for at a time: anybody can name them. */
const MOST = 8;

interface Dependencies {
  find(name: RemoteName, version: string): KnownRelease | undefined;
  /** Asks where a version is; undefined: there is none. */
  pointer(name: RemoteName, version: string): Promise<ReleasePointer | undefined>;
  learn(name: RemoteName, pointer: ReleasePointer): Promise<KnownRelease>;
  now(): number;
  failed(name: RemoteName, version: string, error: unknown): void;
}

/** Any version by its name: of previews and of old tabs. From memory, else asked for, a few at a time. */
export function createLookup({ find, pointer, learn, now, failed }: Dependencies) {
  const absent = new LRUCache<string, true>({ max: 500, ttl: REMEMBER, ttlResolution: 0, perf: { now } });
  const asking = new Map<string, Promise<Found>>();

  async function ask(name: RemoteName, version: string): Promise<Found> {
    try {
      const found = await pointer(name, version);
      if (found) return { status: 'known', known: await learn(name, found) };
      absent.set(`${name}@${version}`, true);
      return { status: 'unknown' };
    } catch (error) {
      failed(name, version, error);
      return { status: 'away' };
    }
  }

  return async (name: RemoteName, version: string): Promise<Found> => {
    const id = `${name}@${version}`;
    const known = find(name, version);
    if (known) return { status: 'known', known };
    if (absent.has(id)) return { status: 'unknown' };
    const under = asking.get(id);
    if (under) return under;
    if (asking.size >= MOST) return { status: 'away' };
    const next = ask(name, version).finally(() => asking.delete(id));
    asking.set(id, next);
    return next;
  };
}
