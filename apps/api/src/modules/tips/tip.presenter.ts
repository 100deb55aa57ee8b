import type { Person, Reactions, TipRecord } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { Tip } from '@portal/contracts/tips';
import { isTipType, type SettlingScores } from '@portal/domain';
import type { Caller } from '../../identity/caller.ts';
import { mayRemove } from './tip.policy.ts';
import type { StoredTip } from './tip.repository.ts';

/** What stands around a tip. */
export interface TipSurroundings {
  readonly author: Person;
  readonly record: TipRecord;
  readonly match: MatchSummary;
  readonly kickOffAt: number;
  readonly reactions: Reactions;
  readonly comments: number;
  /** Of its match once that is over; null: nobody knows. */
  readonly scores: SettlingScores | null;
}

/** A tip as the caller sees it; undefined for a type nobody knows. */
export function presentTip(row: StoredTip, around: TipSurroundings, caller: Caller, now: number): Tip | undefined {
  const { kickOffAt, scores, ...shown } = around;
  if (!isTipType(row.type)) return undefined;
  return {
    ...shown,
    id: row.id,
    type: row.type,
    pick: row.pick,
    line: row.line,
    price: row.price,
    confidence: row.confidence,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    result: row.result,
    settledUnits: row.settledUnits,
    settledAt: row.settledAt?.toISOString() ?? null,
    correctedFrom: row.result === null ? null : row.correctedFrom,
    sourceKey: row.sourceKey,
    scores: scores && { fullTime: scores.score, halfTime: scores.halfTime },
    can: { delete: mayRemove(caller, { authorId: row.authorId, kickOffAt, settled: row.result !== null }, now) === 'yes' },
  };
}
