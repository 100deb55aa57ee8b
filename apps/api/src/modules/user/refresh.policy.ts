import type { FamilyToken } from './refresh.repository.ts';

/** Two tabs that refresh at once both come with the old token; within this time (ms) both are right. */
const REUSE_GRACE = 10_000;

export type Verdict = 'rotate' | 'refuse' | 'stolen';

/** What to do with a refresh token (decisions, "Identity"). `stolen`: it was used long ago, so one of its two holders is a thief. */
export function judge(token: FamilyToken | undefined, now: number): Verdict {
  if (!token || token.revokedAt || token.expiresAt.getTime() <= now) return 'refuse';
  if (token.usedAt && now - token.usedAt.getTime() > REUSE_GRACE) return 'stolen';
  return 'rotate';
}
