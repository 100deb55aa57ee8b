import type { Language } from '@portal/contracts';
import type { MatchSummary, Team } from '@portal/contracts/match';
import { hash32, type MatchRecord } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { competitionKey, stageOf, stageWords, teamFacts } from '../../sports/index.ts';

/** An id made of a name: the same in every database, and never 0. */
export const idOf = (kind: string, slug: string): number => hash32(`${kind} ${slug}`) || 1;

export function presentTeam(name: string, language: Language): Team {
  const { slug, code, monogram, colours, names } = teamFacts(name);
  return { id: idOf('team', slug), name: names[language], code, monogram, colors: [...colours] };
}

/** Of one season of a competition: the same for all its matches, whatever its source calls it. */
export const tournamentIdOf = ({ competition, season }: Pick<MatchRecord, 'competition' | 'season'>): number =>
  idOf('tournament', `${competitionKey(competition)} ${season}`);

export function presentTournament(match: MatchRecord, say: Say, language: Language): MatchSummary['tournament'] {
  return { ...presentCompetition(match, say, language), stage: stageWords(stageOf(match), language) };
}

/** A competition without words of its own is called what its source calls it. */
export function presentCompetition(of: Pick<MatchRecord, 'competition' | 'season'>, say: Say, language: Language): Omit<MatchSummary['tournament'], 'stage'> {
  const slug = competitionKey(of.competition);
  const words = (part: 'name' | 'short') => {
    const key = `competitions.${slug}.${part}`;
    const said = say(language, key, { season: of.season });
    return said === key ? `${of.competition} ${of.season}` : said;
  };
  return { id: tournamentIdOf(of), name: words('name'), short: words('short') };
}
