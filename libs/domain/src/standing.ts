import { MATCH_STATUS, matchStatus } from './match-status.ts';

/** Where a match stands for a fan. `no-result` (ours): it should have been played and nobody knows the score; it is listed neither as live nor as coming. */
export type Standing = 'live' | 'coming' | 'ended' | 'no-result';

/** By the status code (specification, section 4), and by a phase that is `unknown` (ours). */
export function standing({ statusCode, clock }: { readonly statusCode: number; readonly clock: { readonly phase: string } }): Standing {
  if (clock.phase === 'unknown') return 'no-result';
  const status = matchStatus(statusCode);
  if (status === MATCH_STATUS.live) return 'live';
  return status === MATCH_STATUS.ended ? 'ended' : 'coming';
}
