import { luckyFaults } from '@portal/domain';
import { account, checkIn, luckyDraw, pointsLedger } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { placeOf, run, type Place } from '../../testing/killed-process.ts';
import { EVENING } from '../../testing/test-app.ts';
import { Ledger, verifyLedger } from '../points/index.ts';
import { LuckyService } from './lucky.service.ts';

const MEMBERS = 200;
const HOUR = 3_600_000;

describe.each(databaseKinds)('a process that is killed while tickets are drawn, on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await placeOf(kind);
  });
  afterAll(() => place?.remove());

  it('loses no draw that it told of, draws none twice and pays each once', async () => {
    const clock = new ManualClock(EVENING);
    const luckyOn = (db: Awaited<ReturnType<Place['open']>>['db']) => new LuckyService({ db, clock, ledger: new Ledger(clock), tickets: MEMBERS });
    const begun = await place.open();
    const createdAt = new Date(EVENING);
    const members = await begun.db
      .insert(account)
      .values(Array.from({ length: MEMBERS }, (_, at) => ({ username: `m${at}`, displayName: 'M', passwordHash: 'x', siteRoleId: 1, userType: 10, createdAt })))
      .returning({ id: account.id });
    const first = Math.min(...members.map(({ id }) => id));
    await begun.db.insert(checkIn).values(members.map(({ id }) => ({ accountId: id, day: '2026-11-20', madeUpOn: null, points: 10, createdAt })));
    const { round } = await luckyOn(begun.db).board(undefined);
    await begun.close();

    const life = (diesAfter?: number) =>
      run('lucky-worker.ts', place, { ROUND: round!.number, FIRST: first, MEMBERS, TICKETS: MEMBERS, AT: EVENING, DIES_AFTER: diesAfter });
    const told = new Map<string, string>();
    for (const diesAfter of [30, 100, undefined]) {
      const { said, code } = await life(diesAfter);
      expect(code).toBe(diesAfter === undefined ? 0 : null);
      // What an earlier life told of is as it was.
      for (const [id = '', number, prize] of said) {
        expect([id, `${number} ${prize}`]).toEqual([id, told.get(id) ?? `${number} ${prize}`]);
        told.set(id, `${number} ${prize}`);
      }
    }
    expect(told.size).toBe(MEMBERS);

    const { db, close } = await place.open();
    clock.set(EVENING + HOUR);
    expect(await db.$count(luckyDraw)).toBe(MEMBERS);
    const { round: over, prizes, list } = await luckyOn(db).proof(round!.number, 0, 1_000);
    expect(luckyFaults({ commitment: round!.commitment, number: round!.number, seed: over.seed!, prizes, drawn: over.drawn, draws: list })).toEqual([]);
    const paid = (await db.select().from(pointsLedger)).filter(({ accountId, reason }) => accountId !== null && reason === 'draw');
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect([paid.length, sum(paid.map(({ amount }) => amount))]).toEqual([MEMBERS, sum(prizes.map(({ points, stock }) => points * stock))]);
    expect((await verifyLedger(db)).faults).toEqual([]);
    await close();
  }, 240_000);
});
