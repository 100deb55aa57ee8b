import { live, someOdds } from '../../testing/things.ts';
import { MARKETS } from './markets.ts';
import { moveKey, movesBetween } from './moves.ts';
import { decimalPrice, priceText, quoteOf } from './quotes.ts';

const [hdp, european, overUnder, halfHdp, halfOverUnder] = MARKETS;

it('writes the handicap beside the side that gives it, with a minus', () => {
  expect(quoteOf(someOdds(), hdp, 'instant')).toMatchObject({
    state: 'open',
    line: -0.75,
    prices: [
      { pick: 'home', line: '-0.75', price: 0.89 },
      { pick: 'away', line: undefined, price: 0.97 },
    ],
  });
  const away = someOdds(undefined, { 'HDP/FT': '8,8,0.5,0.90,0.95,0.5,0.89,0.97,0,0,1795170000,0,2' });
  expect(quoteOf(away, hdp, 'instant')?.prices.map(({ line }) => line)).toEqual([undefined, '-0.5']);
  const level = someOdds(undefined, { 'HDP/FT': '8,8,0,0.90,0.95,0,0.89,0.97,0,0,1795170000,0,2' });
  expect(quoteOf(level, hdp, 'instant')?.prices.map(({ line }) => line)).toEqual(['0', undefined]);
});

it('shows the first prices or those of the moment', () => {
  expect(quoteOf(someOdds(), overUnder, 'initial')).toMatchObject({ line: 2.5, prices: [{ line: '2.5', price: 0.95 }, { price: 0.9 }] });
  expect(quoteOf(someOdds(), overUnder, 'instant')).toMatchObject({ line: 2.75, prices: [{ line: '2.75', price: 0.93 }, { price: 0.92 }] });
});

it('knows no quote where there is no row, or none that can be read', () => {
  expect(quoteOf(someOdds(), halfOverUnder, 'instant')).toBeUndefined();
  expect(quoteOf(someOdds(undefined, { '1X2': '8,8,nonsense' }), european, 'instant')).toBeUndefined();
});

it('tells closed from suspended: a goal suspends the markets beside the handicap, and those of the first half only while it is played', () => {
  const closed = '7,8,-0.5,0.90,0.95,-0.75,0.89,0.97,1795170000,1,3';
  const goal = {
    'HDP/FT': '7,8,-0.5,0.90,0.95,-0.75,0.89,0.97,1,1,1795170000,0,3',
    'OU/FT': '7,8,2.5,0.90,0.95,2.75,0.89,0.97,1795170000,1,3',
    'HDP/HT': closed,
  };
  const second = someOdds(live, goal);
  const first = someOdds({ ...live, clock: { ...live.clock, phase: 'first-half' } }, goal);
  expect([hdp, overUnder, halfHdp].map((market) => quoteOf(second, market, 'instant')?.state)).toEqual(['suspended', 'suspended', 'closed']);
  expect([hdp, overUnder, halfHdp].map((market) => quoteOf(first, market, 'instant')?.state)).toEqual(['suspended', 'suspended', 'suspended']);
});

it('writes 1X2 in decimals whatever form is chosen, the others in that form', () => {
  expect([priceText(european, 4.7, 'malay'), priceText(hdp, 1.08, 'malay'), priceText(hdp, 1.08, 'hong-kong'), priceText(hdp, 1.08, 'decimal')]).toEqual([
    '4.70',
    '-0.93',
    '1.08',
    '2.08',
  ]);
  expect([decimalPrice(european, 4.7), decimalPrice(hdp, 0.89)]).toEqual([4.7, 1.89]);
});

describe('moves', () => {
  const up = someOdds(undefined, { '1X2': '8,8,1.70,3.90,4.60,1.72,3.95,4.60,1795170600,0,2' });
  it('are what changed between two answers', () => {
    const moves = movesBetween([someOdds()], [up], new Map());
    expect([...moves]).toEqual([
      [moveKey(8, european, 'home'), 'up'],
      [moveKey(8, european, 'away'), 'down'],
    ]);
  });

  it('stay until the price moves again, and go with the match', () => {
    const moves = movesBetween([someOdds()], [up], new Map());
    expect(movesBetween([up], [up], moves)).toEqual(moves);
    expect(movesBetween([up], [someOdds()], moves).get(moveKey(8, european, 'home'))).toBe('down');
    expect(movesBetween([up], [], moves).size).toBe(0);
  });
});
