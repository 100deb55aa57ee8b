import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { FixtureRepository, FixtureSketch } from './fixture.repository.ts';

/** So late may a fixture that was just put on the schedule be seen in a list. Milliseconds. */
const KEPT = 3_000;
/** Spans held at once: a week or a month for each zone that is asked for, and for each day that somebody turns to. */
const MOST = 64;

type Sketches = FixtureRepository['sketches'];

/** The fixtures of a span, read once for all who ask for the same one: everybody of a zone does, on nearly every page. Whether one is live is not kept. */
export function keptSketches(ask: Sketches, clock: Clock): Sketches {
  const spans = new LRUCache<string, Promise<FixtureSketch[]>>({ max: MOST, ttl: KEPT, ttlResolution: 0, perf: clock });
  return (from, to) => {
    const key = `${from.getTime()}-${to.getTime()}`;
    const known = spans.get(key);
    if (known) return known;
    const rows = ask(from, to);
    spans.set(key, rows);
    rows.catch(() => spans.delete(key));
    return rows;
  };
}
