import { LRUCache } from 'lru-cache';

/** At most `most` times in each stretch of `perMs` for each name. Names are few; a flood of them pushes the oldest out. */
export function createLimit({ most, perMs, now = Date.now }: { most: number; perMs: number; now?: () => number }) {
  const counts = new LRUCache<string, { stretch: number; times: number }>({ max: 200 });
  return function allowed(name: string): boolean {
    const stretch = Math.floor(now() / perMs);
    const held = counts.get(name);
    const times = held?.stretch === stretch ? held.times + 1 : 1;
    counts.set(name, { stretch, times });
    return times <= most;
  };
}
