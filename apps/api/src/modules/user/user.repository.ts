import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import { personThing, searchKinds, searchRepository } from '../search/search.repository.ts';

export type Account = typeof account.$inferSelect;
type NewAccount = typeof account.$inferInsert;

export function accountRepository(db: Db) {
  /** From now on the search finds an account by its names. */
  const found = async (row: Account | undefined): Promise<Account | undefined> => {
    if (row) await searchRepository(db).put(searchKinds.person, [personThing(row)]);
    return row;
  };
  return {
    async byId(id: number): Promise<Account | undefined> {
      return (await db.select().from(account).where(eq(account.id, id)).limit(1))[0];
    },
    /** Names are told apart without case. Who has left is not found. */
    async byUsername(username: string): Promise<Account | undefined> {
      return (
        await db
          .select()
          .from(account)
          .where(and(eq(sql`lower(${account.username})`, username.toLowerCase()), isNull(account.leftAt)))
          .limit(1)
      )[0];
    },
    /**
     * Whose an address is, told apart without case: the account that has confirmed it, alone; else the newest of those that have typed it, `most` at most, since
     * nobody knows which of them reads its mail.
     */
    async ofEmail(emailAddress: string, most: number): Promise<Account[]> {
      const rows = await db
        .select()
        .from(account)
        .where(eq(sql`lower(${account.emailAddress})`, emailAddress.toLowerCase()))
        .orderBy(sql`${account.emailConfirmedAt} is null`, desc(account.id))
        .limit(most);
      const [first] = rows;
      return first?.emailConfirmedAt ? [first] : rows;
    },
    /** Adds an account unless its name is taken; then there is none to return. Waits for whoever takes it at this moment. */
    async add(row: NewAccount): Promise<Account | undefined> {
      return found((await db.insert(account).values(row).onConflictDoNothing().returning())[0]);
    },
    async change(id: number, fields: Partial<NewAccount>): Promise<Account | undefined> {
      if (Object.keys(fields).length === 0) return (await db.select().from(account).where(eq(account.id, id)).limit(1))[0];
      const changed = (await db.update(account).set(fields).where(eq(account.id, id)).returning())[0];
      return fields.username === undefined && fields.displayName === undefined ? changed : found(changed);
    },
    /** As it is now, locked until the end of the transaction. Rows that only name the account are not held up. */
    async lock(id: number): Promise<Account | undefined> {
      return (await db.select().from(account).where(eq(account.id, id)).for('no key update'))[0];
    },
  };
}

/** A name or an address that somebody else has: the index says so to who comes second at the same moment. */
export function isTaken(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return (code ?? cause?.code) === '23505';
}
