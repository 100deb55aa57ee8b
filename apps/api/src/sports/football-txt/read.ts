import type { MatchRecord } from '@portal/domain';
import { countsOf } from '../counts.ts';
import type { MatchCounts } from '../counts.ts';
import { MORE_PROBLEMS, MOST_PROBLEMS } from '../most-problems.ts';
import { keyed, repetition } from '../keys.ts';
import { assemble } from './assemble.ts';
import type { Draft } from './draft.ts';
import { gather } from './gather.ts';
import { problemAt } from './source-text.ts';
import type { Problem } from './source-text.ts';

export interface FootballTxtOptions {
  /** IANA zone of local times, for a competition whose country the title does not tell. */
  readonly timeZone?: string;
  /** Name for a file without a title. */
  readonly competition?: string;
}

export interface FootballTxtResult {
  readonly matches: readonly MatchRecord[];
  /** In the order of the lines. */
  readonly problems: readonly Problem[];
  readonly counts: MatchCounts;
}

/**
 * Reads a Football.TXT file: fixtures, results, goals, line-ups, cards, substitutions, shoot-outs. A line that cannot be
 * read becomes a problem with its number; every match that can be read is kept. Never throws for what a file holds.
 */
export function readFootballTxt(text: string, options: FootballTxtOptions = {}): FootballTxtResult {
  const { drafts, problems: unread } = gather(text, options);
  const problems = [...unread];
  const read: Omit<MatchRecord, 'sourceKey'>[] = [];
  const lineOf = new Map<unknown, Draft['line']>();
  for (const draft of drafts) {
    try {
      const { match, problems: inMatch } = assemble(draft);
      for (const problem of inMatch.slice(0, MOST_PROBLEMS)) problems.push(problem);
      read.push(match);
      lineOf.set(match, draft.line);
    } catch (error) {
      problems.push(problemAt(draft.line, `the match could not be put together: ${error instanceof Error ? error.message : 'unknown'}`));
    }
  }
  const { kept: matches, repeated } = keyed(read);
  for (const pair of repeated) {
    const line = lineOf.get(pair.dropped);
    if (line) problems.push(problemAt(line, repetition(pair)));
  }
  problems.sort((one, other) => one.line - other.line);
  const [more] = problems.splice(MOST_PROBLEMS);
  if (more) problems.push({ ...more, reason: MORE_PROBLEMS });
  return { matches, problems, counts: countsOf(matches) };
}
