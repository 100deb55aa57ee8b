import fc from 'fast-check';
import { fromHongKong, isQuarterLine, lineFromWords, lineWords, ODDS_FORMS, priceWords, splitLine, toHongKong } from './index.ts';

const anyLine = fc.integer({ min: -40, max: 80 }).map((quarters) => quarters / 4 + 0);

describe('lines', () => {
  it.each([
    [0, '0'],
    [0.25, '0/0.5'],
    [0.5, '0.5'],
    [0.75, '0.5/1'],
    [1, '1'],
    [2.25, '2/2.5'],
    [-0.25, '-0/0.5'],
    [-0.5, '-0.5'],
    [-0.75, '-0.5/1'],
    [-1, '-1'],
  ])('writes %d as %s', (line, words) => {
    expect(lineWords(line)).toBe(words);
    expect(lineFromWords(words)).toBe(line);
  });

  it('writes a hyphen between the halves where that is asked for', () => expect(lineWords(0.75, '-')).toBe('0.5-1'));

  it.each(['', 'x', '0.3', '1/0.5', '0/1', '0.5/0.5', '0.25/0.75', '--1', '1e1', '٣', '0.5/1/1.5', '100'])('finds no line in %j', (words) =>
    expect(lineFromWords(words)).toBeNull(),
  );

  it.each([' 0.5 ', '+0.5', '0.50'])('reads %j as a half', (words) => expect(lineFromWords(words)).toBe(0.5));

  it('reads back whatever it writes, with either separator', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom('/' as const, '-' as const), (line, separator) => expect(lineFromWords(lineWords(line, separator))).toBe(line)),
    );
  });

  it('splits a quarter line into the two around it, and no other', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const [near, far] = splitLine(line);
        expect((near + far) / 2).toBe(line);
        expect(Number.isInteger(near * 2) && Number.isInteger(far * 2)).toBe(true);
        expect(far - near).toBe(Number.isInteger(line * 2) ? 0 : 0.5);
      }),
    );
  });

  it.each([0.1, 1.3, Number.NaN, Number.POSITIVE_INFINITY, -0])('takes %d for no quarter line', (value) => expect(isQuarterLine(value)).toBe(false));
});

describe('forms of a price', () => {
  it.each([
    [0.92, '0.92', '0.92', '1.92'],
    [1, '1.00', '1.00', '2.00'],
    [1.08, '-0.93', '1.08', '2.08'],
    [1.001, '1.00', '1.00', '2.00'],
    [4, '-0.25', '4.00', '5.00'],
  ])('writes the Hong Kong price %d as Malay %s, Hong Kong %s and decimal %s', (price, malay, hongKong, decimal) => {
    expect(ODDS_FORMS.map((form) => priceWords(price, form))).toEqual([malay, hongKong, decimal]);
  });

  it('comes back from any form', () => {
    const anyPrice = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...ODDS_FORMS), (price, form) => expect(toHongKong(fromHongKong(price, form), form)).toBeCloseTo(price, 8)),
    );
  });

  it.each([
    [1, 'decimal'],
    [0.5, 'decimal'],
    [0, 'hong-kong'],
    [-0.5, 'hong-kong'],
    [1.2, 'malay'],
    [-1.2, 'malay'],
    [0, 'malay'],
    [Number.NaN, 'decimal'],
    [Number.POSITIVE_INFINITY, 'hong-kong'],
  ] as const)('knows no price %d in the %s form', (price, form) => expect(toHongKong(price, form)).toBeNull());
});
