import { refused } from '../../http/refusal.ts';
import type { Allowance, TokenBuckets } from '../../limits/token-bucket.ts';

/** Takes one token of each key, in this order; the first that has none ends it, so what is refused to an address costs no account anything. Throws Refused 429. */
export function keepPace(limits: TokenBuckets, ...keys: readonly (readonly [key: string, allowance: Allowance])[]): void {
  for (const [key, allowance] of keys) {
    const taken = limits.take(key, allowance);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
  }
}

/** Guessing the password at an unlocked phone is as slow as guessing it at the log-in. */
export const passwordTries: Allowance = { perSecond: 1 / 30, burst: 10 };

const MINUTE = 60;
const each = (seconds: number, burst: number): Allowance => ({ perSecond: 1 / seconds, burst });

/**
 * How often codes are asked for and tried. Each message costs somebody money or patience, and each code is worth five guesses in a
 * million: both are slow for one account, one address of the network and one recipient. Offices and mobile carriers share an address.
 */
export const paces = {
  emailOf: { account: each(10 * MINUTE, 5), address: each(MINUTE, 20), recipient: each(10 * MINUTE, 5) },
  smsOf: { account: each(20 * MINUTE, 3), address: each(5 * MINUTE, 10), recipient: each(20 * MINUTE, 3) },
  forgotten: { address: each(MINUTE, 20), recipient: each(20 * MINUTE, 5) },
  triesOf: { account: each(MINUTE, 10), address: each(3, 60) },
  resets: { address: each(MINUTE, 20) },
} as const;
