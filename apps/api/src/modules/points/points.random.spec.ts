import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eq, isNotNull } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { addDays, dayInZone, luckyFaults, MISSION_ZONE, SPORT_ID } from '@portal/domain';
import type { Database } from '../../db/open.ts';
import { account, checkIn, fixture, luckyDraw, luckyRound, pointsLedger, prediction } from '../../db/schema.ts';
import { Refused } from '../../http/refusal.ts';
import { loadWords } from '../../http/words.ts';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { createOddsBook } from '../../sports/odds/index.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { EVENING, testReplay } from '../../testing/test-app.ts';
import { LuckyService } from '../lucky/index.ts';
import { Football } from '../odds/index.ts';
import { PredictionService, settlePredictions } from '../predictions/index.ts';
import { fixtureRepository } from '../schedule/index.ts';
import { Ledger } from './ledger.ts';
import { PointsService } from './points.service.ts';
import { verifyLedger } from './verify.ts';

/** How much happens; `npm run test:long` has ten thousand. */
const OPERATIONS = process.env['PROPERTY_RUNS'] === undefined ? 400 : 10_000;
const MEMBERS = 12;
const DAY = 86_400_000;
/** So many at once. */
const WAVE = 8;

/** What a member does, or the portal for them. `again`: the same with the same key a second time, at once. */
const operation = fc.record({
  who: fc.nat(MEMBERS - 1),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('checkIn' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('makeUp' as const), back: fc.integer({ min: 0, max: 7 }) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('draw' as const) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('mission' as const), points: fc.integer({ min: 1, max: 40 }) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('gift' as const), price: fc.integer({ min: 1, max: 120 }) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('predict' as const), match: fc.nat(20), stake: fc.integer({ min: 1, max: 20 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('tomorrow' as const) }) },
  ),
  again: fc.boolean(),
});
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

