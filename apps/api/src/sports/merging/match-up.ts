import { editionKey } from '../competitions.ts';
import { hasPlaceholder, roundKey } from '../keys.ts';
import type { Reading } from './reading.ts';

/** Readings of one real match, under the key it goes by. */
export interface Cluster {
  readonly key: string;
  readonly readings: readonly Reading[];
}

/**
 * Puts together what is said of the same match. Keys do most of it; what is left are places in the schedule whose teams
 * one source does not know yet and another does: a semi-final at the same moment (or, without a time, the only one of the
 * day) is that semi-final. The order of the readings makes no difference.
 */
export function matchUp(readings: readonly Reading[]): Cluster[] {
  const byKey = new Map<string, Reading[]>();
  for (const reading of readings) listAt(byKey, reading.match.sourceKey).push(reading);
  const places = [...byKey].map(([key, together]) => ({ key, together, open: together.some(({ match }) => hasPlaceholder(match)) }));
  const open = places.filter((place) => place.open);
  const known = places.filter((place) => !place.open);
  // Found before anything is moved, so that no order of the readings shows.
  const joins = open.flatMap((undecided) => {
    const same = known.filter((decided) => isSamePlace(decided.together, undecided.together));
    const rivals = open.filter((other) => other !== undecided && isSamePlace(other.together, undecided.together));
    return same.length === 1 && rivals.length === 0 ? same.map(({ key }) => ({ from: undecided.key, into: key })) : [];
  });
  for (const { from, into } of joins) {
    byKey.get(into)?.push(...(byKey.get(from) ?? []));
    byKey.delete(from);
  }
  return [...byKey].map(([key, together]) => ({ key, readings: together })).sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Whether two lists of readings speak of the same place in the schedule. */
function isSamePlace(one: readonly Reading[], other: readonly Reading[]): boolean {
  return one.some(({ match: a }) =>
    other.some(({ match: b }) => {
      if (editionKey(a) !== editionKey(b) || roundKey(a) !== roundKey(b)) return false;
      if (a.kickOff !== null && b.kickOff !== null) return Date.parse(a.kickOff) === Date.parse(b.kickOff);
      return a.date === b.date;
    }),
  );
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
