import { isScored, type MatchRecord, type TableRow } from '@portal/domain';
import { tablesOf, teamNames } from '../sports/index.ts';

/** A row of a table, its team as the source writes it. */
export type Standing = TableRow;

/** The number of a round or matchday; 0: it has none. */
export const roundOf = ({ round }: MatchRecord): number => Number(/(\d+)$/.exec(round ?? '')?.[1] ?? 0);

/** Its goal difference as a table shows it: '+7', '0', '-3'. */
export function signed({ goalsFor, goalsAgainst }: Standing): string {
  const difference = goalsFor - goalsAgainst;
  return difference > 0 ? `+${difference}` : String(difference);
}

/** How far a season is known without a gap: the last round of which, like of all before it, every match has a score. */
export function wholeRounds(matches: readonly MatchRecord[]): number {
  const rounds = Map.groupBy(matches, roundOf);
  let whole = 0;
  while (rounds.get(whole + 1)?.every(isScored)) whole += 1;
  return whole;
}

/** The table of a league after so many rounds, by its own rules. */
export function standingsAfter(matches: readonly MatchRecord[], rounds: number): Standing[] {
  const counting = matches.filter((match) => roundOf(match) > 0 && roundOf(match) <= rounds);
  return tablesOf(counting).flatMap(({ rows }) => namedRows(rows, counting));
}

/** Rows whose teams are called as the source of these matches calls them. */
export function namedRows(rows: readonly TableRow[], matches: readonly MatchRecord[]): Standing[] {
  const names = teamNames(matches);
  return rows.map((row) => ({ ...row, team: names.get(row.team) ?? row.team }));
}
