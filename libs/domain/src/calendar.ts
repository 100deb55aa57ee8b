import { DAY_LABELS, dayLabel } from './day-labels.ts';

/** A calendar day, YYYY-MM-DD. */
export type IsoDate = string;

const DAY = 86_400_000;

/** The day `days` later (earlier when negative). Throws RangeError for what is no day, as `dayLabel` does (ours). */
export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date(midnight(day) + days * DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another, negative when `to` is earlier (ours). */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (midnight(to) - midnight(from)) / DAY;
}

/** The days of a date strip: `reach` before the day, itself, and `reach` after (ours). */
export function daysAround(day: IsoDate, reach: number): IsoDate[] {
  return Array.from({ length: 2 * reach + 1 }, (_, at) => addDays(day, at - reach));
}

/** The week of a day, T2 to CN: weeks begin on Monday as printed calendars in Vietnam do (ours). */
export function weekOf(day: IsoDate): IsoDate[] {
  const sinceMonday = (DAY_LABELS.indexOf(dayLabel(day)) + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => addDays(day, at - sinceMonday));
}

/** The week before or after the one of the day: 'Tuần trước' and 'Tuần sau' (specification, section 1). */
export function weekBeside(day: IsoDate, direction: 'before' | 'after'): IsoDate[] {
  return weekOf(addDays(day, direction === 'before' ? -7 : 7));
}

/** UTC stands in for every zone here: only the count of days matters, and no day of it is shorter than another. */
function midnight(day: IsoDate): number {
  dayLabel(day);
  return Date.parse(`${day}T00:00:00Z`);
}
