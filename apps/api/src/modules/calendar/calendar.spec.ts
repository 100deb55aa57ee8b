import type { Language } from '@portal/contracts';
import { SPORT_ID } from '@portal/domain';
import { calendarText, type CalendarMatch } from './calendar.ts';

const team = (name: string) => ({ id: 1, name, code: '', monogram: '', colors: [] });
const say = (language: Language, key: string) => `${language} ${key}`;
const text = (own: Partial<CalendarMatch> = {}, name = 'Hà Nội') => {
  const match = {
    id: 7,
    fixtureId: 7,
    sportId: SPORT_ID.football,
    changedAt: undefined,
    kickOff: '2026-11-20T13:00:00.000Z',
    dayOnly: false,
    home: team('Hà Nội'),
    away: team('Huế'),
    tournament: { id: 1, name: 'V.League 1', short: 'VL', stage: '', season: '2026' },
    commentators: [],
    venue: null,
    note: null,
    replay: true,
    ...own,
  } as CalendarMatch;
  return calendarText({ name, matches: [match], origin: undefined, language: 'vi', say });
};

it('says the same of what goes by the clock whenever it is asked', () => {
  expect(text()).toBe(text());
  expect(text()).toMatch(/\r\nSEQUENCE:0\r\nDTSTAMP:20261112T130000Z\r\nDTSTART:20261120T130000Z\r\nDTEND:20261120T150000Z\r\n/);
});

it('keeps no more of an evening than a race takes', () => {
  expect(text({ sportId: SPORT_ID.marble })).toContain('DTEND:20261120T133000Z');
});

it.each([
  [null, 'Hà Nội – Huế', 'CONFIRMED'],
  ['postponed', 'vi calendar.note.postponed', 'TENTATIVE'],
  ['cancelled', 'vi calendar.note.cancelled', 'CANCELLED'],
  ['awarded', 'vi calendar.note.awarded', 'CANCELLED'],
  ['abandoned', 'Hà Nội – Huế', 'CONFIRMED'],
] as const)('says of what is %s that it is', (note, summary, status) => {
  expect(text({ note })).toContain(`\r\nSUMMARY:${summary}\r\n`);
  expect(text({ note })).toContain(`\r\nSTATUS:${status}\r\n`);
});

it('has a name in one line, whatever is in it', () => {
  expect(text({}, 'Nam Định; một, hai\\ba\r\nX-OURS:1')).toContain(String.raw`NAME:Nam Định\; một\, hai\\ba X-OURS:1`);
  expect(text({}, 'Nam Định\r\nX-OURS:1')).not.toMatch(/^X-OURS/m);
});
