import fc from 'fast-check';
import { addDays } from './calendar.ts';
import { dayInZone, startOfDay } from './zoned-day.ts';

const at = (iso: string) => Date.parse(iso);
const zones = [
  'Asia/Ho_Chi_Minh',
  'UTC',
  'America/New_York',
  'Europe/London',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Havana',
  'Australia/Lord_Howe',
  'Africa/Cairo',
];

describe('the day in a zone', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', 'Asia/Ho_Chi_Minh', '2026-11-20'],
    ['2026-11-20T17:00:00Z', 'Asia/Ho_Chi_Minh', '2026-11-21'],
    ['2026-11-20T17:00:00Z', 'America/New_York', '2026-11-20'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ])('says of %s in %s %s', (instant, zone, day) => expect(dayInZone(at(instant), zone)).toBe(day));
  it('refuses a zone that does not exist', () => expect(() => dayInZone(0, 'Asia/Nowhere')).toThrow(RangeError));
});

describe('the start of a day', () => {
  it.each([
    ['2026-11-21', 'Asia/Ho_Chi_Minh', '2026-11-20T17:00:00Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    ['2026-11-21', 'Pacific/Pago_Pago', '2026-11-21T11:00:00Z'],
    // Clocks go forward at midnight: the day begins at one.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    // Clocks go back from one to midnight: the day begins with the first of the two.
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00Z'],
    // Samoa skipped the 30th when it crossed the date line.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('of %s in %s is %s', (day, zone, instant) => expect(new Date(startOfDay(day, zone)).toISOString()).toBe(new Date(instant).toISOString()));

  it('belongs to the day, the moment before does not, and days follow each other without a gap', () => {
    const day = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (today, zone) => {
        const start = startOfDay(today, zone);
        expect(dayInZone(start, zone)).toBe(today);
        expect(dayInZone(start - 1, zone)).toBe(addDays(today, -1));
        expect(startOfDay(addDays(today, 1), zone) - start).toBeGreaterThanOrEqual(23 * 3_600_000);
      }),
    );
  });
});
