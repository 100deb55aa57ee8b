import { EVENT_CODE, isGoal, isScored } from '@portal/domain';
import type { MatchRecord } from '@portal/domain';
import { roundKey } from './keys.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** What was read, by kind. */
export interface MatchCounts {
  readonly matches: number;
  readonly scored: number;
  readonly halfTimeScores: number;
  readonly goals: number;
  readonly yellowCards: number;
  /** Straight reds and second yellows. */
  readonly redCards: number;
  readonly substitutions: number;
  /** Matches with a line-up. */
  readonly lineUps: number;
  readonly teams: number;
  readonly rounds: number;
  readonly withTime: number;
  readonly withoutTime: number;
}

/** Adds up what was read; used for one file and for all of them. */
export function countsOf(matches: readonly MatchRecord[]): MatchCounts {
  const events = matches.flatMap((match) => match.events);
  const count = (...codes: number[]) => events.filter((event) => codes.includes(event.code)).length;
  const names = matches.flatMap(({ home, away }) => [home.name, away.name]).filter((name) => !isPlaceholderTeam(name));
  const withTime = matches.filter((match) => match.kickOff !== null).length;
  return {
    matches: matches.length,
    scored: matches.filter(isScored).length,
    halfTimeScores: matches.filter((match) => match.score?.halfTime != null).length,
    goals: events.filter((event) => event.period !== 5 && isGoal(event.code)).length,
    yellowCards: count(EVENT_CODE.yellowCard),
    redCards: count(EVENT_CODE.redCard, EVENT_CODE.secondYellow),
    substitutions: count(EVENT_CODE.substitution),
    lineUps: matches.filter((match) => match.lineUps !== null).length,
    teams: new Set(names.map((name) => teamFacts(name).key)).size,
    rounds: new Set(matches.map(roundKey)).size,
    withTime,
    withoutTime: matches.length - withTime,
  };
}
