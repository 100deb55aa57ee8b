/** @jest-environment node */
import { addMessages, countdownParts, createI18n, dayLabel, formatDay, formatNumber, formatTime, resolveLanguage, zonedDate, zoneName } from './index.ts';

const saigon = { timeZone: 'Asia/Ho_Chi_Minh' };
const newYork = { timeZone: 'America/New_York' };
const late = '2026-11-21T23:30:00+07:00';

describe('times in the visitor’s zone', () => {
  it('shows hour, day and label', () => {
    expect([formatTime(late, saigon), formatDay(late, saigon), dayLabel(late, saigon), zonedDate(late, saigon)]).toEqual([
      '23:30',
      '21/11',
      'T7',
      '2026-11-21',
    ]);
    expect([formatTime(late, newYork), formatDay(late, newYork), dayLabel(late, newYork)]).toEqual(['11:30', '21/11', 'T7']);
    expect([zoneName(late, saigon), zoneName(late, newYork)]).toEqual(['GMT+7', 'GMT-5']);
    expect(dayLabel('2026-11-22T12:00:00+07:00', saigon)).toBe('CN');
    expect(formatTime('2026-11-20T17:00:00Z', saigon)).toBe('00:00');
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
