import { count, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';

/** How many rows a table has, counted no further than `most`: nobody can turn pages beyond that, and a whole table is not read for a number. */
export async function countUpTo(db: Db, table: PgTable, most: number): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .limit(most)
    .as('some');
  return (await db.select({ rows: count() }).from(some))[0]?.rows ?? 0;
}
