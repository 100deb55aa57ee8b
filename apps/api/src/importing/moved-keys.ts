import type { Reading } from '../sports/merging/index.ts';
import { editionKey } from '../sports/competitions.ts';
import type { KnownReading } from './reading.repository.ts';

/** What a source said under `from` it says no more; `to` is the key under which the same match now stands, if it does. */
export interface MovedKey {
  readonly source: string;
  readonly edition: string;
  readonly from: string;
  readonly to: string | null;
}

/**
 * Which earlier readings a newer version of the same file has overtaken: a place whose teams were not known and which is
 * gone, and a pair that now stands in another round. A match that has merely vanished stays: its line may be damaged.
 */
export function movedKeys(incoming: readonly Reading[], known: readonly KnownReading[]): MovedKey[] {
  const named = new Set(incoming.map(({ source, match }) => `${source}\n${match.sourceKey}`));
  const before = new Set(known.map(({ source, key }) => `${source}\n${key}`));
  const editions = new Set(incoming.map(({ source, match }) => `${source}\n${editionKey(match)}`));
  const newPairs = new Map<string, string>();
  for (const {
    source,
    match: { sourceKey },
  } of incoming) {
    if (!before.has(`${source}\n${sourceKey}`)) newPairs.set(`${source}\n${withoutRound(sourceKey)}`, sourceKey);
  }
  return known
    .filter(({ source, key, edition }) => editions.has(`${source}\n${edition}`) && !named.has(`${source}\n${key}`))
    .map(({ source, edition, key }) => ({ source, edition, from: key, to: newPairs.get(`${source}\n${withoutRound(key)}`) ?? null }))
    .filter(({ from, to }) => to !== null || isOpenPlace(from));
}

const withoutRound = (key: string): string => key.replace(/\/.*\//, '/');
const isOpenPlace = (key: string): boolean => /\/(at|on)-\d{4}-\d{2}-\d{2}[^/]*$/.test(key);
