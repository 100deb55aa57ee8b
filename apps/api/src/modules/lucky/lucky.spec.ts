import { randomUUID } from 'node:crypto';
import { codes } from '@portal/contracts';
import { luckyBox, luckyFaults } from '@portal/domain';
import type { Database } from '../../db/open.ts';
import { account, checkIn, luckyDraw } from '../../db/schema.ts';
import { Refused } from '../../http/refusal.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { EVENING } from '../../testing/test-app.ts';
import { Ledger, verifyLedger } from '../points/index.ts';
import { LuckyService } from './lucky.service.ts';

const TODAY = '2026-11-20';

describe.each(databaseKinds)('tickets of a box on %s', (kind) => {
  let database: Database;
  let lucky: LuckyService;
  const clock = new ManualClock(EVENING);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    lucky = new LuckyService({ db: database.db, clock, ledger: new Ledger(clock), tickets: 300 });
  });
  afterAll(() => database?.close());

  /** New members with a ticket each. */
  async function membersWithTicket(number: number): Promise<number[]> {
    const createdAt = new Date(EVENING);
    const rows = await database.db
      .insert(account)
      .values(
        Array.from({ length: number }, () => ({ username: `u${randomUUID()}`, displayName: 'M', passwordHash: 'x', siteRoleId: 1, userType: 10, createdAt })),
      )
      .returning({ id: account.id });
    await database.db.insert(checkIn).values(rows.map(({ id }) => ({ accountId: id, day: TODAY, madeUpOn: null, points: 10, createdAt })));
    return rows.map(({ id }) => id);
  }
  const codeOf = (error: unknown) => (error instanceof Refused ? error.code : error);

  it('are given out to the last one and no further, of five hundred who draw at once', async () => {
    const { round } = await lucky.board(undefined);
    const members = await membersWithTicket(500);
    const answers = await Promise.all(
      members.map((id) =>
        lucky.draw(id, { round: round!.number, uuid: randomUUID() }).then(
          ({ draw }) => draw,
          (error: unknown) => codeOf(error),
        ),
      ),
    );
    const draws = answers.filter((answer) => typeof answer === 'object' && answer !== null && 'prize' in answer);
    expect(draws).toHaveLength(300);
    expect(answers.filter((answer) => answer === codes.luckyOver)).toHaveLength(200);
    const { round: over, prizes, list, next } = await lucky.proof(round!.number, 0, 1_000);
    expect([over.over, over.drawn, next]).toEqual([true, 300, null]);
    expect(prizes).toEqual(luckyBox(300));
    for (const { prize, stock } of prizes) expect(list.filter((draw) => draw.prize === prize)).toHaveLength(stock);
    expect(luckyFaults({ commitment: round!.commitment, number: round!.number, seed: over.seed!, prizes, drawn: over.drawn, draws: list })).toEqual([]);
    // What was won is in the ledger, to the point.
    const { points, faults } = await verifyLedger(database.db);
    expect([points, faults]).toEqual([prizes.reduce((sum, of) => sum + of.points * of.stock, 0), []]);
    // Who was too late has their ticket still, for the next box.
    expect((await lucky.board(undefined)).round).toMatchObject({ number: round!.number + 1, drawn: 0, over: false, seed: null });
  }, 120_000);

  it('are each drawn once, however often at once', async () => {
    const { round } = await lucky.board(undefined);
    const [id = 0] = await membersWithTicket(1);
    const many = await Promise.all(
      Array.from({ length: 20 }, () =>
        lucky.draw(id, { round: round!.number, uuid: randomUUID() }).then(
          () => 'drawn',
          (error: unknown) => codeOf(error),
        ),
      ),
    );
    expect(many.filter((answer) => answer === 'drawn')).toHaveLength(1);
    expect(many.filter((answer) => answer === codes.luckyNoTicket)).toHaveLength(19);
    const [other = 0] = await membersWithTicket(1);
    const uuid = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => lucky.draw(other, { round: round!.number, uuid })));
    expect(new Set(same.map(({ draw }) => draw.id)).size).toBe(1);
    expect(await database.db.$count(luckyDraw)).toBe(302);
  });

  it('open one next box, of many who ask for it at once', async () => {
    clock.set(Date.parse('2026-11-23T00:00:00+07:00'));
    const boards = await Promise.all(Array.from({ length: 20 }, () => lucky.board(undefined)));
    expect(new Set(boards.map(({ round }) => `${round!.number} ${round!.commitment}`)).size).toBe(1);
  });
});
