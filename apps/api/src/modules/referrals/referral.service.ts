import { codes } from '@portal/contracts';
import type { Referral, ReferralInfo } from '@portal/contracts/referral';
import {
  dayInZone,
  FRIEND_COUNTS,
  friendCountsText,
  mayInvite,
  MISSION_ZONE,
  NOTIFICATION_TYPE,
  notificationContent,
  REFERRAL,
  referralEnds,
  referralRefusal,
  referralState,
} from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsWriter, type WritingPace } from '../../limits/writers.ts';
import { blockedAmong, isHeard } from '../friends/index.ts';
import { notificationRepository, type NotificationBell } from '../notifications/index.ts';
import { peopleRepository } from '../people/index.ts';
import { ledgerRepository, somebody, type Ledger, type Reason } from '../points/index.ts';
import { accountRepository, sightingRepository, type Account } from '../user/index.ts';
import { presentToFriend, presentToInviter } from './referral.presenter.ts';
import { referralRepository, type StoredReferral } from './referral.repository.ts';

const DAY = 86_400_000;
/** What makes a friend active: points that they did something for, each of the day that its subject begins with. */
const ACTIVE = ['checkIn', 'mission'] as const satisfies readonly Reason[];
/** Who has a code enters it; who tries many has none. */
const pace = { member: { perSecond: 1 / 360, burst: 10 }, address: { perSecond: 1 / 60, burst: 30 } } as const satisfies WritingPace;
/** Invitations that are looked at in one go. */
const AT_ONCE = 500;
/** The bell is rung so long after (ms), when what it rings for is stored. */
const RUNG_AFTER = 1_000;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: TokenBuckets;
  readonly ledger: Ledger;
  readonly bell: Pick<NotificationBell, 'ring'>;
}

