import fc from 'fast-check';
import {
  closingSums,
  ENOUGH_TIPS,
  longestRuns,
  meanEstimate,
  profitCurve,
  profitOf,
  shareEstimate,
  strikeRate,
  tipSums,
  type SettledTipFacts,
} from './tip-record.ts';
import { TIP_RESULT } from './tip-types.ts';

const { win, draw, lose } = TIP_RESULT;
const resultOf = (settledUnits: number) => (settledUnits > 0 ? win : settledUnits < 0 ? lose : draw);
const tip = (settledUnits: number, price = 1.9, closingValue: number | null = null): SettledTipFacts => ({
  result: resultOf(settledUnits),
  settledUnits,
  price,
  closingValue,
});
const near = (value: number) => expect.closeTo(value, 4);

describe('what a tip brings', () => {
  it.each([
    [1, 1.92, 0.92],
    [0.5, 1.92, 0.46],
    [0, 1.92, 0],
    [-0.5, 1.92, -0.5],
    [-1, 5, -1],
    [1, 5, 4],
  ])('%d units at %d are %d', (units, price, profit) => expect(profitOf(units, price)).toBeCloseTo(profit, 10));
});

describe('a share', () => {
  // By the formula of Wilson (1927), reckoned by hand.
  it.each([
    [0, 10, 0, 0, 0.2775],
    [5, 10, 0.5, 0.2366, 0.7634],
    [10, 10, 1, 0.7225, 1],
    [60, 100, 0.6, 0.502, 0.6906],
  ])('%d of %d', (hits, of, value, low, high) => expect(shareEstimate(hits, of)).toEqual({ value, low: near(low), high: near(high) }));
  it('of none is none', () => expect(shareEstimate(0, 0)).toBeNull());
  it('lies in its interval, which grows narrower with more of the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (of, some) => {
        const hits = some % (of + 1);
        const [few, many] = [shareEstimate(hits, of)!, shareEstimate(hits * 4, of * 4)!];
        expect(few.low).toBeGreaterThanOrEqual(0);
        expect(few.high).toBeLessThanOrEqual(1);
        expect(few.low - 1e-12 <= few.value && few.value <= few.high + 1e-12).toBe(true);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});

describe('the share of wins', () => {
  it('is said from twenty tips on, of those that won or lost', () => {
    expect(strikeRate({ win: 12, lose: ENOUGH_TIPS - 13 })).toBeUndefined();
    expect(strikeRate({ win: 9, lose: 11 })).toEqual(shareEstimate(9, 20));
  });
});

describe('a mean', () => {
  it('has the interval of its spread', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const reach = (1.96 * 3.02765) / Math.sqrt(10);
    expect(meanEstimate(ten)).toEqual({ value: 5.5, low: near(5.5 - reach), high: near(5.5 + reach) });
  });
  it('of fewer than ten, and of those all alike, is none', () =>
    expect([meanEstimate([]), meanEstimate([1, 2, 3, 4, 5, 6, 7, 8, 9]), meanEstimate(Array(20).fill(3))]).toEqual([null, null, null]));
});

describe('a record', () => {
  it('adds up units, profit at the prices, yield and share of wins', () => {
    const sums = tipSums([tip(1, 2.5), tip(-1, 1.8), tip(0), tip(0.5, 2), tip(-0.5, 2)]);
    expect(sums).toMatchObject({ tips: 5, win: 2, draw: 1, lose: 2, units: 0, profit: near(0.5) });
    expect(sums.yield).toBeNull();
    expect(sums.rate?.value).toBe(0.5);
  });
  it('never says that more than the stake may be lost', () => {
    const { yield: mean } = tipSums([tip(1, 3), ...Array.from({ length: 11 }, () => tip(-1))]);
    expect(mean?.value).toBeCloseTo(-0.75, 10);
    expect(mean?.low).toBe(-1);
    expect(mean!.high).toBeGreaterThan(-0.75);
  });
  it('of nothing is nothing', () => expect(tipSums([])).toEqual({ tips: 0, win: 0, draw: 0, lose: 0, units: 0, profit: 0, yield: null, rate: null }));
  it('is not made better by short prices', () => {
    const favourites = Array.from({ length: 20 }, (_, place) => tip(place % 4 === 0 ? -1 : 1, 1.2));
    expect([tipSums(favourites).units, tipSums(favourites).profit]).toEqual([10, near(-2)]);
  });
});

describe('runs', () => {
  it.each([
    [[], 0, 0],
    [[win, win, lose, win], 2, 1],
    [[win, draw, win, lose, draw, lose, lose], 2, 3],
    [[draw, draw], 0, 0],
  ])('%j', (results, won, lost) => expect(longestRuns(results)).toEqual({ won, lost }));
});

describe('the closing line', () => {
  it('counts what is known of it', () => {
    const values = [0.04, -0.02, 0.1, 0.03, -0.01, 0.02, 0.05, -0.03, 0.01, 0.06];
    expect(closingSums([...values.map((value) => tip(1, 2, value)), tip(1)])).toEqual({ tips: 10, ahead: 7, value: meanEstimate(values) });
    expect(closingSums([tip(1)])).toBeNull();
  });
});

describe('the curve', () => {
  it('goes from nought to the profit', () => {
    expect(profitCurve([tip(1, 3), tip(-1), tip(0)], 100)).toEqual({ points: [0, 2, 1, 1], low: 0, high: 2 });
    expect(profitCurve([], 100)).toEqual({ points: [0], low: 0, high: 0 });
  });
  it('has at most so many points, and ends where the record ends', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-1, -0.5, 0, 0.5, 1), { maxLength: 400 }), (units) => {
        const tips = units.map((one) => tip(one));
        const { points, low, high } = profitCurve(tips, 100);
        expect(points.length).toBe(Math.min(100, tips.length + 1));
        expect(points[0]).toBe(0);
        expect(points.at(-1)).toBeCloseTo(tipSums(tips).profit, 8);
        const whole = profitCurve(tips, 1_000);
        expect([low, high]).toEqual([Math.min(...whole.points), Math.max(...whole.points)]);
      }),
    );
  });
});
