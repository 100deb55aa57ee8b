import { index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { Language } from '@portal/contracts';
import type { Line, MovieKind } from '@portal/contracts/movie';
import { id, moment } from './columns.ts';

/** What an episode is called in one language. */
export interface StoredEpisodeText {
  readonly title: string;
  readonly summary: string;
}

export const movie = pgTable(
  'movie',
  {
    id: id().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    kind: text().$type<MovieKind>().notNull(),
    author: text().notNull(),
    licence: text().notNull(),
    /** How many it has, and how long they are together, in seconds. */
    episodes: integer().notNull(),
    seconds: real().notNull(),
    /** One that lies ahead is not seen yet. */
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [index('movie_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
);

/** Its title in one language. Vietnamese is always there. */
export const movieText = pgTable(
  'movie_text',
  {
    movieId: id('movie_id')
      .notNull()
      .references(() => movie.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.movieId, table.language] })],
);

export const movieEpisode = pgTable(
  'movie_episode',
  {
    movieId: id('movie_id')
      .notNull()
      .references(() => movie.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    /** Names of files that ship with the portal, or addresses on it. */
    film: text().notNull(),
    poster: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    seconds: real().notNull(),
    /** Vietnamese is always there. */
    texts: jsonb().$type<Partial<Record<Language, StoredEpisodeText>>>().notNull(),
    /** What is said in it. Lists have no use for it, and it may be long. */
    lines: jsonb().$type<Partial<Record<Language, readonly Line[]>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.movieId, table.number] })],
);
