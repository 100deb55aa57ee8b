import { searchWords } from '@portal/domain';

/** Words that stand far behind count as standing here. */
const LAST_PLACE = 63;
/** What makes a thing important stays below this: minutes since 1970, points, counts. */
const MOST_IMPORTANT = 2 ** 40 - 1;

/** Words of a thing with the rank of each. */
export type RankedWords = ReadonlyMap<string, number>;
/** A name of a thing. `from`: its place among them, for names that say less than the others. */
export interface Name {
  readonly text: string;
  readonly from?: number;
}

/** One number by which words are sorted: the nearer to the beginning of a name, the greater; among equals the more important thing. */
export const rankOf = (place: number, importance: number): number =>
  (LAST_PLACE - Math.min(place, LAST_PLACE)) * (MOST_IMPORTANT + 1) + Math.min(Math.max(0, Math.floor(importance)), MOST_IMPORTANT);

/** All words of these names, each once, at its best. */
export function rankedWords(names: readonly Name[], importance: number): RankedWords {
  const words = new Map<string, number>();
  for (const { text, from = 0 } of names) {
    searchWords(text).forEach((word, place) => words.set(word, Math.max(words.get(word) ?? 0, rankOf(from + place, importance))));
  }
  return words;
}
