import { and, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { OWN, type OwnName, type OwnTable } from './own-tables.ts';

/** Where a kind goes on: below the row with these. */
export type Key = readonly (string | number)[];
export interface OwnRow {
  readonly fields: Record<string, unknown>;
  readonly key: Key;
}

/** What is kept of a member, a kind at a time. */
export function ownDataRepository(db: Db) {
  return {
    /** Rows after a place, in the order of their keys. */
    async rows(name: OwnName, accountId: number, after: Key | null, most: number): Promise<OwnRow[]> {
      const { table, owned, by, fields }: OwnTable = OWN[name];
      const below = after
        ? sql`(${sql.join([...by], sql`, `)}) > (${sql.join(
            after.map((part) => sql`${part}`),
            sql`, `,
          )})`
        : undefined;
      const rows = await db
        .select({ ...fields, ...Object.fromEntries(by.map((column, place) => [keyName(place), column])) })
        .from(table)
        .where(and(owned(accountId), below))
        .orderBy(...by)
        .limit(most);
      return rows.map((row) => ({
        fields: Object.fromEntries(Object.keys(fields).map((field) => [field, row[field]])),
        key: by.map((_, place) => row[keyName(place)] as string | number),
      }));
    },
  };
}

/** No field is called so. */
const keyName = (place: number) => `#${place}`;
