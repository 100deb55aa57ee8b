import fc from 'fast-check';
import { addDays, addMonths, daysAround, daysBetween, EVENING, eveningOf, weekBeside, weekOf, weeksOfMonth } from './calendar.ts';
import { dayLabel } from './day-labels.ts';

const day = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe('days of the calendar', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('counts from %s by %d to %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });
  it.each(['2026-02-30', 'today', ''])('refuses %j', (text) => expect(() => addDays(text, 1)).toThrow(RangeError));
  it('comes back from any number of days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        expect(addDays(addDays(from, days), -days)).toBe(from);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });
});

describe('date strip and weeks', () => {
  it('has the day in its middle', () => {
    expect(daysAround('2026-12-31', 1)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(daysAround('2026-12-31', 0)).toEqual(['2026-12-31']);
  });
  it('begins the week with T2 and ends it with CN, on a Sunday too', () => {
    expect(weekOf('2026-11-22')).toEqual(weekOf('2026-11-16'));
    expect(weekOf('2026-11-22').map(dayLabel)).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']);
  });
  it('goes to the week before and after without a gap', () => {
    fc.assert(
      fc.property(day, (any) => {
        const week = weekOf(any);
        expect(week).toContain(any);
        const line = [...weekBeside(any, 'before'), ...week, ...weekBeside(any, 'after')];
        expect(line).toEqual(line.map((_, at) => addDays(line[0] as string, at)));
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 0, '2026-11'],
    ['2026-11', 26, '2029-01'],
  ])('counts from %s by %d to %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));
  it.each(['2026-13', '2026', ''])('refuses %j', (text) => {
    expect(() => addMonths(text, 1)).toThrow(RangeError);
    expect(() => weeksOfMonth(text)).toThrow(RangeError);
  });
  it('are whole weeks with each of their days once', () => {
    fc.assert(
      fc.property(day, (any) => {
        const month = any.slice(0, 7);
        const weeks = weeksOfMonth(month);
        expect(weeks.map((week) => week.map(dayLabel).join())).toEqual(weeks.map(() => 'T2,T3,T4,T5,T6,T7,CN'));
        const days = weeks.flat();
        expect(days).toEqual(days.map((_, at) => addDays(days[0]!, at)));
        const own = days.filter((one) => one.startsWith(month));
        expect([own[0], addDays(own.at(-1)!, 1)]).toEqual([`${month}-01`, `${addMonths(month, 1)}-01`]);
        // No week without a day of its own.
        expect(weeks.every((week) => week.some((one) => one.startsWith(month)))).toBe(true);
      }),
    );
  });
});

describe('an evening', () => {
  it('passes midnight', () => expect(EVENING.from).toBeGreaterThan(EVENING.to));
  it.each([
    ['2026-11-26', 23, '2026-11-26'],
    ['2026-11-27', 0, '2026-11-26'],
    ['2026-11-27', 5, '2026-11-26'],
    ['2026-11-27', 6, '2026-11-27'],
    ['2026-12-01', 2, '2026-11-30'],
  ])('of %s at %d o’clock is that of %s', (date, hour, evening) => expect(eveningOf(date, hour)).toBe(evening));
});
