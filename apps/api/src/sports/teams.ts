import { LRUCache } from 'lru-cache';
import { bareName } from './bare-name.ts';
import clubs from './clubs.json' with { type: 'json' };
import { derivedLook } from './derived-look.ts';
import { slugOf } from './slug.ts';
import nations from './teams.json' with { type: 'json' };

/** What the portal shows of a team besides its results. Colours are hex, two or three, the shirt first. */
export interface TeamFacts {
  /** As our sources mostly write it. */
  readonly source: string;
  /** The same for every name of the team, in whatever source. */
  readonly slug: string;
  /** What stands for the team in the keys of matches: like the slug, but it stays when the portal changes a name it shows. */
  readonly key: string;
  /** Three letters; FIFA's for a national team. */
  readonly code: string;
  /** Two letters for a generated crest. */
  readonly monogram: string;
  readonly colours: readonly string[];
  readonly names: { readonly vi: string; readonly en: string; readonly zh: string };
}

const bySlug = new Map<string, TeamFacts>();
/** Clubs by what is left of their names without 'FC' and the like. */
const byBareName = new Map<string, TeamFacts>();

for (const nation of nations) for (const [slug, facts] of entriesOf(nation)) bySlug.set(slug, facts);
for (const club of clubs) {
  for (const [slug, facts] of entriesOf(club)) {
    if (!bySlug.has(slug)) bySlug.set(slug, facts);
    byBareName.set(bareName(slug), facts);
  }
}

/** Every row of every list asks again for the same few thousand. */
const known = new LRUCache<string, TeamFacts>({
  max: 5_000,
  memoMethod(name) {
    if (isPlaceholderTeam(name)) return toBeDecided(name);
    const slug = slugOf(name);
    return bySlug.get(slug) ?? byBareName.get(bareName(slug)) ?? derivedFacts(name, slug);
  },
});

/** Facts of a team named in a source. A team nobody has described gets a code, monogram and colours made from its name. */
export const teamFacts = (name: string): TeamFacts => known.memo(name);

/** 'N.N.', 'TBD', 'Winner Match 45': a place in the schedule whose team is not known yet. */
export function isPlaceholderTeam(name: string): boolean {
  return /^(n\.?\s?n\.?|tb[da]|\?+|(winners?|losers?|runners?[- ]up)\b.*|[wl]\d{1,3}|\d[a-l](\/[a-l])*)$/i.test(name.trim());
}

type Described = Omit<TeamFacts, 'slug' | 'key'> & { readonly aliases?: readonly string[] };

function entriesOf({ aliases = [], ...facts }: Described): [string, TeamFacts][] {
  const complete: TeamFacts = { ...facts, slug: slugOf(facts.names.en), key: slugOf(facts.source) };
  return [facts.source, facts.names.en, ...aliases].map((name) => [slugOf(name), complete]);
}

function derivedFacts(name: string, nameSlug: string): TeamFacts {
  const bare = bareName(nameSlug);
  // A club called like a country, 'Chile FC', is not the country.
  const slug = bySlug.has(bare) ? nameSlug : bare;
  return { source: name, slug, key: slug, ...derivedLook(nameSlug, slug), names: { vi: name, en: name, zh: name } };
}

function toBeDecided(name: string): TeamFacts {
  const names = { vi: 'Chưa xác định', en: 'To be decided', zh: '待定' };
  return { source: name, slug: 'tbd', key: 'tbd', code: 'TBD', monogram: '??', colours: ['#6b7280', '#d1d5db'], names };
}
