import { isNotNull, isNull } from 'drizzle-orm';
import { date, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** Points that a member has staked on a match. Bound to the match itself (`sourceKey`), as a tip is. */
export const prediction = pgTable(
  'prediction',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    uuid: text().notNull(),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    fixtureId: id('fixture_id').notNull(),
    sourceKey: text('source_key').notNull(),
    kickOff: moment('kick_off').notNull(),
    type: integer().notNull(),
    pick: text({ enum: ['home', 'draw', 'away', 'over', 'under'] }).notNull(),
    /** Quarters, which a double holds exactly. */
    line: doublePrecision(),
    /** Decimal. */
    price: doublePrecision().notNull(),
    /** Points. */
    stake: integer().notNull(),
    /** Of Asia/Ho_Chi_Minh, whose points it was of. */
    day: date().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null: open, or the match never had a score. */
    result: integer(),
    settledUnits: doublePrecision('settled_units'),
    /** Points that come back; null: open. */
    payout: integer(),
    /** Points that came back so far: what was paid once is not taken again. */
    paid: integer().notNull().default(0),
    settledAt: moment('settled_at'),
  },
  (table) => [
    unique('prediction_uuid').on(table.accountId, table.uuid),
    unique('prediction_once').on(table.accountId, table.fixtureId, table.type),
    index('prediction_own').on(table.accountId, table.createdAt, table.id),
    index('prediction_own_open').on(table.accountId, table.createdAt, table.id).where(isNull(table.settledAt)),
    index('prediction_own_settled').on(table.accountId, table.createdAt, table.id).where(isNotNull(table.settledAt)),
    index('prediction_of_day').on(table.accountId, table.day, table.stake),
    // Those that wait for a result, and those whose match has another since.
    index('prediction_waiting').on(table.kickOff, table.id).where(isNull(table.settledAt)),
    index('prediction_of_match_settled').on(table.sourceKey, table.id).where(isNotNull(table.settledAt)),
  ],
);
