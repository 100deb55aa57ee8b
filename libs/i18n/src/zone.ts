import { DEFAULT_TIME_ZONE } from '@portal/contracts';
import { zoneFormat } from './zone-format.ts';

/** The name under which engines know Vietnam's zone. */
const OLD_NAME = 'Asia/Saigon';

const plain = zoneFormat({}, 'en');

/** A zone of the tz database by its one name; undefined: there is none of this name. Offsets (`+07:00`) are no zones. */
export function canonicalZone(zone: string | undefined): string | undefined {
  if (!zone || zone.length > 64 || !/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone)) return undefined;
  try {
    const { timeZone } = plain(zone).resolvedOptions();
    return timeZone === OLD_NAME ? DEFAULT_TIME_ZONE : timeZone;
  } catch {
    return undefined;
  }
}

const HALF_A_MONTH = 15 * 24 * 3_600_000;
const offsetIn = zoneFormat({ timeZoneName: 'longOffset' }, 'en');
const offsetAt = (timeZone: string, instant: number) =>
  offsetIn(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Do clocks in two zones agree for a year around an instant? Browser and server may name one zone differently, and many zones have neighbours that tell the same time. */
export function sameClock(one: string, other: string, now: number): boolean {
  if (one === other) return true;
  return Array.from({ length: 25 }, (_, step) => now + (step - 12) * HALF_A_MONTH).every((instant) => offsetAt(one, instant) === offsetAt(other, instant));
}
