import type { MatchNote, MatchScore, Score } from '@portal/domain';
import { noteIn } from '../notes.ts';

/** What stands beside or between the teams: a score, a reason why there is none, and what was not understood of it. */
export interface ReadScore {
  readonly score: MatchScore | null;
  readonly note: MatchNote | null;
  readonly leftOver: string;
}

const aet = String.raw`a\.?\s?e\.?\s?t\.?|n\.\s?v\.`;
const pens = String.raw`pens?\.?|p\.|i\.\s?e\.`;

/**
 * Reads the score notation of Football.TXT: `2-1`, `2-1 (1-0)`, `3-3 a.e.t., 4-2 pen.`, `4-5 pen. 4-4 a.e.t. (3-3, 2-0)`,
 * `1-0 [aet]`, `2-1, agg 3-2`. In brackets stand the scores before: after 90 minutes where there was extra time, then half-time.
 */
export function readScore(text: string): ReadScore {
  const note = noteIn(text);
  let rest = note ? text.replace(note.pattern, ' ') : text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  // What both legs make together, and why one team went through, is reckoned elsewhere; a replay has its own day.
  take(/[[(]?\bagg(?:regate)?\.?:?\s*\d{1,2}-\d{1,2}[\])]?|[[(]?\d{1,2}-\d{1,2}\s+(?:on\s+)?agg(?:regate)?\b\.?[\])]?/i);
  take(/[[(]?\b(?:on )?away goals(?: rule)?\b[\])]?/i);
  take(/[[(]?\breplay\b[\])]?/i);
  const penalties = scoreOf(take(new RegExp(`(\\d{1,2})-(\\d{1,2})\\s*(?:${pens})(?!\\w)`, 'i')));
  const marked = scoreOf(take(new RegExp(`(\\d{1,2})-(\\d{1,2})\\s*[\\[(]?(?:${aet})(?!\\w)[\\])]?`, 'i')));
  const bracket = take(/\(\s*(\d{1,2}-\d{1,2}(?:\s*[,;]\s*\d{1,2}-\d{1,2})*)\s*\)/)?.[1];
  const plain = scoreOf(take(/(?<![\d-])(\d{1,2})-(\d{1,2})(?![\d-])/));
  const extraMark = take(new RegExp(`[\\[(]?(?<!\\w)(?:${aet})(?!\\w)[\\])]?`, 'i'));
  take(/[[(]?\b(?:golden|silver) goal\b[\])]?/i);
  const before = (bracket ?? '').split(/[,;]/).map((part) => scoreOf(/(\d{1,2})-(\d{1,2})/.exec(part)));
  // A bracket whose words were all taken is none.
  const leftOver = rest
    .replace(/[[(][\s,;]*[\])]/g, ' ')
    .replace(/[\s,;]+/g, ' ')
    .trim();
  return { score: assemble({ plain, marked, extraMark: extraMark !== null, before, penalties }), note: note?.note ?? null, leftOver };
}

interface Parts {
  readonly plain: Score | null;
  readonly marked: Score | null;
  readonly extraMark: boolean;
  readonly before: readonly (Score | null)[];
  readonly penalties: Score | null;
}

function assemble({ plain, marked, extraMark, before, penalties }: Parts): MatchScore | null {
  const extraTime = marked ?? (extraMark ? plain : null);
  if (extraTime) return { fullTime: before[0] ?? null, halfTime: before[1] ?? null, extraTime, penalties };
  if (!plain) return null;
  return { fullTime: plain, halfTime: before[0] ?? null, extraTime: null, penalties };
}

function scoreOf(match: RegExpExecArray | null): Score | null {
  return match ? { home: Number(match[1]), away: Number(match[2]) } : null;
}
