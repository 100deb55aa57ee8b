import type { MatchNote, MatchScore, Side } from '@portal/domain';
import { slugOf } from '../slug.ts';
import type { JoinedText, SourceLine } from './source-text.ts';

/** A match while its lines are still being gathered. */
export interface Draft {
  readonly line: SourceLine;
  readonly competition: string;
  readonly season: string;
  readonly stage: string | null;
  readonly group: string | null;
  readonly round: string | null;
  readonly date: string;
  readonly kickOff: string | null;
  venue: string | null;
  city: string | null;
  attendance: number | null;
  referee: string | null;
  readonly home: string;
  readonly away: string;
  readonly score: MatchScore | null;
  readonly note: MatchNote | null;
  readonly goals: JoinedText[];
  readonly lineUps: { side: Side; text: JoinedText }[];
  readonly cards: { kind: 'yellow' | 'red'; side: Side | null; text: JoinedText }[];
  shootOut: JoinedText | null;
}

/** The side of a match that a team's name means; null: it is none of its teams, or there is no match. */
export function sideNamed(match: Pick<Draft, 'home' | 'away'> | null, name: string): Side | null {
  if (!match) return null;
  const slug = slugOf(name);
  return slug === slugOf(match.home) ? 'home' : slug === slugOf(match.away) ? 'away' : null;
}
