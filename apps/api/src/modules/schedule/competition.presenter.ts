import type { Language } from '@portal/contracts';
import type { MatchSummary, Team } from '@portal/contracts/match';
import type { MatchRecord } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { competitionKey, isPlaceholderTeam, stageOf, stageWords, teamFacts, teamIdOf, tournamentIdOf } from '../../sports/index.ts';

export function presentTeam(name: string, language: Language): Team {
  const { code, monogram, colours, names } = teamFacts(name);
  return { id: teamIdOf(name), name: names[language], code, monogram, colors: [...colours], ...(isPlaceholderTeam(name) && { isOpen: true }) };
}

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
