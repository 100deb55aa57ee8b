import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Media } from '@portal/contracts';
import type { MatchMoment, PostCard } from '@portal/contracts/newsfeed';
import { account } from './account.ts';
import { id, moment } from './columns.ts';

/** Posts of the feed. Deleting one keeps the row (`visibility` 3), after a while without its words, so that its uuid makes no second one. */
export const post = pgTable(
  'post',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    authorId: id('author_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    uuid: text().notNull(),
    postType: integer('post_type').notNull(),
    /** How it came about: 1 written, 2 shared. */
    actionMode: integer('action_mode').notNull(),
    visibility: integer().notNull(),
    /** The feed that its type belongs to, so that a feed of rare types is a range of an index. */
    feed: integer().notNull(),
    content: text().notNull(),
    /** As its author typed it, where words were hidden in it. */
    typed: text(),
    media: jsonb().$type<Media[]>().notNull().default([]),
    card: jsonb().$type<PostCard>(),
    /** The match that it is about: that of its card. No foreign key: matches come from elsewhere, and a post outlives them. */
    fixtureId: id('fixture_id'),
    moment: jsonb().$type<MatchMoment>(),
    /** The post that this one shares: never itself a share. Null in a share whose original is gone with its author. */
    sharedId: id('shared_id').references((): AnyPgColumn => post.id, { onDelete: 'set null' }),
    /** Public posts that share this one, kept with every change. */
    shareCount: integer('share_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    /** Since when it has these words and pictures; null: since it was made. */
    saidAt: moment('said_at'),
    /** Since when it is deleted, while its author can take that back: as what it was visible before. */
    deletedAt: moment('deleted_at'),
    deletedFrom: integer('deleted_from'),
  },
  (table) => [
    // A second try of the same post finds the first.
    unique('post_author_uuid').on(table.authorId, table.uuid),
    // Every list is a range of one of these, newest first.
    index('post_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`${table.visibility} = 1`),
    index('post_feed').on(table.feed, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`${table.visibility} = 1`),
    index('post_author').on(table.authorId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`${table.visibility} = 1`),
    index('post_own').on(table.authorId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`${table.visibility} < 3`),
    index('post_match')
      .on(table.fixtureId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.visibility} = 1 and ${table.fixtureId} is not null`),
    // Those whose words are to go.
    index('post_deleted').on(table.deletedAt, table.id).where(sql`${table.deletedAt} is not null`),
    // Of all, not only the public ones: the foreign key looks here too.
    index('post_shares').on(table.sharedId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** What a post said before it was changed, while everybody could read it: the newest of them (`MOST_VERSIONS`). */
export const postVersion = pgTable(
  'post_version',
  {
    postId: id('post_id')
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    /** Since when it said that: made, or changed. */
    since: moment('since').notNull(),
    content: text().notNull(),
    media: jsonb().$type<Media[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.since] })],
);

/** Hashtags of public posts, folded: case and marks do not count. */
export const postHashtag = pgTable(
  'post_hashtag',
  {
    tag: text().notNull(),
    postId: id('post_id')
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.tag] }),
    // What was used last of all.
    index('post_hashtag_last').on(table.createdAt.desc().nullsFirst(), table.tag),
    // The newest of one, and from one tag to the next with the same beginning.
    index('post_hashtag_newest').on(sql`${table.tag} text_pattern_ops`, table.createdAt.desc().nullsFirst(), table.postId.desc().nullsFirst()),
  ],
);
