import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { account } from '../../db/schema.ts';

export type Account = typeof account.$inferSelect;
type NewAccount = typeof account.$inferInsert;

export function accountRepository(db: Db) {
  return {
    async byId(id: number): Promise<Account | undefined> {
      return (await db.select().from(account).where(eq(account.id, id)).limit(1))[0];
    },
    /** Names are told apart without case. */
    async byUsername(username: string): Promise<Account | undefined> {
      return (await db.select().from(account).where(eq(sql`lower(${account.username})`, username.toLowerCase())).limit(1))[0];
    },
    /** Adds an account unless its name is taken. */
    async add(row: NewAccount): Promise<void> {
      await db.insert(account).values(row).onConflictDoNothing();
    },
  };
}
