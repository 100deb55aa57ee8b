import { EVENT_CODE, isGoal } from './event-codes.ts';
import type { MatchEvent, MatchPeriod, Score, ScoredMatch } from './match-record.ts';
import type { MatchPhase, TimedEvent } from './match-state.ts';
import { hash32 } from './seeded.ts';

const MINUTE = 60_000;

/** One phase with its moments, epoch milliseconds; `endsAt` is the next one's start. */
export interface PhaseSpan {
  readonly phase: Exclude<MatchPhase, 'not-started' | 'ended'>;
  /** The period played in it; `null` for a break. */
  readonly period: MatchPeriod | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A match laid out on the clock for one kick-off. */
export interface MatchPlan {
  readonly match: ScoredMatch;
  readonly kickOffAt: number;
  readonly endsAt: number;
  readonly phases: readonly PhaseSpan[];
  readonly events: readonly TimedEvent[];
}

/** First minute and regular length of each period of play. */
const PLAY = {
  1: { from: 0, length: 45 },
  2: { from: 45, length: 45 },
  3: { from: 90, length: 15 },
  4: { from: 105, length: 15 },
} as const;

/** Minutes of the breaks. The short ones are as long as teams really take them. */
const BREAK = { halfTime: 15, beforeExtraTime: 5, extraHalfTime: 5, beforeShootOut: 3 } as const;

/** The last plan of each match: a match is shown again and again with the kick-off it has. */
const plans = new WeakMap<ScoredMatch, MatchPlan>();

/**
 * Lays a played match out from a kick-off (decisions, "Sports data": a replay plays minute by minute). Halves last 45
 * minutes and the stoppage the source shows, extra time twice 15, kicks of a shoot-out one a minute. The same match and
 * kick-off always give the same plan.
 */
export function matchPlan(match: ScoredMatch, kickOffAt: number): MatchPlan {
  const known = plans.get(match);
  if (known?.kickOffAt === kickOffAt) return known;
  const plan = layOut(match, kickOffAt);
  plans.set(match, plan);
  return plan;
}

function layOut(match: ScoredMatch, kickOffAt: number): MatchPlan {
  const phases: PhaseSpan[] = [];
  let at = kickOffAt;
  const add = (phase: PhaseSpan['phase'], period: MatchPeriod | null, minutes: number) => {
    phases.push({ phase, period, startsAt: at, endsAt: at + minutes * MINUTE });
    at += minutes * MINUTE;
  };
  add('first-half', 1, playedMinutes(match, 1));
  add('half-time', null, BREAK.halfTime);
  add('second-half', 2, playedMinutes(match, 2));
  if (hasExtraTime(match)) {
    add('before-extra-time', null, BREAK.beforeExtraTime);
    add('extra-first-half', 3, playedMinutes(match, 3));
    add('extra-half-time', null, BREAK.extraHalfTime);
    add('extra-second-half', 4, playedMinutes(match, 4));
  }
  if (hasShootOut(match)) {
    add('before-shoot-out', null, BREAK.beforeShootOut);
    add('shoot-out', 5, shootOutMinutes(match));
  }
  return { match, kickOffAt, endsAt: at, phases, events: timedEvents(match, phases) };
}

function hasExtraTime(match: ScoredMatch): boolean {
  return match.score.extraTime !== null || match.events.some((event) => event.period === 3 || event.period === 4);
}

function hasShootOut(match: ScoredMatch): boolean {
  return match.score.penalties !== null || match.events.some((event) => event.period === 5);
}

/** Regular length and stoppage: what the events show, at least a small amount that is fixed for the match. */
function playedMinutes(match: ScoredMatch, period: 1 | 2 | 3 | 4): number {
  const seen = match.events.filter((event) => event.period === period).map((event) => event.added);
  const chance = hash32(`${match.sourceKey} stoppage ${period}`) % 3;
  const least = { 1: 1 + chance, 2: 3 + chance, 3: 1, 4: 1 + (chance % 2) }[period];
  return PLAY[period].length + Math.max(least, ...seen);
}

/** One minute per kick, as long as the last kick or card in it needs; five where the source gives only the result. */
function shootOutMinutes(match: ScoredMatch): number {
  const last = match.events.filter((event) => event.period === 5).map((event) => minuteOfPeriod(match, event) + 1);
  return last.length > 0 ? Math.max(...last) : 5;
}

/** Whole minutes from the start of its period to the minute in which the event falls. */
function minuteOfPeriod(match: ScoredMatch, event: MatchEvent): number {
  if (event.period === 5) return Math.max(0, event.minute - (hasExtraTime(match) ? 120 : 90) - 1);
  const { from, length } = PLAY[event.period];
  if (event.added > 0) return length + event.added - 1;
  return Math.min(length - 1, Math.max(0, event.minute - from - 1));
}

function timedEvents(match: ScoredMatch, phases: readonly PhaseSpan[]): TimedEvent[] {
  const minuteStarts = match.events.map((event) => {
    const span = phases.find((phase) => phase.period === event.period);
    return (span?.startsAt ?? 0) + minuteOfPeriod(match, event) * MINUTE;
  });
  let score: Score = { home: 0, away: 0 };
  let penalties: Score = { home: 0, away: 0 };
  const timed = match.events.map((event, index): TimedEvent => {
    const at = (minuteStarts[index] ?? 0) + secondInMinute(match, minuteStarts, index) * 1000;
    if (event.period !== 5) {
      if (isGoal(event.code)) score = plusOne(score, event);
      return { ...event, index, at, score };
    }
    if (event.code === EVENT_CODE.penaltyScored) penalties = plusOne(penalties, event);
    return { ...event, index, at, score, penalties };
  });
  return timed;
}

/** Events of one minute share it in their order, at seconds that look as if nobody had chosen them. */
function secondInMinute(match: ScoredMatch, minuteStarts: readonly number[], index: number): number {
  const start = minuteStarts[index];
  const before = minuteStarts.slice(0, index).filter((other) => other === start).length;
  const together = minuteStarts.filter((other) => other === start).length;
  const jitter = (hash32(`${match.sourceKey} second ${index}`) % 100) / 100;
  return Math.floor((60 * (before + 0.1 + 0.8 * jitter)) / together);
}

function plusOne(score: Score, event: MatchEvent): Score {
  return { ...score, [event.side]: score[event.side] + 1 };
}
