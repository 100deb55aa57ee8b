import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase, type Database } from '../../db/open.ts';
import { account, pointsLedger } from '../../db/schema.ts';
import { databaseKinds, emptyServerDatabase, type DatabaseKind } from '../../testing/databases.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { EVENING } from '../../testing/test-app.ts';
import { Ledger } from './ledger.ts';
import { verifyLedger } from './verify.ts';

const TIMES = 200;
const worker = path.join(import.meta.dirname, '../../testing/ledger-worker.ts');

interface Place {
  readonly env: Record<string, string>;
  open(): Promise<Database>;
  remove(): Promise<unknown>;
}
async function placeOf(kind: DatabaseKind): Promise<Place> {
  if (kind === 'postgres') {
    const { address, drop } = await emptyServerDatabase();
    return { env: { DATABASE_URL: address }, open: () => openDatabase({ dataDir: '', databaseUrl: address }), remove: drop };
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ledger-'));
  return { env: { DATA_DIR: dataDir }, open: () => openDatabase({ dataDir }), remove: () => rm(dataDir, { recursive: true }) };
}

/** Lets a process move points until it dies in the midst of it, or without a number, until it ends. What it said it did. */
async function run({ env }: Place, id: number, diesAfter?: number): Promise<{ said: readonly (readonly string[])[]; code: number | null }> {
  const child = spawn(process.execPath, [worker], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      ACCOUNT: String(id),
      TIMES: String(TIMES),
      ...(diesAfter && { DIES_AFTER: String(diesAfter) }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  // A line that was cut off says nothing.
  const whole = text.split('\n').slice(0, -1);
  return { said: whole.map((line) => line.split(' ')), code };
}

describe.each(databaseKinds)('a process that is killed while it moves points, on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await placeOf(kind);
  });
  afterAll(() => place?.remove());

  it('leaves no change by half, loses none that it told of, and makes none twice', async () => {
    const begun = await place.open();
    const [{ id } = { id: 0 }] = await begun.db
      .insert(account)
      .values({ username: 'member', displayName: 'M', passwordHash: 'x', siteRoleId: 1, userType: 10, createdAt: new Date(EVENING) })
      .returning();
    await begun.db.transaction((tx) => new Ledger(new ManualClock(EVENING)).move(tx, id, 1_000, 'welcome', ''));
    await begun.close();

    const told = new Set<string>();
    for (const diesAfter of [30, 100]) {
      const { said, code } = await run(place, id, diesAfter);
      expect(code).toBeNull();
      for (const [status, time = ''] of said) {
        // What an earlier life told of is not made again.
        expect([time, status]).toEqual([time, told.has(time) ? 'before' : expect.stringMatching(/^(moved|before)$/)]);
        told.add(time);
      }
    }
    const { said, code } = await run(place, id);
    expect([code, said.length]).toEqual([0, TIMES]);
    for (const [status, time = ''] of said) if (told.has(time)) expect([time, status]).toEqual([time, 'before']);

    const { db, close } = await place.open();
    const rows = await db.select().from(pointsLedger).where(eq(pointsLedger.accountId, id));
    expect(
      rows
        .filter(({ reason }) => reason === 'mission')
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(Array.from({ length: TIMES }, (_, time) => `time ${time}`).sort());
    const [{ balance } = { balance: 0 }] = await db.select().from(account).where(eq(account.id, id));
    const spent = Math.floor(TIMES / 3);
    expect(balance).toBe(1_000 + 10 * (TIMES - spent) - 5 * spent);
    expect((await verifyLedger(db)).faults).toEqual([]);
    await close();
  }, 240_000);
});
