import { isGoal, isScored } from '@portal/domain';
import type { MatchRecord, MatchScore, Score } from '@portal/domain';
import { hasPlaceholder } from '../keys.ts';
import { conflictsOf } from './conflicts.ts';
import type { Conflict } from './conflicts.ts';
import { matchUp } from './match-up.ts';
import type { Cluster } from './match-up.ts';
import { byAge, byRichness } from './reading.ts';
import type { Reading } from './reading.ts';

/** One real match, made of everything that sources say of it. */
export interface MergedMatch {
  readonly record: MatchRecord;
  readonly sources: readonly string[];
  /** Every key under which a source has it; more than one where a source does not know the teams yet. */
  readonly keys: readonly string[];
  readonly conflicts: readonly Conflict[];
}

/**
 * One record for each real match: of several sources the one that tells most is kept and completed by the others. Where they differ in the
 * result or its time, that is a conflict, and the newest one is believed. Depends on what was read and when, not on the order.
 */
export function mergeReadings(readings: readonly Reading[]): MergedMatch[] {
  return matchUp(readings).map(merge);
}

function merge({ key, readings }: Cluster): MergedMatch {
  const ranked = [...readings].sort(byRichness);
  const matches = ranked.map(({ match }) => match);
  const [base, ...others] = matches as [MatchRecord, ...MatchRecord[]];
  const aged = [...readings].sort(byAge);
  const newest = aged.map(({ match }) => match);
  const [chosen, score] = mergedScore(newest);
  // Whose score is another one tells of a match that we do not believe in; its goals would not add up.
  const told = matches.find((match) => (match.events.length > 0 || match.lineUps) && agrees(match.score, score)) ?? withoutGoals(base, score);
  const timed = timedOf(aged) ?? base;
  const first = <K extends 'venue' | 'city' | 'attendance' | 'referee'>(fact: K) => matches.find((match) => match[fact] !== null)?.[fact] ?? null;
  const record: MatchRecord = {
    ...base,
    sourceKey: key,
    date: timed.date,
    kickOff: timed.kickOff,
    venue: first('venue'),
    city: first('city'),
    attendance: first('attendance'),
    referee: first('referee'),
    score,
    // That it was put off is past once there is a result; how that one came about is told with it.
    note: chosen ? noteOf(chosen, aged) : (base.note ?? others.find(({ note }) => note !== null)?.note ?? null),
    lineUps: told.lineUps,
    events: told.events,
  };
  const believed = ranked.filter(({ match }) => !hasPlaceholder(match) || hasPlaceholder(base));
  return {
    record,
    sources: [...new Set(ranked.map(({ source }) => source))].sort(),
    keys: [...new Set(matches.map(({ sourceKey }) => sourceKey))].sort(),
    conflicts: conflictsOf(key, record, believed),
  };
}

function withoutGoals(match: MatchRecord, score: MatchScore | null): MatchRecord {
  return agrees(match.score, score) ? match : { ...match, events: match.events.filter(({ code, period }) => !isGoal(code) && period !== SHOOT_OUT) };
}
const SHOOT_OUT = 5;

/** The newest that names a time, unless the newest of all names a day far from it: the match was moved, and its time is open. */
function timedOf(aged: readonly Reading[]): MatchRecord | undefined {
  const timed = aged.find(({ match }) => match.kickOff !== null);
  const [first] = aged;
  if (!timed || !first) return undefined;
  const near = Math.abs(Date.parse(first.match.date) - Date.parse(timed.match.date)) <= DAY;
  return near || isAsOld(first, timed) ? timed.match : first.match;
}

const isAsOld = (one: Reading, other: Reading): boolean => (one.readAt ?? 0) === (other.readAt ?? 0);

/** Awarded, abandoned: of whose result we believe, or of who came together with it and says the same. */
function noteOf(chosen: MatchRecord, aged: readonly Reading[]): MatchRecord['note'] {
  const teller = aged.find(({ match }) => match === chosen);
  return (
    chosen.note ??
    aged.find((one) => teller && isAsOld(one, teller) && one.match.score && agrees(one.match.score, chosen.score) && one.match.note)?.match.note ??
    null
  );
}
const DAY = 86_400_000;

/** Whose score comes first, and that with the parts that the others know besides, unless they speak of another result. */
function mergedScore(matches: readonly MatchRecord[]): [MatchRecord | null, MatchScore | null] {
  const [chosen, ...others] = matches
    .filter((match) => isScored(match) || match.score !== null)
    .sort((one, other) => Number(isScored(other)) - Number(isScored(one)));
  if (!chosen?.score) return [null, null];
  return [chosen, others.reduce((score, { score: said }) => (said && agrees(said, score) ? completed(score, said) : score), chosen.score)];
}

function completed(score: MatchScore, by: MatchScore): MatchScore {
  return {
    halfTime: score.halfTime ?? by.halfTime,
    fullTime: score.fullTime ?? by.fullTime,
    extraTime: score.extraTime ?? by.extraTime,
    penalties: score.penalties ?? by.penalties,
  };
}

function agrees(one: MatchScore | null, other: MatchScore | null): boolean {
  if (!one || !other) return true;
  const same = (a: Score | null, b: Score | null) => a === null || b === null || (a.home === b.home && a.away === b.away);
  return same(one.fullTime, other.fullTime) && same(one.extraTime, other.extraTime) && same(one.penalties, other.penalties);
}
