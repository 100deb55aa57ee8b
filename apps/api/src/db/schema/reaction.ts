import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** One's reaction on a thing; one for each member and thing. `objectType`: `reactionTargets`. */
export const reaction = pgTable(
  'reaction',
  {
    objectType: integer('object_type').notNull(),
    objectId: id('object_id').notNull(),
    accountId: id('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.objectType, table.objectId, table.accountId] }),
    // Who reacted, newest first.
    index('reaction_newest').on(table.objectType, table.objectId, table.createdAt.desc().nullsFirst(), table.accountId.desc().nullsFirst()),
    index('reaction_account').on(table.accountId),
  ],
);

/** How many of each kind a thing has, kept with every change, so that a page of things never counts rows. */
export const reactionCount = pgTable(
  'reaction_count',
  {
    objectType: integer('object_type').notNull(),
    objectId: id('object_id').notNull(),
    kind: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.objectType, table.objectId, table.kind] })],
);
