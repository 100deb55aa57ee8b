import { payoutOf, PREDICTION_VOID } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { resultLock } from '../../db/result-lock.ts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import { ledgerRepository, type Ledger } from '../points/index.ts';
import { settlementOf } from '../tips/index.ts';
import { predictionRepository, type Due, type Settlement } from './prediction.repository.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly fixtures: FixtureProvider;
  readonly ledger: Pick<Ledger, 'move'>;
  readonly onError: (error: unknown) => void;
}

/** Predictions that are looked at in one go. */
const BATCH = 200;
type Waiting = Awaited<ReturnType<ReturnType<typeof predictionRepository>['waiting']>>[number];

/** Points of a prediction that came back: of which, and how many there are in all, so that a corrected result pays the difference once. */
const subjectOf = ({ id, payout }: Pick<Due, 'id' | 'payout'>) => `${id}/${payout}`;

/**
 * Settles every prediction whose match is over, as tips are settled, and gives the points back in the same transaction: one for each member, in which the account is locked before its predictions, as
 * whoever stakes or leaves does. One whose match has no score seven days after its kick-off is void: its stake comes back. Asked again it does nothing; several nodes may ask at once. What fails of one member is
 * tried the next time. Answers how many were settled.
 */
export async function settlePredictions({ db, clock, fixtures, ledger, onError }: Parts): Promise<number> {
  const now = clock.now();
  let settled = 0;
  for (let after: { kickOff: Date; id: number } | null = null; ; ) {
    const waiting: Waiting[] = await predictionRepository(db).waiting(new Date(now), new Date(now - PREDICTION_VOID), after, BATCH);
    const over = new Map<number, Settlement[]>();
    for (const row of waiting) {
      const settlement = outcomeOf(row, fixtures, now);
      if (settlement) over.set(row.accountId, [...(over.get(row.accountId) ?? []), settlement]);
    }
    for (const [accountId, settlements] of over) {
      settled += settlements.length;
      await db
        .transaction(async (tx) => {
          await resultLock(tx).read();
          await ledgerRepository(tx).lockBalance(accountId);
          const predictions = predictionRepository(tx);
          for (const due of await predictions.settle(settlements)) {
            await ledger.move(tx, accountId, due.points, 'prediction', subjectOf(due));
            await predictions.markPaid(due);
          }
        })
        .catch((error: unknown) => {
          settled -= settlements.length;
          onError(error);
        });
    }
    const last = waiting.at(-1);
    if (waiting.length < BATCH || !last) return settled;
    after = last;
  }
}

/** Undefined while nobody can say. */
function outcomeOf(row: Waiting, fixtures: FixtureProvider, now: number): Settlement | undefined {
  const placed = fixtures.fixtureById(row.fixtureId);
  const played = placed?.match.sourceKey === row.sourceKey ? placed.match : undefined;
  const match = played ?? row.record;
  const settlement = settlementOf(row, match, now);
  if (settlement && match) {
    const { result, settledUnits, settledAt } = settlement;
    return { id: row.id, result, settledUnits, payout: payoutOf(row.stake, settledUnits, row.price), settledAt, told: played ? null : match.score };
  }
  if (now < row.kickOff.getTime() + PREDICTION_VOID) return undefined;
  return { id: row.id, result: null, settledUnits: 0, payout: row.stake, settledAt: new Date(now), told: match?.score ?? null };
}
