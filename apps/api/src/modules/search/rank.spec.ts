import fc from 'fast-check';
import { rankedWords, rankOf } from './rank.ts';

describe('the rank of a word', () => {
  it('is greater at the beginning of a name, whatever the thing is worth; then the worthier thing has the greater one', () => {
    fc.assert(
      fc.property(fc.nat(62), fc.nat(), fc.nat(), (place, one, other) => {
        expect(rankOf(place, one)).toBeGreaterThan(rankOf(place + 1, other));
        expect(Math.sign(rankOf(place, one) - rankOf(place, other))).toBe(Math.sign(one - other));
      }),
    );
  });

  it('is a whole number that neither JavaScript nor a bigint loses anything of', () => {
    for (const importance of [-1, 0.5, 29_000_000, 2 ** 53, Infinity])
      for (const place of [0, 63, 1_000]) expect(Number.isSafeInteger(rankOf(place, importance))).toBe(true);
  });

  it('is the best of all places where a word stands', () => {
    expect([...rankedWords([{ text: 'Ngoại hạng Anh' }, { text: 'Anh', from: 20 }], 7)]).toEqual([
      ['ngoai', rankOf(0, 7)],
      ['hang', rankOf(1, 7)],
      ['anh', rankOf(2, 7)],
    ]);
  });
});
