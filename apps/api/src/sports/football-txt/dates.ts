import type { Season } from '../season.ts';
import words from './date-words.json' with { type: 'json' };

/** Words for months and weekdays, in the languages in which the files of openfootball are written, by their place in the year and in the week. */
const months = placesOf(words.months);
const weekdays = placesOf(words.weekdays);

function placesOf(names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap((same, place) => same.map((name) => [name, place] as const)));
}
/** The longest first, so that none ends in the middle of another; nothing behind it: MARCELO, JULIO and JUNIOR are players. */
const oneOf = (names: ReadonlyMap<string, number>) => `(?:${[...names.keys()].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`;

const weekday = `(?:(?<weekday>${oneOf(weekdays)})\\.?,?\\s+)?`;
const month = `(?<month>${oneOf(months)})\\.?`;
// What a minute has behind it, a day has not: MAY 23' is a goal.
const day = "(?<day>\\d{1,2})(?![\\d:'’´+])";
const year = '(?:,?[\\s/]+(?<year>(?:18|19|20)\\d{2})(?![\\d:.]))?';
const patterns = [
  new RegExp(`^${weekday}${month}[\\s/]+${day}${year}`, 'iu'),
  new RegExp(`^${weekday}(?<day>\\d{1,2})\\.?[\\s/]*${month}${year}`, 'iu'),
  new RegExp(`^${weekday}(?<year>(?:18|19|20)\\d{2})-(?<monthNumber>\\d{2})-(?<day>\\d{2})(?!\\d)`, 'iu'),
  new RegExp(`^${weekday}(?<day>\\d{1,2})[-./](?<monthNumber>\\d{1,2})[-./](?<year>\\d{4}|\\d{2})(?![\\d:])`, 'iu'),
  new RegExp(`^${weekday}(?<day>\\d{1,2})\\.(?<monthNumber>\\d{1,2})\\.(?![\\d:])`, 'iu'),
];

/** A day as a file writes it, often without its year. Month counts from 1. */
export interface WrittenDate {
  readonly weekday: number | null;
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

/** Reads a date at the start of a text; `rest` is what follows it. */
export function readDate(text: string): { date: WrittenDate; rest: string } | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const groups = match?.groups;
    if (!match || !groups) continue;
    const monthNumber = groups.monthNumber ? Number(groups.monthNumber) : (months.get((groups.month ?? '').toLowerCase()) ?? -1) + 1;
    const date: WrittenDate = {
      weekday: groups.weekday ? (weekdays.get(groups.weekday.toLowerCase()) ?? null) : null,
      day: Number(groups.day),
      month: monthNumber,
      year: groups.year ? fullYear(Number(groups.year)) : null,
    };
    if (monthNumber < 1 || monthNumber > 12 || date.day < 1 || date.day > 31) continue;
    return { date, rest: text.slice(match[0].length) };
  }
  return null;
}

/** Whether a text begins as a line of dates or matches does: a day, and behind it nothing, a time, a ground or two teams. In a list of goals `MAY 23, 45` is none. */
export function isDateLine(text: string): boolean {
  const read = readDate(text);
  return read !== null && /^\]?\s*(?:$|,?\s*\d{1,2}[:.]\d{2}(?!\d)|\(?UTC|@|.*\sv\s)/i.test(read.rest);
}

/** `Sat 35 Foo`, `Dom 30 Agt`, `Mon Nov`: in English, where the days are no other words, whatever follows; in the others a figure. */
const weekdayAndDay = new RegExp(
  `^\\[?(?:(?:sun|mon|tue|wed|thu|fri|sat)(?:s|sday|day|nesday|rs|rsday|urday)?\\b\\.?,?\\s+\\S|${oneOf(weekdays)}\\.?,?\\s+(?:\\p{L}+\\.?\\s+)?${day.replace('?<day>', '?:')})`,
  'iu',
);

/** Whether a text looks like a date line, readable or not; an unreadable one must not leave the last date standing. */
export function looksLikeDate(text: string): boolean {
  return weekdayAndDay.test(text) || /\bUTC\s?[+-]/i.test(text);
}

export type ResolvedDate = { readonly date: string; readonly doubt: string | null };

/**
 * Finds the year of a day that is written without one: among the season's years the one whose weekday fits, and of
 * several the one nearest after the date before. A weekday that fits no year is a doubt, not a reason to lose the match.
 */
export function resolveDate(written: WrittenDate, season: Season | null, previous: string | null): ResolvedDate | null {
  const lastYear = previous === null ? null : Number(previous.slice(0, 4));
  const guesses = season?.years ?? (lastYear === null ? [] : [lastYear, lastYear + 1]);
  const years = written.year === null ? guesses : [written.year];
  const days = years.map((candidate) => isoDay(candidate, written.month, written.day)).filter((day) => day !== null);
  const fitting = days.filter((day) => written.weekday === null || new Date(`${day}T00:00Z`).getUTCDay() === written.weekday);
  const chosen = nearest(fitting.length > 0 ? fitting : days, previous);
  if (chosen === null) return null;
  return { date: chosen, doubt: fitting.length > 0 ? null : `the weekday is not that of ${chosen}` };
}

function nearest(days: readonly string[], previous: string | null): string | null {
  if (previous === null || days.length < 2) return days[0] ?? null;
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(previous));
  return days.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

function isoDay(fullYearNumber: number, monthNumber: number, day: number): string | null {
  const at = new Date(Date.UTC(fullYearNumber, monthNumber - 1, day));
  return at.getUTCMonth() === monthNumber - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

/** Two digits are of this century up to 49. */
function fullYear(written: number): number {
  if (written >= 100) return written;
  return written < 50 ? 2000 + written : 1900 + written;
}
