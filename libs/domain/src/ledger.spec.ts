import fc from 'fast-check';
import { isLedger, movePoints, type LedgerRow } from './index.ts';

/** The rows that these changes leave behind; those that fall short leave none. */
function written(amounts: readonly number[]): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const amount of amounts) {
    const { status, balance } = movePoints(rows.at(-1)?.balance ?? 0, amount);
    if (status === 'moved') rows.push({ amount, balance });
  }
  return rows;
}
const amounts = fc.array(fc.integer({ min: -1_000, max: 1_000 }).filter((amount) => amount !== 0));

describe('points', () => {
  it.each([
    [0, 10, { status: 'moved', balance: 10 }],
    [10, -10, { status: 'moved', balance: 0 }],
    [10, -11, { status: 'short', balance: 10 }],
    [0, -1, { status: 'short', balance: 0 }],
    [0, Number.MAX_SAFE_INTEGER, { status: 'moved', balance: Number.MAX_SAFE_INTEGER }],
    [Number.MAX_SAFE_INTEGER - 1, 1, { status: 'moved', balance: Number.MAX_SAFE_INTEGER }],
    [0, -Number.MAX_SAFE_INTEGER, { status: 'short', balance: 0 }],
  ])('of %d change by %d', (balance, amount, outcome) => expect(movePoints(balance, amount)).toEqual(outcome));

  it.each([
    [0, 0],
    [0, 0.5],
    [0, Number.NaN],
    [0, Number.MAX_SAFE_INTEGER + 1],
    [-1, 1],
    [0.5, 1],
    [Number.MAX_SAFE_INTEGER, 1],
  ])('of %d do not change by %d: that is a fault of ours', (balance, amount) => expect(() => movePoints(balance, amount)).toThrow(RangeError));

  it('are the sum of their rows, and never below nothing', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const rows = written(given);
        expect(rows.at(-1)?.balance ?? 0).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
        expect(rows.every(({ balance }) => balance >= 0)).toBe(true);
        expect(isLedger(rows)).toBe(true);
      }),
    );
  });

  it('are refused only what they cannot give', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.integer({ min: -2_000, max: -1 }), (balance, amount) => {
        expect(movePoints(balance, amount).status).toBe(amount < -balance ? 'short' : 'moved');
      }),
    );
  });

  it('have a ledger in which no row can be changed, taken out or put elsewhere unseen', () => {
    fc.assert(
      fc.property(amounts, fc.nat(), fc.integer({ min: 1, max: 9 }), (given, place, more) => {
        const rows = written(given);
        fc.pre(rows.length > 1);
        const at = place % (rows.length - 1);
        const [row, next] = [rows[at], rows[at + 1]] as [LedgerRow, LedgerRow];
        expect(isLedger(rows.with(at, { ...row, amount: row.amount + more }))).toBe(false);
        expect(isLedger(rows.with(at, { ...row, balance: row.balance + more }))).toBe(false);
        expect(isLedger(rows.toSpliced(at, 1))).toBe(false);
        expect(isLedger(rows.with(at, next).with(at + 1, row))).toBe(false);
      }),
    );
  });

  it('come back when a change is undone', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.integer({ min: -1_000, max: 1_000 }), (balance, amount) => {
        fc.pre(amount !== 0 && balance + amount >= 0);
        expect(movePoints(movePoints(balance, amount).balance, -amount)).toEqual({ status: 'moved', balance });
      }),
    );
  });

  it.each<[LedgerRow[], boolean]>([
    [[], true],
    [[{ amount: 5, balance: 5 }], true],
    [[{ amount: 5, balance: 6 }], false],
    [[{ amount: -1, balance: -1 }], false],
    [[{ amount: 0, balance: 0 }], false],
    [[{ amount: 0.5, balance: 0.5 }], false],
    [[{ amount: Number.MAX_SAFE_INTEGER + 1, balance: Number.MAX_SAFE_INTEGER + 1 }], false],
  ])('%j are a ledger: %s', (rows, are) => expect(isLedger(rows)).toBe(are));
});
