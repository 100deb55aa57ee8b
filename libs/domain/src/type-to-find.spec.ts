import fc from 'fast-check';
import { findTyped, NOTHING_TYPED, TYPE_TO_FIND_RESETS, typeKey } from './type-to-find.ts';

describe('typing to find', () => {
  const countries = ['Đan Mạch', 'Đài Loan', 'Việt Nam'];
  it('goes on within 700 ms and begins anew after them', () => {
    const first = typeKey(NOTHING_TYPED, 'v', 5_000);
    expect(typeKey(first, 'i', 5_699)).toEqual({ text: 'vi', at: 5_699 });
    expect(typeKey(first, 'i', 5_700)).toEqual({ text: 'i', at: 5_700 });
    expect(TYPE_TO_FIND_RESETS).toBe(700);
  });
  it('finds the first entry that begins so, without marks and case', () => {
    expect(findTyped(countries, { text: 'VIE', at: 0 })).toBe(2);
    expect(findTyped(countries, { text: 'd', at: 0 })).toBe(0);
    expect(findTyped(countries, { text: 'dai', at: 0 })).toBe(1);
    expect(findTyped(countries, { text: 'nam', at: 0 })).toBe(-1);
    expect(findTyped(countries, NOTHING_TYPED)).toBe(-1);
  });
  it('holds what was typed since the last pause', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 1_400 })), { minLength: 1 }), (keys) => {
        let now = 10_000;
        const typed = keys.reduce((before, [key, pause]) => typeKey(before, key, (now += pause)), NOTHING_TYPED);
        const pause = keys.findLastIndex(([, wait], at) => at === 0 || wait >= 700);
        expect(typed.text).toBe(
          keys
            .slice(pause)
            .map(([key]) => key)
            .join(''),
        );
      }),
    );
  });
});
