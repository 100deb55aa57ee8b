import fc from 'fast-check';
import { isStake, payoutOf, PREDICTION, PREDICTION_VOID } from './predictions.ts';

describe('a stake', () => {
  it.each([
    [9, false],
    [10, true],
    [15, false],
    [200, true],
    [210, false],
    [0, false],
    [-10, false],
    [10.5, false],
    [Number.NaN, false],
  ])('of %d: %s', (points, can) => expect(isStake(points)).toBe(can));
  it('is a part of what a day allows', () => {
    expect(PREDICTION.perDay).toBeGreaterThanOrEqual(PREDICTION.most);
    expect(PREDICTION_VOID).toBe(604_800_000);
  });
});

describe('what comes back', () => {
  it.each([
    [100, 1, 1.92, 192],
    [100, 0.5, 1.92, 146],
    [100, 0, 1.92, 100],
    [100, -0.5, 1.92, 50],
    [100, -1, 1.92, 0],
    [10, 1, 1.01, 10],
    [10, 0.5, 1.85, 14],
    [10, -0.5, 7, 5],
    [200, 1, 34, 6_800],
  ])('of %d at %d units and %d is %d', (stake, units, price, payout) => expect(payoutOf(stake, units, price)).toBe(payout));
  it('is whole, never less than nothing, and never more than the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(-1, -0.5, 0, 0.5, 1), fc.integer({ min: 101, max: 9_900 }), (tens, units, hundredths) => {
        const [stake, price] = [tens * 10, hundredths / 100];
        const payout = payoutOf(stake, units, price);
        expect(Number.isSafeInteger(payout) && payout >= 0).toBe(true);
        expect(payout).toBeLessThanOrEqual(Math.floor((stake * hundredths) / 100));
        expect(payoutOf(stake, 0, price)).toBe(stake);
      }),
    );
  });
});
