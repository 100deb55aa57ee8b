import { oddsMark, type OddsMark } from '@portal/contracts/odds';
import { marksOf, placesOf, type Point } from './points.ts';

const KICK_OFF = Date.parse('2026-11-20T15:00:00Z');
const MINUTE = 60_000;
const points = (...minutes: number[]): Point[] => minutes.map((minute) => ({ at: KICK_OFF + minute * MINUTE, line: null, prices: [], inPlay: minute >= 0 }));

it('gives a place to each change before the match, however far apart, and the match its minutes', () => {
  const { at, placeOf } = placesOf(points(-4_000, -3_999, -10, 0, 30, 65), KICK_OFF);
  expect(at.slice(3)).toEqual([0, 30, 65]);
  expect(placeOf(KICK_OFF + 23 * MINUTE)).toBe(23);
  const [first = 0, second = 0, third = 0] = at;
  // Thirty-five in a hundred of the width, in equal steps.
  expect([first, second - first, third - second].map((step) => Number(step.toFixed(4)))).toEqual([-35, 11.6667, 11.6667]);
});

it('is places alone while nothing is played', () => {
  expect(placesOf(points(-90, -60, -1), KICK_OFF).at).toEqual([-3, -2, -1]);
  expect(placesOf([], KICK_OFF).at).toEqual([]);
});

it('finds the moment of a place again', () => {
  const all = points(-4_000, -3_999, -10, 0, 30, 65);
  const { at, momentAt } = placesOf(all, KICK_OFF);
  expect(at.map((place) => momentAt(place))).toEqual(all.map((point) => point.at));
  expect(momentAt(12.5)).toBe(KICK_OFF + 12.5 * MINUTE);
});

const mark = (own: Record<string, unknown> = {}): OddsMark =>
  oddsMark.parse({ at: '2026-11-20T15:23:00.000Z', code: 1, side: 'home', minute: 23, added: 0, score: { home: 1, away: 0 }, ...own });

it.each([
  [1, 'goal'],
  [7, 'goal'],
  [8, 'goal'],
  [3, 'yellow'],
  [2, 'red'],
  [9, 'red'],
])('draws event %d as a %s', (code, kind) => {
  expect(marksOf([mark({ code })])).toEqual([{ at: KICK_OFF + 23 * MINUTE, kind, side: 'home', minute: "23'", score: '1–0' }]);
});

it('leaves out what a newer api tells', () => {
  expect(marksOf([mark({ code: 99 }), mark({ side: 'referee' }), mark({ code: 11 })])).toEqual([]);
  expect(marksOf([mark({ minute: 45, added: 2 })])[0]?.minute).toBe("45+2'");
});
