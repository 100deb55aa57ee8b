import { LRUCache } from 'lru-cache';

/** How long an answer of the api serves, in milliseconds, and how many of a kind are kept: searchers come for one file after the other. */
export const FRESH = 10 * 60_000;
const KEPT = 24;

/** Answers of the api that are the same for everybody, by key: one is asked for once, by however many, and kept for `FRESH`. A failure rejects for all who wait for it, and is not kept. */
export function createKeptAnswers<T>(now: () => number) {
  const kept = new LRUCache<string, { at: number; answer: Promise<T> }>({ max: KEPT });
  return function once(key: string, ask: () => Promise<T>): Promise<T> {
    const held = kept.get(key);
    if (held && now() - held.at < FRESH) return held.answer;
    const answer = ask();
    kept.set(key, { at: now(), answer });
    answer.catch(() => {
      if (kept.peek(key)?.answer === answer) kept.delete(key);
    });
    return answer;
  };
}
