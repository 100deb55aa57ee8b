import { addDays } from '@portal/domain';

/** Seconds that odds and tips were looked at in this browser, by day of the visitor's zone. Never sent anywhere. */
export type SpentTime = Readonly<Record<string, number>>;

const KEY = 'oddsTime';
/** Days that are kept. */
const DAYS = 30;
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is not as we wrote it counts as nothing. */
export function readSpent(): SpentTime {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([day, seconds]) => IS_DAY.test(day) && Number.isFinite(seconds) && seconds > 0));
  } catch {
    return {};
  }
}

/** Adds seconds to a day and forgets days that are long ago. Answers the day's seconds; in a browser that keeps nothing those that were added. */
export function addSpent(day: string, seconds: number): number {
  const spent = readSpent();
  const total = (spent[day] ?? 0) + seconds;
  const oldest = addDays(day, 1 - DAYS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries({ ...spent, [day]: total }).filter(([kept]) => kept >= oldest))));
  } catch {
    /* Nothing is kept, so nothing is shown. */
  }
  return total;
}

/** Seconds of the last so many days, `today` among them. */
export const spentSince = (spent: SpentTime, today: string, days: number): number =>
  Object.entries(spent).reduce((sum, [day, seconds]) => (day > addDays(today, -days) && day <= today ? sum + seconds : sum), 0);
