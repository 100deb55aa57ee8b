import { ago, type Translate } from './feed-words.ts';

const t: Translate = (key, values) => `${key} ${values?.count ?? ''}`.trim();
const zone = { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' as const };
const at = '2026-11-20T19:00:00+07:00';
const after = (minutes: number) => ago(at, Date.parse(at) + minutes * 60_000, t, zone);

it('says how long ago in minutes, then hours, then the day and time', () => {
  expect([0, 0.99, 1, 59, 60, 23.9 * 60, 24 * 60].map(after)).toEqual([
    'time.now',
    'time.now',
    'time.minutes 1',
    'time.minutes 59',
    'time.hours 1',
    'time.hours 23',
    '20/11 19:00',
  ]);
});

it('takes a clock that runs behind for now, and a page that does not live for the day', () => {
  expect(after(-5)).toBe('time.now');
  expect(ago(at, null, t, zone)).toBe('20/11 19:00');
});
