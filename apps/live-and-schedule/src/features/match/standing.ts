import { knownWord, matchPhases, type MatchPhase, type MatchSummary } from '@portal/contracts';
import { MATCH_STATUS, matchStatus } from '@portal/domain';

/** Where a match stands for a fan. `no-result`: it should have been played and nobody knows the score; it is listed neither as live nor as coming. */
export type Standing = 'live' | 'coming' | 'ended' | 'no-result';

export function standing({ statusCode, clock }: Pick<MatchSummary, 'statusCode' | 'clock'>): Standing {
  if (clock.phase === 'unknown') return 'no-result';
  const status = matchStatus(statusCode);
  if (status === MATCH_STATUS.live) return 'live';
  return status === MATCH_STATUS.ended ? 'ended' : 'coming';
}

/** The name of a match's phase in our words. One that a newer api says is named by where the match stands. */
export function phaseOf(match: Pick<MatchSummary, 'statusCode' | 'clock'>): MatchPhase | 'live' {
  const stands = standing(match);
  return knownWord(matchPhases, match.clock.phase) ?? (stands === 'no-result' ? 'unknown' : stands);
}
