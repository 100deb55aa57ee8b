import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface Options<A extends readonly unknown[]> {
  readonly keyOf: (...asked: A) => string | number;
  /** Milliseconds. */
  readonly keep: number;
  /** Answers held; those asked for longest ago go first. */
  readonly most: number;
  readonly clock: Clock;
}

/** Asks once for all who ask the same within `keep`. A failure is not kept: the next one asks anew. For what is the same whoever asks. */
export function kept<A extends readonly unknown[], T extends object>(
  ask: (...asked: A) => Promise<T>,
  { keyOf, keep, most, clock }: Options<A>,
): (...asked: A) => Promise<T> {
  const held = new LRUCache<string | number, Promise<T>>({ max: most, ttl: keep, ttlResolution: 0, perf: clock });
  return (...asked) => {
    const key = keyOf(...asked);
    const known = held.get(key);
    if (known) return known;
    const answer = ask(...asked);
    held.set(key, answer);
    answer.catch(() => {
      if (held.peek(key) === answer) held.delete(key);
    });
    return answer;
  };
}
