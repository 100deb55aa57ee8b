import type { MatchSummary } from '@portal/contracts/match';
import type { Prediction } from '@portal/contracts/prediction';
import { isTipType } from '@portal/domain';
import type { StoredPrediction } from './prediction.repository.ts';

/** A prediction as its member sees it; undefined for a type nobody knows. */
export function presentPrediction(row: StoredPrediction, match: MatchSummary): Prediction | undefined {
  const { id, type, pick, line, price, stake, createdAt, result, settledUnits, payout, settledAt } = row;
  if (!isTipType(type)) return undefined;
  return {
    id,
    match,
    type,
    pick,
    line,
    price,
    stake,
    createdAt: createdAt.toISOString(),
    state: settledAt === null ? 'open' : result === null ? 'void' : 'settled',
    result,
    settledUnits,
    payout,
    settledAt: settledAt?.toISOString() ?? null,
  };
}
