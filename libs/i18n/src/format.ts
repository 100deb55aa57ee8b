import type { Language } from '@portal/contracts';
import { zoneFormat } from './zone-format.ts';

/** Where a time is shown: the visitor's zone. All functions here are pure; the instant is handed in. */
export interface Zoned {
  timeZone: string;
}

/** Where and to whom a day is told. */
export interface Told extends Zoned {
  language: Language;
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

/** `2026-11-21`: the day of an instant in the visitor's zone. */
export const zonedDate = (instant: string | number, zone: Zoned): string => {
  const p = parts(instant, zone);
  return `${p.year}-${p.month}-${p.day}`;
};

/** How a language writes the days. `weekday` is the English short name, `month` and `day` have two digits. */
interface DayWords {
  weekday(weekday: Weekday): string;
  day(of: Parts): string;
  /** A weekday's name and a day. */
  both(weekday: string, day: string): string;
  full(of: Parts): string;
}
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
type Weekday = (typeof WEEKDAYS)[number];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const bare = (digits: string): string => String(Number(digits));
const english = ({ day, month }: Parts): string => `${bare(day)} ${MONTHS[Number(month) - 1]}`;
const chinese = ({ day, month }: Parts): string => `${bare(month)}/${bare(day)}`;

const dayWords: Record<Language, DayWords> = {
  // Section 9: CN, T2 to T7.
  vi: {
    weekday: (weekday) => (weekday === 'Sun' ? 'CN' : `T${WEEKDAYS.indexOf(weekday) + 1}`),
    day: ({ day, month }) => `${day}/${month}`,
    both: (weekday, day) => `${weekday} ${day}`,
    full: ({ day, month, year }) => `${day}/${month}/${year}`,
  },
  en: {
    weekday: (weekday) => weekday,
    day: english,
    both: (weekday, day) => `${weekday} ${day}`,
    full: (of) => `${english(of)} ${of.year}`,
  },
  zh: {
    weekday: (weekday) => `週${'日一二三四五六'.charAt(WEEKDAYS.indexOf(weekday))}`,
    day: chinese,
    both: (weekday, day) => `${day} ${weekday}`,
    full: (of) => `${of.year}/${chinese(of)}`,
  },
};
const weekdayIn = (of: Parts, language: Language): string => dayWords[language].weekday(of.weekday as Weekday);

/** Day of an instant where it is told: `21/11`, `21 Nov`, `11/21`. */
export const formatDay = (instant: string | number, told: Told): string => dayWords[told.language].day(parts(instant, told));

/** The same with its year: `21/11/2026`, `21 Nov 2026`, `2026/11/21`. */
export const formatFullDay = (instant: string | number, told: Told): string => dayWords[told.language].full(parts(instant, told));

/** The same with the day of the week (section 9): `T7 21/11`, `Sat 21 Nov`, `11/21 週六`. */
export function formatWeekday(instant: string | number, told: Told): string {
  const of = parts(instant, told);
  const { both, day } = dayWords[told.language];
  return both(weekdayIn(of, told.language), day(of));
}

/** `T7`, `Sat`, `週六`: the day of the week of an instant where it is told (section 9). */
export const weekdayLabel = (instant: string | number, told: Told): string => weekdayIn(parts(instant, told), told.language);

/** A month of the calendar, '2026-11': `Tháng 11/2026`, `Nov 2026`, `2026年11月`. */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  switch (language) {
    case 'vi':
      return `Tháng ${bare(number)}/${year}`;
    case 'en':
      return `${MONTHS[Number(number) - 1]} ${year}`;
    case 'zh':
      return `${year}年${bare(number)}月`;
  }
}

/** A day of the calendar, '2026-11-21', as the functions above take it: days of the calendar have no zone. */
export const onDay = (date: string, language: Language): [instant: string, told: Told] => [`${date}T12:00:00Z`, { timeZone: 'UTC', language }];

const offsets = zoneFormat({ timeZoneName: 'shortOffset' }, 'en');
/** `GMT+7`: how a zone's clock stands at an instant. */
export const zoneName = (instant: string | number, { timeZone }: Zoned): string =>
  offsets(timeZone)
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const numbers = new Intl.NumberFormat('en-US');
/** Thousands are commas in every language (section 9). */
export const formatNumber = (value: number): string => numbers.format(value);

/** `1:05`: how long something plays, to the nearest second. */
export const formatLength = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Hours and minutes until an instant, rounded up to the minute; never negative. */
export const countdownParts = (untilMs: number, nowMs: number): { hours: number; minutes: number } => {
  const minutes = Math.max(0, Math.ceil((untilMs - nowMs) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
