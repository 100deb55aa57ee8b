import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase, openPglite, type Database } from '../db/open.ts';

export type DatabaseKind = 'pglite' | 'postgres';

const server = process.env.TEST_DATABASE_URL;

/** Suites run on PGlite always, on Postgres where there is one. In CI there must be one: a suite that is left out is a failure. */
export const databaseKinds: DatabaseKind[] = server || process.env.CI ? ['pglite', 'postgres'] : ['pglite'];

/** Makes what every suite copies, before the first of them: while all workers begin at once none has to wait for it within its time. */
export async function prepareDatabases(): Promise<void> {
  await keptDump();
  if (server) await serverTemplate();
}

/** A migrated, empty database of its own. */
export function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite' ? inMemory() : onServer();
}

let migrated: Promise<Blob> | undefined;
let compiled: Promise<WebAssembly.Module> | undefined;

/** A database in memory with its mark: what it is but for its rows. Without one where migrations put rows into it: emptied, it would be another. */
interface InMemory {
  readonly client: PGlite;
  readonly mark: string | undefined;
}
/** Those whose suites are over. A process runs one suite after the other, and opening costs a second of processor time where emptying costs a tenth. */
const idle: InMemory[] = [];
const KEPT = 2;

async function inMemory(): Promise<Database> {
  const taken = idle.pop() ?? (await fresh());
  let over = false;
  // Who closed it has it no more, as with any other.
  const client = new Proxy(taken.client, {
    get(target, key) {
      if (over) throw new Error('the database is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
  const database = await openPglite(client);
  return {
    ...database,
    async close() {
      if (over) return;
      over = true;
      await giveBack(taken);
    },
  };
}

/** Making and migrating a database takes two seconds, a copy a quarter: it is done once for all test files, kept beside the packages under what it is made of. Compiling takes as long, and is done once for all files of a process. */
async function fresh(): Promise<InMemory> {
  migrated ??= keptDump();
  compiled ??= readFile(path.join(PACKAGES, '@electric-sql/pglite/dist/pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  const client = await PGlite.create({ loadDataDir: await migrated, pgliteWasmModule: await compiled });
  const { rows: filled } = await client.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0",
  );
  return { client, mark: filled.length === 0 ? await markOf(client) : undefined };
}

/** Empties a database for the next suite. One that a suite has changed in anything but its rows, or that does not answer any more, is closed. */
async function giveBack({ client, mark }: InMemory): Promise<void> {
  const kept =
    mark !== undefined &&
    idle.length < KEPT &&
    (await emptied(client).then(
      async () => (await markOf(client)) === mark,
      () => false,
    ));
  if (kept) idle.push({ client, mark });
  else await client.close();
}

/** A table without rows and with a count that never began is left as it is. */
const emptied = (client: PGlite) =>
  client.exec(`
  do $$ declare each record; used boolean; begin
    -- No trigger speaks for rows of a suite that is over.
    perform set_config('session_replication_role', 'replica', true);
    for each in select quote_ident(tablename) as name from pg_tables where schemaname = 'public' loop
      execute 'select exists (select 1 from ' || each.name || ')' into used;
      if used then execute 'truncate ' || each.name || ' cascade'; end if;
    end loop;
    for each in select quote_ident(sequencename) as name, start_value from pg_sequences where schemaname = 'public' and last_value is not null loop
      perform setval(each.name::regclass, each.start_value, false);
    end loop;
  end $$;`);

/** What a suite may have left behind beside rows: things made, settings, statistics, prepared statements. */
async function markOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(`
    select concat_ws(' ',
      (select count(*) from pg_class), (select count(*) from pg_attribute where attnum > 0 and not attisdropped), (select count(*) from pg_constraint), (select count(*) from pg_proc), (select count(*) from pg_trigger),
      (select count(*) from pg_statistic), (select count(*) from pg_prepared_statements), (select count(*) from pg_locks where pid <> pg_backend_pid()),
      (select string_agg(name || '=' || setting, ',' order by name) from pg_settings where source = 'session')) as mark`);
  return rows[0]!.mark;
}

const PACKAGES = path.join(import.meta.dirname, '../../../../node_modules');
const CACHE = path.join(PACKAGES, '.cache/khan-dai');
const MIGRATIONS = path.join(import.meta.dirname, '../db/migrations');

/** What a migrated database is made of. */
async function madeOf(...others: string[]): Promise<string> {
  const made = createHash('sha256');
  const migrations = (await readdir(MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => path.join(MIGRATIONS, name));
  // When each was written is in the database too: one that is written anew counts as another.
  for (const file of [...others, path.join(MIGRATIONS, 'meta/_journal.json'), ...migrations]) made.update(await readFile(file));
  return made.digest('hex').slice(0, 16);
}

async function keptDump(): Promise<Blob> {
  const file = path.join(CACHE, `pglite-${await madeOf(path.join(PACKAGES, '@electric-sql/pglite/package.json'))}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept], { type: 'application/x-tar' });
  const first = await PGlite.create();
  await openPglite(first);
  const dump = await first.dumpDataDir('none');
  await first.close();
  await mkdir(CACHE, { recursive: true });
  // Several workers may be at it: whoever comes last replaces the same bytes whole.
  const temp = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(temp, Buffer.from(await dump.arrayBuffer()));
  await rename(temp, file);
  return dump;
}

let template: Promise<string> | undefined;

async function onServer(): Promise<Database> {
  template ??= serverTemplate();
  const { address, drop } = await serverDatabase(`template ${await template}`);
  const database = await openDatabase({ dataDir: '', databaseUrl: address });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A database of its own on the test server, not migrated yet. */
export const emptyServerDatabase = (): Promise<{ address: string; drop: () => Promise<void> }> => serverDatabase('');

async function serverDatabase(like: string): Promise<{ address: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin((client) => client.query(`create database ${name} ${like}`));
  return { address: addressOf(name), drop: () => asAdmin((client) => client.query(`drop database ${name} with (force)`)) };
}

/** Any number that nothing else on the server locks. */
const TEMPLATE_LOCK = 4_300_2027;

/** A migrated database that others are copies of; made by whichever worker comes first, under a name that says what it is made of. */
async function serverTemplate(): Promise<string> {
  const name = `migrated_${await madeOf()}`;
  await asAdmin(async (client) => {
    // Given back with the connection.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if ((await client.query('select 1 from pg_database where datname = $1', [name])).rowCount) return;
    const half = `half_${name}`;
    await client.query(`drop database if exists ${half}`);
    await client.query(`create database ${half}`);
    await (await openDatabase({ dataDir: '', databaseUrl: addressOf(half) })).close();
    await client.query(`alter database ${half} rename to ${name}`);
  });
  return name;
}

function addressOf(name: string): string {
  const address = new URL(serverUrl());
  address.pathname = `/${name}`;
  return address.href;
}

function serverUrl(): string {
  if (!server) throw new Error('TEST_DATABASE_URL is not set: in CI the api is tested on Postgres too');
  return server;
}

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
