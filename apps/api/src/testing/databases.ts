import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase, openPglite, type Database } from '../db/open.ts';

export type DatabaseKind = 'pglite' | 'postgres';

const server = process.env.TEST_DATABASE_URL;

/** Suites run on PGlite always, on Postgres where there is one. In CI there must be one: a suite that is left out is a failure. */
export const databaseKinds: DatabaseKind[] = server || process.env.CI ? ['pglite', 'postgres'] : ['pglite'];

/** A migrated, empty database of its own. */
export function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite' ? inMemory() : onServer();
}

let migrated: Promise<Blob> | undefined;

/** Migrations run once for each test file; further databases are copies. */
async function inMemory(): Promise<Database> {
  migrated ??= (async () => {
    const first = await PGlite.create();
    await openPglite(first);
    const dump = await first.dumpDataDir('none');
    await first.close();
    return dump;
  })();
  return openPglite(await PGlite.create({ loadDataDir: await migrated }));
}

async function onServer(): Promise<Database> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set: in CI the api is tested on Postgres too');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await openDatabase({ dataDir: '', databaseUrl: address.href });
  return { ...database, close: async () => { await database.close(); await asAdmin(`drop database ${name} with (force)`); } };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
