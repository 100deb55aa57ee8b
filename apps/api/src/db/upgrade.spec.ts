import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { Ledger, verifyLedger } from '../modules/points/index.ts';
import { ManualClock } from '../testing/clocks.ts';
import { databaseKinds, emptyServerDatabase, type DatabaseKind } from '../testing/databases.ts';
import { EVENING } from '../testing/test-app.ts';
import { openDatabase, openPglite, openStanding, OtherDatabase, type Database } from './open.ts';
import { rowsOf } from './rows-of.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** The migrations as a release had them whose last one was this. */
async function until(tag: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  journal.entries.length = journal.entries.findIndex((entry) => entry.tag === tag) + 1;
  await writeFile(file, JSON.stringify(journal));
  return folder;
}

interface Old {
  run(statement: string): Promise<unknown>;
  /** As the api of today finds it. */
  upgraded(): Promise<Database>;
  close(): Promise<unknown>;
}
async function databaseOf(kind: DatabaseKind, migrationsFolder: string): Promise<Old> {
  if (kind === 'pglite') {
    const client = await PGlite.create();
    await migratePglite(drizzlePglite(client), { migrationsFolder });
    return { run: (statement) => client.exec(statement), upgraded: () => openPglite(client), close: () => client.close() };
  }
  const { address, drop } = await emptyServerDatabase();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await migratePg(drizzlePg(client), { migrationsFolder });
  return {
    run: (statement) => client.query(statement),
    upgraded: () => openDatabase({ dataDir: '', databaseUrl: address }),
    close: async () => {
      await client.end();
      await drop();
    },
  };
}

describe.each(databaseKinds)('a database of before, on %s', (kind) => {
  let folder: string;
  let old: Old;
  beforeAll(async () => {
    folder = await until('0025_drafts');
    old = await databaseOf(kind, folder);
  });
  afterAll(async () => {
    await old?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('whose points were booked on one side gets the other side of each, and goes on', async () => {
    await old.run(`insert into account (username, display_name, password_hash, site_role_id, user_type, balance, created_at)
      select name, name, '', 1, 10, balance, now() from (values ('lan', 75), ('minh', 100), ('none', 0)) members (name, balance)`);
    await old.run(`insert into points_ledger (account_id, amount, balance, reason, subject, created_at)
      select account.id, amount, change.balance, reason, subject, now() from account join (values
        ('lan', 1, 100, 100, 'welcome', ''), ('minh', 2, 100, 100, 'welcome', ''), ('lan', 3, 10, 110, 'checkIn', '2026-11-20'), ('lan', 4, -35, 75, 'gift', 'rose')
      ) change (name, step, amount, balance, reason, subject) on name = username order by step`);
    const database = await old.upgraded();
    const { db } = database;
    expect(await verifyLedger(db)).toEqual({
      members: 3,
      rows: 8,
      transfers: 4,
      points: 175,
      purses: [
        { purse: 'checkIn', points: -10 },
        { purse: 'gift', points: 35 },
        { purse: 'welcome', points: -200 },
      ],
      faults: [],
    });
    const ledger = new Ledger(new ManualClock(EVENING));
    const [row] = await rowsOf<{ id: string }>(db, sql`select id from account where username = 'lan'`);
    const lan = Number(row?.id);
    expect(await db.transaction((tx) => ledger.move(tx, lan, 10, 'checkIn', '2026-11-20'))).toMatchObject({ status: 'before' });
    expect(await db.transaction((tx) => ledger.move(tx, lan, 15, 'checkIn', '2026-11-21'))).toMatchObject({ status: 'moved', row: { balance: 90 } });
    expect((await verifyLedger(db)).faults).toEqual([]);
    if (kind === 'postgres') await database.close();
  });
});

describe('what is only looked at', () => {
  it('is not made where there is none', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'standing-'));
    await expect(openStanding({ dataDir })).rejects.toThrow(OtherDatabase);
    await openDatabase({ dataDir }).then(({ close }) => close());
    const standing = await openStanding({ dataDir });
    expect((await verifyLedger(standing.db)).faults).toEqual([]);
    await standing.close();
    await rm(dataDir, { recursive: true });
  });

  it.each(databaseKinds.filter((kind) => kind === 'postgres'))('is not brought up to date, on %s', async () => {
    const { address, drop } = await emptyServerDatabase();
    const look = () => openStanding({ dataDir: '', databaseUrl: address });
    await expect(look()).rejects.toThrow(OtherDatabase);
    await openDatabase({ dataDir: '', databaseUrl: address }).then(({ close }) => close());
    await (await look()).close();
    await drop();
  });
});
