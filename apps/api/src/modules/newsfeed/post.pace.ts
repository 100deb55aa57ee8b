import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import type { Allowance, TokenBuckets } from '../../limits/token-bucket.ts';

/** Of one member, and of an address that many may share. */
export const pace = {
  post: { member: { perSecond: 5 / 60, burst: 5 }, address: { perSecond: 0.5, burst: 20 } },
  change: { member: { perSecond: 20 / 60, burst: 20 }, address: { perSecond: 2, burst: 60 } },
  react: { member: { perSecond: 1, burst: 30 }, address: { perSecond: 10, burst: 200 } },
} as const satisfies Record<string, { member: Allowance; address: Allowance }>;

/** Takes one of what a member, and their address where it is known, may do. Throws Refused 429. */
export function takeForFeed(limits: TokenBuckets, what: 'change' | 'react', { userId }: Member, ip: string | undefined): void {
  for (const [key, allowance] of [
    [`${what} ${userId}`, pace[what].member],
    ...(ip === undefined ? [] : ([[`${what} from ${ip}`, pace[what].address]] as const)),
  ] as const) {
    const taken = limits.take(`newsfeed ${key}`, allowance);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
  }
}
