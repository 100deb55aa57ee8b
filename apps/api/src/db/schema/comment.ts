import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** A comment on a thing (`commentTargets`), or a reply to one. */
export const comment = pgTable(
  'comment',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    objectType: integer('object_type').notNull(),
    objectId: id('object_id').notNull(),
    authorId: id('author_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    uuid: text().notNull(),
    /** The first comment of the conversation; replies go one level deep. */
    parentId: id('parent_id').references((): AnyPgColumn => comment.id, { onDelete: 'cascade' }),
    /** Whom a reply speaks to, where that is not the author of the first comment. */
    replyToId: id('reply_to_id').references(() => account.id, { onDelete: 'set null' }),
    /** Null: deleted, and kept because of its replies. */
    content: text(),
    /** As its author typed it, where words were hidden in it. */
    typed: text(),
    replies: integer().notNull().default(0),
    /** Replies and reactions together: the order of the best. */
    score: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When its author changed it last. */
    editedAt: moment('edited_at'),
  },
  (table) => [
    // A second try of the same comment finds the first.
    unique('comment_author_uuid').on(table.authorId, table.uuid),
    index('comment_newest')
      .on(table.objectType, table.objectId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.parentId} is null`),
    index('comment_best')
      .on(table.objectType, table.objectId, table.score.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.parentId} is null`),
    index('comment_replies').on(table.parentId, table.createdAt, table.id).where(sql`${table.parentId} is not null`),
  ],
);

/** How many comments a thing has, replies among them: kept with every change, so that a list of things never counts rows. */
export const commentCount = pgTable(
  'comment_count',
  {
    objectType: integer('object_type').notNull(),
    objectId: id('object_id').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.objectType, table.objectId] })],
);
