import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/**
 * Words under which things are found, without marks and case: one row for each word of a thing's name. A word is found by its beginning, so the index is ordered by bytes.
 * `kind`: 1 team, 2 tournament, 3 match, 4 member, 5 article. `rank`: greater comes first among equals; place in the name, then importance (modules/search/rank.ts).
 */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().notNull(),
    kind: smallint().notNull(),
    refId: id('ref_id').notNull(),
    rank: id('rank').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.refId, table.word] }),
    index('search_word_beginning').on(table.kind, sql`${table.word} text_pattern_ops`),
  ],
);
