import type { Language } from '@portal/contracts';
import { isGame, type Airing } from '../../live/programme.ts';
import { sidesOf } from '../../sports/index.ts';
import { presentTeam } from './competition.presenter.ts';

/** The two sides of whatever is on air, by their names in a language. */
export const namesOf = (airing: Airing, language: Language): { home: { name: string }; away: { name: string } } =>
  isGame(airing) ? sidesOf(airing, language) : { home: presentTeam(airing.match.home.name, language), away: presentTeam(airing.match.away.name, language) };

/** What a match is called in a sentence and over its room: 'Đức – Anh'. */
export function titleOf(airing: Airing, language: Language): string {
  const { home, away } = namesOf(airing, language);
  return `${home.name} – ${away.name}`;
}
