import { knownWord } from '@portal/contracts';
import { tieBreaks, type Season, type SeasonFixture } from '@portal/contracts/odds';
import {
  leagueTable,
  likeliestScore,
  type MatchOutcome,
  type SeasonPlan,
  type TableRow,
  type TableResult,
  type TableRules,
  type TeamChances,
} from '@portal/domain';

/** What somebody supposes, by the id of a match. */
export type Supposed = ReadonlyMap<number, MatchOutcome>;
export const OUTCOMES = ['home', 'draw', 'away'] as const satisfies readonly MatchOutcome[];

const rulesOf = ({ rules }: Season): TableRules => ({
  pointsForWin: rules.pointsForWin,
  // A rule that a newer contract adds is not known here: those before and after it still are.
  tieBreaks: rules.tieBreaks.flatMap((rule) => knownWord(tieBreaks, rule) ?? []),
});
const teamsOf = ({ teams }: Season): string[] => teams.map(({ id }) => String(id));
const resultsOf = ({ results }: Season): TableResult[] =>
  results.map(({ home, away, score, conduct }) => ({ home: String(home), away: String(away), score, ...(conduct && { conduct }) }));

/** The table as it is now. Teams by their id as text. */
export const tableOf = (season: Season): TableRow[] => leagueTable(teamsOf(season), resultsOf(season), rulesOf(season));

/** The order in which teams are shown: that of the table, or, where nobody has played yet, that of the points at the end as soon as these are known. */
export function inOrder(table: readonly TableRow[], chances: readonly TeamChances[] | undefined): readonly TableRow[] {
  if (!chances || table.some(({ played }) => played > 0)) return table;
  const atEnd = new Map(chances.map(({ team, points }) => [team, points]));
  const pointsOf = ({ team }: TableRow) => atEnd.get(team) ?? 0;
  return table.toSorted((one, other) => pointsOf(other) - pointsOf(one)).map((row, at) => ({ ...row, position: at + 1 }));
}

/** The rest of the season, to be played. The seed is the league's: everybody gets the same answer, today as tomorrow. */
export const planOf = (season: Season, supposed: Supposed): SeasonPlan => ({
  teams: teamsOf(season),
  results: resultsOf(season),
  rules: rulesOf(season),
  seed: `season ${season.tournament.id}`,
  fixtures: season.fixtures.map((fixture) => {
    const outcome = supposed.get(fixture.id);
    const { home, away, expected } = fixture;
    return { home: String(home), away: String(away), expected, ...(outcome && { score: likeliestScore(expected, outcome) }) };
  }),
});

const DAY = 86_400_000;

/** Matches under one heading. `round` undefined: they should have been played, and nobody knows how they ended. */
export interface Round {
  readonly round: string | undefined;
  readonly fixtures: readonly SeasonFixture[];
}

/** The first `most` matches: those to come, round by round, soonest first; then those that are past without a result, latest first. */
export function roundsOf({ fixtures, serverTime }: Season, most: number): Round[] {
  const now = Date.parse(serverTime);
  const isPast = ({ kickOff, dayOnly }: SeasonFixture) => Date.parse(kickOff) + (dayOnly ? DAY : 0) < now;
  const shown = [...fixtures.filter((one) => !isPast(one)), ...fixtures.filter(isPast).toReversed()].slice(0, most);
  // Not Map.groupBy: Safari knows it from 17.4 on.
  const groups = new Map<string | undefined, SeasonFixture[]>();
  for (const one of shown) {
    const round = isPast(one) ? undefined : one.round;
    const group = groups.get(round);
    if (group) group.push(one);
    else groups.set(round, [one]);
  }
  return [...groups].map(([round, within]) => ({ round, fixtures: within }));
}
