import fc from 'fast-check';
import { breakEnd, CARE, limitsAt, pointsOfDay, withLimit, type OwnLimit, type OwnLimits } from './care.ts';
import { PREDICTION } from './predictions.ts';

const NOW = Date.UTC(2026, 10, 20, 13);
const DAY = 86_400_000;
const NONE: OwnLimits = { limit: null, next: null };
const at = (limit: OwnLimit): OwnLimits => ({ limit, next: null });

describe('a limit of one’s own', () => {
  it.each<[string, OwnLimits, OwnLimit, OwnLimits]>([
    ['a first one holds at once', NONE, 100, at(100)],
    ['a lower one holds at once', at(100), 50, at(50)],
    ['a higher one is waited for', at(50), 100, { limit: 50, next: { limit: 100, from: NOW + DAY } }],
    ['none is waited for', at(50), null, { limit: 50, next: { limit: null, from: NOW + DAY } }],
    ['the same once more takes back what is waited for', { limit: 50, next: { limit: null, from: NOW + 1 } }, 50, at(50)],
    ['a lower one takes back what is waited for', { limit: 50, next: { limit: 100, from: NOW + 1 } }, 30, at(30)],
    [
      'who asks for less than they wait for keeps the moment',
      { limit: 50, next: { limit: null, from: NOW + 1 } },
      100,
      { limit: 50, next: { limit: 100, from: NOW + 1 } },
    ],
    [
      'who asks for more than they wait for waits anew',
      { limit: 50, next: { limit: 100, from: NOW + 1 } },
      null,
      { limit: 50, next: { limit: null, from: NOW + DAY } },
    ],
    ['what was waited for counts', { limit: 50, next: { limit: 100, from: NOW } }, 200, { limit: 100, next: { limit: 200, from: NOW + DAY } }],
    ['no limit where there is none changes nothing', NONE, null, NONE],
  ])('%s', (_, own, wish, after) => expect(withLimit(own, wish, NOW)).toEqual(after));

  it('holds from its moment on', () => {
    const waiting = { limit: 50, next: { limit: null, from: NOW } };
    expect([limitsAt(waiting, NOW - 1).limit, limitsAt(waiting, NOW)]).toEqual([50, NONE]);
  });

  it('once set is not above itself for a day, whatever is wished for', () => {
    const limit = fc.integer({ min: 1, max: 49 }).map((tens) => tens * 10);
    const wishes = fc.array(fc.record({ wish: fc.option(limit), after: fc.integer({ min: 0, max: DAY / 4 }) }), { maxLength: 12 });
    fc.assert(
      fc.property(limit, fc.boolean(), wishes, (first, waits, later) => {
        // Also one that takes back a higher one that is waited for.
        let [own, now] = [withLimit(waits ? { limit: first, next: { limit: null, from: NOW + 1 } } : NONE, first, NOW), NOW];
        for (const { wish, after } of later) {
          now += after;
          if (now >= NOW + DAY) break;
          own = withLimit(own, wish, now);
          expect(pointsOfDay(limitsAt(own, NOW + DAY - 1).limit)).toBeLessThanOrEqual(first);
        }
      }),
    );
  });

  it('is of a day’s points at most', () => expect([null, 100, 490].map(pointsOfDay)).toEqual([PREDICTION.perDay, 100, 490]));
});

describe('a break', () => {
  it('lasts its days, and is only ever made longer', () => {
    expect(breakEnd(null, 7, NOW)).toBe(NOW + 7 * DAY);
    expect(breakEnd(NOW + 7 * DAY, 1, NOW)).toBe(NOW + 7 * DAY);
    expect(breakEnd(NOW + 7 * DAY, 30, NOW)).toBe(NOW + 30 * DAY);
    expect(breakEnd(NOW - DAY, 1, NOW)).toBe(NOW + DAY);
    expect([Math.min(...CARE.breakDays), Math.max(...CARE.breakDays)]).toEqual([1, 30]);
  });
});
