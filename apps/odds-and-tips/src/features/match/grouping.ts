import type { MatchSummary } from '@portal/contracts/match';
import { isComing, isLive } from './standing.ts';

export interface Group<T> {
  readonly key: string;
  readonly tournament: MatchSummary['tournament'];
  /** The stage that all of its matches share, else undefined. */
  readonly stage: string | undefined;
  readonly items: readonly T[];
}

/** Things about matches by tournament, in the order in which they come: what is on air stays first, what is over stands by itself below. */
export function byTournament<T extends { match: MatchSummary }>(things: readonly T[]): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = `${thing.match.tournament.id}/${isLive(thing.match) || isComing(thing.match) ? 'on' : 'over'}`;
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups].flatMap(([key, items]) => {
    const tournament = items[0]?.match.tournament;
    if (!tournament) return [];
    const shared = items.every(({ match }) => match.tournament.stage === tournament.stage);
    return [{ key, tournament, stage: shared ? tournament.stage : undefined, items }];
  });
}
