import { z } from 'zod';
import { releaseVersion, remoteName } from '@portal/contracts';
import { sha384 } from '../hashes.ts';
import { filesPrefix, INCOMING, incomingKey } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { CheckedRelease } from './release-check.ts';
import type { Shelf } from './shelf.ts';

const marker = z.object({ remote: remoteName, version: releaseVersion });
/** Files written at the same time: each waits for the disk twice. */
const HANDS = 6;

/** Where files of a publish arrive. Nothing of it is visible before the book says so, and what the book never took is removed. */
export function createLoadingBay({ store, shelf }: { store: ObjectStore; shelf: Shelf }) {
  async function removeAll(prefix: string): Promise<void> {
    for (;;) {
      const { keys, more } = await store.list(prefix, { limit: 1_000 });
      for (const key of keys) await store.delete(key);
      if (!more) return;
    }
  }
  const discard = async (remote: CheckedRelease['remote'], version: string, attempt: string) => {
    await removeAll(filesPrefix(remote, version, attempt));
    await store.delete(incomingKey(attempt));
  };

  return {
    /** Writes every file and the record; answers the name of the attempt. A failure leaves nothing behind. */
    async unload({ remote, version, files, recordText }: CheckedRelease): Promise<string> {
      const attempt = shelf.newAttempt();
      try {
        await store.put(incomingKey(attempt), JSON.stringify({ remote, version }), 'absent');
        const parts = [...files, ['record.json', recordText] as const].values();
        const hands = await Promise.allSettled(
          Array.from({ length: HANDS }, async () => {
            for (const [name, bytes] of parts) await store.put(filesPrefix(remote, version, attempt) + name, bytes, 'absent');
          }),
        );
        // Only when all hands are still can what they wrote be removed.
        for (const hand of hands) if (hand.status === 'rejected') throw hand.reason;
        return attempt;
      } catch (error) {
        await discard(remote, version, attempt).catch(() => {});
        throw error;
      }
    },
    discard,
    /** The book took it: the mark goes. */
    taken: (attempt: string) => store.delete(incomingKey(attempt)),
    /** Writes anew what the disk lost of a release whose bytes we hold again. Answers the files that were mended. */
    async mend({ remote, version, files, recordText }: CheckedRelease): Promise<string[]> {
      const attempt = (await shelf.release(remote, version))?.attempt;
      const mended: string[] = [];
      for (const [name, bytes] of attempt === undefined ? [] : [...files, ['record.json', recordText] as const]) {
        const key = filesPrefix(remote, version, attempt ?? '') + name;
        const there = await store.get(key);
        if (there && sha384(there.bytes) === sha384(bytes)) continue;
        await store.put(key, bytes, there ? { etag: there.etag } : 'absent');
        mended.push(name);
      }
      return mended;
    },
    /** Removes what crashed publishes left. Only for a store that nobody else publishes to just now. */
    async sweep(): Promise<void> {
      for (let after: string | undefined; ; ) {
        const { keys, more } = await store.list(INCOMING, { limit: 100, ...(after === undefined ? {} : { after }) });
        for (const key of keys) {
          const attempt = key.slice(INCOMING.length, -'.json'.length);
          const { data: mark } = marker.safeParse(JSON.parse((await store.get(key))?.bytes.toString('utf8') ?? 'null'));
          if (mark && (await shelf.release(mark.remote, mark.version))?.attempt !== attempt) await discard(mark.remote, mark.version, attempt);
          else await store.delete(key);
        }
        if (!more) return;
        after = keys.at(-1);
      }
    },
  };
}
export type LoadingBay = ReturnType<typeof createLoadingBay>;
