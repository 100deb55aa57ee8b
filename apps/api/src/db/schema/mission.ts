import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id } from './columns.ts';

/** What members did on a day, as far as missions count it: each thing once. Days of Asia/Ho_Chi_Minh; those of before yesterday are forgotten. */
export const missionDeed = pgTable(
  'mission_deed',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** `DeedKind` of the domain. */
    kind: text().notNull(),
    /** What was done: a minute, an article, a match. */
    thing: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind, table.thing] }), index('mission_deed_day').on(table.day)],
);
