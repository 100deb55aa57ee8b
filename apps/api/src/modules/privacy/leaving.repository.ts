import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { systemMessages } from '@portal/contracts/chat';
import type { Db } from '../../db/open.ts';
import * as t from '../../db/schema.ts';
import { searchKinds, searchRepository } from '../search/index.ts';
import type { Account } from '../user/index.ts';

/** How somebody is called who has left. No user name may look like theirs, so nobody has it. */
export const NAMELESS = 'Thành viên đã rời';
export const usernameOfNobody = (accountId: number): string => `da-roi~${accountId}`;
/** Chat messages whose name goes in one statement. */
const AT_ONCE = 1_000;

/** What is a member's alone, and goes at once: nobody else counts it or shows it. */
const OWN_ALONE: readonly (readonly [PgTable, PgColumn])[] = [
  [t.refreshFamily, t.refreshFamily.accountId],
  [t.verificationCode, t.verificationCode.accountId],
  [t.userSetting, t.userSetting.accountId],
  [t.accountTeam, t.accountTeam.accountId],
  [t.sightingNetwork, t.sightingNetwork.accountId],
  [t.sightingBrowser, t.sightingBrowser.lowId],
  [t.sightingBrowser, t.sightingBrowser.highId],
  [t.notification, t.notification.accountId],
  [t.missionDeed, t.missionDeed.accountId],
  [t.checkIn, t.checkIn.accountId],
  [t.booking, t.booking.accountId],
  [t.prediction, t.prediction.accountId],
  [t.accountCare, t.accountCare.accountId],
  [t.accountFollowed, t.accountFollowed.accountId],
];

/** Accounts that their members leave. */
export function leavingRepository(db: Db) {
  return {
    /** Sets when it goes, or that it stays; undefined where it is gone. */
    async setLeaving(accountId: number, leavesAt: Date | null): Promise<Date | null | undefined> {
      const [row] = await db
        .update(t.account)
        .set({ leavesAt })
        .where(and(eq(t.account.id, accountId), isNull(t.account.leftAt)))
        .returning({ leavesAt: t.account.leavesAt });
      return row?.leavesAt;
    },
    /** Accounts whose day has come, by id, after one of them. `left`: whether they are nobody's already and only their things are not all gone. */
    async due(now: Date, { left, after, most }: { left: boolean; after: number; most: number }): Promise<number[]> {
      const { id, leavesAt, leftAt } = t.account;
      const rows = await db
        .select({ id })
        .from(t.account)
        .where(and(lte(leavesAt, now), left ? isNotNull(leftAt) : isNull(leftAt), gt(id, after)))
        .orderBy(asc(id))
        .limit(most);
      return rows.map(({ id: accountId }) => accountId);
    },
    /** From now on the account is nobody's. Within a transaction that holds its row. */
    async becomeNobody({ id }: Pick<Account, 'id'>, at: Date): Promise<void> {
      await db
        .update(t.account)
        .set({
          username: usernameOfNobody(id),
          displayName: NAMELESS,
          // No password is like it.
          passwordHash: '',
          emailAddress: null,
          emailConfirmedAt: null,
          phoneNumber: null,
          phoneConfirmedAt: null,
          picture: null,
          cover: null,
          bio: '',
          leftAt: at,
        })
        .where(eq(t.account.id, id));
      await this.forgetAlone(id);
      // Nodes learn of a lost place by its row, and end what is open of it: those of one's own rooms too.
      await db.execute(sql`
        insert into chat_member (room_id, account_id, joined_at) select id, ${id}::bigint, ${at.toISOString()}::timestamptz from chat_room where owner_id = ${id}
        on conflict do nothing`);
      await db
        .update(t.chatMember)
        .set({ endedAt: at })
        .where(and(eq(t.chatMember.accountId, id), isNull(t.chatMember.endedAt)));
      await db.update(t.chatRoom).set({ ownerId: null }).where(eq(t.chatRoom.ownerId, id));
      await db
        .update(t.feedback)
        .set({ accountId: null, contact: null, sender: sql`'left ' || ${t.feedback.id}` })
        .where(eq(t.feedback.accountId, id));
      await db.update(t.tip).set({ content: '' }).where(eq(t.tip.authorId, id));
      await searchRepository(db).remove(searchKinds.person, [id]);
    },
    /** What nobody else counts or shows. */
    async forgetAlone(accountId: number): Promise<void> {
      for (const [table, whose] of OWN_ALONE) await db.delete(table).where(eq(whose, accountId));
    },
    /** What was said in rooms stays, without a name and without an address; that somebody came in says who by its words. */
    async takeNameOffMessages(accountId: number): Promise<void> {
      const { authorId, isGuest, uuid, id } = t.chatMessage;
      let after = '';
      for (;;) {
        const rows = await db
          .select({ id, uuid })
          .from(t.chatMessage)
          .where(and(eq(authorId, accountId), gt(uuid, after)))
          .orderBy(asc(uuid))
          .limit(AT_ONCE);
        const last = rows.at(-1);
        if (!last) return;
        const nameless = (words: PgColumn) => sql`case when ${t.chatMessage.systemMessage} = ${systemMessages.join} then ${NAMELESS} else ${words} end`;
        await db
          .update(t.chatMessage)
          .set({
            showName: NAMELESS,
            ip: null,
            level: null,
            originalMessage: nameless(t.chatMessage.originalMessage),
            filteredMessage: nameless(t.chatMessage.filteredMessage),
          })
          .where(and(eq(authorId, accountId), eq(isGuest, false), gt(uuid, after), lte(uuid, last.uuid)));
        after = last.uuid;
      }
    },
    /** Nothing is left to be done of who left before then; false: something may still be on its way. */
    async done(accountId: number, before: Date): Promise<boolean> {
      const rows = await db
        .update(t.account)
        .set({ leavesAt: null })
        .where(and(eq(t.account.id, accountId), lte(t.account.leftAt, before)))
        .returning({ id: t.account.id });
      if (rows.length === 0) return false;
      await db.delete(t.chatMember).where(eq(t.chatMember.accountId, accountId));
      return true;
    },
  };
}
