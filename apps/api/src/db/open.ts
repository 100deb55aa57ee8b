import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockFolder } from '@portal/server';
import * as schema from './schema.ts';

/** What repositories use; the same for PGlite and Postgres. Inside `transaction` it is the transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Answers when the database does; throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
/** Any number that nothing else on the server locks: two nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 4_300_2026;
/** A fresh PGlite folder is about 40 MB; below this the first start would die half-way. One that is there needs room for its log. */
const ROOM_NEEDED = { fresh: 64 * 1024 * 1024, again: 8 * 1024 * 1024 } as const;

/** No room left where the data goes. */
export class DiskFull extends Error {}

/** There is no database where one was to be looked at, or it is not of this release. */
export class OtherDatabase extends Error {}

interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens and migrates: Postgres where `databaseUrl` is set, else PGlite in `dataDir`/pglite, locked for this process. */
export function openDatabase({ dataDir, databaseUrl }: Place): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, migrateOnServer) : openFolder(dataDir);
}

/** Opens what is there, as it is: nothing is made and nothing migrated. Throws OtherDatabase. */
export async function openStanding({ dataDir, databaseUrl }: Place): Promise<Database> {
  if (!databaseUrl && !existsSync(join(dataDir, 'pglite'))) throw new OtherDatabase(`there is no database in ${dataDir}; set DATA_DIR or DATABASE_URL`);
  const opened = await (databaseUrl ? openPostgres(databaseUrl, async () => {}) : openFolder(dataDir, async (client) => drizzlePglite(client, { schema })));
  try {
    const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: readonly unknown[] };
    const done = await opened.db.$count(sql`drizzle.__drizzle_migrations`).catch(() => 0);
    if (done !== entries.length) throw new OtherDatabase('the database is of another release; start the api of this one first, which brings it up to date');
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

type OpenClient = (client: PGlite) => Promise<PgliteDb>;
type PgliteDb = ReturnType<typeof drizzlePglite<typeof schema>>;

async function openFolder(dataDir: string, openClient: OpenClient = migrated): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'pglite');
  const needed = existsSync(folder) ? ROOM_NEEDED.again : ROOM_NEEDED.fresh;
  const space = statfsSync(dataDir);
  if (space.bavail * space.bsize < needed) throw new DiskFull(`disk is full: less than ${needed / 1024 / 1024} MB left for ${dataDir}`);
  const lock = lockFolder(dataDir, 'pglite.lock');
  try {
    const opened = await openPglite(await PGlite.create(folder), openClient);
    return { ...opened, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Migrates a PGlite that is already open (tests hand in one in memory). */
export async function openPglite(client: PGlite, openClient: OpenClient = migrated): Promise<Database> {
  const db = await openClient(client);
  return { kind: 'pglite', db, ping: () => ping(db), close: () => client.close() };
}

async function migrated(client: PGlite): Promise<PgliteDb> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return db;
}

/** Two nodes that start together do it one after the other. */
async function migrateOnServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

async function openPostgres(connectionString: string, prepare: (pool: pg.Pool) => Promise<void>): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops must not take the process with it; the next query opens another.
  pool.on('error', () => {});
  try {
    await prepare(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzlePg(pool, { schema });
  return { kind: 'postgres', db, ping: () => ping(db), close: () => pool.end() };
}

/** Asks for something only a migrated database has. */
async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1 from ${schema.chatRoom} limit 1`);
}
