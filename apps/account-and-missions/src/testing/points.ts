import { checkInCard, ledgerRow, missionBoard, type CheckInCard, type LedgerRow, type MissionBoard } from '@portal/contracts/points';
import { referral, referralInfo, type Referral, type ReferralInfo } from '@portal/contracts/referral';
import type { LevelInfo } from '@portal/contracts/user';
import { addDays, CHECK_IN } from '@portal/domain';

type State = CheckInCard['days'][number]['state'];

/** A card on its fourth day, 20 November 2026: two days done, one missed, today open. */
export const aCard = (
  own: Partial<CheckInCard> = {},
  states: readonly State[] = ['done', 'missed', 'done', 'today', 'coming', 'coming', 'coming'],
): CheckInCard =>
  checkInCard.parse({
    today: '2026-11-20',
    days: states.map((state, at) => ({ date: addDays('2026-11-17', at), state, points: CHECK_IN.points[at] })),
    checkedToday: false,
    streak: 1,
    makeUpsLeft: 2,
    balance: 530,
    month: { days: 2, points: 30 },
    ...own,
  });

export const aRow = (id: number, own: Partial<LedgerRow> = {}): LedgerRow =>
  ledgerRow.parse({ id, amount: 20, balance: 500 + id, reason: 'checkIn', subject: '2026-11-19', createdAt: '2026-11-19T20:05:00+07:00', ...own });

export const aLevel = (own: Partial<LevelInfo> = {}): LevelInfo => ({ level: 14, experience: 5_420, from: 2_000, to: 7_000, balance: 530, ...own });

/** Missions of 20 November 2026: two begun, one done, one whose points were taken. */
export const aBoard = (own: Partial<MissionBoard> = {}): MissionBoard =>
  missionBoard.parse({
    day: '2026-11-20',
    endsAt: '2026-11-21T00:00:00+07:00',
    missions: [
      { id: 'watch', goal: 20, done: 12, points: 20, state: 'open' },
      { id: 'chat', goal: 5, done: 5, points: 10, state: 'ready' },
      { id: 'read', goal: 3, done: 3, points: 10, state: 'claimed' },
      { id: 'comment', goal: 2, done: 0, points: 10, state: 'open' },
      { id: 'tip', goal: 1, done: 0, points: 15, state: 'open' },
      { id: 'all', goal: 5, done: 2, points: 35, state: 'open' },
    ],
    balance: 530,
    ...own,
  });

/** What lan gives friends; she can name nobody who invited her any more. */
export const aReferral = (own: Partial<ReferralInfo> = {}): ReferralInfo =>
  referralInfo.parse({
    code: 'lan',
    rules: { inviter: 100, friend: 50, activeDays: 3, withinDays: 30, most: 50 },
    counts: { waiting: 1, rewarded: 1, refused: 1 },
    points: 100,
    invitedBy: null,
    enterUntil: null,
    ...own,
  });

export const aFriend = (userId: number, own: Partial<Referral> = {}): Referral =>
  referral.parse({
    friend: { userId, username: `ban${userId}`, displayName: `Bạn ${userId}`, userType: 10, siteRoleId: 1, colorName: 1, picture: null, level: 1 },
    joinedAt: '2026-11-20T20:00:00+07:00',
    state: 'waiting',
    refusal: null,
    days: 1,
    endsOn: '2026-12-20',
    ...own,
  });
