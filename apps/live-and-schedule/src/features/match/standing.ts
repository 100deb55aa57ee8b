import { knownWord } from '@portal/contracts';
import { matchPhases, type MatchPhase, type MatchSummary } from '@portal/contracts/match';
import { MATCH_STATUS, matchStatus } from '@portal/domain';

/** Where a match stands for a fan. `no-result`: it should have been played and nobody knows the score; it is listed neither as live nor as coming. */
export type Standing = 'live' | 'coming' | 'ended' | 'no-result';

export function standing({ statusCode, clock }: Pick<MatchSummary, 'statusCode' | 'clock'>): Standing {
  if (clock.phase === 'unknown') return 'no-result';
  const status = matchStatus(statusCode);
  if (status === MATCH_STATUS.live) return 'live';
  return status === MATCH_STATUS.ended ? 'ended' : 'coming';
}

/** The name of a match's phase in our words. Where the match stands names one that a newer api says, and one that its clock has not left yet. */
export function phaseOf(match: Pick<MatchSummary, 'statusCode' | 'clock'>): MatchPhase | 'live' {
  const stands = standing(match);
  const phase = knownWord(matchPhases, match.clock.phase);
  if (phase && (phase !== 'coming' || stands === 'coming')) return phase;
  return stands === 'no-result' ? 'unknown' : stands;
}
