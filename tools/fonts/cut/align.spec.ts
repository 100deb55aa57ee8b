import fc from 'fast-check';
import { aligned } from './align.ts';
import { isLike } from './likeness.ts';
import type { Contour, Outline } from './outlines.ts';
import { pointsOf, ringOf, split } from './rings.ts';

/** An o: two contours of four bends each, `weight` wide. */
const o = (weight: number): Outline => {
  const round = (left: number, right: number, turn: 1 | -1): Contour => {
    const [bottom, top, middle, center] = [left - 100, right - 100, 250, (left + right) / 2];
    const points = [
      { x: left, y: middle, on: true },
      { x: left, y: top, on: false },
      { x: center, y: top, on: true },
      { x: right, y: top, on: false },
      { x: right, y: middle, on: true },
      { x: right, y: bottom, on: false },
      { x: center, y: bottom, on: true },
      { x: left, y: bottom, on: false },
    ];
    return turn === 1 ? points : [points[0]!, ...points.slice(1).toReversed()];
  };
  return [round(50, 650, 1), round(50 + weight, 650 - weight, -1)];
};

/** The same outline with some of its bends cut in two. */
const cutUp = (outline: Outline, cuts: readonly number[]): Outline =>
  outline.map((contour) => pointsOf([cuts.reduce((ring, cut) => split(ring, cut % ring.length, 0.5), ringOf(contour))])[0] ?? []);

it('two weights come out point for point, each as it was, however their bends are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 6 }), fc.array(fc.nat(40), { maxLength: 6 }), (mine, theirs) => {
      const [thin, bold] = [cutUp(o(60), mine), cutUp(o(140), theirs)];
      const [first = [], second = []] = aligned([thin, bold]);
      expect(first.map((contour) => contour.map(({ on }) => on))).toEqual(second.map((contour) => contour.map(({ on }) => on)));
      expect(isLike(first, thin, 1.5)).toBe(true);
      expect(isLike(second, bold, 1.5)).toBe(true);
    }),
  );
});

it('halfway between them is the weight between', () => {
  const [first = [], second = []] = aligned([cutUp(o(60), [0, 3]), cutUp(o(140), [5])]);
  const half = first.map((contour, place) =>
    contour.map(({ x, y, on }, at) => ({ x: (x + (second[place]?.[at]?.x ?? 0)) / 2, y: (y + (second[place]?.[at]?.y ?? 0)) / 2, on })),
  );
  expect(isLike(half, o(100), 2)).toBe(true);
});

it('a contour that only one weight has is nowhere to be seen in the other', () => {
  const [whole, hole] = [o(60), o(140).slice(0, 1)];
  const [first = [], second = []] = aligned([whole, hole]);
  expect(first).toHaveLength(2);
  expect(second.map((contour) => contour.length)).toEqual(first.map((contour) => contour.length));
  expect(isLike(second, hole, 1)).toBe(true);
  expect(isLike(second, whole, 1)).toBe(false);
});
