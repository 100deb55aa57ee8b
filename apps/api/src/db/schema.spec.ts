import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './open.ts';
import * as schema from './schema.ts';
import { openTestDatabase } from '../testing/databases.ts';

/** What a database is made of, a line each. */
async function madeOf(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't'
    union all select concat_ws(' ', t.typname, e.enumlabel) from pg_enum e join pg_type t on t.oid = e.enumtypid`)) as { rows: { line: string }[] };
  return rows.map(({ line }) => line).sort();
}

it('is what the migrations make: a change of it is one of theirs (npm run db:generate)', async () => {
  const migrated = await openTestDatabase('pglite');
  const client = await PGlite.create();
  const made = drizzle(client);
  try {
    for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))) await made.execute(sql.raw(statement));
    const lines = await madeOf(made);
    expect(lines.length).toBeGreaterThan(200);
    expect(await madeOf(migrated.db)).toEqual(lines);
  } finally {
    await client.close();
    await migrated.close();
  }
});

it('has the triggers of its migrations: a schema cannot say them', async () => {
  const { db, close } = await openTestDatabase('pglite');
  const { rows } = (await db.execute(
    sql`select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) as line from pg_trigger where not tgisinternal order by tgname`,
  )) as { rows: { line: string }[] };
  await close();
  expect(rows.map(({ line }) => line)).toEqual([
    'points_ledger points_ledger_adds_up O',
    'points_ledger points_ledger_rows_stand O',
    'points_ledger points_ledger_stands O',
  ]);
});
