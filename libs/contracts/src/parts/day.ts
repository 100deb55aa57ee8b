import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '../constants.ts';

/** A day that somebody may ask for; far from it calendars and databases disagree. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';
export const day = z.iso.date().refine((date) => date >= FIRST_DAY && date <= LAST_DAY, `${FIRST_DAY} … ${LAST_DAY}`);
/** Days are cut in this zone. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'time zone').default(DEFAULT_TIME_ZONE);

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
