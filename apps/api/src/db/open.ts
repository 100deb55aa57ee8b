import { existsSync, mkdirSync, statfsSync } from 'node:fs';
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

/** Opens and migrates: Postgres where `databaseUrl` is set, else PGlite in `dataDir`/pglite, locked for this process. */
export function openDatabase({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined }): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openFolder(dataDir);
}

async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'pglite');
  const needed = existsSync(folder) ? ROOM_NEEDED.again : ROOM_NEEDED.fresh;
  const space = statfsSync(dataDir);
  if (space.bavail * space.bsize < needed) throw new DiskFull(`disk is full: less than ${needed / 1024 / 1024} MB left for ${dataDir}`);
  const lock = lockFolder(dataDir, 'pglite.lock');
  try {
    const opened = await openPglite(await PGlite.create(folder));
    return { ...opened, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Migrates a PGlite that is already open (tests hand in one in memory). */
export async function openPglite(client: PGlite): Promise<Database> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { kind: 'pglite', db, ping: () => ping(db), close: () => client.close() };
}

async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops must not take the process with it; the next query opens another.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migratePg(drizzlePg(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      client.release();
    }
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
