import { z } from 'zod';
import { openWord } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

/** Why points moved. The balance is the sum of all rows (decisions.md, "Points"). */
export const ledgerReasons = ['welcome', 'checkIn', 'makeUp', 'mission', 'gift', 'draw', 'referral', 'prediction', 'adjustment'] as const;
/** One row of the ledger; `amount` in points, negative when spent; `balance` after it. `subject` names what it was for (a day, a gift). */
export const ledgerRow = z.object({
  id,
  amount: z.number().int(),
  balance: z.number().int(),
  reason: openWord(ledgerReasons),
  subject: z.string(),
  createdAt: instant,
});
export type LedgerRow = z.infer<typeof ledgerRow>;

export const checkInStates = ['done', 'madeUp', 'missed', 'today', 'coming'] as const;
/** The seven-day card: days of Asia/Ho_Chi_Minh. `missed` days can be made up while `makeUpsLeft` is above 0. */
export const checkInCard = z.object({
  today: z.iso.date(),
  days: z.array(z.object({ date: z.iso.date(), state: openWord(checkInStates), points: z.number().int() })).length(7),
  checkedToday: z.boolean(),
  streak: z.number().int(),
  makeUpsLeft: z.number().int(),
  balance: z.number().int(),
  /** Days of this calendar month that are checked in or made up, and the points they brought. */
  month: z.object({ days: z.number().int(), points: z.number().int() }),
});
export type CheckInCard = z.infer<typeof checkInCard>;

/** What can be done each day for points; `all`: the others. */
export const missionIds = ['watch', 'chat', 'read', 'comment', 'tip', 'all'] as const;
/** `ready`: done, its points not taken yet. */
export const missionStates = ['open', 'ready', 'claimed'] as const;
export const mission = z.object({
  id: openWord(missionIds),
  /** How often, in minutes or things, and how often it has been. */
  goal: z.number().int(),
  done: z.number().int(),
  points: z.number().int(),
  state: openWord(missionStates),
});
export type Mission = z.infer<typeof mission>;
/** Missions of a day of Asia/Ho_Chi_Minh; `endsAt`: when the next begins. */
export const missionBoard = z.object({ day: z.iso.date(), endsAt: instant, missions: z.array(mission), balance: z.number().int() });
export type MissionBoard = z.infer<typeof missionBoard>;
/** How the missions stand after a claim, and what it brought: nothing where the points were taken before. */
export const missionClaim = missionBoard.extend({ gained: z.number().int() });
export type MissionClaim = z.infer<typeof missionClaim>;
