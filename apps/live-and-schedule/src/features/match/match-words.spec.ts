import { matchClock } from '@portal/contracts/match';
import { aMatch } from '@portal/testing/match';
import { matchWords } from './match-words.ts';

const words = matchWords((key, values) => (values ? `${key} ${JSON.stringify(values)}` : key), { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' });
const noon = Date.parse('2026-12-05T12:00:00+07:00');
const coming = aMatch({
  statusCode: 0,
  score: null,
  replay: false,
  kickOff: '2026-12-05T12:00:00+07:00',
  clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null },
});

describe('the first column of a row', () => {
  it('is the time of the kick-off', () => {
    expect(words.time(coming, noon - 1)).toBe('12:00');
    expect(words.kickOff(coming)).toBe('12:00');
  });

  it('never is the noon under which a match without a time is kept', () => {
    const match = { ...coming, dayOnly: true };
    expect(words.time(match, noon - 1)).toBe('--:--');
    expect(words.kickOff(match)).toBe('row.noTime');
    expect(words.timeSpoken(match, noon - 1)).toMatch(/^row\.comingOnDay /);
    expect(words.timeSpoken(match, noon - 1)).toContain('05/12');
  });
});

it('counts the hours of a kick-off from the midnight of a day, on the visitor’s clock', () => {
  expect(words.hourOf('2026-12-05T12:30:00+07:00', '2026-12-05')).toBe(12);
  expect(words.hourOf('2026-12-05T23:30:00+07:00', '2026-12-06')).toBe(-1);
  expect(words.hourOf('2026-12-06T02:30:00+07:00', '2026-12-05')).toBe(26);
});

describe('a phase that says nothing of where a match stands, or that a newer contract adds', () => {
  const at = (clock: object, statusCode = 1) =>
    aMatch({ replay: false, statusCode, clock: matchClock.parse({ phase: 'water-break', added: null, periodStartedAt: null, ...clock }) });

  it('is called by the minute that is told, or by where the match stands', () => {
    expect(words.time(at({ minute: 75 }), noon)).toBe("75'");
    expect(words.time(at({ minute: null }), noon)).toBe('phaseShort.live');
    expect(words.timeSpoken(at({ minute: null }), noon)).toBe('phase.live');
    expect(words.phase(at({ minute: 75 }), noon)).toBe("phase.live · 75'");
    expect(words.time(at({ minute: null }, -1), noon)).toBe('phaseShort.ended');
  });

  it('is called by where the match stands while its clock has not begun yet', () => {
    expect(words.time(at({ phase: 'coming', minute: null }), noon)).toBe('phaseShort.live');
    expect(words.timeSpoken(at({ phase: 'coming', minute: null }), noon)).toBe('phase.live');
  });
});

it('never counts made-up viewers without saying so', () => {
  expect(words.viewers('1,204', aMatch())).toBe('1,204');
  expect(words.viewers('1,204', aMatch({ simulatedViewers: true }))).toBe('1,204 · row.generated');
});
