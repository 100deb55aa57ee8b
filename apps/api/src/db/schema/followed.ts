import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Followed } from '@portal/domain';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** What a member follows, as one: it is read and written whole. */
export const accountFollowed = pgTable('account_followed', {
  accountId: id('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Rises with each change, so that nobody writes over what they have not seen. */
  version: integer().notNull(),
  followed: jsonb().$type<Followed>().notNull(),
  changedAt: moment('changed_at').notNull(),
});
