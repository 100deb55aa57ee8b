import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '../constants.ts';

/** A day that somebody may ask for; far from it calendars and databases disagree. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';
export const day = z.iso.date().refine((date) => date >= FIRST_DAY && date <= LAST_DAY, `${FIRST_DAY} … ${LAST_DAY}`);
/** A month that somebody may ask for, YYYY-MM. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((given) => given >= FIRST_DAY.slice(0, 7) && given <= LAST_DAY.slice(0, 7), `${FIRST_DAY.slice(0, 7)} … ${LAST_DAY.slice(0, 7)}`);
/** An hour of the day, 0 to 23. */
export const hour = z.coerce.number().int().min(0).max(23);
/** Days are cut in this zone. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'time zone').default(DEFAULT_TIME_ZONE);

/** Zones that were found to be some, as many as a server's visitors have within a moment: finding it out takes longer than reading the rest of an input. */
const MOST = 64;
const found = new Set<string>();

function isTimeZone(zone: string): boolean {
  if (found.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    if (found.size >= MOST) found.clear();
    found.add(zone);
    return true;
  } catch {
    return false;
  }
}
