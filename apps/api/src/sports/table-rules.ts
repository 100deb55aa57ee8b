import type { TableRules } from '@portal/domain';
import { competitionKey } from './competitions.ts';

const usual: TableRules = { tieBreaks: ['goalDifference', 'goals', 'headToHead', 'conduct'] };

/** By competition, for the seasons that are played now; what stands nowhere here goes by the usual order. Each from the regulations of who runs it, as far as results can tell. */
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

/** The matches among those with as many points come first. */
const amongThem: TableRules = { tieBreaks: ['headToHead', 'goalDifference', 'goals', 'conduct'] };

/** Competitions of which that holds, by the first and last year in which a season began that it held for. */
const AMONG_THEM: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'world-cup': [2026, Infinity],
  euro: [1996, Infinity],
  'nations-league': [2018, Infinity],
  'africa-cup-of-nations': [2000, Infinity],
  'asian-cup': [2000, Infinity],
  // One table of all since, in which few meet.
  'champions-league': [1992, 2023],
  'europa-league': [2004, 2023],
  'conference-league': [2021, 2023],
};

/** The year in which a season began that gave three points for a win first; two before. */
const THREE_POINTS_SINCE: Readonly<Record<string, number>> = { 'premier-league': 1981, 'ligue-1': 1994, 'serie-a': 1994, 'world-cup': 1994 };
const MOST_SINCE = 1995;

/** The rules by which a season of a competition is reckoned. */
export function tableRulesOf(match: { readonly competition: string; readonly season: string }): TableRules {
  const key = competitionKey(match.competition);
  const year = Number(match.season.slice(0, 4));
  const pointsForWin = year < (THREE_POINTS_SINCE[key] ?? MOST_SINCE) ? 2 : 3;
  const [from, to] = AMONG_THEM[key] ?? [Infinity, 0];
  return { ...(year >= from && year <= to ? amongThem : (rules[key] ?? usual)), pointsForWin };
}

/** How the best of the third-placed teams of a tournament's groups are found: they have not met. */
export const THIRD_PLACED: TableRules = { tieBreaks: ['goalDifference', 'goals', 'conduct'] };
