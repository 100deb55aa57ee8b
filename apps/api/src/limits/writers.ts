import { isNewAccount, paceOfNewAccount } from '@portal/domain';
import type { Clock } from '../clock.ts';
import { refused } from '../http/refusal.ts';
import type { Caller } from '../identity/caller.ts';
import type { Allowance, TokenBuckets } from './token-bucket.ts';

/** Who writes: a caller, or what is known of one. */
export type Writer = Pick<Caller & { kind: 'user' }, 'userId' | 'since'>;
/** Of one member, and of an address that many may share. */
export interface WritingPace {
  readonly member: Allowance;
  readonly address: Allowance;
}

/** Keeps members to a pace in what adds no words, new accounts like others; `ip` where it is known. Throws Refused 429. */
export function takeAsMember(limits: TokenBuckets, what: string, { member, address }: WritingPace, { userId }: Writer, ip: string | undefined): void {
  for (const [key, allowance] of [[String(userId), member] as const, ...(ip === undefined ? [] : [[`from ${ip}`, address] as const])]) {
    const taken = limits.take(`${what} ${key}`, allowance);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
  }
}

/** Keeps members to a pace when they write; an account of today is slower, and is told so. Throws Refused 429. */
export function takeAsWriter(
  { limits, clock }: { limits: TokenBuckets; clock: Clock },
  what: string,
  { member, address }: WritingPace,
  { userId, since }: Writer,
  ip: string,
): void {
  const isNew = isNewAccount(since, clock.now());
  const own = limits.take(`${what} ${userId}`, isNew ? paceOfNewAccount(member) : member);
  if (!own.allowed) throw isNew ? refused.tooManyForNew(own.retryAfter) : refused.tooMany(own.retryAfter);
  const shared = limits.take(`${what} from ${ip}`, address);
  if (!shared.allowed) throw refused.tooMany(shared.retryAfter);
}
