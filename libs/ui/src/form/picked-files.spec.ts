import * as fc from 'fast-check';
import { pickFiles } from './picked-files.ts';

const file = fc.record({
  name: fc.constantFrom('a.png', 'b.JPG', 'c.pdf', 'd'),
  type: fc.constantFrom('image/png', 'image/jpeg', 'application/pdf', ''),
  size: fc.nat(20),
});

test('every file is either taken or refused for a reason, in its order, and no taken one breaks a limit', () => {
  fc.assert(
    fc.property(fc.array(file), fc.nat(20), fc.nat(5), (files, maxBytes, maxFiles) => {
      const { taken, refused } = pickFiles(files, { accept: 'image/*', maxBytes, maxFiles });
      expect(taken.length + refused.length).toBe(files.length);
      expect(taken.length).toBeLessThanOrEqual(maxFiles);
      expect(taken.every(({ size, type }) => size <= maxBytes && type.startsWith('image/'))).toBe(true);
      expect(taken).toEqual(files.filter((one) => taken.includes(one)));
      // Only a full hand refuses what is fine in itself.
      if (refused.some(({ reason }) => reason === 'too-many')) expect(taken).toHaveLength(maxFiles);
    }),
  );
});

test.each([
  ['image/png', true],
  ['image/*', true],
  ['.png', true],
  ['image/jpeg, .PNG', true],
  ['image/jpeg', false],
  ['.jpg', false],
  ['application/*', false],
])('a png for accept "%s": %s', (accept, fits) => {
  expect(pickFiles([{ name: 'a.png', type: 'image/png', size: 1 }], { accept }).taken).toHaveLength(fits ? 1 : 0);
});
