import type { Score } from './match-record.ts';

/** A match that counts for a table. Teams by any key; the score is that of the table: after 90 minutes in a league. */
export interface TableResult {
  readonly home: string;
  readonly away: string;
  readonly score: Score;
  /** What cards take off a team's conduct, zero or less; left out where nobody counts them. */
  readonly conduct?: { readonly home: number; readonly away: number };
}

/** One team of a table, `position` counted from 1. */
export interface TableRow {
  readonly team: string;
  readonly position: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
  /** Zero or less. */
  readonly conduct: number;
  /** The rules tell it from none of its neighbours: lots, a ranking or a play-off would. */
  readonly level: boolean;
}

/**
 * What tells teams with as many points apart, in a competition's own order. `headToHead`: points, difference and goals of the matches among them;
 * where that parts some of them and leaves others level, it is asked again of those alone (UEFA, FIFA).
 */
export type TieBreak = 'headToHead' | 'goalDifference' | 'goals' | 'wins' | 'awayGoals' | 'conduct';

export interface TableRules {
  readonly tieBreaks: readonly TieBreak[];
  /** 3 unless said otherwise; 2 in older competitions. */
  readonly pointsForWin?: number | undefined;
}

type Sums = Omit<TableRow, 'position' | 'level'> & { readonly awayGoals: number };

/** The table of a league or group by its own rules (ours: the specification names pages of teams and tournaments in section 2, and leaves open what stands on them). Teams that have not played are there with nothing; who is level at the end keeps the order of `teams`. */
export function leagueTable(teams: readonly string[], results: readonly TableResult[], rules: TableRules): TableRow[] {
  const sums = sumsOf(teams, results, rules);
  const places = parted([...teams], (team) => [sums.get(team)?.points ?? 0]).flatMap((level) => apart(level, rules.tieBreaks, { sums, results, rules }));
  let position = 1;
  return places.flatMap((level) =>
    level.map((team) => {
      const { awayGoals: _, ...row } = sums.get(team) ?? nothing(team);
      return { ...row, position: position++, level: level.length > 1 };
    }),
  );
}

/** Rows of several tables in one order (ours), as for the best of the third-placed teams: what was played between them tells nothing, since they have not met. */
export function bestRows(rows: readonly TableRow[], { tieBreaks }: TableRules): TableRow[] {
  const value = (row: TableRow) => [
    row.points,
    ...tieBreaks.flatMap((rule) => {
      if (rule === 'goalDifference') return [row.goalsFor - row.goalsAgainst];
      if (rule === 'goals') return [row.goalsFor];
      if (rule === 'wins') return [row.won];
      return rule === 'conduct' ? [row.conduct] : [];
    }),
  ];
  return [...rows].sort((one, other) => compare(value(other), value(one)));
}

interface Ground {
  readonly sums: ReadonlyMap<string, Sums>;
  readonly results: readonly TableResult[];
  readonly rules: TableRules;
}

/** Teams in their order, those that stay level together. */
function apart(level: readonly string[], [rule, ...further]: readonly TieBreak[], ground: Ground): string[][] {
  if (level.length < 2 || rule === undefined) return [[...level]];
  const groups = parted(level, valueOf(rule, level, ground));
  return groups.flatMap((group) => {
    const again = rule === 'headToHead' && groups.length > 1 && group.length > 1;
    return apart(group, again ? [rule, ...further] : further, ground);
  });
}

function valueOf(rule: TieBreak, level: readonly string[], { sums, results, rules }: Ground): (team: string) => readonly number[] {
  const among = rule === 'headToHead' ? sumsOf(level, between(level, results), rules) : sums;
  return (team) => {
    const row = among.get(team) ?? nothing(team);
    const difference = row.goalsFor - row.goalsAgainst;
    switch (rule) {
      case 'headToHead':
        return [row.points, difference, row.goalsFor];
      case 'goalDifference':
        return [difference];
      case 'goals':
        return [row.goalsFor];
      case 'wins':
        return [row.won];
      case 'awayGoals':
        return [row.awayGoals];
      case 'conduct':
        return [row.conduct];
    }
  };
}

function between(teams: readonly string[], results: readonly TableResult[]): TableResult[] {
  const level = new Set(teams);
  return results.filter(({ home, away }) => level.has(home) && level.has(away));
}

/** Groups of the same value, the greatest first; within a group the order stays. */
function parted(teams: readonly string[], valueOf: (team: string) => readonly number[]): string[][] {
  const valued = teams.map((team) => ({ team, value: valueOf(team) })).sort((one, other) => compare(other.value, one.value));
  const groups: { value: readonly number[]; teams: string[] }[] = [];
  for (const { team, value } of valued) {
    const last = groups.at(-1);
    if (last && compare(last.value, value) === 0) last.teams.push(team);
    else groups.push({ value, teams: [team] });
  }
  return groups.map((group) => group.teams);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) if (value !== other[place]) return value - (other[place] ?? 0);
  return 0;
}

function sumsOf(teams: readonly string[], results: readonly TableResult[], { pointsForWin = 3 }: TableRules): Map<string, Sums> {
  const sums = new Map(teams.map((team) => [team, nothing(team)]));
  const add = (team: string, scored: number, conceded: number, conduct: number, isAway: boolean) => {
    const row = sums.get(team);
    if (!row) return;
    const [won, drawn, lost] = [Number(scored > conceded), Number(scored === conceded), Number(scored < conceded)];
    sums.set(team, {
      team,
      played: row.played + 1,
      won: row.won + won,
      drawn: row.drawn + drawn,
      lost: row.lost + lost,
      goalsFor: row.goalsFor + scored,
      goalsAgainst: row.goalsAgainst + conceded,
      points: row.points + won * pointsForWin + drawn,
      conduct: row.conduct + conduct,
      awayGoals: row.awayGoals + (isAway ? scored : 0),
    });
  };
  for (const { home, away, score, conduct } of results) {
    add(home, score.home, score.away, conduct?.home ?? 0, false);
    add(away, score.away, score.home, conduct?.away ?? 0, true);
  }
  return sums;
}

const nothing = (team: string): Sums => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  conduct: 0,
  awayGoals: 0,
});
