import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface Options<A extends readonly unknown[], T> {
  readonly keyOf: (...asked: A) => string | number;
  /** Milliseconds. */
  readonly keep: number;
  /** Answers held; those asked for longest ago go first. */
  readonly most: number;
  /** Where answers are large: what one takes, and what all that are held may take. One that takes more by itself is not held. */
  readonly bytes?: { readonly of: (answer: T) => number; readonly most: number };
  readonly clock: Clock;
}
interface Held<T> {
  readonly answer: Promise<T>;
}

/** Asks once for all who ask the same within `keep`. A failure is not kept: the next one asks anew. For what is the same whoever asks. */
export function kept<A extends readonly unknown[], T extends object>(
  ask: (...asked: A) => Promise<T>,
  { keyOf, keep, most, bytes, clock }: Options<A, T>,
): (...asked: A) => Promise<T> {
  const held = new LRUCache<string | number, Held<T>>({ max: most, ttl: keep, ttlResolution: 0, perf: clock, ...(bytes && { maxSize: bytes.most }) });
  return (...asked) => {
    const key = keyOf(...asked);
    const known = held.get(key);
    if (known) return known.answer;
    const one: Held<T> = { answer: ask(...asked) };
    held.set(key, one, bytes && { size: 1 });
    const isHeld = () => held.peek(key, { allowStale: true }) === one;
    one.answer.then(
      // What it takes is known now; it is as old as its question.
      (answer) => {
        if (bytes && isHeld()) held.set(key, { ...one }, { size: Math.max(1, bytes.of(answer)), noUpdateTTL: true });
      },
      () => {
        if (isHeld()) held.delete(key);
      },
    );
    return one.answer;
  };
}
