import { EVENT_CODE, isGoal } from '@portal/domain';
import type { MatchRecord } from '@portal/domain';
import { slugOf } from '../slug.ts';
import { assemble } from './assemble.ts';
import { gather } from './gather.ts';
import { problemAt } from './source-text.ts';
import type { Problem } from './source-text.ts';

export interface FootballTxtOptions {
  /** IANA zone of local times, for a competition whose country the title does not tell. */
  readonly timeZone?: string;
  /** Name for a file without a title. */
  readonly competition?: string;
}

export interface FootballTxtCounts {
  readonly matches: number;
  readonly scored: number;
  readonly goals: number;
  readonly yellowCards: number;
  /** Straight reds and second yellows. */
  readonly redCards: number;
  readonly substitutions: number;
  /** Matches with a line-up. */
  readonly lineUps: number;
}

export interface FootballTxtResult {
  readonly matches: readonly MatchRecord[];
  /** In the order of the lines. */
  readonly problems: readonly Problem[];
  readonly counts: FootballTxtCounts;
}

/**
 * Reads a Football.TXT file: fixtures, results, goals, line-ups, cards, substitutions, shoot-outs. A line that cannot be
 * read becomes a problem with its number; every match that can be read is kept. Never throws for what a file holds.
 */
export function readFootballTxt(text: string, options: FootballTxtOptions = {}): FootballTxtResult {
  const { drafts, problems: unread } = gather(text, options);
  const problems = [...unread];
  const matches: MatchRecord[] = [];
  const keys = new Set<string>();
  for (const draft of drafts) {
    try {
      const { match, problems: inMatch } = assemble(draft);
      problems.push(...inMatch);
      matches.push({ sourceKey: freeKey(match, keys), ...match });
    } catch (error) {
      problems.push(problemAt(draft.line, `the match could not be put together: ${error instanceof Error ? error.message : 'unknown'}`));
    }
  }
  problems.sort((one, other) => one.line - other.line);
  return { matches, problems, counts: countsOf(matches) };
}

/** Adds up what was read; used for one file and for all of them. */
export function countsOf(matches: readonly MatchRecord[]): FootballTxtCounts {
  const events = matches.flatMap((match) => match.events);
  const count = (...codes: number[]) => events.filter((event) => codes.includes(event.code)).length;
  return {
    matches: matches.length,
    scored: matches.filter((match) => match.score !== null).length,
    goals: events.filter((event) => event.period !== 5 && isGoal(event.code)).length,
    yellowCards: count(EVENT_CODE.yellowCard),
    redCards: count(EVENT_CODE.redCard, EVENT_CODE.secondYellow),
    substitutions: count(EVENT_CODE.substitution),
    lineUps: matches.filter((match) => match.lineUps !== null).length,
  };
}

/**
 * Round and teams name a match even when it is moved to another day; the date is added only where that is not enough
 * (teams not known yet, a second match of the same pair in the same round).
 */
function freeKey(match: Omit<MatchRecord, 'sourceKey'>, taken: Set<string>): string {
  const where = slugOf(match.group ?? match.round ?? match.stage ?? 'match');
  const plain = `${slugOf(`${match.competition} ${match.season}`)}/${where}/${slugOf(match.home.name)}-v-${slugOf(match.away.name)}`;
  const dated = `${plain}-${match.date}`;
  let key = taken.has(plain) ? dated : plain;
  for (let again = 2; taken.has(key); again += 1) key = `${dated}-${again}`;
  taken.add(key);
  return key;
}
