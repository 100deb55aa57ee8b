import type { Clock } from '../../clock.ts';
import { kept } from '../../kept.ts';
import type { FixtureRepository } from './fixture.repository.ts';

/** So late may a fixture that was just put on the schedule be seen in a list. Milliseconds. */
const KEPT = 3_000;
/** Spans held at once: a week or a month for each zone that is asked for, and for each day that somebody turns to. */
const MOST = 64;

type Sketches = FixtureRepository['sketches'];

/** The fixtures of a span, read once for all who ask for the same one: everybody of a zone does, on nearly every page. Whether one is live is not kept. */
export const keptSketches = (ask: Sketches, clock: Clock): Sketches =>
  kept(ask, { keyOf: (from, to) => `${from.getTime()}-${to.getTime()}`, keep: KEPT, most: MOST, clock });
