import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** A word to the makers. */
export const feedback = pgTable(
  'feedback',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose second try finds the first: member, guest or address. */
    sender: text().notNull(),
    uuid: text().notNull(),
    kind: text().notNull(),
    content: text().notNull(),
    contact: text(),
    pagePath: text('page_path'),
    pictures: text().array().notNull(),
    accountId: id('account_id').references(() => account.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('feedback_sender_uuid').on(table.sender, table.uuid),
    index('feedback_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('feedback_account').on(table.accountId),
  ],
);
