import fc from 'fast-check';
import { decimalPrice, hongKongPrice, withMargin } from './prices.ts';
import { quote } from './quotes.ts';
import type { Standing } from './quotes.ts';
import { outcomeChances, scoreChances } from './score-chances.ts';

const company = { companyId: 8, margin: 0.04, europeanMargin: 0.06, opensHours: 72, moves: 10 };
const anyChances = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 3 }).map((parts) => {
  const sum = parts.reduce((one, other) => one + other, 0);
  return parts.map((part) => part / sum);
});
const anyStanding: fc.Arbitrary<Standing> = fc.record({
  score: fc.record({ home: fc.nat({ max: 6 }), away: fc.nat({ max: 6 }) }),
  still: fc.record({ home: fc.double({ min: 0.003, max: 5, noNaN: true }), away: fc.double({ min: 0.003, max: 5, noNaN: true }) }),
});
const nil = { home: 0, away: 0 };
const implied = (prices: readonly number[]) => prices.reduce((sum, price) => sum + 1 / price, 0);

describe('margins', () => {
  it('are the sum of the stated chances, keep their order, and leave none at 1', () => {
    fc.assert(
      fc.property(anyChances, fc.double({ min: 0.01, max: 0.12, noNaN: true }), (chances, margin) => {
        const stated = withMargin(chances, margin);
        expect(stated.reduce((one, other) => one + other, 0)).toBeCloseTo(1 + margin, 6);
        expect(stated.every((chance) => chance > 0 && chance < 1)).toBe(true);
        chances.forEach((chance, one) => chances.forEach((other, two) => chance > other && expect(stated[one]).toBeGreaterThanOrEqual(stated[two] ?? 1)));
      }),
    );
  });

  it('keep the order of chances that only the last bit tells apart', () => {
    const [, less, more] = withMargin([0.37068697284462454, 0.3146565135776877, 0.31465651357768776], 0.0630139160152442);
    expect(more).toBeGreaterThanOrEqual(less ?? 1);
  });

  it.each([
    [0.5, 2, 1],
    [0.08, 12.5, 11.5],
    [0.0049, 204, 203.08],
    [0.9999, 1.01, 0.01],
  ])('a stated chance of %d is asked for %d in decimals and %d in Hong Kong', (chance, decimal, hongKong) => {
    expect(decimalPrice(chance)).toBe(decimal);
    expect(hongKongPrice(chance)).toBe(hongKong);
  });
});

describe('score chances', () => {
  it('sum to 1 and mean what was expected', () => {
    fc.assert(
      fc.property(anyStanding, ({ score, still }) => {
        const chances = scoreChances(score, still);
        for (const list of [chances.leads, chances.totals, outcomeChances(chances).map((chance) => ({ chance }))]) {
          expect(list.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        }
        const mean = chances.totals.reduce((sum, { value, chance }) => sum + value * chance, 0);
        expect(Math.abs(mean - score.home - score.away - still.home - still.away)).toBeLessThan(0.05);
      }),
    );
  });
});

describe('quotes', () => {
  it('pay something in every market, and state 1 and the margin in all', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const european = quote('european', standing, company);
        const handicap = quote('handicap', standing, company);
        const overUnder = quote('over-under', standing, company);
        const prices = [...Object.values(european), handicap.home + 1, handicap.away + 1, overUnder.over + 1, overUnder.under + 1];
        expect(prices.every((price) => price > 1)).toBe(true);
        expect(Math.abs(implied(Object.values(european)) - 1.06)).toBeLessThan(0.02);
        expect(Math.abs(implied([handicap.home + 1, handicap.away + 1]) - 1.04)).toBeLessThan(0.02);
        expect(Math.abs(implied([overUnder.over + 1, overUnder.under + 1]) - 1.04)).toBeLessThan(0.02);
      }),
    );
  });

  it('ask less for the team that should score more, and have it give goals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 4, noNaN: true }), fc.double({ min: 0.3, max: 4, noNaN: true }), (home, away) => {
        fc.pre(home - away > 0.1);
        const standing = { score: nil, still: { home, away } };
        const european = quote('european', standing, company);
        expect(european.home).toBeLessThan(european.away);
        expect(quote('handicap', standing, company).handicap).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('lay the line where both sides are about even before a match', () => {
    const still = fc.double({ min: 0.8, max: 3.5, noNaN: true });
    fc.assert(
      fc.property(still, still, (home, away) => {
        const handicap = quote('handicap', { score: nil, still: { home, away } }, company);
        const goals = quote('over-under', { score: nil, still: { home, away } }, company);
        expect(Math.abs(handicap.home - handicap.away)).toBeLessThan(0.5);
        expect(Math.abs(goals.over - goals.under)).toBeLessThan(0.5);
      }),
    );
  });

  it('give back the same from a pair as from both of its outcomes', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const { home, draw, away } = quote('european', standing, company);
        const pairs = quote('double-chance', standing, company);
        for (const [pair, one, other] of [
          [pairs.home, home, draw],
          [pairs.draw, home, away],
          [pairs.away, draw, away],
        ] as const) {
          const both = 1 / (1 / one + 1 / other);
          // Nobody is asked to stake for less than a hundredth; prices have few figures.
          expect(pair).toBeGreaterThan(1);
          expect(Math.abs(pair - Math.max(1.01, both)) / both).toBeLessThan(0.03);
        }
      }),
    );
  });

  it('have more corners come with more goals, about ten to an even match, and ask more margin of them', () => {
    const corners = (home: number, away: number) => quote('corner', { score: nil, still: { home, away } }, company);
    expect(Math.abs(corners(1.4, 1.2).handicap - 9.5)).toBeLessThan(1);
    expect(corners(2.6, 1.8).handicap).toBeGreaterThan(corners(1, 0.8).handicap);
    const even = corners(1.3, 1.3);
    expect(Math.abs(implied([even.over + 1, even.under + 1]) - 1.06)).toBeLessThan(0.02);
    const uneven = quote('corner-handicap', { score: nil, still: { home: 2.8, away: 0.6 } }, company);
    expect(uneven.handicap).toBeLessThan(-2);
    expect(Math.abs(implied([uneven.home + 1, uneven.away + 1]) - 1.06)).toBeLessThan(0.02);
  });

  it('turn round with the teams', () => {
    const still = fc.double({ min: 0.3, max: 3.5, noNaN: true });
    fc.assert(
      fc.property(still, still, (home, away) => {
        const here = quote('european', { score: nil, still: { home, away } }, company);
        const there = quote('european', { score: nil, still: { home: away, away: home } }, company);
        expect([there.away, there.draw, there.home]).toEqual([here.home, here.draw, here.away]);
      }),
    );
  });

  it('shorten for a team that leads the less there is left to play', () => {
    const at = (share: number) => quote('european', { score: { home: 1, away: 0 }, still: { home: 1.4 * share, away: 1.2 * share } }, company).home;
    expect(at(1)).toBeGreaterThan(at(0.5));
    expect(at(0.5)).toBeGreaterThan(at(0.1));
    expect(at(0.02)).toBeLessThan(1.05);
  });

  it('never lay a goal line that has been passed', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const { handicap } = quote('over-under', standing, company);
        expect(handicap).toBeGreaterThan(standing.score.home + standing.score.away);
      }),
    );
  });
});
