import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** Every change of anybody's points. Rows are only ever added; an account's balance is their sum. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    amount: id('amount').notNull(),
    /** After this row. */
    balance: id('balance').notNull(),
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
    check('points_ledger_balance', sql`${table.balance} >= 0`),
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
