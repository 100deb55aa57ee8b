import { eq } from 'drizzle-orm';
import { account, pointsLedger } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { placeOf, run, type Place } from '../../testing/killed-process.ts';
import { EVENING } from '../../testing/test-app.ts';
import { Ledger } from './ledger.ts';
import { verifyLedger } from './verify.ts';

const TIMES = 200;
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

    const life = (diesAfter?: number) => run('ledger-worker.ts', place, { ACCOUNT: id, TIMES, DIES_AFTER: diesAfter });
    const told = new Set<string>();
    for (const diesAfter of [30, 100]) {
      const { said, code } = await life(diesAfter);
      expect(code).toBeNull();
      for (const [status, time = ''] of said) {
        // What an earlier life told of is not made again.
        expect([time, status]).toEqual([time, told.has(time) ? 'before' : expect.stringMatching(/^(moved|before)$/)]);
        told.add(time);
      }
    }
    const { said, code } = await life();
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
