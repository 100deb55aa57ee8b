import { randomUUID } from 'node:crypto';
import { checkKey, type ObjectStore, type StoredObject } from './object-store.ts';
import { pageOf } from './page-of.ts';

/** A store that is gone with the process: for fast tests, held to the same behaviour as the one on disk. */
export function openMemoryStore(objects = new Map<string, StoredObject>()): ObjectStore {
  return {
    get: async (key) => objects.get(checkKey(key)),
    async put(key, bytes, condition) {
      const known = objects.get(checkKey(key));
      if (condition === 'absent' ? known : known?.etag !== condition.etag) return undefined;
      const etag = randomUUID();
      objects.set(key, { bytes: Buffer.from(bytes as Uint8Array), etag });
      return { etag };
    },
    list: async (prefix, options) => pageOf(objects.keys(), prefix, options),
    delete: async (key) => void objects.delete(checkKey(key)),
    ready: async () => {},
    close: async () => {},
  };
}
