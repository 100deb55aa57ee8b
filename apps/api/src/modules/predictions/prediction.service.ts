import { codes, type Language, type Output } from '@portal/contracts';
import type { predictionCalls, PredictionPurse } from '@portal/contracts/prediction';
import { dayInZone, isStake, limitsAt, MISSION_ZONE, pointsOfDay, PREDICTION } from '@portal/domain';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsWriter, type WritingPace } from '../../limits/writers.ts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import type { OddsBook } from '../../sports/odds/index.ts';
import { careRepository } from '../care/index.ts';
import type { Football } from '../odds/index.ts';
import { ledgerRepository, type Ledger } from '../points/index.ts';
import { offerAt, tippedMatches, tipRepository } from '../tips/index.ts';
import { presentPrediction } from './prediction.presenter.ts';
import { predictionRepository, type StoredPrediction } from './prediction.repository.ts';

/** Nobody thinks ten matches through in a minute. */
const pace = { member: { perSecond: 1 / 6, burst: 10 }, address: { perSecond: 1, burst: 60 } } as const satisfies WritingPace;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: TokenBuckets;
  readonly fixtures: FixtureProvider;
  readonly football: Football;
  readonly book: OddsBook;
  readonly ledger: Pick<Ledger, 'move'>;
  readonly onReplays: boolean;
}
/** What the purse tells of: so many days back (ms). */
const SUMMED_UP = 90 * 86_400_000;
type Draft = z.output<typeof predictionCalls.create.body>;

/** Points staked on matches that have not begun: virtual, never sold and never paid out. One's own, seen by nobody else. */
export class PredictionService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Stakes points at the price of the moment; the same uuid again answers what it made. Throws Refused: 400 for a stake that is none, 401 when the account is gone, 404 for no football match, codes 40921 to 40923 as of a
   * tip, 40925 for a second one on this market of the match, 40926 where the day has not so many points left, 40927 where the member has not, 40928 where their own limit of a day has not, 40929 during a break of theirs.
   */
  async create(draft: Draft, caller: Member, ip: string, language: Language): Promise<Output<typeof predictionCalls.create>> {
    const { db, clock, ledger } = this.#parts;
    const accountId = caller.userId;
    const before = await predictionRepository(db).byUuid(accountId, draft.uuid);
    if (before) return this.#answer(before, language);
    takeAsWriter(this.#parts, 'prediction', pace, caller, ip);
    if (!isStake(draft.stake)) throw refused.badInput([{ path: 'stake', message: 'stake' }]);
    const now = clock.now();
    const { found, terms, price } = await offerAt(this.#parts, draft, now, language);
    const { fixture, kind } = found.showing;
    if (kind === 'replay' && !this.#parts.onReplays) throw refused.business(codes.marketClosed);
    const stored = await db.transaction(async (tx) => {
      const predictions = predictionRepository(tx);
      // One change of a member's points at a time: what is left of the day is counted under the same lock.
      if ((await ledgerRepository(tx).lockBalance(accountId)) === undefined) throw refused.noToken();
      const made = await predictions.byUuid(accountId, draft.uuid);
      if (made) return made;
      const { limits, breakUntil } = await careRepository(tx).find(accountId);
      if (breakUntil && breakUntil.getTime() > now) throw refused.business(codes.onBreak);
      const day = dayInZone(now, MISSION_ZONE);
      const staked = (await predictions.stakedOn(accountId, day)) + draft.stake;
      if (staked > PREDICTION.perDay) throw refused.business(codes.predictionsFull);
      if (staked > pointsOfDay(limitsAt(limits, now).limit)) throw refused.business(codes.ownLimit);
      const row = await predictions.add({
        uuid: draft.uuid,
        accountId,
        fixtureId: fixture.fixtureId,
        sourceKey: fixture.match.sourceKey,
        kickOff: new Date(fixture.kickOffAt),
        ...terms,
        price,
        stake: draft.stake,
        day,
        createdAt: new Date(now),
      });
      if (!row) throw refused.business(codes.predictedBefore);
      const moved = await ledger.move(tx, accountId, -draft.stake, 'prediction', String(row.id));
      if (moved.status === 'short') throw refused.business(codes.pointsShort);
      return row;
    });
    return this.#answer(stored, language);
  }

  async list(
    accountId: number,
    { state, cursor, pageSize }: z.output<typeof predictionCalls.list.query>,
    language: Language,
  ): Promise<Output<typeof predictionCalls.list>> {
    const found = await predictionRepository(this.#parts.db).newest(accountId, state, readCursor(cursor), pageSize);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { list: await this.#present(rows, language), nextCursor };
  }

  /** Throws Refused 401 when the account is gone. */
  async purse(accountId: number): Promise<PredictionPurse> {
    const { db, clock, onReplays } = this.#parts;
    const predictions = predictionRepository(db);
    const now = clock.now();
    const day = dayInZone(now, MISSION_ZONE);
    const [balance, staked, sums, care] = await Promise.all([
      ledgerRepository(db).balance(accountId),
      predictions.stakedOn(accountId, day),
      predictions.sums(accountId, new Date(now - SUMMED_UP)),
      careRepository(db).find(accountId),
    ]);
    if (balance === undefined) throw refused.noToken();
    const { least, most } = PREDICTION;
    const perDay = pointsOfDay(limitsAt(care.limits, now).limit);
    const breakUntil = care.breakUntil && care.breakUntil.getTime() > now ? care.breakUntil.toISOString() : null;
    return { balance, day, left: Math.max(0, perDay - staked), perDay, least, most, onReplays, ...sums, breakUntil };
  }

  async #answer(row: StoredPrediction, language: Language): Promise<Output<typeof predictionCalls.create>> {
    const [prediction] = await this.#present([row], language);
    if (!prediction) throw refused.notFound();
    return { prediction, purse: await this.purse(row.accountId) };
  }

  /** Left out: those whose match is known no more. */
  async #present(rows: readonly StoredPrediction[], language: Language) {
    const { db, clock, fixtures, football } = this.#parts;
    const matches = await tippedMatches({ fixtures, clock, tips: tipRepository(db) }, rows);
    return rows.flatMap((row) => {
      const showing = matches.get(row.id);
      return (showing && presentPrediction(row, football.present(showing, language))) ?? [];
    });
  }
}
