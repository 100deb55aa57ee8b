import { integer, pgTable } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** What a member keeps themselves to where tips and points are concerned; no row: nothing. */
export const accountCare = pgTable('account_care', {
  accountId: id('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Points of a day at most; null: as many as all may. */
  dayLimit: integer('day_limit'),
  /** What is waited for and counts from `nextFrom` on; null with a `nextFrom`: no limit. */
  nextLimit: integer('next_limit'),
  nextFrom: moment('next_from'),
  breakUntil: moment('break_until'),
});
