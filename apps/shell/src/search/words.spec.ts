import fc from 'fast-check';
import { searchCalls } from '@portal/contracts/search';
import { askedWords } from './words.ts';

describe('what the api is asked for', () => {
  it.each([
    ['  Hà   Nội ', 'ha noi'],
    ['một hai ba bốn năm sáu bảy', 'mot hai ba bon nam sau'],
    ['🔥', ''],
    ['%', ''],
  ])('%j asks for %j', (text, asked) => expect(askedWords(text)).toBe(asked));

  it('is always something that the api takes, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const q = askedWords(text);
        if (q) expect(searchCalls.search.query.safeParse({ q }).success).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
