import fc from 'fast-check';
import { waitBefore } from './backoff.ts';

describe('wait before an attempt', () => {
  it('doubles from one second and stops growing at half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 10].map((attempt) => waitBefore(attempt, () => 0))).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('is shortened by chance, but never by more than half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempt, chance) => {
        const longest = waitBefore(attempt, () => 0);
        const wait = waitBefore(attempt, () => chance);
        expect(wait).toBeLessThanOrEqual(longest);
        expect(wait).toBeGreaterThanOrEqual(longest / 2);
      }),
    );
  });
});
