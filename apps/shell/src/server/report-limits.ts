import { LRUCache } from 'lru-cache';

/** So many of one key within a window; who was quiet for a window begins anew. Bounded: of many keys the least recent are forgotten. `now` in milliseconds. */
export function createLimit({ most, within, now, keys = 20_000 }: { most: number; within: number; now(): number; keys?: number }) {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: keys });
  return function allows(key: string): boolean {
    const held = counts.get(key);
    if (!held || now() - held.since >= within) {
      counts.set(key, { since: now(), count: 1 });
      return true;
    }
    held.count += 1;
    return held.count <= most;
  };
}
