import { REMINDED_BEFORE, type Followed, type FollowedMatch } from './followed.ts';
import type { Score } from './match-record.ts';
import { MATCH_STATUS, matchStatus } from './match-status.ts';
import { SPORTS } from './sports.ts';

/** What a browser has heard last of a match it follows, so that each goal is told once (ours). */
export interface Heard {
  readonly fixtureId: number;
  /** Of the frame it was heard in: it grows with every change of the match. */
  readonly revision: number;
  readonly score: Score | null;
  readonly ended: boolean;
}

/** As much of a frame as is listened to. `statusCode` as in section 4. */
export interface HeardFrom {
  readonly fixtureId: number;
  readonly revision: number;
  readonly statusCode: number;
  readonly score: Score | null;
}

/** What is worth telling who looks elsewhere (ours). */
export type MatchAlert = 'goal' | 'ended';

/** Milliseconds after kick-off within which a match of any sport is over, late start, extra time and shoot-out counted. */
const OVER_WITHIN = 4 * 3_600_000;
const [football] = SPORTS;

/** Followed matches that may be on air, and the time at which those are others (undefined: never). Times in epoch milliseconds (ours). */
export function matchesOnAir({ matches }: Followed, now: number): { onAir: FollowedMatch[]; next: number | undefined } {
  const begins = ({ kickOff }: FollowedMatch) => kickOff - REMINDED_BEFORE;
  const ends = ({ kickOff }: FollowedMatch) => kickOff + OVER_WITHIN;
  const changes = matches.flatMap((match) => [begins(match), ends(match)]).filter((at) => at > now);
  return { onAir: matches.filter((match) => begins(match) <= now && now < ends(match)), next: changes.length > 0 ? Math.min(...changes) : undefined };
}

/** What is kept of a frame (ours). */
export const heardOf = ({ fixtureId, revision, statusCode, score }: HeardFrom): Heard => ({
  fixtureId,
  revision,
  score: score && { home: score.home, away: score.away },
  ended: matchStatus(statusCode) === MATCH_STATUS.ended,
});

/**
 * What is new to who has heard `before`; undefined: nothing. Who hears of a match for the first time is told nothing, nor is anybody of a goal that was taken back.
 * Points of other sports than football come too often to be told one by one (ours).
 */
export function matchAlert({ path }: Pick<FollowedMatch, 'path'>, before: Heard | undefined, after: Heard): MatchAlert | undefined {
  if (!before || before.ended || after.revision <= before.revision) return undefined;
  if (after.ended) return 'ended';
  const goals = ({ score }: Heard, side: keyof Score) => score?.[side] ?? 0;
  const scored = goals(after, 'home') > goals(before, 'home') || goals(after, 'away') > goals(before, 'away');
  return scored && path.split('/')[2] === football.slug ? 'goal' : undefined;
}
