import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../db/open.ts';
import { account, pointsLedger } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { EVENING } from '../../testing/test-app.ts';
import { Ledger, type Moved } from './ledger.ts';
import { verifyLedger } from './verify.ts';

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
    expect((await verifyLedger(database.db)).faults).toEqual([]);
  }, 60_000);

  it('has two sides to every change: what a member gets, a purse of the portal gives', async () => {
    const id = await newMember();
    const [{ transferId } = { transferId: 0 }] = [(await move(id, { amount: 40, subject: 'gift' })) as Extract<Moved, { row: unknown }>].map(({ row }) => row);
    const both = await database.db.select().from(pointsLedger).where(eq(pointsLedger.transferId, transferId)).orderBy(asc(pointsLedger.id));
    expect(both).toMatchObject([
      { accountId: id, purse: null, amount: 40, balance: 40, reason: 'gift', subject: 'gift' },
      { accountId: null, purse: 'gift', amount: -40, balance: null, reason: 'gift', subject: 'gift' },
    ]);
    const { points, purses, faults } = await verifyLedger(database.db);
    expect([points + purses.reduce((sum, purse) => sum + purse.points, 0), faults]).toEqual([0, []]);
  });

  it('lets nobody spend what is not there, of two hundred who try at once', async () => {
    const id = await newMember();
    await move(id, { amount: 100, subject: 'in' });
    const places = Array.from({ length: 200 }, (_, place) => place);
    const answers: Moved[] = [];
    // As many at once as there are connections, and as many again: more would only wait for one.
    const spend = async () => {
      for (let place = places.shift(); place !== undefined; place = places.shift()) answers.push(await move(id, { amount: -3, subject: `out ${place}` }));
    };
    await Promise.all(Array.from({ length: 20 }, spend));
    expect(answers.filter(({ status }) => status === 'moved')).toHaveLength(33);
    expect(answers.filter(({ status }) => status === 'short')).toHaveLength(167);
    expect(await balanceOf(id)).toBe(1);
    expect((await verifyLedger(database.db)).faults).toEqual([]);
  });

  describe('is written once', () => {
    const STANDS = '23001';
    const CHECK = '23514';
    const pair = (one: SQL, other: SQL) =>
      sql`insert into points_ledger (transfer_id, account_id, purse, amount, balance, reason, subject, created_at) values (nextval('points_transfer'), ${one}, 'gift', 'x', now()), (currval('points_transfer'), ${other}, 'gift', 'x', now())`;
    it.each([
      ['changes a row', STANDS, (id: number) => sql`update points_ledger set amount = 1000000, balance = 1000000 where account_id = ${id}`],
      ['takes one away', STANDS, (id: number) => sql`delete from points_ledger where account_id = ${id}`],
      ['takes all away', STANDS, () => sql`truncate points_ledger`],
      ['adds a transfer that gives more than it takes', CHECK, (id: number) => pair(sql`${id}, null, 5, 15`, sql`null, 'gift', -4, null`)],
      ['adds a transfer of nothing', CHECK, (id: number) => pair(sql`${id}, null, 0, 10`, sql`null, 'gift', 0, null`)],
      ['adds what is nobody’s', CHECK, (id: number) => pair(sql`${id}, null, 5, 15`, sql`null, null, -5, null`)],
      ['adds what is a member’s and a purse’s', CHECK, (id: number) => pair(sql`${id}, 'gift', 5, 15`, sql`null, 'gift', -5, null`)],
      ['adds a member’s without a balance', CHECK, (id: number) => pair(sql`${id}, null, 5, null`, sql`null, 'gift', -5, null`)],
      ['leaves a member less than nothing', CHECK, (id: number) => pair(sql`${id}, null, -11, -1`, sql`null, 'gift', 11, null`)],
    ] as const)('and the database refuses who %s', async (_, code, statement) => {
      const id = await newMember();
      await move(id, { amount: 10, subject: 'in' });
      const before = await rowsOf(id);
      await expect(database.db.execute(statement(id))).rejects.toMatchObject({ cause: { code } });
      expect(await rowsOf(id)).toEqual(before);
    });

    it('an account that has moved points cannot be taken from under its rows', async () => {
      const id = await newMember();
      await move(id, { amount: 10, subject: 'in' });
      await expect(database.db.delete(account).where(eq(account.id, id))).rejects.toMatchObject({ cause: { code: '23503' } });
    });
  });

  it('that was meddled with is found out, fault by fault', async () => {
    const [one, two, three] = [await newMember(), await newMember(), await newMember()];
    for (const id of [one, two, three]) for (const subject of ['a', 'b']) await move(id, { amount: 10, subject });
    const [row] = await rowsOf(two);
    const [{ transferId } = { transferId: 0 }] = await rowsOf(three);
    // As whoever owns the database could.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.update(account).set({ balance: 21 }).where(eq(account.id, one));
      await tx.update(pointsLedger).set({ balance: 11 }).where(eq(pointsLedger.id, row!.id));
      await tx.delete(pointsLedger).where(sql`transfer_id = ${transferId} and purse is not null`);
    });
    const { faults } = await verifyLedger(database.db);
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatch(new RegExp(`^account ${one} .* has 21, its rows add up to 20$`));
    expect(faults.slice(1, 3).every((fault) => fault.includes(`of account ${two} says`))).toBe(true);
    expect(faults[3]).toBe(`transfer ${transferId} has 1 rows that add up to 10`);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(pointsLedger).where(inArray(pointsLedger.accountId, [one, two, three]));
      await tx.execute(
        sql`delete from points_ledger purse where purse is not null and not exists (select 1 from points_ledger other where other.transfer_id = purse.transfer_id and other.id <> purse.id)`,
      );
      await tx.delete(account).where(inArray(account.id, [one, two, three]));
    });
    expect((await verifyLedger(database.db)).faults).toEqual([]);
  });

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
      database.db.execute(
        sql`insert into points_ledger (transfer_id, account_id, purse, amount, balance, reason, subject, created_at) values (0, ${id}, null, -1, -1, 'gift', 'x', now()), (0, null, 'gift', 1, null, 'gift', 'x', now())`,
      ),
    ).rejects.toThrow();
  });
});
