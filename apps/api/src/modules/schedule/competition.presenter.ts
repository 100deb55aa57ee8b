import type { Language, MatchSummary, Team } from '@portal/contracts';
import { hash32, type MatchRecord } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { stageOf, stageWords, teamFacts } from '../../sports/index.ts';
import { slugOf } from '../../sports/slug.ts';

/** An id made of a name: the same in every database, and never 0. */
const idOf = (kind: string, slug: string): number => hash32(`${kind} ${slug}`) || 1;

export function presentTeam(name: string, language: Language): Team {
  const { slug, code, monogram, colours, names } = teamFacts(name);
  return { id: idOf('team', slug), name: names[language], code, monogram, colors: [...colours] };
}

/** A competition without words of its own is called what its source calls it. */
export function presentTournament(match: MatchRecord, say: Say, language: Language): MatchSummary['tournament'] {
  const slug = slugOf(match.competition);
  const words = (part: 'name' | 'short') => {
    const key = `competitions.${slug}.${part}`;
    const said = say(language, key, { season: match.season });
    return said === key ? `${match.competition} ${match.season}` : said;
  };
  return { id: idOf('tournament', `${slug} ${match.season}`), name: words('name'), short: words('short'), stage: stageWords(stageOf(match), language) };
}
