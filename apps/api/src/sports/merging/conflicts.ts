import type { MatchRecord, MatchScore } from '@portal/domain';
import type { Reading } from './reading.ts';

/** A fact in which sources differ. */
export interface Conflict {
  readonly key: string;
  readonly fact: ConflictFact;
  /** What the portal goes by. */
  readonly kept: string;
  /** What each source says, the kept one among them, in the order of their names. */
  readonly said: readonly { readonly source: string; readonly value: string }[];
}

export type ConflictFact = 'day' | 'kickOff' | keyof MatchScore;

const scoreParts = ['halfTime', 'fullTime', 'extraTime', 'penalties'] as const satisfies readonly ConflictFact[];

/** The facts of a match in which its sources differ. Spelling of grounds and players is none. */
export function conflictsOf(key: string, kept: MatchRecord, readings: readonly Reading[]): Conflict[] {
  const facts: readonly (readonly [ConflictFact, (match: MatchRecord) => string | null])[] = [
    // Where two times are known they say it all; one moment may be two days on two continents.
    ['day', ({ date }) => (readings.every(({ match }) => match.kickOff !== null) ? null : date)],
    ['kickOff', ({ kickOff }) => kickOff && new Date(kickOff).toISOString().replace(':00.000Z', 'Z')],
    ...scoreParts.map((part) => [part, ({ score }: MatchRecord) => written(score, part)] as const),
  ];
  return facts.flatMap(([fact, valueOf]) => {
    const said = readings
      .map(({ source, match }) => ({ source, value: valueOf(match) }))
      .filter((one): one is { source: string; value: string } => one.value !== null)
      .sort((one, other) => (one.source < other.source ? -1 : 1));
    return new Set(said.map(({ value }) => value)).size > 1 ? [{ key, fact, kept: valueOf(kept) ?? '', said }] : [];
  });
}

function written(score: MatchScore | null, part: keyof MatchScore): string | null {
  const goals = score?.[part];
  return goals ? `${goals.home}-${goals.away}` : null;
}

/** One line for a person at a terminal. */
export function conflictLine({ key, fact, kept, said }: Conflict): string {
  return `${key}: ${fact} is ${kept}; ${said.map(({ source, value }) => `${source} says ${value}`).join(', ')}`;
}
