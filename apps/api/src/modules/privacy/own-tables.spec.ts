import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import { NOT_OWN, OWN, type OwnTable } from './own-tables.ts';

const tables: PgTable[] = Object.values(schema).filter((thing) => is(thing, PgTable));
const own: OwnTable[] = Object.values(OWN);

/** By what its name ends with where no key says it: an author or an owner may be a guest. */
const SAYS_WHO = /^(account|author|user|owner|member|host|editor|reporter|inviter|friend|other)_id$/;

/** Columns by which a table names accounts. */
function naming(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const byKey = foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    return foreignTable === schema.account ? from.map((column) => column.name) : [];
  });
  const byName = columns.filter((column) => SAYS_WHO.test(column.name)).map((column) => column.name);
  return [...new Set([...byKey, ...byName])].map((column) => `${name}.${column}`);
}

/** Columns by which own rows are found: those that a condition compares first. */
function owning({ table, owned }: OwnTable): string {
  const condition = owned(1);
  const found: PgColumn[] = [];
  const look = (chunk: unknown): void => {
    if (typeof chunk !== 'object' || chunk === null) return;
    if ('columnType' in chunk) found.push(chunk as PgColumn);
    if ('queryChunks' in chunk && Array.isArray(chunk.queryChunks)) chunk.queryChunks.forEach(look);
  };
  look(condition);
  return `${getTableConfig(table).name}.${found[0]?.name}`;
}

it('knows of every column of the schema that names an account whether its rows are that member’s own', () => {
  const named = tables.flatMap(naming).sort();
  expect(named.length).toBeGreaterThan(35);
  const known = [...own.map(owning).filter((column) => column !== 'account.id'), ...Object.keys(NOT_OWN)].sort();
  expect(known).toEqual(named);
});

it('shows no secret, and names nobody by an id', () => {
  const fields = own.flatMap(({ table, fields: shown }) => Object.keys(shown).map((field) => `${getTableConfig(table).name} ${field}`));
  expect(fields.filter((field) => /hash|secret|token|password|asked$|seed|uuid/i.test(field))).toEqual([]);
  expect(fields.filter((field) => /(account|author|user|owner|host|other|inviter|friend|replyTo)Id$/.test(field))).toEqual([]);
});

it('tells own rows apart by what is unique among them', () => {
  for (const { table, owned, by } of own) {
    const { name, columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
    const owner = owning({ table, owned, by, fields: {} }).split('.')[1];
    const unique = [
      ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((column) => [column.name]),
      ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
      ...uniqueConstraints.map((key) => key.columns.map((column) => column.name)),
      ...indexes
        .filter(({ config }) => config.unique && !config.where)
        .map(({ config }) => config.columns.map((column) => ('name' in column ? column.name : ''))),
    ];
    const told = new Set([owner, ...by.map((column) => column.name)]);
    expect([name, unique.some((key) => key.every((column) => column !== undefined && told.has(column)))]).toEqual([name, true]);
  }
});
