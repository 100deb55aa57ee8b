import { describeStore } from '../testing/describe-store.ts';
import { openMemoryStore } from './memory-store.ts';
import type { StoredObject } from './object-store.ts';

describeStore('in memory', async () => {
  const objects = new Map<string, StoredObject>();
  return { open: async () => openMemoryStore(objects), remove: async () => {} };
});
