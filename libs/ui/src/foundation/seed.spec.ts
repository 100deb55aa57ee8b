import * as fc from 'fast-check';
import { pick, seedOf, sequenceFrom } from './seed.ts';

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

test('names that differ in one letter spread over the choices', () => {
  const faces = Array.from({ length: 80 }, (_, index) => pick([0, 1, 2, 3, 4, 5, 6, 7], `fan${index}`));
  for (const face of [0, 1, 2, 3, 4, 5, 6, 7]) expect(faces.filter((other) => other === face).length).toBeGreaterThan(2);
});

test('a seed is a whole number of 32 bits', () => {
  fc.assert(fc.property(fc.string(), (seed) => Number.isInteger(seedOf(seed)) && seedOf(seed) >= 0 && seedOf(seed) < 2 ** 32));
});

test('there is nothing to pick from an empty list', () => {
  expect(() => pick([], 'x')).toThrow(RangeError);
});
