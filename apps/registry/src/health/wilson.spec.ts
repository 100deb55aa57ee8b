import { wilson } from './wilson.ts';

it('gives the bounds of the textbook', () => {
  const { low, high } = wilson(0.1, 100, 1.96);
  expect(low).toBeCloseTo(0.0552, 3);
  expect(high).toBeCloseTo(0.1744, 3);
});

it('knows that nothing seen is not nothing there, and that no observation says anything', () => {
  expect(wilson(0, 20, 1.96).low).toBe(0);
  expect(wilson(0, 20, 1.96).high).toBeCloseTo(0.161, 2);
  expect(wilson(0, 0, 1.96)).toEqual({ low: 0, high: 1 });
  expect(wilson(1, 20, 1.96).high).toBeCloseTo(1, 9);
});
