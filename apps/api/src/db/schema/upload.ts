import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** A picture that a member sent; its bytes lie in the upload store under `name`. */
export const upload = pgTable(
  'upload',
  {
    name: text().primaryKey(),
    ownerId: id('owner_id').references(() => account.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** With its small copy. */
    bytes: integer().notNull(),
    /** Whether there is a small copy (`thumbName`). */
    hasThumb: boolean('has_thumb').notNull(),
    animated: boolean().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('upload_owner').on(table.ownerId, table.createdAt.desc().nullsFirst()).where(sql`${table.ownerId} is not null`)],
);
