import { finalScore, isScored } from '@portal/domain';
import type { MatchRecord, Score } from '@portal/domain';
import { competitionKey } from './competitions.ts';
import { loadMatches } from './snapshot/index.ts';
import { teamFacts } from './teams.ts';

/** One result to learn from. Teams are keys: the same team has the same key in every source and name style. */
export interface PlayedMatch {
  readonly key: string;
  /** 'world-cup', 'la-liga'. */
  readonly competition: string;
  /** Calendar day at the venue, YYYY-MM-DD. */
  readonly playedOn: string;
  /** `slug` of the team's facts. */
  readonly home: string;
  readonly away: string;
  /** After everything that was played, without the shoot-out. */
  readonly score: Score;
  /** At half-time, where a source tells it. */
  readonly half?: Score | null;
}

/** Every result that ships with the portal, in order of day, then key. What was decided off the pitch is none. */
export function loadResults(): PlayedMatch[] {
  return resultsOf(loadMatches().map(({ record }) => record));
}

/** The results among matches, in order of day, then key. */
export function resultsOf(matches: readonly MatchRecord[]): PlayedMatch[] {
  return matches
    .filter(isScored)
    .filter(({ note }) => note !== 'awarded' && note !== 'walkover' && note !== 'annulled')
    .map((match) => ({
      key: match.sourceKey,
      competition: competitionKey(match.competition),
      playedOn: match.date,
      home: teamFacts(match.home.name).slug,
      away: teamFacts(match.away.name).slug,
      score: finalScore(match.score),
      half: match.score.halfTime,
    }))
    .sort((one, other) => compare(one.playedOn, other.playedOn) || compare(one.key, other.key));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
