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

/** The year in which a season began that gave three points for a win first; two before. */
const THREE_POINTS_SINCE: Readonly<Record<string, number>> = { 'premier-league': 1981, 'ligue-1': 1994, 'serie-a': 1994, 'world-cup': 1994 };
const MOST_SINCE = 1995;

/** The rules by which a season of a competition is reckoned. */
export function tableRulesOf(match: { readonly competition: string; readonly season: string }): TableRules {
  const key = competitionKey(match.competition);
  const year = Number(match.season.slice(0, 4));
  const pointsForWin = year < (THREE_POINTS_SINCE[key] ?? MOST_SINCE) ? 2 : 3;
  return { ...(key === 'world-cup' && year >= 2026 ? WORLD_CUP_2026 : (rules[key] ?? usual)), pointsForWin };
}

/** How the best of the third-placed teams of a tournament's groups are found: they have not met. */
export const THIRD_PLACED: TableRules = { tieBreaks: ['goalDifference', 'goals', 'conduct'] };
