import fc from 'fast-check';
import { guestsOf, viewersOf } from './viewers.ts';

const MINUTE = 60_000;
const KICK_OFF = Date.parse('2026-11-20T13:00:00Z');
const match = (fixtureId: number) => ({ fixtureId, kickOffAt: KICK_OFF, endsAt: KICK_OFF + 110 * MINUTE });
const at = (fixtureId: number, minute: number) => viewersOf(match(fixtureId), KICK_OFF + minute * MINUTE);

it('come before kick-off, are there during the match, and leave after it', () => {
  expect([at(7, -10), at(7, 120)]).toEqual([0, 0]);
  expect(at(7, -3)).toBeLessThan(at(7, 5));
  expect(at(7, 5)).toBeLessThan(at(7, 20));
  expect(at(7, 117)).toBeLessThan(at(7, 105));
});

it('are whole people, never fewer than none and never a crowd nobody would believe', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: -60, max: 200 }), (fixtureId, minute) => {
      const count = at(fixtureId, minute);
      expect(Number.isInteger(count) && count >= 0 && count < 5_000).toBe(true);
      expect(count).toBe(at(fixtureId, minute));
    }),
  );
});

it('differ from match to match, and move a little from minute to minute', () => {
  expect(new Set([1, 2, 3, 4, 5, 6].map((id) => at(id, 50))).size).toBe(6);
  for (let minute = 20; minute < 100; minute++) expect(Math.abs(at(7, minute + 1) - at(7, minute)) / at(7, minute)).toBeLessThan(0.08);
});

it('sit in a room of no match too', () => {
  for (let hour = 0; hour < 24; hour++) {
    const count = guestsOf(30, KICK_OFF + hour * 60 * MINUTE);
    expect(count).toBeGreaterThan(15);
    expect(count).toBeLessThan(110);
  }
});
