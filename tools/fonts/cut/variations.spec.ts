import fc from 'fast-check';
import { axisOf, changesOf, regionsOf } from './axis.ts';
import { packed } from './variations.ts';

/** As readers of fonts do it. */
function unpacked(bytes: readonly number[]): number[] {
  const values: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const control = bytes[at++] ?? 0;
    for (let left = (control & 63) + 1; left > 0; left -= 1) {
      if (control & 0x80) values.push(0);
      else if (control & 0x40) values.push((((bytes[at++] ?? 0) << 24) >> 16) | (bytes[at++] ?? 0));
      else values.push(((bytes[at++] ?? 0) << 24) >> 24);
    }
  }
  return values;
}

it('numbers are read back as they were packed, in no more than two bytes each and one for a run', () => {
  const number = fc.oneof(fc.constant(0), fc.integer({ min: -128, max: 127 }), fc.integer({ min: -2000, max: 2000 }));
  fc.assert(
    fc.property(fc.array(number, { maxLength: 300 }), (values) => {
      expect(unpacked(packed(values))).toEqual(values);
      expect(packed(values).length).toBeLessThanOrEqual(3 * values.length);
    }),
  );
});

it('at each weight a number is what it was, though readers add up what they are told and round it', () => {
  const weights = [400, 500, 600, 700, 800];
  const axis = axisOf(
    weights,
    weights.map((weight) => [weight, 2 * weight + (weight === 600 ? 9 : 0), 500]),
  );
  const regions = regionsOf(axis);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 5, maxLength: 5 }), (values) => {
      const changes = changesOf(values, axis);
      const read = axis.places.map((place) => {
        const told = regions.map(({ from, peak, to }) =>
          place === peak ? 1 : place <= from || place >= to ? 0 : place < peak ? (place - from) / (peak - from) : (to - place) / (to - peak),
        );
        return (values[0] ?? 0) + Math.round(told.reduce((sum, share, region) => sum + share * (changes[region] ?? 0), 0));
      });
      expect(read).toEqual(values);
    }),
  );
});
