import { eq } from 'drizzle-orm';
import { MISSIONS } from '@portal/domain';
import type { Database } from '../../db/open.ts';
import { account, missionDeed } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { DeedBook } from './deed-book.ts';

/** Two seconds before midnight in Vietnam. */
const LATE = Date.parse('2026-11-20T16:59:58Z');
const MINUTE = 60_000;
const NOBODY = 0;

describe.each(databaseKinds)('what members do, on %s', (kind) => {
  let database: Database;
  let members = 0;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());

  async function newMember(): Promise<number> {
    const username = `deeds${(members += 1)}`;
    const row = { username, displayName: 'M', passwordHash: 'x', siteRoleId: 1, userType: 10, createdAt: new Date(LATE) };
    const [{ id } = { id: 0 }] = await database.db.insert(account).values(row).returning();
    return id;
  }
  function setUp() {
    const clock = new ManualClock(LATE);
    const errors: unknown[] = [];
    const book = new DeedBook({ db: database.db, clock, onError: (error) => errors.push(error) });
    const written = async (accountId: number) => {
      await book.settled();
      const rows = await database.db.select().from(missionDeed).where(eq(missionDeed.accountId, accountId));
      return rows.map(({ day, kind: what, thing }) => `${day} ${what} ${thing}`).toSorted();
    };
    return { clock, errors, book, written };
  }

  it('is of the day that it is in Vietnam', async () => {
    const { clock, book, written } = setUp();
    const lan = await newMember();
    book.tell(lan, 'read', 1);
    clock.advance(4_000);
    book.tell(lan, 'read', 1);
    expect(await written(lan)).toEqual(['2026-11-20 read 1', '2026-11-21 read 1']);
  });

  it('counts each thing once, and minutes where nothing is named', async () => {
    const { clock, book, written } = setUp();
    const lan = await newMember();
    const minute = Math.floor(LATE / MINUTE);
    for (const thing of ['7', '7', '8']) book.tell(lan, 'comment', thing);
    book.tell(lan, 'chat');
    book.tell(lan, 'chat');
    clock.set(LATE - MINUTE);
    book.tell(lan, 'chat');
    expect(await written(lan)).toEqual([`2026-11-20 chat ${minute - 1}`, `2026-11-20 chat ${minute}`, '2026-11-20 comment 7', '2026-11-20 comment 8']);
    // Another node of the same portal saw the same.
    const other = setUp();
    other.book.tell(lan, 'comment', 7);
    expect(await other.written(lan)).toHaveLength(4);
    expect(other.errors).toEqual([]);
  });

  it('is kept as far as missions go', async () => {
    const { book, written } = setUp();
    const lan = await newMember();
    for (let thing = 0; thing < 50; thing++) book.tell(lan, 'read', thing);
    expect(await written(lan)).toHaveLength(MISSIONS.find(({ id }) => id === 'read')!.goal);
  });

  it('is lost to nobody because of another: of one who does not exist the log is told', async () => {
    const { book, errors, written } = setUp();
    const [lan, minh] = [await newMember(), await newMember()];
    book.tell(lan, 'read', 1);
    book.tell(NOBODY, 'read', 1);
    book.tell(minh, 'read', 1);
    expect([await written(lan), await written(minh)]).toEqual([['2026-11-20 read 1'], ['2026-11-20 read 1']]);
    expect(errors).toHaveLength(1);
  });

  it('goes by the thousand', async () => {
    const { book, errors, written } = setUp();
    const lan = await newMember();
    const many = await Promise.all(Array.from({ length: 30 }, newMember));
    for (const id of many) for (const { id: what, goal } of MISSIONS) for (let thing = 0; thing < goal; thing++) book.tell(id, what, thing);
    book.tell(lan, 'tip', 1);
    expect([await written(lan), errors]).toEqual([['2026-11-20 tip 1'], []]);
    for (const id of many.slice(0, 2)) expect(await written(id)).toHaveLength(MISSIONS.reduce((sum, { goal }) => sum + goal, 0));
  });

  it('counts when it is told once more, where the database was away', async () => {
    const away = await openTestDatabase(kind);
    const clock = new ManualClock(LATE);
    const errors: unknown[] = [];
    const parts = { db: away.db, clock, onError: (error: unknown) => errors.push(error) };
    const book = new DeedBook(parts);
    await away.close();
    book.tell(1, 'read', 1);
    await book.settled();
    expect(errors).toHaveLength(1);
    book.tell(1, 'read', 1);
    await book.settled();
    expect(errors).toHaveLength(2);
  });
});
