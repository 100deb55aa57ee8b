import type { KeyPage } from './object-store.ts';

/** One page of keys, for stores that have to sort by themselves. Keys are ASCII, so the order of characters is the order of bytes. */
export function pageOf(keys: Iterable<string>, prefix: string, { after = '', limit }: { after?: string; limit: number }): KeyPage {
  const found = [...keys].filter((key) => key.startsWith(prefix) && key > after).sort((one, other) => (one < other ? -1 : 1));
  return { keys: found.slice(0, limit), more: found.length > limit };
}
