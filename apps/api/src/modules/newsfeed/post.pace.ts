import { isNewAccount, paceOfNewAccount } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Member } from '../../identity/caller.ts';
import type { Allowance, TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsMember, type Writer, type WritingPace } from '../../limits/writers.ts';

/** Of one member, and of an address that many may share. */
export const pace = {
  post: { member: { perSecond: 5 / 60, burst: 5 }, address: { perSecond: 0.5, burst: 20 } },
  change: { member: { perSecond: 20 / 60, burst: 20 }, address: { perSecond: 2, burst: 60 } },
  react: { member: { perSecond: 1, burst: 30 }, address: { perSecond: 10, burst: 200 } },
} as const satisfies Record<string, WritingPace>;

/** Takes one of what a member, and their address where it is known, may do. Throws Refused 429. */
export function takeForFeed(limits: TokenBuckets, what: 'change' | 'react', member: Member, ip: string | undefined): void {
  takeAsMember(limits, `newsfeed ${what}`, pace[what], member, ip);
}

/** Members who are told that somebody mentions them: by all posts of one author, and by those that name one member. */
const telling = { ofAll: { perSecond: 30 / 3600, burst: 30 }, ofOne: { perSecond: 5 / 3600, burst: 5 } } as const satisfies Record<string, Allowance>;

/** Whether a member is told of a mention. Over the pace they are not, and its author does not learn of that; the post stands. */
export function mayBeTold({ limits, clock }: { limits: TokenBuckets; clock: Clock }, author: Writer, accountId: number): boolean {
  const ofOne = `newsfeed mention ${author.userId} ${accountId}`;
  if (!limits.take(ofOne, telling.ofOne).allowed) return false;
  const ofAll = isNewAccount(author.since, clock.now()) ? paceOfNewAccount(telling.ofAll) : telling.ofAll;
  const { allowed } = limits.take(`newsfeed mentions ${author.userId}`, ofAll);
  if (!allowed) limits.giveBack(ofOne);
  return allowed;
}
