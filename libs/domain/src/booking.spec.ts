import fc from 'fast-check';
import { BOOKING_DAYS, BOOKING_REMINDER, bookingSucceeded, bookingWindow, isBookable, isDuplicateBooking, mayBook } from './booking.ts';
import { dayInZone } from './zoned-day.ts';

describe('a booking', () => {
  const member = { isGuest: false, hasToken: true };
  it('needs a fixture and a logged-in user', () => {
    expect(mayBook({ fixtureId: 1 }, member)).toBe(true);
    for (const fixtureId of [null, undefined, 0, Number.NaN]) expect(mayBook({ fixtureId }, member)).toBe(false);
    expect(mayBook({ fixtureId: 1 }, { isGuest: true, hasToken: true })).toBe(false);
    expect(mayBook({ fixtureId: 1 }, { isGuest: false, hasToken: false })).toBe(false);
  });

  const booked = { fixtureId: 5, commentator: { userId: 9, id: 2, name: 'Chín' } };
  const again = { fixtureId: 5, commentatorId: 2, name: 'Chín', userId: 9 };
  it('is a duplicate when fixture, user and name are those of another', () => {
    expect(isDuplicateBooking(again, [booked])).toBe(true);
    expect(isDuplicateBooking({ ...again, commentatorId: 77 }, [booked])).toBe(true);
    expect(isDuplicateBooking(again, [])).toBe(false);
  });
  it.each([{ fixtureId: 6 }, { userId: 8 }, { name: 'chín' }])('is none with another %j', (change) =>
    expect(isDuplicateBooking({ ...again, ...change }, [booked])).toBe(false),
  );

  it('does not put together a duplicate out of two bookings', () => {
    expect(
      isDuplicateBooking(again, [
        { ...booked, fixtureId: 6 },
        { fixtureId: 5, commentator: { userId: 9, id: 2, name: 'Sáu' } },
      ]),
    ).toBe(false);
  });

  it.each([
    [0, 'Success', true],
    [0, 'success', false],
    [0, '', false],
    [1, 'Success', false],
    ['0', 'Success', false],
  ])('answered %j %j succeeded: %s', (code, msg, good) => expect(bookingSucceeded({ code, msg })).toBe(good));
});

describe('a match whose commentator can be booked', () => {
  const now = Date.parse('2026-11-20T18:00:00Z');
  it.each([
    ['that has begun', 0, false],
    ['in a millisecond', 1, true],
    ['an hour before seven days', 7 * 86_400_000 - 3_600_000, true],
    ['later', 7 * 86_400_000 - 3_600_000 + 1, false],
  ])('one %s', (_, later, can) => expect(isBookable(now + later, now)).toBe(can));
  it('is always in the list of bookings, and told of in time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020), max: Date.UTC(2035) }),
        fc.integer({ min: 1, max: BOOKING_DAYS * 86_400_000 }),
        fc.constantFrom('Asia/Ho_Chi_Minh', 'Europe/Berlin', 'America/Havana'),
        (moment, later, zone) => {
          const { startTime, endTime } = bookingWindow(moment, zone);
          fc.pre(isBookable(moment + later, moment));
          expect(startTime <= moment + later && moment + later < endTime + 1_000).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
    // The night before clocks are put forward, seven days before.
    const eve = Date.parse('2026-03-22T23:30:00+01:00');
    expect(isBookable(eve + BOOKING_DAYS * 86_400_000, eve)).toBe(false);
    expect(BOOKING_REMINDER).toBeGreaterThan(10 * 60_000);
  });
});

describe('the days of the booking list', () => {
  const iso = (nowMs: number, zone: string) => Object.values(bookingWindow(nowMs, zone)).map((ms) => new Date(ms).toISOString());
  it('are today from midnight to the last second seven days ahead, in the zone', () => {
    expect(iso(Date.parse('2026-11-20T18:00:00Z'), 'Asia/Ho_Chi_Minh')).toEqual(['2026-11-20T17:00:00.000Z', '2026-11-28T16:59:59.000Z']);
    expect(iso(Date.parse('2026-11-20T18:00:00Z'), 'UTC')).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-27T23:59:59.000Z']);
  });
  it('begin anew at midnight of the zone, to the millisecond', () => {
    expect(iso(Date.parse('2026-11-20T16:59:59.999Z'), 'Asia/Ho_Chi_Minh')[0]).toBe('2026-11-19T17:00:00.000Z');
    expect(iso(Date.parse('2026-11-20T17:00:00.000Z'), 'Asia/Ho_Chi_Minh')[0]).toBe('2026-11-20T17:00:00.000Z');
  });
  it('gain an hour when clocks are put back', () => {
    const { startTime, endTime } = bookingWindow(Date.parse('2026-10-30T12:00:00Z'), 'America/New_York');
    expect(endTime + 1000 - startTime).toBe((8 * 24 + 1) * 3_600_000);
  });
  it('hold now and touch eight days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020), max: Date.UTC(2035) }),
        fc.constantFrom('Asia/Ho_Chi_Minh', 'America/Havana', 'Australia/Lord_Howe'),
        (now, zone) => {
          const { startTime, endTime } = bookingWindow(now, zone);
          expect(startTime <= now && now < endTime).toBe(true);
          const days = new Set(
            Array.from({ length: 24 * 9 }, (_, hour) => startTime + hour * 3_600_000)
              .filter((ms) => ms <= endTime)
              .map((ms) => dayInZone(ms, zone)),
          );
          expect(days.size).toBe(BOOKING_DAYS + 1);
          expect(new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(endTime)).toBe('23:59:59');
        },
      ),
      { numRuns: 20 },
    );
  });
});
