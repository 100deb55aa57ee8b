import { LRUCache } from 'lru-cache';
import known from './competitions.json' with { type: 'json' };
import { slugOf } from './slug.ts';

interface Competition {
  readonly key: string;
  readonly zone?: string;
  readonly titles: readonly string[];
}

const bySlug = new Map<string, Competition>();
for (const competition of known as readonly Competition[]) {
  for (const title of [competition.key, ...competition.titles]) bySlug.set(slugOf(title), competition);
}

/** Every row of every list asks again for the same few hundred. */
const keys = new LRUCache<string, string>({
  max: 2_000,
  memoMethod(title) {
    const slug = slugOf(title);
    return bySlug.get(slug)?.key ?? slug;
  },
});

/** The key under which a competition is the same whatever its source calls it: 'Spain Primera División' -> 'la-liga'. */
export const competitionKey = (title: string): string => keys.memo(title);

/** IANA zone in which a competition's sources give their times, where we know it for certain. */
export function competitionZone(title: string): string | null {
  return bySlug.get(slugOf(title))?.zone ?? null;
}

/** '2026', '2026/27' and '2026-2027' as one writes them in a key: '2026', '2026-27'. */
export function seasonKey(season: string): string {
  const [, first, second] = /^(\d{4})\s*[/-]\s*(?:\d{2})?(\d{2})$/.exec(season.trim()) ?? [];
  return first && second ? `${first}-${second}` : slugOf(season);
}

/** One season of a competition, 'la-liga-2026-27': matches of two sources can be one match only within it. */
export function editionKey(match: { readonly competition: string; readonly season: string }): string {
  return `${competitionKey(match.competition)}-${seasonKey(match.season)}`;
}
