import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../db/open.ts';
import { account, pointsLedger } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { EVENING } from '../../testing/test-app.ts';
import { Ledger, type Moved } from './ledger.ts';

interface Change {
  amount: number;
  subject: string;
}
const changes = fc.array(
  fc.record({ amount: fc.integer({ min: -60, max: 60 }).filter((amount) => amount !== 0), subject: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h') }),
  { minLength: 1, maxLength: 24 },
);

describe.each(databaseKinds)('the ledger on %s', (kind) => {
  let database: Database;
  let members = 0;
  const ledger = new Ledger(new ManualClock(EVENING));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());

  async function newMember(): Promise<number> {
    const [row] = await database.db
      .insert(account)
      .values({ username: `member${(members += 1)}`, displayName: 'M', passwordHash: 'x', siteRoleId: 1, userType: 10, createdAt: new Date(EVENING) })
      .returning();
    return row!.id;
  }
  const move = (id: number, { amount, subject }: Change): Promise<Moved> => database.db.transaction((tx) => ledger.move(tx, id, amount, 'gift', subject));
  const rowsOf = (id: number) => database.db.select().from(pointsLedger).where(eq(pointsLedger.accountId, id)).orderBy(asc(pointsLedger.id));
  const balanceOf = async (id: number) => (await database.db.select().from(account).where(eq(account.id, id)))[0]?.balance;

  it('adds up to the balance, never falls below nothing, and makes no change twice, whatever comes at once', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (wanted) => {
        const id = await newMember();
        const answers = await Promise.all(wanted.map((change) => move(id, change)));
        const rows = await rowsOf(id);
        let sum = 0;
        for (const row of rows) {
          sum += row.amount;
          expect(row.balance).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
        expect(await balanceOf(id)).toBe(sum);
        expect(new Set(rows.map(({ subject }) => subject)).size).toBe(rows.length);
        expect(answers.filter(({ status }) => status === 'moved')).toHaveLength(rows.length);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('takes nothing when it would take more than there is', async () => {
    const id = await newMember();
    await move(id, { amount: 30, subject: 'in' });
    expect(await move(id, { amount: -31, subject: 'out' })).toEqual({ status: 'short', balance: 30 });
    expect(await move(id, { amount: -30, subject: 'out' })).toMatchObject({ status: 'moved', row: { balance: 0 } });
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('answers a second try with the row of the first', async () => {
    const id = await newMember();
    const [first, second] = await Promise.all([move(id, { amount: 10, subject: 'day' }), move(id, { amount: 10, subject: 'day' })]);
    expect([first.status, second.status].sort()).toEqual(['before', 'moved']);
    expect(first.status !== 'short' && second.status !== 'short' && first.row.id === second.row.id).toBe(true);
    expect(await balanceOf(id)).toBe(10);
  });

  it('takes its row back together with the thing it was for', async () => {
    const id = await newMember();
    const failing = database.db.transaction(async (tx) => {
      await ledger.move(tx, id, 50, 'gift', 'rose');
      throw new Error('no rose');
    });
    await expect(failing).rejects.toThrow('no rose');
    expect(await rowsOf(id)).toEqual([]);
    expect(await balanceOf(id)).toBe(0);
  });

  it('refuses no amount, half a point, and nobody’s points', async () => {
    const id = await newMember();
    await expect(move(id, { amount: 0, subject: 'x' })).rejects.toThrow(RangeError);
    await expect(move(id, { amount: 0.5, subject: 'x' })).rejects.toThrow(RangeError);
    await expect(move(999_999, { amount: 1, subject: 'x' })).rejects.toThrow('no account');
  });

  it('has the database refuse a balance below nothing, should the code ever fail to', async () => {
    const id = await newMember();
    await expect(database.db.update(account).set({ balance: -1 }).where(eq(account.id, id))).rejects.toThrow();
    await expect(
      database.db.execute(sql`insert into points_ledger (account_id, amount, balance, reason, subject, created_at) values (${id}, -1, -1, 'gift', 'x', now())`),
    ).rejects.toThrow();
  });
});
