import { EVENT_CODE, leagueTable, type MatchEvent, type MatchRecord, type Side, type TableResult, type TableRow } from '@portal/domain';
import { isVoid } from './counted.ts';
import { editionStages } from './edition-stages.ts';
import { tableRulesOf } from './table-rules.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** One table of a competition: the whole of a league (`group` null), or a group of a tournament. Teams by the key of their facts. */
export interface CompetitionTable {
  readonly group: string | null;
  /** Of a competition with several: 'Regular Season', 'Championship Round'. */
  readonly stage: string | null;
  readonly rows: readonly TableRow[];
}

/** FIFA's: a yellow card takes 1, a second one 3, a red one 4, a yellow and then a red one 5. */
const CONDUCT = new Map<number, number>([
  [EVENT_CODE.yellowCard, -1],
  // The first yellow is an event of its own.
  [EVENT_CODE.secondYellow, -2],
  [EVENT_CODE.redCard, -4],
]);

/** The tables of one season of a competition, stages in the order in which they are played, groups in that of their names; none for a cup that is knock-out from the beginning. */
export function tablesOf(matches: readonly MatchRecord[]): CompetitionTable[] {
  const { isTabled } = editionStages(matches);
  const counting = matches.filter((match) => isTabled(match) && !isPlaceholderTeam(match.home.name) && !isPlaceholderTeam(match.away.name));
  const begun = new Map<string | null, string>();
  for (const { stage, date } of counting) if (date < (begun.get(stage) ?? '9')) begun.set(stage, date);
  const inOrder = ({ stage, group }: MatchRecord) => `${begun.get(stage)}\n${stage ?? ''}\n${group ?? ''}`;
  return [...Map.groupBy(counting, inOrder)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, played]) => {
      const [first] = played;
      if (!first) return [];
      const teams = [...new Set(played.flatMap(({ home, away }) => [teamFacts(home.name).key, teamFacts(away.name).key]))].sort();
      return [{ group: first.group, stage: first.stage, rows: leagueTable(teams, played.flatMap(resultOf), tableRulesOf(first)) }];
    });
}

/** What a match says to its table; nothing without a score, or when it was annulled. */
export function resultOf(match: MatchRecord): TableResult[] {
  const { home, away, score, events } = match;
  if (!score?.fullTime || isVoid(match)) return [];
  const conduct = { home: conductOf(events, 'home'), away: conductOf(events, 'away') };
  return [{ home: teamFacts(home.name).key, away: teamFacts(away.name).key, score: score.fullTime, conduct }];
}

const conductOf = (events: readonly MatchEvent[], side: Side): number =>
  events.reduce((sum, event) => (event.side === side ? sum + (CONDUCT.get(event.code) ?? 0) : sum), 0);
