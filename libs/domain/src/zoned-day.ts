import type { IsoDate } from './calendar.ts';

const HOUR = 3_600_000;

/**
 * The calendar day of an instant (epoch milliseconds) in a zone: days are cut in the visitor's zone (decisions, "Envelope,
 * codes, errors"). Throws RangeError for an unknown zone.
 */
export function dayInZone(instantMs: number, timeZone: string): IsoDate {
  return dayFormat(timeZone)(instantMs);
}

/**
 * The first instant of a day in a zone, epoch milliseconds (ours). Where clocks are put forward at midnight that is one
 * o'clock, and where a zone skips the day altogether (it crossed the date line) it is the start of the next.
 */
export function startOfDay(day: IsoDate, timeZone: string): number {
  const dayOf = dayFormat(timeZone);
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Zones lie between UTC-12 and UTC+14. A day only ever follows the day before, so halving finds where it begins, to the second.
  let before = utc / 1000 - (15 * HOUR) / 1000;
  let within = utc / 1000 + (37 * HOUR) / 1000;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(middle * 1000) >= day) within = middle;
    else before = middle;
  }
  return within * 1000;
}

/** As many zones as a server's visitors have within a moment: making a format costs more than a hundred uses of it. */
const MOST = 64;
const made = new Map<string, (instantMs: number) => IsoDate>();

function dayFormat(timeZone: string): (instantMs: number) => IsoDate {
  const known = made.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayOf = (instantMs: number): IsoDate => {
    const part = Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
    return `${part['year']}-${part['month']}-${part['day']}`;
  };
  if (made.size >= MOST) made.clear();
  made.set(timeZone, dayOf);
  return dayOf;
}
