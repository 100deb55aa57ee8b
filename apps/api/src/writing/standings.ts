import { finalScore, isScored, type MatchRecord } from '@portal/domain';
import { isVoid } from '../sports/index.ts';

export interface Standing {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

/** How far a season is known without a gap: the last round of which, like of all before it, every match has a score. */
export function wholeRounds(matches: readonly MatchRecord[]): number {
  const rounds = Map.groupBy(matches, ({ round }) => Number(/(\d+)$/.exec(round ?? '')?.[1] ?? 0));
  let whole = 0;
  while (rounds.get(whole + 1)?.every(isScored)) whole += 1;
  return whole;
}

/** The table after so many rounds: points, then goal difference, then goals scored, then name. */
export function standingsAfter(matches: readonly MatchRecord[], rounds: number): Standing[] {
  const table = new Map<string, Standing>();
  for (const match of matches) {
    if (!isScored(match) || isVoid(match) || Number(/(\d+)$/.exec(match.round ?? '')?.[1] ?? 0) > rounds) continue;
    const { home, away } = finalScore(match.score);
    add(table, match.home.name, home, away);
    add(table, match.away.name, away, home);
  }
  return [...table.values()].sort(
    (a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored || a.team.localeCompare(b.team),
  );
}

function add(table: Map<string, Standing>, team: string, scored: number, conceded: number): void {
  const before = table.get(team) ?? { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
  table.set(team, {
    team,
    played: before.played + 1,
    won: before.won + Number(scored > conceded),
    drawn: before.drawn + Number(scored === conceded),
    lost: before.lost + Number(scored < conceded),
    scored: before.scored + scored,
    conceded: before.conceded + conceded,
    points: before.points + (scored > conceded ? 3 : scored === conceded ? 1 : 0),
  });
}
