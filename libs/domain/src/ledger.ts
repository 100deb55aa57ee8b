/** A change of points: their number, and what there is afterwards. Points are whole; an amount below nought takes some. */
export interface LedgerRow {
  readonly amount: number;
  readonly balance: number;
}
/** `short`: it would take more than there is, so nothing happens. */
export type Move = { readonly status: 'moved'; readonly balance: number } | { readonly status: 'short'; readonly balance: number };

/**
 * What a change makes of a balance (decisions, "Points": the balance is the sum of all rows). It never falls below nothing.
 * Throws RangeError for what is no change of points: nought, parts of a point, more than a number can count exactly.
 */
export function movePoints(balance: number, amount: number): Move {
  const next = balance + amount;
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`no amount of points: ${amount}`);
  if (!Number.isSafeInteger(balance) || balance < 0 || !Number.isSafeInteger(next)) throw new RangeError(`no balance of points: ${balance} and ${amount}`);
  return next < 0 ? { status: 'short', balance } : { status: 'moved', balance: next };
}

/**
 * Whether rows, oldest first, are the ledger of one account (decisions, "Points"): each balance is that of the row before with
 * its own amount, and none is below nothing.
 */
export function isLedger(rows: readonly LedgerRow[]): boolean {
  let before = 0;
  for (const { amount, balance } of rows) {
    if (!Number.isSafeInteger(amount) || amount === 0 || !Number.isSafeInteger(balance) || balance !== before + amount || balance < 0) return false;
    before = balance;
  }
  return true;
}