/** Who invited whom, and the points that come of it. A member's code is their user name. */
export class ReferralService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Of an account that is just made. A code that is nobody's is passed over: nobody is kept out by a letter that is wrong. */
  async invited(tx: Db, friend: Account, code: string): Promise<void> {
    const inviter = await accountRepository(tx).byUsername(code);
    if (inviter) await this.#name(tx, friend, inviter);
  }

  /** Somebody who is here already says who invited them. Throws Refused: codes 40981, 40982, 40983, 429. */
  async enter(caller: Member, code: string, ip: string): Promise<ReferralInfo> {
    const { db } = this.#parts;
    takeAsWriter(this.#parts, 'invite code', pace, caller, ip);
    await db.transaction(async (tx) => {
      // Nothing is earned meanwhile.
      const friend = await accountRepository(tx).lock(caller.userId);
      if (!friend) throw refused.noToken();
      if (this.#enterUntil(friend) === null) throw refused.business(codes.inviteLate);
      const inviter = await accountRepository(tx).byUsername(code);
      if (!inviter) throw refused.business(codes.inviteUnknown);
      const named = await this.#name(tx, friend, inviter);
      if (named === 'before') throw refused.business(codes.inviteLate);
      if (named === 'not allowed') throw refused.business(codes.inviteRefused);
    });
    return this.info(caller);
  }

  /** Throws Refused 401 when the account is gone. */
  async info(caller: Member): Promise<ReferralInfo> {
    const { db } = this.#parts;
    const member = await this.#own(db, caller.userId);
    const referrals = referralRepository(db);
    const { points, ...counts } = await referrals.counts(member.id);
    const own = await referrals.of(member.id);
    const inviter = own && (await this.#people(caller, [own.inviterId])).get(own.inviterId);
    const { inviter: forInviter, friend, activeDays, withinDays, most } = REFERRAL;
    return {
      code: member.username,
      rules: { inviter: forInviter, friend, activeDays, withinDays, most },
      counts,
      points,
      invitedBy: own && inviter ? { inviter, ...presentToFriend(own) } : null,
      enterUntil: own ? null : this.#enterUntil(member),
    };
  }

  async list(caller: Member, cursor: string | undefined, pageSize: number): Promise<{ list: Referral[]; nextCursor: string | null }> {
    const found = await referralRepository(this.#parts.db).newest(caller.userId, readCursor(cursor), pageSize);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ createdAt, friendId }) => ({ at: createdAt, id: friendId }));
    const people = await this.#people(
      caller,
      rows.map(({ friendId }) => friendId),
    );
    const list = rows.flatMap((row) => {
      const friend = people.get(row.friendId);
      return friend ? [{ friend, joinedAt: row.joinedAt.toISOString(), ...presentToInviter(row) }] : [];
    });
    return { list, nextCursor };
  }

  /** A friend has earned something: one day more, and with the last of them both get their points. Within the transaction of what was earned. */
  async earned(tx: Db, friendId: number, reason: Reason, subject: string): Promise<void> {
    if (!ACTIVE.some((active) => active === reason)) return;
    const row = await referralRepository(tx).lockWaiting(friendId);
    const day = subject.slice(0, 10);
    if (!row || row.lastDay === day) return;
    const counts = day <= row.endsOn;
    const now = { ...row, days: row.days + (counts ? 1 : 0), lastDay: day };
    if (counts) await referralRepository(tx).change(friendId, { days: now.days, lastDay: day });
    await this.#decide(tx, now);
  }

  /** Housekeeping: who was not active in time is waited for no longer. */
  async closeOverdue(): Promise<void> {
    const { db } = this.#parts;
    for (const friendId of await referralRepository(db).overdue(this.#today(), AT_ONCE))
      await db.transaction(async (tx) => {
        const row = await referralRepository(tx).lockWaiting(friendId);
        if (row) await this.#decide(tx, row);
      });
  }

  async #name(tx: Db, friend: Account, inviter: Account): Promise<'named' | 'before' | 'not allowed'> {
    const { clock } = this.#parts;
    const referrals = referralRepository(tx);
    await referrals.lockNaming();
    if (await referrals.of(friend.id)) return 'before';
    const { siteRoleId, userType } = friend;
    const blocked = await blockedAmong(tx, { kind: 'user', userId: friend.id, siteRoleId, userType, expiresAt: 0 }, [inviter.id]);
    if (blocked.size > 0 || !mayInvite(inviter.id, friend.id, await referrals.above(inviter.id))) return 'not allowed';
    // What they have done here before they said who invited them.
    const days = [...new Set((await ledgerRepository(tx).newestSubjects(friend.id, ACTIVE)).map((subject) => subject.slice(0, 10)))].sort();
    const row = {
      friendId: friend.id,
      inviterId: inviter.id,
      state: 'waiting' as const,
      days: days.length,
      lastDay: days.at(-1) ?? null,
      endsOn: referralEnds(dayInZone(friend.createdAt.getTime(), MISSION_ZONE)),
      createdAt: new Date(clock.now()),
    };
    await referrals.add(row);
    await this.#decide(tx, { ...row, refusal: null, points: 0, decidedAt: null });
    return 'named';
  }

  async #decide(tx: Db, row: StoredReferral): Promise<void> {
    const { clock, ledger } = this.#parts;
    const { friendId, inviterId } = row;
    const referrals = referralRepository(tx);
    const state = referralState(row.days, row.endsOn, this.#today());
    if (state === 'waiting') return;
    const decidedAt = new Date(clock.now());
    const refuse = (refusal: StoredReferral['refusal']) => referrals.change(friendId, { state: 'refused', refusal, decidedAt });
    if (state === 'late') return refuse('late');
    // One after the other for each inviter, so that no two friends are both the last that there may be.
    const inviter = await accountRepository(tx).lock(inviterId);
    const friend = await accountRepository(tx).byId(friendId);
    if (!inviter || !friend) return;
    const rewarded = await referrals.rewarded(inviterId);
    const around = [inviterId, ...rewarded];
    const sightings = sightingRepository(tx);
    const refusal = referralRefusal({
      sharesBrowser: await sightings.sharesBrowser(friendId, around),
      onlyThere: await sightings.onlyWhere(friendId, around),
      rewarded: rewarded.length,
    });
    if (refusal === 'sameDevice' || refusal === 'sameAddress') return refuse(refusal);
    // The friend has done what they were asked to, also where the inviter has had as many as there may be.
    await ledger.earn(tx, friendId, REFERRAL.friend, 'referral', somebody(inviterId));
    if (refusal) return refuse(refusal);
    await referrals.change(friendId, { state: 'rewarded', points: REFERRAL.inviter, decidedAt });
    await ledger.earn(tx, inviterId, REFERRAL.inviter, 'referral', somebody(friendId));
    if (await isHeard(tx, inviterId, friendId)) await this.#tell(tx, inviterId, friend.displayName, decidedAt);
  }

  /** Told with the points and not without: within their transaction. */
  async #tell(tx: Db, inviterId: number, name: string, createdAt: Date): Promise<void> {
    const { clock, bell } = this.#parts;
    const content = notificationContent({ title: null, postId: null, text: friendCountsText(REFERRAL.inviter, name) });
    await notificationRepository(tx).add([{ accountId: inviterId, type: NOTIFICATION_TYPE.message, title: FRIEND_COUNTS, content, createdAt }]);
    clock.after(RUNG_AFTER, () => bell.ring(inviterId));
  }

  /** Members as this one sees them: none of whom one blocks the other. */
  async #people(caller: Member, ids: readonly number[]) {
    const { db } = this.#parts;
    const blocked = await blockedAmong(db, caller, ids);
    return peopleRepository(db).byIds(ids.filter((id) => !blocked.has(id)));
  }

  async #own(db: Db, accountId: number): Promise<Account> {
    const member = await accountRepository(db).byId(accountId);
    if (!member) throw refused.noToken();
    return member;
  }

  #enterUntil({ createdAt }: Account): string | null {
    const until = createdAt.getTime() + REFERRAL.enterDays * DAY;
    return this.#parts.clock.now() < until ? new Date(until).toISOString() : null;
  }

  #today(): string {
    return dayInZone(this.#parts.clock.now(), MISSION_ZONE);
  }
}
