import { addDays, type IsoDate } from './calendar.ts';

/**
 * What a referral brings, in points, and when (decisions, "Points, missions, draw, referral": both sides are rewarded once the friend is active; the
 * numbers are ours): once the friend has earned points on `activeDays` different days within `withinDays` of joining. An inviter is rewarded for `most`
 * friends at most; a code that was forgotten can be entered for `enterDays` after joining.
 */
export const REFERRAL = { inviter: 100, friend: 50, activeDays: 3, withinDays: 30, most: 50, enterDays: 7 } as const;

/** Whether somebody may be named as who invited a friend (decisions, "Referral"; ours): not oneself, nor anybody whom one has invited, however far down. */
export function mayInvite(inviterId: number, friendId: number, aboveInviter: readonly number[]): boolean {
  return inviterId !== friendId && !aboveInviter.includes(friendId);
}

/** The last day on which what a friend earns counts (ours). Days of Asia/Ho_Chi_Minh. */
export const referralEnds = (joined: IsoDate): IsoDate => addDays(joined, REFERRAL.withinDays);

/** How a referral goes on (ours): `days` on which the friend earned points, none of them after `endsOn`. */
export function referralState(days: number, endsOn: IsoDate, today: IsoDate): 'waiting' | 'active' | 'late' {
  if (days >= REFERRAL.activeDays) return 'active';
  return today > endsOn ? 'late' : 'waiting';
}

/** What is known of an active friend. */
export interface ActiveFriend {
  /** They have logged in on a browser of the inviter, or of another friend who counts. */
  readonly sharesBrowser: boolean;
  /** They were seen on networks of these alone, on none of their own. */
  readonly onlyThere: boolean;
  /** How many friends of the inviter count already. */
  readonly rewarded: number;
}
export type ReferralRefusal = 'sameDevice' | 'sameAddress' | 'full' | 'late';

/** Why an active friend brings their inviter nothing (decisions, "Referral"; ours): the same device or address, or too many already. */
export function referralRefusal({ sharesBrowser, onlyThere, rewarded }: ActiveFriend): Exclude<ReferralRefusal, 'late'> | undefined {
  if (sharesBrowser) return 'sameDevice';
  if (onlyThere) return 'sameAddress';
  return rewarded >= REFERRAL.most ? 'full' : undefined;
}
