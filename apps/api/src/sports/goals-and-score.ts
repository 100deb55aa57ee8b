import { finalScore, isGoal } from '@portal/domain';
import type { MatchEvent, MatchScore, Score } from '@portal/domain';

/** Half-time and 90-minute scores that a source leaves out follow from the goals, where all of them are listed. */
export function completedScore(given: MatchScore, events: readonly MatchEvent[]): MatchScore {
  // Nobody had scored by half-time in a match without goals.
  const goalless = given.fullTime?.home === 0 && given.fullTime.away === 0;
  const score = goalless ? { ...given, halfTime: given.halfTime ?? { home: 0, away: 0 } } : given;
  if (!hasEnd(score) || !isSame(goalsUpTo(4, events), finalScore(score))) return score;
  return { ...score, halfTime: score.halfTime ?? goalsUpTo(1, events), fullTime: score.fullTime ?? goalsUpTo(2, events) };
}

/** What is wrong between the goals a source lists and the score it gives, or null. */
export function goalsAgainstScore(score: MatchScore, events: readonly MatchEvent[]): string | null {
  if (!hasEnd(score)) return null;
  const final = finalScore(score);
  const all = goalsUpTo(4, events);
  if (!isSame(all, final)) return `the goals listed make ${written(all)}, the score says ${written(final)}`;
  const first = goalsUpTo(1, events);
  if (score.halfTime && !isSame(first, score.halfTime))
    return `the goals listed make ${written(first)} at half-time, the score says ${written(score.halfTime)}`;
  return null;
}

/** Goals until the end of a period. */
function goalsUpTo(period: number, events: readonly MatchEvent[]): Score {
  const goals = events.filter((event) => event.period <= period && isGoal(event.code));
  return { home: goals.filter(({ side }) => side === 'home').length, away: goals.filter(({ side }) => side === 'away').length };
}

const hasEnd = ({ fullTime, extraTime }: MatchScore): boolean => (extraTime ?? fullTime) !== null;
const isSame = (one: Score, other: Score): boolean => one.home === other.home && one.away === other.away;
const written = ({ home, away }: Score): string => `${home}-${away}`;
