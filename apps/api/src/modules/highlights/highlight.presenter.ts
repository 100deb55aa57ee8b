import type { Language, Reactions } from '@portal/contracts';
import type { Highlight } from '@portal/contracts/highlight';
import { readablePlayerName, slugOf } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { presentTeam, presentTournament } from '../schedule/index.ts';
import { FILM_SHIRTS, filmsOf, lengthsOf } from './films.ts';
import type { SeenGoal } from './seen-goals.ts';

interface Around {
  readonly reactions: Reactions;
  readonly comments: number;
}

export function presentHighlight({ id, fixture, event, kind }: SeenGoal, { reactions, comments }: Around, say: Say, language: Language): Highlight {
  const { match, fixtureId } = fixture;
  const player = readablePlayerName(event.player);
  return {
    id,
    // Always of the Vietnamese names: an address is one in every language.
    slug: `${slugOf(`${player} ${event.minute} ${presentTeam(match.home.name, 'vi').name} ${presentTeam(match.away.name, 'vi').name}`)
      .slice(0, 80)
      .replace(/-$/, '')}-${id}`,
    kind,
    side: event.side,
    player,
    minute: event.minute,
    added: event.added,
    score: event.score,
    fixtureId,
    home: presentTeam(match.home.name, language),
    away: presentTeam(match.away.name, language),
    tournament: presentTournament(match, say, language),
    at: new Date(event.at).toISOString(),
    seconds: lengthsOf(kind).seconds,
    films: filmsOf(kind, event.side),
    captions: `/other/api/highlight/captions?id=${id}&lang=${language}`,
    shirts: FILM_SHIRTS,
    reactions,
    comments,
  };
}
