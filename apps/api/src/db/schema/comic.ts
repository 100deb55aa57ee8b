import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '@portal/contracts';
import type { Balloon } from '@portal/contracts/comic';
import { id, moment } from './columns.ts';

/** What a page says in one language. */
export interface StoredPageWords {
  readonly alt: string;
  readonly balloons: readonly Balloon[];
}

export const comic = pgTable(
  'comic',
  {
    id: id().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    author: text().notNull(),
    licence: text().notNull(),
    /** How many it has. */
    pages: integer().notNull(),
    /** One that lies ahead is not seen yet. */
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [index('comic_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
);

/** Its title in one language. Vietnamese is always there. */
export const comicText = pgTable(
  'comic_text',
  {
    comicId: id('comic_id')
      .notNull()
      .references(() => comic.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.comicId, table.language] })],
);

export const comicPage = pgTable(
  'comic_page',
  {
    comicId: id('comic_id')
      .notNull()
      .references(() => comic.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    /** Name of a file that ships with the portal, or an address on it. */
    picture: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Vietnamese is always there. */
    words: jsonb().$type<Partial<Record<Language, StoredPageWords>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.comicId, table.number] })],
);
