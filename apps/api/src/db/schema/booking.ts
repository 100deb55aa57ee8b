import { isNull } from 'drizzle-orm';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** A commentator whom a member will hear at a match. Neither matches nor commentators of replays are rows, so their numbers are no keys of others. */
export const booking = pgTable(
  'booking',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    fixtureId: id('fixture_id').notNull(),
    commentatorId: id('commentator_id').notNull(),
    /** As the commentator was called. */
    name: text().notNull(),
    /** Kick-off of the match. */
    startsAt: moment('starts_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When they were told that it begins soon. */
    toldAt: moment('told_at'),
  },
  (table) => [
    // Once each, however often it is sent.
    unique('booking_once').on(table.accountId, table.fixtureId, table.commentatorId),
    index('booking_own').on(table.accountId, table.startsAt, table.id),
    // Of whom somebody is still to be told; on a derby night that are many at once.
    index('booking_untold').on(table.startsAt, table.id).where(isNull(table.toldAt)),
  ],
);
