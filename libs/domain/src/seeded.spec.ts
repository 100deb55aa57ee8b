import fc from 'fast-check';
import { hash32, pick, randomFrom, seedOf, shuffled } from './seeded.ts';

describe('chance that can be repeated', () => {
  // Published values of FNV-1a: a change here would deal every replay anew.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j to %i', (text, hash) => expect(hash32(text)).toBe(hash));

  it('gives the same numbers for the same seed, in [0, 1)', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [one, other] = [randomFrom(seed), randomFrom(seed)];
        for (let at = 0; at < 20; at += 1) {
          const number = one();
          expect(number).toBe(other());
          expect(number >= 0 && number < 1).toBe(true);
        }
      }),
    );
  });
  it('is fair enough: each tenth comes about as often as any other', () => {
    const random = randomFrom('fair');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let at = 0; at < 10_000; at += 1) tenths[Math.floor(random() * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
  it('shuffles a copy and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (items, seed) => {
        const before = [...items];
        const mixed = shuffled(items, randomFrom(seed));
        expect(items).toEqual(before);
        expect([...mixed].sort()).toEqual([...items].sort());
        expect(shuffled(items, randomFrom(seed))).toEqual(mixed);
      }),
    );
  });
  it('really shuffles', () => expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], randomFrom('x'))).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]));
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
