import { z } from 'zod';
import { openWord, person } from '@portal/contracts';
import { instant } from '@portal/contracts/parts';

/** `waiting`: the friend is not active yet. */
export const referralStates = ['waiting', 'rewarded', 'refused'] as const;
/**
 * Why it does not count: the friend was not active in time, the inviter has had as many as there may be, or it is against the rules. Which rule is nobody's
 * to know: it would tell where others are.
 */
export const referralRefusals = ['late', 'full', 'rules'] as const;

/** How an invitation stands: `days` of `rules.activeDays`, until `endsOn` (a day of Asia/Ho_Chi_Minh). */
const standing = {
  state: openWord(referralStates),
  refusal: openWord(referralRefusals).nullable(),
  days: z.number().int(),
  endsOn: z.iso.date(),
};
/** A friend whom one has invited, and since when they are here. */
export const referral = z.object({ friend: person, joinedAt: instant, ...standing });
export type Referral = z.infer<typeof referral>;

/** One's invitations: what one gives friends, the rules, how many there are (1,000 of each at most are counted), what they brought in points, and by whom one was invited oneself. */
export const referralInfo = z.object({
  code: z.string(),
  rules: z.object({ inviter: z.number().int(), friend: z.number().int(), activeDays: z.number().int(), withinDays: z.number().int(), most: z.number().int() }),
  counts: z.object({ waiting: z.number().int(), rewarded: z.number().int(), refused: z.number().int() }),
  points: z.number().int(),
  invitedBy: z.object({ inviter: person, ...standing }).nullable(),
  /** Until when one may still enter somebody's code; null: one has, or it is too late. */
  enterUntil: instant.nullable(),
});
export type ReferralInfo = z.infer<typeof referralInfo>;
