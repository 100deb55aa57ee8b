import type { MatchStatus, StatusCode } from './match-status.ts';
import type { MatchEvent, Score } from './match-record.ts';

/** What is going on, in more words than the numeric status has. */
export type MatchPhase =
  | 'not-started'
  | 'first-half'
  | 'half-time'
  | 'second-half'
  | 'before-extra-time'
  | 'extra-first-half'
  | 'extra-half-time'
  | 'extra-second-half'
  | 'before-shoot-out'
  | 'shoot-out'
  | 'ended';

/** An event with its moment and the score it led to. */
export interface TimedEvent extends MatchEvent {
  /** Place in the match's own order, from 0: stable, so it can serve as a key. */
  readonly index: number;
  /** Epoch milliseconds at which it happens in this playing. */
  readonly at: number;
  /** Goals so far, this event counted. */
  readonly score: Score;
  /** Only for shoot-out kicks: kicks scored so far, this one counted. */
  readonly penalties?: Score;
}

/** What the source truly gives, counted; there is no possession or shots in it, so there is none here. */
export interface TeamStatistics {
  readonly goals: number;
  readonly firstHalfGoals: number;
  readonly secondHalfGoals: number;
  readonly extraTimeGoals: number;
  /** Penalties scored in play; shoot-out kicks are in `MatchState.penalties`. */
  readonly penaltyGoals: number;
  /** How often its own players hit its own net: goals of the other team. */
  readonly ownGoals: number;
  readonly yellowCards: number;
  /** Straight reds and second yellows. */
  readonly redCards: number;
  readonly substitutions: number;
}

export interface MatchStatistics {
  readonly home: TeamStatistics;
  readonly away: TeamStatistics;
}

/** A match at one moment. Times are epoch milliseconds. */
export interface MatchState {
  readonly statusCode: StatusCode;
  readonly status: MatchStatus;
  readonly phase: MatchPhase;
  /** The running minute as printed (45 in 45+2'); `null` when the ball is not in play. */
  readonly minute: number | null;
  /** Minute of stoppage time, 0 outside it. */
  readonly added: number;
  readonly kickOffAt: number;
  /** When the current phase began; `null` before the kick-off. */
  readonly periodStartedAt: number | null;
  readonly endsAt: number;
  readonly score: Score;
  /** Known from half-time on. */
  readonly halfTimeScore: Score | null;
  /** Known from the end of 90 minutes on. */
  readonly fullTimeScore: Score | null;
  /** Kicks scored so far; `null` until the shoot-out begins. */
  readonly penalties: Score | null;
  /** So far, in order. */
  readonly events: readonly TimedEvent[];
  readonly redCards: Score;
  readonly statistics: MatchStatistics;
}
