import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

type Ask<T> = (ids: readonly number[]) => Promise<T[]>;

/**
 * Rows by their ids, read once for all who ask within `keep` milliseconds; what nobody has asked for is read in one go. An id without a row is known as such for as long. `most` rows are held,
 * those asked for longest ago go first. Answers in no order.
 */
export function keptById<T>(ask: Ask<T>, { idOf, keep, most, clock }: { idOf: (row: T) => number; keep: number; most: number; clock: Clock }): Ask<T> {
  const rows = new LRUCache<number, Promise<T | undefined>>({ max: most, ttl: keep, ttlResolution: 0, perf: clock });

  /** One question for all of these, each row on its own promise. */
  function read(ids: readonly number[]): [number, Promise<T | undefined>][] {
    const answer = ask(ids).then((found) => new Map(found.map((row) => [idOf(row), row])));
    return ids.map((id) => {
      const row = answer.then((found) => found.get(id));
      rows.set(id, row);
      row.catch(() => {
        if (rows.peek(id) === row) rows.delete(id);
      });
      return [id, row];
    });
  }

  return async (ids) => {
    const known = new Map(ids.map((id) => [id, rows.get(id)]));
    const missing = [...known].filter(([, row]) => row === undefined).map(([id]) => id);
    const fresh = missing.length > 0 ? new Map(read(missing)) : undefined;
    const found = await Promise.all([...known].map(([id, row]) => row ?? fresh?.get(id)));
    return found.filter((row) => row !== undefined);
  };
}
