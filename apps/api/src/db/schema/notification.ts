import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** What somebody is told (section 3). `type` 10 message, 30 booking; `content` pipe-separated. */
export const notification = pgTable(
  'notification',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    type: smallint().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notification_of').on(table.accountId, table.id.desc()),
    index('notification_of_type').on(table.accountId, table.type, table.id.desc()),
    index('notification_unread').on(table.accountId, table.type).where(sql`${table.readAt} is null`),
  ],
);
