import { isScored } from '@portal/domain';
import type { MatchRecord } from '@portal/domain';
import { hasPlaceholder } from '../keys.ts';

/** What one source says of one match. The match's `sourceKey` names it among all sources. */
export interface Reading {
  /** The file's name; the same name read again replaces what it said before. */
  readonly source: string;
  readonly match: MatchRecord;
  /** When the source last said something new, in ms since the epoch; left out for what was never imported. Where sources differ, the newer one is believed. */
  readonly readAt?: number;
}

/**
 * The order in which sources are believed: the one that tells more of a match first. The same for the same readings in
 * whatever order they came.
 */
export function byRichness(one: Reading, other: Reading): number {
  const [a, b] = [richness(one.match), richness(other.match)];
  for (const [place, value] of a.entries()) {
    const difference = (b[place] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return compare(one.source, other.source) || compare(JSON.stringify(one.match), JSON.stringify(other.match));
}

/** From what weighs most: teams that are known, line-ups, events, a result, a time of day, and what stands around it. */
function richness(match: MatchRecord): number[] {
  const { score, lineUps, kickOff, venue, city, referee, attendance } = match;
  return [
    hasPlaceholder(match) ? 0 : 1,
    lineUps ? 1 : 0,
    match.events.length,
    isScored(match) ? 1 : 0,
    score ? [score.halfTime, score.fullTime, score.extraTime, score.penalties].filter((part) => part !== null).length : 0,
    kickOff === null ? 0 : 1,
    [venue, city, referee, attendance].filter((fact) => fact !== null).length,
  ];
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Newest first; of those that came together, the one that tells more. */
export function byAge(one: Reading, other: Reading): number {
  return (other.readAt ?? 0) - (one.readAt ?? 0) || byRichness(one, other);
}
