import { EVENT_CODE, isDismissal, isGoal } from './event-codes.ts';
import { matchPlan } from './match-plan.ts';
import type { MatchPlan, PhaseSpan } from './match-plan.ts';
import { finalScore } from './match-record.ts';
import type { Score, ScoredMatch, Side } from './match-record.ts';
import type { MatchState, TeamStatistics, TimedEvent } from './match-state.ts';
import { MATCH_STATUS, matchStatus, STATUS_CODE } from './match-status.ts';
import type { StatusCode } from './match-status.ts';

const MINUTE = 60_000;
const NIL: Score = { home: 0, away: 0 };

const CODE_OF_PHASE: Record<PhaseSpan['phase'], StatusCode> = {
  'first-half': STATUS_CODE.firstHalf,
  'half-time': STATUS_CODE.halfTime,
  'second-half': STATUS_CODE.secondHalf,
  'before-extra-time': STATUS_CODE.extraTime,
  'extra-first-half': STATUS_CODE.extraTime,
  'extra-half-time': STATUS_CODE.extraTime,
  'extra-second-half': STATUS_CODE.extraTime,
  'before-shoot-out': STATUS_CODE.shootOut,
  'shoot-out': STATUS_CODE.shootOut,
};

/** The last regular minute of each period of play; beyond it the clock shows stoppage time. */
const LAST_MINUTE = { 1: 45, 2: 90, 3: 105, 4: 120 } as const;
const FIRST_MINUTE = { 1: 1, 2: 46, 3: 91, 4: 106 } as const;

/**
 * A played match at a moment of its replay (decisions, "Sports data"; status codes of specification section 4). Pure:
 * the clock is handed in, epoch milliseconds throughout.
 */
export function matchStateAt(match: ScoredMatch, kickOffMs: number, nowMs: number): MatchState {
  return stateOfPlan(matchPlan(match, kickOffMs), nowMs);
}

/** The next moment after `nowMs` at which something but the minute changes, or null when the match is over (ours). */
export function nextChangeAfter(match: ScoredMatch, kickOffMs: number, nowMs: number): number | null {
  return nextChangeOfPlan(matchPlan(match, kickOffMs), nowMs);
}

/** `matchStateAt` for a plan that is already made (decisions, "Sports data"). */
export function stateOfPlan(plan: MatchPlan, nowMs: number): MatchState {
  const { match, phases } = plan;
  const span = phases.find((phase) => nowMs >= phase.startsAt && nowMs < phase.endsAt);
  const over = nowMs >= plan.endsAt;
  const statusCode = over ? STATUS_CODE.ended : span ? CODE_OF_PHASE[span.phase] : STATUS_CODE.notStarted;
  const events = plan.events.filter((event) => event.at <= nowMs);
  const reached = (phase: PhaseSpan['phase']) => phases.some((other) => other.phase === phase && nowMs >= other.startsAt);
  const ninetyMinutesOver = over || reached('before-extra-time') || reached('before-shoot-out');
  const halfTimeScore = reached('half-time') ? (match.score.halfTime ?? scoreUpTo(plan, 1)) : null;
  const shootOut = phases.some((phase) => phase.period === 5);
  return {
    statusCode,
    status: over ? MATCH_STATUS.ended : matchStatus(statusCode),
    phase: over ? 'ended' : (span?.phase ?? 'not-started'),
    ...clockIn(span, nowMs),
    kickOffAt: plan.kickOffAt,
    periodStartedAt: over ? plan.endsAt : (span?.startsAt ?? null),
    endsAt: plan.endsAt,
    score: over ? finalScore(match.score) : runningScore(plan, events, halfTimeScore),
    halfTimeScore,
    fullTimeScore: ninetyMinutesOver ? (match.score.fullTime ?? scoreUpTo(plan, 2)) : null,
    penalties: !shootOut ? null : over ? match.score.penalties : reached('shoot-out') ? kicksScored(events) : null,
    events,
    redCards: { home: dismissals(events, 'home'), away: dismissals(events, 'away') },
    statistics: { home: statisticsOf(events, 'home'), away: statisticsOf(events, 'away') },
  };
}

/** `nextChangeAfter` for a plan that is already made (ours). */
export function nextChangeOfPlan(plan: MatchPlan, nowMs: number): number | null {
  const moments = [...plan.phases.map((phase) => phase.startsAt), ...plan.events.map((event) => event.at), plan.endsAt];
  const ahead = moments.filter((moment) => moment > nowMs);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

function clockIn(span: PhaseSpan | undefined, nowMs: number): { minute: number | null; added: number } {
  if (!span || span.period === null || span.period === 5) return { minute: null, added: 0 };
  const minute = FIRST_MINUTE[span.period] + Math.floor((nowMs - span.startsAt) / MINUTE);
  const last = LAST_MINUTE[span.period];
  return minute <= last ? { minute, added: 0 } : { minute: last, added: minute - last };
}

/** Where the source lists every goal they are counted; else the score waits for half-time and the end. */
function runningScore(plan: MatchPlan, events: readonly TimedEvent[], halfTimeScore: Score | null): Score {
  return listsEveryGoal(plan) ? (events.at(-1)?.score ?? NIL) : (halfTimeScore ?? NIL);
}

function listsEveryGoal(plan: MatchPlan): boolean {
  const listed = plan.events.at(-1)?.score ?? NIL;
  const final = finalScore(plan.match.score);
  return listed.home === final.home && listed.away === final.away;
}

function scoreUpTo(plan: MatchPlan, period: 1 | 2): Score | null {
  if (!listsEveryGoal(plan)) return null;
  return plan.events.filter((event) => event.period <= period).at(-1)?.score ?? NIL;
}

function kicksScored(events: readonly TimedEvent[]): Score {
  return events.findLast((event) => event.penalties !== undefined)?.penalties ?? NIL;
}

function dismissals(events: readonly TimedEvent[], side: Side): number {
  return events.filter((event) => event.side === side && isDismissal(event.code)).length;
}

function statisticsOf(events: readonly TimedEvent[], side: Side): TeamStatistics {
  const own = events.filter((event) => event.side === side);
  const inPlay = own.filter((event) => event.period !== 5);
  const goals = inPlay.filter((event) => isGoal(event.code));
  const count = (code: number, among = own) => among.filter((event) => event.code === code).length;
  return {
    goals: goals.length,
    firstHalfGoals: goals.filter((goal) => goal.period === 1).length,
    secondHalfGoals: goals.filter((goal) => goal.period === 2).length,
    extraTimeGoals: goals.filter((goal) => goal.period > 2).length,
    penaltyGoals: count(EVENT_CODE.penaltyScored, inPlay),
    // Counted for the team that gains it; here it stands with the one that did it.
    ownGoals: count(
      EVENT_CODE.ownGoal,
      events.filter((event) => event.side !== side),
    ),
    yellowCards: count(EVENT_CODE.yellowCard),
    redCards: dismissals(own, side),
    substitutions: count(EVENT_CODE.substitution),
  };
}
