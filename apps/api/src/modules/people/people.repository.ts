import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Person } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import { presentPerson } from './person.presenter.ts';

export type People = ReadonlyMap<number, Person>;

/** Members as others see them, many in one query: what every list of written things needs for its authors. */
export function peopleRepository(db: Db) {
  return {
    async byIds(ids: Iterable<number>): Promise<People> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const rows = await db.select().from(account).where(inArray(account.id, wanted));
      return new Map(rows.map((row) => [row.id, presentPerson(row)]));
    },
    /** The same without those who have left, whose rows have no name any more. */
    async here(ids: Iterable<number>): Promise<People> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const rows = await db
        .select()
        .from(account)
        .where(and(inArray(account.id, wanted), isNull(account.leftAt)));
      return new Map(rows.map((row) => [row.id, presentPerson(row)]));
    },
    async isHere(id: number): Promise<boolean> {
      return (await this.here([id])).has(id);
    },
    /** By their user names in lower case. */
    async byUsernames(usernames: Iterable<string>): Promise<ReadonlyMap<string, Person>> {
      const wanted = [...new Set(usernames)];
      if (wanted.length === 0) return new Map();
      const rows = await db
        .select()
        .from(account)
        .where(and(inArray(sql`lower(${account.username})`, wanted), isNull(account.leftAt)));
      return new Map(rows.map((row) => [row.username.toLowerCase(), presentPerson(row)]));
    },
  };
}
