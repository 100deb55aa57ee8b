import type { MatchNote, MatchScore, Side } from '@portal/domain';
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
