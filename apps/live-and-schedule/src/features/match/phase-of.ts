import { knownWord } from '@portal/contracts';
import { matchPhases, type MatchPhase, type MatchSummary } from '@portal/contracts/match';
import { standing } from '@portal/domain';

/** The name of a match's phase in our words. Where the match stands names one that a newer api says, and one that its clock has not left yet. */
export function phaseOf(match: Pick<MatchSummary, 'statusCode' | 'clock'>): MatchPhase | 'live' {
  const stands = standing(match);
  const phase = knownWord(matchPhases, match.clock.phase);
  if (phase && (phase !== 'coming' || stands === 'coming')) return phase;
  return stands === 'no-result' ? 'unknown' : stands;
}

const BREAKS: readonly string[] = ['half-time', 'extra-break', 'extra-half-time'] satisfies MatchPhase[];

/** Nobody plays for a while, and will again. Of a generated game too: its breaks have the same names. */
export const inBreak = (match: Pick<MatchSummary, 'statusCode' | 'clock'>): boolean => standing(match) === 'live' && BREAKS.includes(match.clock.phase);
