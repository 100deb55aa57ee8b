import type { TableRules } from '@portal/domain';
import { competitionKey } from './competitions.ts';

const usual: TableRules = { tieBreaks: ['goalDifference', 'goals', 'headToHead', 'conduct'] };

/** By competition, for the seasons that are played now. Each from the regulations of who runs it, as far as results can tell. */
const rules: Readonly<Record<string, TableRules>> = {
  'premier-league': { tieBreaks: ['goalDifference', 'goals', 'headToHead'] },
  'la-liga': { tieBreaks: ['headToHead', 'goalDifference', 'goals', 'conduct'] },
  bundesliga: { tieBreaks: ['goalDifference', 'goals', 'headToHead', 'awayGoals'] },
  'ligue-1': { tieBreaks: ['goalDifference', 'headToHead', 'goals'] },
  'serie-a': { tieBreaks: ['headToHead', 'goalDifference', 'goals'] },
  eredivisie: { tieBreaks: ['goalDifference', 'goals', 'headToHead'] },
  'primeira-liga': { tieBreaks: ['headToHead', 'goalDifference', 'wins', 'goals'] },
  brasileirao: { tieBreaks: ['wins', 'goalDifference', 'goals', 'headToHead', 'conduct'] },
  'v-league': { tieBreaks: ['headToHead', 'goalDifference', 'goals'] },
};

/** From 2026 on the matches among those with as many points come first at a World Cup. */
const WORLD_CUP_2026: TableRules = { tieBreaks: ['headToHead', 'goalDifference', 'goals', 'conduct'] };

/** The rules by which a season of a competition is reckoned. Before 1994/95 most gave two points for a win. */
export function tableRulesOf(match: { readonly competition: string; readonly season: string }): TableRules {
  const key = competitionKey(match.competition);
  const year = Number(match.season.slice(0, 4));
  if (key === 'world-cup') return year >= 2026 ? WORLD_CUP_2026 : { ...usual, pointsForWin: year < 1994 ? 2 : 3 };
  return rules[key] ?? usual;
}

/** How the best of the third-placed teams of a tournament's groups are found: they have not met. */
export const THIRD_PLACED: TableRules = { tieBreaks: ['goalDifference', 'goals', 'conduct'] };
