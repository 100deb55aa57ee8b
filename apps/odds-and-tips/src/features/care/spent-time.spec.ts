import { addSpent, readSpent, spentSince } from './spent-time.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('adds up by day, and forgets what is a month old', () => {
  expect(addSpent('2026-10-21', 50)).toBe(50);
  expect(addSpent('2026-10-22', 40)).toBe(40);
  expect([addSpent('2026-11-20', 10), addSpent('2026-11-20', 20)]).toEqual([10, 30]);
  expect(readSpent()).toEqual({ '2026-10-22': 40, '2026-11-20': 30 });
});

it('sums up the last days, today among them', () => {
  const spent = { '2026-10-22': 40, '2026-11-13': 7, '2026-11-14': 5, '2026-11-20': 30, '2026-11-21': 100 };
  expect([1, 7, 30].map((days) => spentSince(spent, '2026-11-20', days))).toEqual([30, 35, 82]);
});

it.each(['', '{', '[]', 'null', '7', '{"x":5,"2026-11-20":"9","2026-11-19":-3,"2026-11-18":null}'])('takes %j for nothing', (kept) => {
  localStorage.setItem('oddsTime', kept);
  expect(readSpent()).toEqual({});
  expect(addSpent('2026-11-20', 10)).toBe(10);
  expect(readSpent()).toEqual({ '2026-11-20': 10 });
});

it('goes on where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no');
  });
  expect(addSpent('2026-11-20', 10)).toBe(10);
  expect(readSpent()).toEqual({});
});
