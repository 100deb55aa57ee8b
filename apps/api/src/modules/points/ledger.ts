import type { LedgerRow } from '@portal/contracts/points';
import { movePoints } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { ledgerRepository, type LedgerEntry } from './ledger.repository.ts';

export type Reason = LedgerRow['reason'];

/** `before`: this very change was made already, by this row. `short`: it would take more than there is; nothing happened. */
export type Moved = { status: 'moved' | 'before'; row: LedgerEntry } | { status: 'short'; balance: number };

/** Hears of points that were earned, within the transaction in which they were. */
type OnEarned = (tx: Db, accountId: number, reason: Reason, subject: string) => Promise<void>;

/** The one way in which points change. In double entry: the other side of every change is the portal's purse of its reason. */
export class Ledger {
  private readonly clock: Clock;
  private readonly earned: OnEarned[] = [];

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /**
   * Adds `amount` points (negative: takes them) for `reason` and `subject`, once for each account, reason and subject. Hand in the
   * transaction in which the thing itself is stored: both happen or neither does. Throws where there is no such account.
   */
  async move(tx: Db, accountId: number, amount: number, reason: Reason, subject: string): Promise<Moved> {
    const ledger = ledgerRepository(tx);
    const have = await ledger.lockBalance(accountId);
    if (have === undefined) throw new Error(`no account ${accountId}`);
    // Only under the lock: the other try of the same change is over by now.
    const before = await ledger.find(accountId, reason, subject);
    if (before) return { status: 'before', row: before };
    const { status, balance } = movePoints(have, amount);
    if (status === 'short') return { status, balance };
    return { status, row: await ledger.add({ accountId, amount, balance, reason, subject, createdAt: new Date(this.clock.now()) }, reason) };
  }

  whenEarned(listener: OnEarned): void {
    this.earned.push(listener);
  }

  /** Adds points that were earned: they are experience too. Once for each account, reason and subject. Returns the balance after it. */
  async earn(tx: Db, accountId: number, points: number, reason: Reason, subject: string): Promise<number> {
    const moved = await this.move(tx, accountId, points, reason, subject);
    if (moved.status === 'short') return moved.balance;
    if (moved.status === 'moved') {
      await ledgerRepository(tx).grow(accountId, points);
      for (const listener of this.earned) await listener(tx, accountId, reason, subject);
    }
    // A listener may have added to it.
    if (moved.status === 'moved' && this.earned.length > 0) return (await ledgerRepository(tx).balance(accountId)) ?? moved.row.balance;
    return moved.row.balance;
  }
}
