import type { Language } from '@portal/contracts';
import { isGame, type Airing } from '../../live/programme.ts';
import { sidesOf } from '../../sports/index.ts';
import { presentTeam } from './competition.presenter.ts';

/** What a match is called in a sentence and over its room: 'Đức – Anh'. */
export function titleOf(airing: Airing, language: Language): string {
  const { home, away } = isGame(airing)
    ? sidesOf(airing, language)
    : { home: presentTeam(airing.match.home.name, language), away: presentTeam(airing.match.away.name, language) };
  return `${home.name} – ${away.name}`;
}
