import { zoneFormat } from './zone-format.ts';

/** Where and how a time is shown: the visitor's zone. All functions here are pure; the instant is handed in. */
export interface Zoned {
  timeZone: string;
}

const inZone = zoneFormat(
  { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', weekday: 'short' },
  'en-GB',
);
type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'weekday', string>;
const MINUTE = 60_000;
/** Minutes that are remembered: a page says the same few hundred kick-offs again and again, and taking one apart is most of saying it. */
const MOST = 2_000;
const known = new Map<string, Parts>();
function parts(instant: string | number, { timeZone }: Zoned): Parts {
  const minute = Math.floor(new Date(instant).getTime() / MINUTE);
  const key = `${minute} ${timeZone}`;
  let found = known.get(key);
  if (!found) {
    found = Object.fromEntries(
      inZone(timeZone)
        .formatToParts(minute * MINUTE)
        .map((part) => [part.type, part.value]),
    ) as Parts;
    if (known.size >= MOST) known.clear();
    known.set(key, found);
  }
  return found;
}

/** `19:15` in the visitor's zone. */
export const formatTime = (instant: string | number, zone: Zoned): string => {
  const p = parts(instant, zone);
  return `${p.hour}:${p.minute}`;
};

/** `21/11` in the visitor's zone. */
export const formatDay = (instant: string | number, zone: Zoned): string => {
  const p = parts(instant, zone);
  return `${p.day}/${p.month}`;
};

/** `2026-11-21`: the day of an instant in the visitor's zone. */
export const zonedDate = (instant: string | number, zone: Zoned): string => {
  const p = parts(instant, zone);
  return `${p.year}-${p.month}-${p.day}`;
};

const labels = { Sun: 'CN', Mon: 'T2', Tue: 'T3', Wed: 'T4', Thu: 'T5', Fri: 'T6', Sat: 'T7' } as const;
/** CN, T2 … T7 (section 9) of an instant in the visitor's zone. */
export const dayLabel = (instant: string | number, zone: Zoned): string => labels[parts(instant, zone).weekday as keyof typeof labels];

const offsets = zoneFormat({ timeZoneName: 'shortOffset' }, 'en');
/** `GMT+7`: how a zone's clock stands at an instant. */
export const zoneName = (instant: string | number, { timeZone }: Zoned): string =>
  offsets(timeZone)
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const numbers = new Intl.NumberFormat('en-US');
/** Thousands are commas in every language (section 9). */
export const formatNumber = (value: number): string => numbers.format(value);

/** Hours and minutes until an instant, rounded up to the minute; never negative. */
export const countdownParts = (untilMs: number, nowMs: number): { hours: number; minutes: number } => {
  const minutes = Math.max(0, Math.ceil((untilMs - nowMs) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
