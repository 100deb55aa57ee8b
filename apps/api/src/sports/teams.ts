import { hash32 } from '@portal/domain';
import { slugOf } from './slug.ts';
import known from './teams.json' with { type: 'json' };

/** What the portal shows of a team besides its results. Colours are hex, two or three, the shirt first. */
export interface TeamFacts {
  /** As the source writes it. */
  readonly source: string;
  readonly slug: string;
  /** Three letters; FIFA's for a national team. */
  readonly code: string;
  /** Two letters for a generated crest. */
  readonly monogram: string;
  readonly colours: readonly string[];
  readonly names: { readonly vi: string; readonly en: string; readonly zh: string };
}

const bySlug = new Map<string, TeamFacts>();
for (const team of known) {
  const { aliases = [], ...facts } = { aliases: undefined, ...team };
  const complete: TeamFacts = { ...facts, slug: slugOf(facts.names.en) };
  for (const name of [facts.source, facts.names.en, ...(aliases ?? [])]) bySlug.set(slugOf(name), complete);
}

/** Facts of a team named in a source. A team nobody has described gets a code, monogram and colours made from its name. */
export function teamFacts(name: string): TeamFacts {
  if (isPlaceholderTeam(name)) return toBeDecided(name);
  return bySlug.get(slugOf(name)) ?? derivedFacts(name);
}

/** 'N.N.', 'TBD', 'Winner Match 45': a place in the schedule whose team is not known yet. */
export function isPlaceholderTeam(name: string): boolean {
  return /^(n\.?\s?n\.?|tb[da]|\?+|(winners?|losers?|runners?[- ]up)\b.*|[wl]\d{1,3}|\d[a-l](\/[a-l])*)$/i.test(name.trim());
}

function toBeDecided(name: string): TeamFacts {
  const names = { vi: 'Chưa xác định', en: 'To be decided', zh: '待定' };
  return { source: name, slug: 'tbd', code: 'TBD', monogram: '??', colours: ['#6b7280', '#d1d5db'], names };
}

/** Words that say only that it is a club. */
const clubWords = new Set(['fc', 'cf', 'sc', 'ac', 'afc', 'cd', 'rc', 'ca', 'ec', 'sv', 'ud', 'sd', 'the', 'de', 'of', 'do', 'da']);

/** Pairs that can be told apart on both themes. */
const palettes = [
  ['#d32f2f', '#ffffff'],
  ['#1565c0', '#ffffff'],
  ['#2e7d32', '#ffffff'],
  ['#f9a825', '#1a1a1a'],
  ['#6a1b9a', '#ffffff'],
  ['#00838f', '#ffffff'],
  ['#ef6c00', '#1a1a1a'],
  ['#37474f', '#ffffff'],
  ['#ad1457', '#ffffff'],
  ['#283593', '#ffd54f'],
] as const;

function derivedFacts(name: string): TeamFacts {
  const slug = slugOf(name);
  const words = slug.split('-').map((word) => word.replace(/\d/g, '')).filter(Boolean);
  const telling = words.filter((word) => !clubWords.has(word));
  const chosen = telling.length > 0 ? telling : words;
  const initials = chosen.map((word) => word.charAt(0)).join('');
  const first = chosen[0] ?? 'xxx';
  const code = (initials.length >= 3 ? initials : first.length >= 3 ? first : `${initials}${first}xxx`).slice(0, 3).toUpperCase();
  const monogram = (initials.length >= 2 ? initials : `${first}xx`).slice(0, 2).toUpperCase();
  const colours = palettes[hash32(slug) % palettes.length] ?? palettes[0];
  return { source: name, slug, code, monogram, colours, names: { vi: name, en: name, zh: name } };
}
