import { sql } from 'drizzle-orm';
import { check, date, index, pgSequence, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** Numbers of transfers. */
export const pointsTransfer = pgSequence('points_transfer');

/**
 * Every change of points, in double entry: a transfer is two rows or more that add up to nothing. What a member gets, a purse of the portal gives, one for
 * each reason; so all points that there are stand against what they were given for. Rows are added and never changed or taken away: the database refuses
 * both, and a transfer that does not add up (migration 0026).
 */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    transferId: id('transfer_id').notNull(),
    /** Null: the row of a purse. */
    accountId: id('account_id').references(() => account.id),
    /** Null: the row of a member. */
    purse: text(),
    amount: id('amount').notNull(),
    /** Of the member, after this row. A purse has none: whoever wants it adds up, so that nobody waits for anybody. */
    balance: id('balance'),
    /** `ledgerReasons` of the contracts. */
    reason: text().notNull(),
    /** What it was for: a day, a gift. */
    subject: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // A second try of the same change finds the first.
    unique('points_ledger_once').on(table.accountId, table.reason, table.subject),
    index('points_ledger_newest').on(table.accountId, table.id.desc().nullsFirst()),
    index('points_ledger_transfer').on(table.transferId),
    check('points_ledger_balance', sql`${table.balance} >= 0`),
    check('points_ledger_amount', sql`${table.amount} <> 0`),
    check('points_ledger_owner', sql`(${table.accountId} is null) <> (${table.purse} is null) and (${table.accountId} is null) = (${table.balance} is null)`),
  ],
);

/** Days on which somebody checked in; days of Asia/Ho_Chi_Minh. */
export const checkIn = pgTable(
  'check_in',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** The day on which this one was made up; null: checked in on the day itself. */
    madeUpOn: date('made_up_on', { mode: 'string' }),
    points: id('points').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);
