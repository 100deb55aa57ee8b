import fc from 'fast-check';
import type { KeptPointer } from './book.ts';
import { movePointer } from './pointer-list.ts';

const pointer = (n: number): KeptPointer => ({ version: `v${n}`, base: '', integrity: '', n });
const list = (...numbers: number[]) => numbers.map(pointer);
const moved = (before: number[], to: number, direction: 'forward' | 'back') => movePointer(list(...before), pointer(to), direction).map(({ n }) => n);

test.each([
  [[], 1, 'forward', [1]],
  [[2, 1], 3, 'forward', [3, 2, 1]],
  [[3, 2, 1], 3, 'forward', [3, 2, 1]],
  [[3, 2, 1], 2, 'back', [2, 1]],
  [[3, 2, 1], 1, 'forward', [1]],
  [[5, 3, 1], 4, 'back', [4, 3, 1]],
  [[5, 3, 1], 2, 'forward', [2, 5, 3, 1]],
  [[2, 1], 4, 'back', [4, 2, 1]],
] as const)('%j to %i, %s: %j', (before, to, direction, after) => {
  expect(moved([...before], to, direction)).toEqual(after);
});

test('whatever moves came: the new one is on top, nothing is there twice, and twenty are the most', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(40), fc.boolean()), { maxLength: 60 }), (moves) => {
      let now: KeptPointer[] = [];
      for (const [n, back] of moves) {
        const before = now;
        now = movePointer(now, pointer(n), back ? 'back' : 'forward');
        expect(now[0]?.n).toBe(n);
        expect(new Set(now.map(({ version }) => version)).size).toBe(now.length);
        expect(now.length).toBeLessThanOrEqual(20);
        // Going back leaves nothing behind it that was published later.
        if (back && !before.some((one) => one.n === n)) expect(now.slice(1).every((one) => one.n < n)).toBe(true);
      }
    }),
  );
});
