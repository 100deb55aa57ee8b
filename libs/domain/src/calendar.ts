import { DAY_LABELS, dayLabel } from './day-labels.ts';

/** A month of the calendar, YYYY-MM. */
export type IsoMonth = string;
/** Hours of an evening as a fan means it: it ends at six in the morning of the next day, after the matches of Europe (ours). */
export const EVENING = { from: 18, to: 6 } as const;

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

/** The evening that a time of day belongs to: until six in the morning it is that of the day before. `hour`: 0 to 23 (ours). */
export function eveningOf(day: IsoDate, hour: number): IsoDate {
  return hour < EVENING.to ? addDays(day, -1) : day;
}

/** The month `months` later (earlier when negative). Throws RangeError for what is no month (ours). */
export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const first = new Date(midnight(`${month}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** A month as whole weeks, T2 to CN; days of the months beside it fill them up. Throws RangeError for what is no month (ours). */
export function weeksOfMonth(month: IsoMonth): IsoDate[][] {
  const weeks: IsoDate[][] = [];
  for (let week = weekOf(`${month}-01`); week[0]! < `${addMonths(month, 1)}-01`; week = weekBeside(week[0]!, 'after')) weeks.push(week);
  return weeks;
}

/** UTC stands in for every zone here: only the count of days matters, and no day of it is shorter than another. */
function midnight(day: IsoDate): number {
  dayLabel(day);
  return Date.parse(`${day}T00:00:00Z`);
}
