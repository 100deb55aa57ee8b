import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { LuckyPrize } from '@portal/domain';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** Boxes of the lucky draw, one after the other. The seed is told nobody before the box is over. */
export const luckyRound = pgTable(
  'lucky_round',
  {
    number: id('number').primaryKey(),
    seed: text().notNull(),
    commitment: text().notNull(),
    prizes: jsonb().$type<LuckyPrize[]>().notNull(),
    /** Of each kind, in the order of `prizes`. */
    left: integer().array().notNull(),
    drawn: integer().notNull().default(0),
    openedAt: moment('opened_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    soldOutAt: moment('sold_out_at'),
  },
  (table) => [check('lucky_round_left', sql`0 <= all(${table.left})`)],
);

/** Tickets that were drawn. Rows are added and never changed. */
export const luckyDraw = pgTable(
  'lucky_draw',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    round: id('round')
      .notNull()
      .references(() => luckyRound.number),
    /** The how manieth of its box, from 1. */
    number: integer().notNull(),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id),
    uuid: text().notNull(),
    prize: integer().notNull(),
    points: integer().notNull(),
    /** Whose ticket it took: that of a week (its Monday, of Asia/Ho_Chi_Minh), the how manieth of the member's. */
    week: date({ mode: 'string' }).notNull(),
    ticket: integer().notNull(),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [
    unique('lucky_draw_place').on(table.round, table.number),
    unique('lucky_draw_uuid').on(table.accountId, table.uuid),
    unique('lucky_draw_ticket').on(table.accountId, table.week, table.ticket),
    index('lucky_draw_newest').on(table.accountId, table.drawnAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
