import type { MatchRecord, TableResult, TableRules } from '@portal/domain';
import { competitionKey } from './competitions.ts';
import { isVoid } from './counted.ts';
import { editionStages } from './edition-stages.ts';
import { tableRulesOf } from './table-rules.ts';
import { resultOf } from './tables.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** A season of a league: one table in which all meet all, and nothing after it. Teams by the key of their facts, in the order of `tablesOf`. */
export interface League {
  readonly teams: readonly string[];
  readonly results: readonly TableResult[];
  /** Matches that have no result and may still get one; past ones too. */
  readonly left: readonly MatchRecord[];
  readonly rules: TableRules;
}

/** What was put off or broken off is played one day. */
const STILL_PLAYED: ReadonlySet<MatchRecord['note']> = new Set<MatchRecord['note']>([null, 'postponed', 'suspended']);

/** null: it has groups, a final, or teams that never meet: its champion is not the first of a table. */
export function leagueOf(matches: readonly MatchRecord[]): League | null {
  const { isTabled, stage } = editionStages(matches);
  const tabled = matches.filter((match) => isTabled(match) && !isPlaceholderTeam(match.home.name) && !isPlaceholderTeam(match.away.name));
  const [first] = tabled;
  if (!first || tabled.some((match) => match.group !== null || match.stage !== first.stage) || matches.some((match) => stage(match).key === 'final'))
    return null;
  const pairs = tabled.map(({ home, away }) => [teamFacts(home.name).key, teamFacts(away.name).key]);
  const teams = [...new Set(pairs.flat())].sort();
  const met = new Set(pairs.map((pair) => pair.toSorted().join('\n')));
  if (met.size < (teams.length * (teams.length - 1)) / 2) return null;
  return {
    teams,
    results: tabled.flatMap(resultOf),
    left: tabled.filter((match) => !match.score?.fullTime && !isVoid(match) && STILL_PLAYED.has(match.note)),
    rules: tableRulesOf(first),
  };
}

interface Zones {
  readonly top: number;
  readonly last: number;
}

const USUAL: Zones = { top: 4, last: 3 };
/** Three medals, two who may go down; in Brazil four go down. */
const ZONES: Readonly<Record<string, Zones>> = { 'v-league': { top: 3, last: 2 }, brasileirao: { top: 4, last: 4 } };

/** How many places at the top and at the bottom of a league people look at; never so many that they would meet. */
export function zonesOf(competition: string, teams: number): Zones {
  const { top, last } = ZONES[competitionKey(competition)] ?? USUAL;
  const most = Math.max(1, Math.floor((teams - 1) / 2));
  return { top: Math.min(top, most), last: Math.min(last, most) };
}
