/** @jest-environment node */
import {
  addMessages,
  countdownParts,
  createI18n,
  formatDay,
  formatFullDay,
  formatLength,
  formatNumber,
  formatTime,
  formatWeekday,
  formatMonth,
  onDay,
  resolveLanguage,
  weekdayLabel,
  zonedDate,
  zoneName,
} from './index.ts';

const saigon = { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' as const };
const newYork = { timeZone: 'America/New_York', language: 'en' as const };
const late = '2026-11-21T23:30:00+07:00';

describe('times in the visitor’s zone', () => {
  it('shows hour, date and zone', () => {
    expect([formatTime(late, saigon), zonedDate(late, saigon), zoneName(late, saigon)]).toEqual(['23:30', '2026-11-21', 'GMT+7']);
    expect([formatTime(late, newYork), zoneName(late, newYork)]).toEqual(['11:30', 'GMT-5']);
    expect(formatTime('2026-11-20T17:00:00Z', saigon)).toBe('00:00');
  });

  it.each([
    ['vi', 'T7', '21/11', 'T7 21/11', '21/11/2026'],
    ['en', 'Sat', '21 Nov', 'Sat 21 Nov', '21 Nov 2026'],
    ['zh', '週六', '11/21', '11/21 週六', '2026/11/21'],
  ] as const)('says days as one does in %s', (language, weekday, day, both, full) => {
    const told = { ...saigon, language };
    expect([weekdayLabel(late, told), formatDay(late, told), formatWeekday(late, told), formatFullDay(late, told)]).toEqual([weekday, day, both, full]);
    expect(formatWeekday(...onDay('2026-11-21', language))).toBe(both);
  });

  it('names a month of the calendar', () => {
    expect((['vi', 'en', 'zh'] as const).map((language) => formatMonth('2026-03', language))).toEqual(['Tháng 3/2026', 'Mar 2026', '2026年3月']);
  });
  it('has a name for each day of the week', () => {
    const week = (language: 'vi' | 'en' | 'zh') => [22, 23, 24, 25, 26, 27, 28].map((day) => weekdayLabel(...onDay(`2026-11-${day}`, language))).join(' ');
    expect(week('vi')).toBe('CN T2 T3 T4 T5 T6 T7');
    expect(week('en')).toBe('Sun Mon Tue Wed Thu Fri Sat');
    expect(week('zh')).toBe('週日 週一 週二 週三 週四 週五 週六');
    expect(formatDay('2026-01-05T12:00:00Z', newYork)).toBe('5 Jan');
  });

  it('is what the zone’s own clocks say at any second, asked once or again, before 1970 and for more minutes than are remembered', () => {
    for (const timeZone of ['Asia/Ho_Chi_Minh', 'America/New_York', 'Asia/Kathmandu']) {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      for (let step = -20; step < 1_500; step += 1) {
        const instant = (step * 31_556_789_123) / 40 + 59_999;
        expect([formatTime(instant, { timeZone }), formatTime(instant, { timeZone })]).toEqual([clock.format(instant), clock.format(instant)]);
      }
    }
    expect(() => formatTime('no time', saigon)).toThrow(RangeError);
  });

  it('counts down in whole minutes, never below zero', () => {
    expect(countdownParts(5_220_001, 0)).toEqual({ hours: 1, minutes: 28 });
    expect(countdownParts(0, 10)).toEqual({ hours: 0, minutes: 0 });
  });
});

it('puts commas between thousands', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});

it('says how long a video is', () => {
  expect([0.4, 9.6, 59.7, 65].map(formatLength)).toEqual(['0:00', '0:10', '1:00', '1:05']);
});

describe('the language', () => {
  it.each([
    ['en', 'vi', 'en'],
    [undefined, 'zh-TW,zh;q=0.9', 'zh'],
    ['fr', 'de,en;q=0.5', 'en'],
    [undefined, undefined, 'vi'],
    [undefined, 'fr', 'vi'],
  ])('of choice %s and header %s is %s', (chosen, header, language) => {
    expect(resolveLanguage(chosen, header)).toBe(language);
  });

  it('is one alone: what it does not say is told, once, unless the page brings a word for it', async () => {
    const missing: string[] = [];
    const instance = await createI18n('en', (namespace, key) => missing.push(`${namespace}:${key}`));
    addMessages(instance, 'room', 'vi', { a: 'Chào', b: 'Phòng' });
    addMessages(instance, 'room', 'en', { a: 'Hello' });
    expect([instance.t('a', { ns: 'room' }), instance.t('b', { ns: 'room' }), instance.t('b', { ns: 'room' })]).toEqual(['Hello', 'b', 'b']);
    expect(instance.t('c', { ns: 'room', defaultValue: 'See' })).toBe('See');
    expect(missing).toEqual(['room:b']);
  });

  it('has the texts of all parts of a namespace, and leaves theirs as they are', async () => {
    const instance = await createI18n('en');
    const [all, part] = [{ a: 'Hello' }, { room: { title: 'Room' } }];
    addMessages(instance, 'x', 'en', all);
    addMessages(instance, 'x', 'en', part);
    expect([instance.t('a', { ns: 'x' }), instance.t('room.title', { ns: 'x' })]).toEqual(['Hello', 'Room']);
    expect([all, part]).toEqual([{ a: 'Hello' }, { room: { title: 'Room' } }]);
  });

  it('is each instance’s own', async () => {
    const [vi, en] = await Promise.all([createI18n('vi'), createI18n('en')]);
    addMessages(vi, 'x', 'vi', { a: 'một' });
    addMessages(en, 'x', 'en', { a: 'one' });
    expect([vi.t('a', { ns: 'x' }), en.t('a', { ns: 'x' })]).toEqual(['một', 'one']);
  });
});
