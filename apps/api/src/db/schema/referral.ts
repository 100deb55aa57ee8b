import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

const member = (column: string) => id(column).references(() => account.id, { onDelete: 'cascade' });

/** Who was invited by whom: each member by one other at most. */
export const referral = pgTable(
  'referral',
  {
    friendId: member('friend_id').primaryKey(),
    inviterId: member('inviter_id').notNull(),
    state: text({ enum: ['waiting', 'rewarded', 'refused'] }).notNull(),
    /** Why it brings the inviter nothing: `ReferralRefusal` of the domain. */
    refusal: text({ enum: ['sameDevice', 'sameAddress', 'full', 'late'] }),
    /** Days of Asia/Ho_Chi_Minh on which the friend earned points, and the last of them. */
    days: integer().notNull().default(0),
    lastDay: date('last_day', { mode: 'string' }),
    /** The last day that counts. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** What it brought the inviter. */
    points: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    // Of an inviter, newest first.
    index('referral_inviter').on(table.inviterId, table.createdAt.desc().nullsFirst(), table.friendId.desc().nullsFirst()),
    index('referral_state').on(table.inviterId, table.state),
    // What may be late.
    index('referral_waiting').on(table.endsOn).where(sql`${table.state} = 'waiting'`),
  ],
);
