import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '@portal/contracts';
import type { ArticleBlock, ArticleCover } from '@portal/contracts/article';
import { id, moment } from './columns.ts';

/** A cover; what it shows in other languages than the first, where the article speaks them. */
export type StoredCover = ArticleCover & { readonly words?: Partial<Record<Language, Pick<ArticleCover, 'alt' | 'credit'>>> };

export const articleCategory = pgTable(
  'article_category',
  {
    id: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    /** The category above; 0: none. */
    pid: id('pid').notNull().default(0),
    slug: text().notNull().unique(),
    /** False for word lists and static pages: known, never shown as news. */
    listed: boolean().notNull(),
    position: integer().notNull().default(0),
    /** How many articles it has, kept with every change. */
    articles: integer().notNull().default(0),
  },
  (table) => [index('article_category_below').on(table.pid, table.position, table.id)],
);

export const articleCategoryText = pgTable(
  'article_category_text',
  {
    categoryId: id('category_id')
      .notNull()
      .references(() => articleCategory.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

export const article = pgTable(
  'article',
  {
    // Articles with a number of their own (4314, the intro) lie below what the sequence gives.
    id: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    categoryId: id('category_id')
      .notNull()
      .references(() => articleCategory.id),
    /** The category's `listed`, here so that one index gives a page of news. */
    listed: boolean().notNull(),
    /** The words of its address, from the Vietnamese title. */
    words: text().notNull(),
    author: text().notNull(),
    cover: jsonb().$type<StoredCover>().notNull(),
    hashtags: text().array().notNull(),
    /** Place among what the editors put on top; 1 is first. */
    topPlace: integer('top_place'),
    /** The match that it reports, by the key of its record. One article each. */
    sourceKey: text('source_key').unique(),
    /** Made of data, without a writer. */
    automatic: boolean().notNull().default(false),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at'),
    /** When it was taken back: it is `listed` nowhere then, and its address answers 404. The row stays, so that nothing brings it back but its editors. */
    withdrawnAt: moment('withdrawn_at'),
    views: integer().notNull().default(0),
    /** Readers of the last seven days; see `articleViewDay`. */
    weekViews: integer('week_views').notNull().default(0),
  },
  (table) => [
    index('article_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`${table.listed}`),
    index('article_category_newest').on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('article_most_read')
      .on(table.weekViews.desc().nullsFirst(), table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.listed}`),
    index('article_top').on(table.topPlace, table.publishedAt.desc().nullsFirst()).where(sql`${table.listed} and ${table.topPlace} is not null`),
  ],
);

/** What an article says in one language. Vietnamese is always there. */
export const articleText = pgTable(
  'article_text',
  {
    articleId: id('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    /** Without the result that the title tells; null where it tells none. */
    plainTitle: text('plain_title'),
    lead: text().notNull(),
    blocks: jsonb().$type<ArticleBlock[]>().notNull(),
    minutes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.language] })],
);

/** Listed articles by hashtag. `hashtag` is folded (`foldHashtag`): upper and lower case are one. */
export const articleHashtag = pgTable(
  'article_hashtag',
  {
    hashtag: text().notNull(),
    articleId: id('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hashtag, table.articleId] }),
    index('article_hashtag_newest').on(table.hashtag, table.publishedAt.desc().nullsFirst(), table.articleId.desc().nullsFirst()),
    index('article_hashtag_article').on(table.articleId),
  ],
);

/** Hashtags by how often they are used, kept with every change. */
export const articleHashtagCount = pgTable(
  'article_hashtag_count',
  {
    hashtag: text().primaryKey(),
    /** As it was first written. */
    name: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [index('article_hashtag_count_most').on(table.count.desc().nullsFirst(), table.hashtag)],
);

/** Readers of one article on one day (of Vietnam). */
export const articleViewDay = pgTable(
  'article_view_day',
  {
    day: date({ mode: 'string' }).notNull(),
    articleId: id('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.articleId] }), index('article_view_day_article').on(table.articleId)],
);

/** Who read what today, told apart by a hash that cannot be turned back; forgotten after the day. */
export const articleReader = pgTable(
  'article_reader',
  {
    day: date({ mode: 'string' }).notNull(),
    articleId: id('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    reader: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.articleId, table.reader] }), index('article_reader_article').on(table.articleId)],
);
