import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Cursor, RankCursor } from '../http/cursor.ts';

/**
 * Rows that come after a cursor in a list that is newest first. One comparison of rows: with `or` the database would walk down from the top of the index
 * and throw away all that was read before.
 */
export const older = (at: AnyPgColumn, id: AnyPgColumn, after: Cursor | null): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined;

/** The same for a list by rank. */
export const below = (rank: AnyPgColumn, id: AnyPgColumn, after: RankCursor | null): SQL | undefined =>
  after ? sql`(${rank}, ${id}) < (${after.rank}, ${after.id})` : undefined;

/** The same for a list that is oldest first. */
export const newer = (at: AnyPgColumn, id: AnyPgColumn, after: Cursor | null): SQL | undefined =>
  after ? sql`(${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined;
