import { randomUUID } from 'node:crypto';
import { releaseRecord, type KeptRelease, type ReleaseRecord, type RemoteName } from '@portal/contracts';
import type { KeptPointer } from '../book/book.ts';
import type { Ledger } from '../book/ledger.ts';
import { sha384 } from '../hashes.ts';
import { notFound, taken } from '../problem.ts';
import { filesPrefix, releaseKey, versionsKey, versionsPrefix } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { keptOf, pointerOf, shelved, type Shelved } from './kept.ts';
import { recent } from './recent.ts';
import { readManifest } from './release-check.ts';

const keyOf = (remote: RemoteName, version: string) => `${remote}@${version}`;

/** Reads what was published. The ledger reads by the book, so that a release is there the moment the book says so. */
export function createShelf({ store, ledger: { find, promised } }: { store: ObjectStore; ledger: Pick<Ledger, 'find' | 'promised'> }) {
  // Both never change once they are there; missing ones are not remembered.
  const releases = recent<Shelved>(300);
  const records = recent<ReleaseRecord>(100);

  const release = (remote: RemoteName, version: string): Promise<Shelved | undefined> =>
    releases(keyOf(remote, version), async () => {
      const bytes = await find(releaseKey(remote, version));
      return bytes && shelved.parse(JSON.parse(bytes.toString('utf8')));
    });

  async function file(remote: RemoteName, version: string, name: string): Promise<Buffer | undefined> {
    const found = await release(remote, version);
    if (!found) return undefined;
    if (name === 'release.json') return Buffer.from(found.manifest);
    return (await store.get(filesPrefix(remote, version, found.attempt) + name))?.bytes;
  }

  const record = (remote: RemoteName, version: string): Promise<ReleaseRecord | undefined> =>
    records(keyOf(remote, version), async () => {
      const text = await file(remote, version, 'record.json');
      return text && releaseRecord.parse(JSON.parse(text.toString('utf8')));
    });

  return {
    release,
    file,
    record,
    async kept(remote: RemoteName, version: string): Promise<KeptRelease | undefined> {
      const found = await release(remote, version);
      return found && keptOf(found);
    },
    /** Newest first. `before`: what the page before answered as `next`. */
    async page(remote: RemoteName, { before, limit }: { before?: string | undefined; limit: number }): Promise<{ list: KeptRelease[]; next: string | null }> {
      const prefix = versionsPrefix(remote);
      const { keys: stored, more } = await store.list(prefix, { limit, ...(before === undefined ? {} : { after: `${prefix}${before}.json` }) });
      const keys = before === undefined ? [...new Set([...promised(prefix), ...stored])] : stored;
      const list: KeptRelease[] = [];
      for (const key of keys) {
        const bytes = await find(key);
        if (bytes) list.push(keptOf(shelved.parse(JSON.parse(bytes.toString('utf8')))));
      }
      return { list, next: more ? (keys.at(-1)?.slice(prefix.length, -'.json'.length) ?? null) : null };
    },
    /** Reads a stored release back whole before anyone is pointed at it: a disk that lost a byte must not take a remote off the air. Throws a Problem (404, 409). */
    async sound(remote: RemoteName, version: string): Promise<KeptPointer> {
      const found = await release(remote, version);
      if (!found) throw notFound(`There is no version '${version}' of ${remote}.`);
      const { files, record: recordHash } = readManifest(found.manifest);
      for (const [name, hash] of Object.entries({ ...files, ...(recordHash === undefined ? {} : { 'record.json': recordHash }) })) {
        const bytes = await file(remote, version, name);
        if (!bytes || sha384(bytes) !== hash)
          throw taken(
            `${remote} ${version} is damaged in the store: ${name} ${bytes ? 'does not match its hash' : 'is missing'}. Publish the same build again to mend it.`,
          );
      }
      return pointerOf(remote, found);
    },
    /** Keys that a new release is found by, once its publish is line `n` of the log. */
    keysOf: (remote: RemoteName, version: string, n: number) => [versionsKey(remote, n), releaseKey(remote, version)],
    newAttempt: () => randomUUID().replaceAll('-', '').slice(0, 16),
  };
}
export type Shelf = ReturnType<typeof createShelf>;
