import type { LedgerRow } from '@portal/contracts/points';
import type { Reason } from './ledger.ts';
import type { LedgerEntry } from './ledger.repository.ts';

export function presentEntry({ id, amount, balance, reason, subject, createdAt }: LedgerEntry): LedgerRow {
  return { id, amount, balance, reason: reason as Reason, subject, createdAt: createdAt.toISOString() };
}
