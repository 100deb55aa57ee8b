import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';

export const allTables: PgTable[] = Object.values(schema).filter((thing) => is(thing, PgTable));

/** By what its name ends with where no key says it: an author or an owner may be a guest. */
const SAYS_WHO = /^(account|author|user|owner|member|host|editor|reporter|inviter|friend|other)_id$/;

/** Columns by which tables name accounts, as `table.column`. */
export const accountColumns: readonly string[] = allTables
  .flatMap((table) => {
    const { name, columns, foreignKeys } = getTableConfig(table);
    const byKey = foreignKeys.flatMap((key) => {
      const { columns: from, foreignTable } = key.reference();
      return foreignTable === schema.account ? from.map((column) => column.name) : [];
    });
    const byName = columns.filter((column) => SAYS_WHO.test(column.name)).map((column) => column.name);
    return [...new Set([...byKey, ...byName])].map((column) => `${name}.${column}`);
  })
  .sort();
