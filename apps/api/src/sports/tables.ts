import { EVENT_CODE, isScored, leagueTable, type MatchEvent, type MatchRecord, type Side, type TableResult, type TableRow } from '@portal/domain';
import { stageOf } from './stages.ts';
import { tableRulesOf } from './table-rules.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** One table of a competition: the whole of a league (`group` null), or a group of a tournament. Teams by the key of their facts. */
export interface CompetitionTable {
  readonly group: string | null;
  readonly rows: readonly TableRow[];
}

/** FIFA's: a yellow card takes 1, a second one 3, a red one 4, a yellow and then a red one 5. */
const CONDUCT = new Map<number, number>([
  [EVENT_CODE.yellowCard, -1],
  // The first yellow is an event of its own.
  [EVENT_CODE.secondYellow, -2],
  [EVENT_CODE.redCard, -4],
]);

/** The tables of one season of a competition, groups in the order of their names; none for a cup that is knock-out from the beginning. */
export function tablesOf(matches: readonly MatchRecord[]): CompetitionTable[] {
  const counting = matches.filter((match) => countsForTable(match) && !isPlaceholderTeam(match.home.name) && !isPlaceholderTeam(match.away.name));
  const groups = Object.groupBy(counting, ({ group }) => group ?? '');
  return Object.entries(groups)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([group, played = []]) => {
      const [first] = played;
      if (!first) return [];
      const teams = [...new Set(played.flatMap(({ home, away }) => [teamFacts(home.name).key, teamFacts(away.name).key]))].sort();
      return [{ group: group || null, rows: leagueTable(teams, played.flatMap(resultOf), tableRulesOf(first)) }];
    });
}

/** Matches of a group, and those of a matchday of a league. */
const countsForTable = ({ group, round, stage }: MatchRecord): boolean =>
  group !== null || (stage === null && ['matchday', 'round'].includes(stageOf({ stage, group, round }).key));

function resultOf(match: MatchRecord): TableResult[] {
  if (!isScored(match) || match.note === 'annulled' || match.note === 'abandoned' || !match.score.fullTime) return [];
  const { home, away, score, events } = match;
  const conduct = { home: conductOf(events, 'home'), away: conductOf(events, 'away') };
  return [{ home: teamFacts(home.name).key, away: teamFacts(away.name).key, score: score.fullTime ?? { home: 0, away: 0 }, conduct }];
}

const conductOf = (events: readonly MatchEvent[], side: Side): number =>
  events.reduce((sum, event) => (event.side === side ? sum + (CONDUCT.get(event.code) ?? 0) : sum), 0);
