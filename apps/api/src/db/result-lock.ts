import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

const RESULTS = 4_300_2027;

/**
 * Results of matches are written by one at a time, and not while somebody goes by them; held until the transaction ends. Without it a tip could be settled by a
 * result that was replaced a moment ago, unseen by who opens the settled ones again.
 */
export function resultLock(db: Db) {
  return {
    async write(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${RESULTS})`);
    },
    async read(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock_shared(${RESULTS})`);
    },
  };
}