describe.each(databaseKinds)('points of a portal in which everything happens at once, on %s', (kind) => {
  let database: Database;
  const clock = new ManualClock(EVENING);
  const ledger = new Ledger(clock);
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());

  it('add up, whatever the order: nobody falls below nothing, nothing is booked twice, every box is as it was promised', async () => {
    const { db } = database;
    const points = new PointsService({ db, clock, ledger });
    const lucky = new LuckyService({ db, clock, ledger, tickets: 60 });
    const [fixtures, say] = [testReplay(), await loadWords()];
    const predictions = new PredictionService({
      db,
      clock,
      ledger,
      fixtures,
      limits: new TokenBuckets(clock),
      football: new Football({ fixtures, clock, say, repository: fixtureRepository(db), viewers: () => 0 }),
      book: createOddsBook({ results: [], seed: 'test' }),
      onReplays: true,
    });
    const createdAt = new Date(EVENING);
    const members = await db
      .insert(account)
      .values(Array.from({ length: MEMBERS }, () => ({ username: randomUUID(), displayName: 'M', passwordHash: 'x', siteRoleId: 1, userType: 10, createdAt })))
      .returning({ id: account.id });
    /** Refusals are answers: of what is not there to be had, or not in this moment. */
    const meant: readonly unknown[] = [
      codes.noMakeUp,
      codes.luckyNoTicket,
      codes.luckyOver,
      codes.pointsShort,
      codes.predictedBefore,
      codes.predictionsFull,
      codes.tipLocked,
    ];
    const orRefused = async (work: Promise<unknown>) => {
      await work.catch((error: unknown) => {
        if (!(error instanceof Refused && (meant.includes(error.code) || error.status === 429))) throw error;
      });
    };
    const move = (id: number, amount: number, key: string) => db.transaction((tx) => ledger.move(tx, id, amount, amount < 0 ? 'gift' : 'adjustment', key));
    let spent = 0;

    async function once({ who, what }: Operation, key: string): Promise<void> {
      const { id } = members[who]!;
      switch (what.kind) {
        case 'checkIn':
          await points.checkIn(id);
          break;
        case 'makeUp':
          await orRefused(points.makeUp(id, addDays(dayInZone(clock.now(), MISSION_ZONE), -what.back)));
          break;
        case 'draw': {
          const { round } = await lucky.board(undefined);
          await orRefused(lucky.draw(id, { round: round!.number, uuid: key }));
          break;
        }
        case 'mission':
          await db.transaction((tx) => ledger.earn(tx, id, what.points, 'mission', key));
          break;
        case 'gift': {
          const { status } = await move(id, -what.price, key);
          if (status === 'moved') spent += what.price;
          break;
        }
        case 'predict': {
          const coming = fixtures.fixturesBetween(clock.now() + DAY / 24, clock.now() + 2 * DAY);
          const { fixtureId, match, kickOffAt } = coming[what.match % coming.length]!;
          const row = { id: fixtureId, sourceKey: match.sourceKey, sportId: SPORT_ID.football, kind: 'replay' as const, kickOff: new Date(kickOffAt) };
          await db.insert(fixture).values(row).onConflictDoNothing();
          const terms = { fixtureId, type: 20 as const, pick: 'home' as const, line: null };
          await orRefused(
            predictions.create(
              { uuid: key, ...terms, stake: 10 * what.stake },
              { kind: 'user', userId: id, siteRoleId: 1, userType: 10, since: EVENING - 90 * DAY, expiresAt: Infinity },
              `10.0.0.${who}`,
              'vi',
            ),
          );
          break;
        }
        case 'settle':
          await settlePredictions({
            db,
            clock,
            fixtures,
            ledger,
            onError: (error) => {
              throw error;
            },
          });
          break;
        case 'tomorrow':
          clock.set(clock.now() + DAY);
      }
    }

    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }), async (operations) => {
        for (let from = 0; from < operations.length; from += WAVE)
          await Promise.all(
            operations.slice(from, from + WAVE).flatMap((one) => {
              const key = randomUUID();
              return one.again && one.what.kind !== 'tomorrow' ? [once(one, key), once(one, key)] : [once(one, key)];
            }),
          );
      }),
      // Ten thousand things that happened are not made fewer by trying.
      { numRuns: 1, endOnFailure: true },
    );

    const report = await verifyLedger(db);
    expect(report.faults).toEqual([]);
    const rows = await db.select().from(pointsLedger).where(isNotNull(pointsLedger.accountId));
    const booked = (reason: string) => rows.filter((row) => row.reason === reason);
    expect(new Set(rows.map(({ accountId, reason, subject }) => `${accountId} ${reason} ${subject}`)).size).toBe(rows.length);
    expect(rows.filter(({ balance }) => balance === null || balance < 0)).toEqual([]);
    expect(booked('gift').reduce((sum, { amount }) => sum - amount, 0)).toBe(spent);
    // Each thing has its row, and each row its thing.
    const made = await db.select().from(checkIn);
    const subjects = (reason: string) =>
      booked(reason)
        .map(({ accountId, subject, amount }) => `${accountId} ${subject} ${amount}`)
        .sort();
    const days = (madeUp: boolean) =>
      made
        .filter(({ madeUpOn }) => (madeUpOn !== null) === madeUp)
        .map(({ accountId, day, points: amount }) => `${accountId} ${day} ${amount}`)
        .sort();
    expect([subjects('checkIn'), subjects('makeUp')]).toEqual([days(false), days(true)]);
    const draws = await db.select().from(luckyDraw);
    expect(subjects('draw')).toEqual(draws.map(({ accountId, round, number, points: amount }) => `${accountId} ${round}/${number} ${amount}`).sort());
    // Every prediction took its stake once, and gave what it was worth once.
    const staked = await db.select().from(prediction);
    expect(subjects('prediction')).toEqual(
      staked
        .flatMap(({ accountId, id, stake, payout }) => [`${accountId} ${id} -${stake}`, ...(payout ? [`${accountId} ${id}/${payout} ${payout}`] : [])])
        .sort(),
    );
    expect([staked.some(({ payout }) => payout === null), staked.some(({ payout }) => payout === 0), staked.some(({ payout }) => payout)]).toEqual([
      true,
      true,
      true,
    ]);
    // Two days a month are made up for at most.
    const monthly = new Map<string, number>();
    for (const { accountId, madeUpOn } of made)
      if (madeUpOn !== null) monthly.set(`${accountId} ${madeUpOn.slice(0, 7)}`, (monthly.get(`${accountId} ${madeUpOn.slice(0, 7)}`) ?? 0) + 1);
    expect(Math.max(0, ...monthly.values())).toBeLessThanOrEqual(2);
    // What was earned is experience; what was spent or staked, came back of it, or was given by hand, is none.
    const earned = rows.filter(({ reason }) => !['gift', 'adjustment', 'prediction'].includes(reason));
    for (const { id } of members) {
      const [{ experience } = { experience: -1 }] = await db.select().from(account).where(eq(account.id, id));
      expect(experience).toBe(earned.filter(({ accountId }) => accountId === id).reduce((sum, { amount }) => sum + amount, 0));
    }
    clock.set(clock.now() + 30 * DAY);
    for (const { number, commitment } of await db.select().from(luckyRound)) {
      const { round, prizes, list } = await lucky.proof(number, 0, 1_000);
      expect(luckyFaults({ commitment, number, seed: round.seed!, prizes, drawn: round.drawn, draws: list })).toEqual([]);
    }
    expect(draws.length).toBeGreaterThan(0);
  }, 1_200_000);
});
