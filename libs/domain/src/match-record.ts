import type { EventCode } from './event-codes.ts';

/** Which team: the one named first is at home. */
export type Side = 'home' | 'away';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/**
 * Where in the match something happened: 1 and 2 are the halves (specification, section 9), 3 and 4 the halves of
 * extra time, 5 the penalty shoot-out.
 */
export type MatchPeriod = 1 | 2 | 3 | 4 | 5;

/** The score as a results file gives it. `null` is "not played" or "not known", never nil-nil. */
export interface MatchScore {
  readonly halfTime: Score | null;
  /** After 90 minutes. Unknown when the file gives only the score after extra time and not every goal. */
  readonly fullTime: Score | null;
  /** After 120 minutes, all goals counted. `null` when there was no extra time. */
  readonly extraTime: Score | null;
  /** Kicks scored in the shoot-out, apart from the goals. */
  readonly penalties: Score | null;
}

export interface MatchTeam {
  readonly name: string;
  /** Three letters: FIFA's for a national team, a stable abbreviation otherwise. */
  readonly code: string;
}

/** One thing that happened. Names are as the source writes them. */
export interface MatchEvent {
  readonly code: EventCode;
  /** The team the event counts for. An own goal counts for the team that gains it; its player belongs to the other. */
  readonly side: Side;
  readonly period: MatchPeriod;
  /** The minute as printed: 45 in 45+2'. Shoot-out kicks count on from the last minute of play (121, 122 …). */
  readonly minute: number;
  /** Stoppage time: 2 in 45+2', else 0. */
  readonly added: number;
  /** Scorer, booked player, kicker, or the player coming on. */
  readonly player: string;
  /** Only for a substitution: the player going off. */
  readonly playerOut?: string;
}

export interface LineUp {
  /** The starting eleven in the rows of the source: keeper, defence, midfield, attack. Empty when not known. */
  readonly rows: readonly (readonly string[])[];
  readonly captain: string | null;
  /** Those who came on, in the order in which they did. */
  readonly substitutes: readonly string[];
}

/** Why a match has no ordinary result. */
export type MatchNote = 'postponed' | 'cancelled' | 'abandoned' | 'awarded' | 'suspended' | 'walkover' | 'annulled';

/** One match as an importer read it: facts of a source, not yet tied to a clock. */
export interface MatchRecord {
  /** Stable across imports: competition and season, round and teams, in ASCII; the date may be moved, the key stays. */
  readonly sourceKey: string;
  readonly competition: string;
  /** '2026' or '2026/27'. */
  readonly season: string;
  /** As the source writes them: 'First Stage', 'Group A', 'Matchday 3'. */
  readonly stage: string | null;
  readonly group: string | null;
  readonly round: string | null;
  /** Calendar day at the venue, YYYY-MM-DD. */
  readonly date: string;
  /** ISO-8601 with the venue's offset; `null` when the source gives no time of day. */
  readonly kickOff: string | null;
  readonly venue: string | null;
  readonly city: string | null;
  readonly attendance: number | null;
  readonly referee: string | null;
  readonly home: MatchTeam;
  readonly away: MatchTeam;
  /** `null`: not played yet, or the source does not know. */
  readonly score: MatchScore | null;
  readonly note: MatchNote | null;
  readonly lineUps: { readonly home: LineUp; readonly away: LineUp } | null;
  /** In the order in which they happened; events of one minute keep a stable order. */
  readonly events: readonly MatchEvent[];
}

/** A match that has been played; only these can be replayed. */
export type ScoredMatch = MatchRecord & { readonly score: MatchScore };

/** Whether a match has a score and can be replayed (decisions, "Sports data"). */
export function isScored(match: MatchRecord): match is ScoredMatch {
  return match.score !== null && (match.score.extraTime ?? match.score.fullTime) !== null;
}

/** Goals after everything that was played (90 or 120 minutes), without the shoot-out (ours). */
export function finalScore(score: MatchScore): Score {
  return score.extraTime ?? score.fullTime ?? { home: 0, away: 0 };
}
