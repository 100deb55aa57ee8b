import * as fc from 'fast-check';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [3, 9, '1 2 3 4 gap 9'],
  [9, 9, '1 gap 8 9'],
  [4, 5, '1 2 3 4 5'],
])('on page %i of %i: %s', (current, last, shown) => {
  expect(pageNumbers(current, last).join(' ')).toBe(shown);
});

test('the first, the last and the current page are always there, each once and in order, and few in all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: -10, max: 6000 }), (last, current) => {
      const numbers = pageNumbers(current, last).filter((page) => page !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((one, two) => one - two));
      expect(numbers).toEqual(expect.arrayContaining([1, last, Math.min(Math.max(current, 1), last)]));
      expect(numbers.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('a list without pages has no numbers', () => {
  expect(pageNumbers(1, 0)).toEqual([]);
});
