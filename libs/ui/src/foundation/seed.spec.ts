import * as fc from 'fast-check';
import { sequenceFrom } from './seed.ts';

test('the same seed always draws the same numbers, all of them in [0, 1)', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [one, two] = [sequenceFrom(seed), sequenceFrom(seed)];
      for (let index = 0; index < 20; index += 1) {
        const number = one();
        expect(number).toBe(two());
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(1);
      }
    }),
  );
});
