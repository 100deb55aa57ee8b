import type { SQL } from 'drizzle-orm';
import type { Db } from './open.ts';

/** Rows of a query that is written by hand, as its author says they are: what drivers answer is not typed for both. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
