import fc from 'fast-check';
import { crestDrawing, isPale } from './crest.ts';

test('a team has the same shield every time it is drawn', () => {
  fc.assert(
    fc.property(fc.string(), (monogram) => {
      expect(crestDrawing(monogram)).toEqual(crestDrawing(monogram));
    }),
  );
});

test('teams do not all wear the same shield', () => {
  const drawings = ['HN', 'CA', 'LV', 'TOT', 'IN', 'NA', 'ND', 'TC', 'VIE', 'MEX', 'BRA', 'ARG'].map((monogram) => JSON.stringify(crestDrawing(monogram)));
  expect(new Set(drawings).size).toBeGreaterThan(7);
});

test('pale shirts get a visible edge', () => {
  expect(isPale('#FFFFFF')).toBe(true);
  expect(isPale('#C8201F')).toBe(false);
  expect(isPale('white')).toBe(false);
});
