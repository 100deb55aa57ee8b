import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { accountColumns } from '../../testing/account-columns.ts';
import { NOT_OWN, OWN, REMAINS, type OwnTable } from './own-tables.ts';

const own: OwnTable[] = Object.values(OWN);

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
  expect(accountColumns.length).toBeGreaterThan(35);
  const known = [...own.map(owning).filter((column) => column !== 'account.id'), ...Object.keys(NOT_OWN)].sort();
  expect(known).toEqual(accountColumns);
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

it('says of nothing that it remains which is not there', () => {
  expect(Object.keys(REMAINS).filter((column) => !accountColumns.includes(column))).toEqual([]);
});
