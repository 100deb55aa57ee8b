import { readSeason } from '../season.ts';
import { readDate, resolveDate } from './dates.ts';
import { readFootballTxt } from './index.ts';
import { readMatchLine } from './match-line.ts';
import { readScore } from './score.ts';
import { stageOf, stageWords } from '../stages.ts';
import { kickOffIso, readOffset, zoneOfCompetition } from '../time-zone.ts';
import tables from '../zones.json' with { type: 'json' };

const s = (home: number, away: number) => ({ home, away });

describe('readScore', () => {
  it.each([
    ['2-1', { fullTime: s(2, 1), halfTime: null, extraTime: null, penalties: null }],
    ['10-0 (4-0)', { fullTime: s(10, 0), halfTime: s(4, 0), extraTime: null, penalties: null }],
    ['3-3 a.e.t., 4-2 pen.', { fullTime: null, halfTime: null, extraTime: s(3, 3), penalties: s(4, 2) }],
    ['4-5 pen. 4-4 a.e.t. (3-3, 2-0)', { fullTime: s(3, 3), halfTime: s(2, 0), extraTime: s(4, 4), penalties: s(4, 5) }],
    ['3-2 aet (2-2)', { fullTime: s(2, 2), halfTime: null, extraTime: s(3, 2), penalties: null }],
    ['1-0   [aet]', { fullTime: null, halfTime: null, extraTime: s(1, 0), penalties: null }],
    ['0-1 a.e.t. (0-0) golden goal', { fullTime: s(0, 0), halfTime: null, extraTime: s(0, 1), penalties: null }],
    ['1-1 (0-1), 5-4 pen.', { fullTime: s(1, 1), halfTime: s(0, 1), extraTime: null, penalties: s(5, 4) }],
  ])('reads %s', (text, score) => expect(readScore(text)).toEqual({ score, note: null, leftOver: '' }));

  it.each([
    ['[postponed]', 'postponed', null],
    ['[cancelled]', 'cancelled', null],
    ['3-0 [awarded]', 'awarded', s(3, 0)],
    ['1-1 [abandoned]', 'abandoned', s(1, 1)],
  ])('reads %s', (text, note, fullTime) => {
    const read = readScore(text);
    expect([read.note, read.score?.fullTime ?? null, read.leftOver]).toEqual([note, fullTime, '']);
  });

  it('hands back what it does not understand', () => expect(readScore('2-1 ??').leftOver).toBe('??'));
});

describe('readMatchLine', () => {
  it.each([
    ['FC Twente ’65 v PEC Zwolle', 'FC Twente ’65', 'PEC Zwolle'],
    ['Bologna FC 1909 (ITA)   v FK Shakhtar Donetsk (UKR)  0-0', 'Bologna FC 1909', 'FK Shakhtar Donetsk'],
    ['1. FC Köln  2–1 (1–0)  FSV Mainz 05', '1. FC Köln', 'FSV Mainz 05'],
    ['@ Miami Gardens     Al-Ahly           0-0 Inter Miami', 'Al-Ahly', 'Inter Miami'],
    ['Benfica           1-4 Chelsea   [aet]', 'Benfica', 'Chelsea'],
    ['Bodø/Glimt v Ki Klaksvik', 'Bodø/Glimt', 'Ki Klaksvik'],
  ])('reads %s', (text, home, away) => expect(readMatchLine(text)).toMatchObject({ home, away, leftOver: '' }));

  it.each(['Wirtz, Sane - Havertz', 'Mexico', 'UTC-6 @ Stadium', '', 'Fri Jnu/14 21:00 Germany v Scotland', 'A: b - c'])('finds no match in %j', (text) =>
    expect(readMatchLine(text)).toBeNull(),
  );
});

describe('dates', () => {
  const season = readSeason('Ligue 1 2026/27')?.season ?? null;

  it.each([
    ['Thu Jun 11', { weekday: 4, day: 11, month: 6, year: null }],
    ['Fri Jun/14 2024', { weekday: 5, day: 14, month: 6, year: 2024 }],
    ['14 June 2024', { weekday: null, day: 14, month: 6, year: 2024 }],
    ['2026-06-11', { weekday: null, day: 11, month: 6, year: 2026 }],
    ['14-6-25', { weekday: null, day: 14, month: 6, year: 2025 }],
    ['13.7.1930', { weekday: null, day: 13, month: 7, year: 1930 }],
  ])('reads %s', (text, date) => expect(readDate(text)?.date).toEqual(date));
  it('does not take a time for a year or a day', () => {
    expect(readDate('Sat Jun 20 20:30')?.date).toEqual({ weekday: 6, day: 20, month: 6, year: null });
    expect(readDate('Jun 20:30')).toBeNull();
  });

  it('finds the year by the weekday, whatever the order of the lines', () => {
    const year = (text: string, previous: string | null) => resolveDate(readDate(text)?.date ?? never(), season, previous)?.date.slice(0, 4);
    expect(year('Sat Aug 22', null)).toBe('2026');
    expect(year('Sat Jan 2', '2026-12-20')).toBe('2027');
    expect(year('Sat Aug 22', '2027-05-29')).toBe('2026');
  });

  it('knows no 29 February outside leap years', () => {
    expect(resolveDate({ weekday: null, day: 29, month: 2, year: 2027 }, null, null)).toBeNull();
    expect(resolveDate({ weekday: null, day: 29, month: 2, year: 2028 }, null, null)?.date).toBe('2028-02-29');
  });
});

describe('time zones', () => {
  it('follow summer time on its very days', () => {
    const paris = zoneOfCompetition('French Ligue 1') ?? never();
    const at = (date: string, hours: number) => kickOffIso(date, { hours, minutes: 0 }, paris).slice(-6);
    expect(at('2027-03-28', 1)).toBe('+01:00');
    expect(at('2027-03-28', 4)).toBe('+02:00');
    expect(at('2026-10-25', 1)).toBe('+02:00');
    expect(at('2026-10-25', 4)).toBe('+01:00');
  });
  it.each([
    ['Spain Primera División 2026/27', '2027-03-28', 'a time the clocks skip', '2027-03-28T03:30:00+02:00'],
    ['Spain Primera División 2026/27', '2026-10-25', 'a time they show twice', '2026-10-25T02:30:00+02:00'],
    ['English Premier League 2025/26', '2026-03-29', 'an hour nobody has in London', '2026-03-29T02:30:00+01:00'],
    ['Brasileiro Série A 2026', '2026-11-01', 'a country that gave summer time up', '2026-11-01T02:30:00-03:00'],
    ['Brasileiro Série A 2018', '2018-12-01', 'the same when it had it', '2018-12-01T02:30:00-02:00'],
    ['World Cup 2022', '2022-12-18', 'a world cup within one zone', '2022-12-18T02:30:00+03:00'],
    ['V.League 1 2026/27', '2026-12-18', 'Vietnam', '2026-12-18T02:30:00+07:00'],
  ])('%s on %s: %s', (title, date, _, kickOff) => expect(kickOffIso(date, { hours: 2, minutes: 30 }, zoneOfCompetition(title) ?? never())).toBe(kickOff));
  it.each([
    ['UTC-6', -360],
    ['UTC+5:30', 330],
    ['(UTC+2)', 120],
    ['UTC', 0],
  ])('reads %s', (text, minutes) => expect(readOffset(text)).toEqual({ kind: 'offset', minutes }));
  it.each([
    ['Brasileiro Série A', 'America/Sao_Paulo'],
    ['Italian Serie A', 'Europe/Rome'],
    ['English Premier League', 'Europe/London'],
    ['V.League 1', 'Asia/Ho_Chi_Minh'],
  ])('takes %s to be played in %s', (title, name) => expect(zoneOfCompetition(title)).toEqual({ kind: 'named', name }));
  it('does not guess for a world cup', () => expect(zoneOfCompetition('World Cup')).toBeNull());
});

function never(): never {
  throw new Error('expected something');
}

describe('a name that begins like a month', () => {
  it.each(["MARCELO 23', 55'", "MAY 23', 55'", "JULIO 23', 55'", "DECO 23', 55'", "JUNIOR 23', 55'", 'MAY 23, 55', "AUGUSTO 23', 55'", "Sun 23', 55'"])(
    'goes on with a list of goals: %s',
    (more) => {
      const { matches, problems } = readFootballTxt(
        `= Winter Cup 2026\n\n» Final\n  Sat Dec 5 2026\n    15:00 UTC+7  Viettel  v  Nam Dinh  3-0\n      (Quang Hai 9',\n      ${more})\n    17:00  Hue  v  Hai Phong  0-0\n`,
      );
      expect(problems).toEqual([]);
      expect(matches.map(({ date, events }) => [date, events.length])).toEqual([
        ['2026-12-05', 3],
        ['2026-12-05', 0],
      ]);
    },
  );

  it.each(['Sat May 23', 'May 23', '[Sat May/23]', '23. May', 'September 5', '5 Sept', 'Sat Jun. 6'])('%s is a day all the same', (day) => {
    const { matches, problems } = readFootballTxt(`= Winter Cup 2026\n\n» Final\n${day}\n    15:00 UTC+7  Viettel  v  Nam Dinh\n`);
    expect(problems).toEqual([]);
    expect(matches).toHaveLength(1);
  });
});

describe('a tie of two matches', () => {
  const read = (lines: string) => readFootballTxt(`= Winter Cup 2026\n\n${lines}`);
  it('is two matches of one round, each with its leg', () => {
    const { matches, problems } = read(
      '» Quarter-finals, 1st Leg\n  Sat Nov 7 2026\n    15:00 UTC+7  Viettel  v  Nam Dinh  2-1\n» Quarter-finals, 2nd Leg\n  Sat Nov 14 2026\n    15:00 UTC+7  Nam Dinh  v  Viettel  2-1 aet, agg 3-3, 4-2 pen.\n',
    );
    expect(problems).toEqual([]);
    expect(matches.map(({ sourceKey }) => sourceKey)).toEqual([
      'winter-cup-2026/quarter-final/viettel-v-nam-dinh',
      'winter-cup-2026/quarter-final/nam-dinh-v-viettel',
    ]);
    expect(matches.map((match) => stageWords(stageOf(match), 'vi'))).toEqual(['Tứ kết, lượt đi', 'Tứ kết, lượt về']);
    expect(matches[1]?.score).toMatchObject({ extraTime: { home: 2, away: 1 }, penalties: { home: 4, away: 2 } });
  });

  it.each([
    ['A v B  2-1 [agg 2-3]', 2, 1, null],
    ['A v B  2-1, 3-4 on aggregate', 2, 1, null],
    ['A v B  2-1 (agg. 3-3) [away goals]', 2, 1, null],
    ['A v B  2-1 [replay]', 2, 1, null],
    ["A v B  2-1 [abandoned 60']", 2, 1, 'abandoned'],
    ['A v B  1-1 [abandoned after 75 min]', 1, 1, 'abandoned'],
    ['A v B  3-0 [awarded]', 3, 0, 'awarded'],
  ])('%s', (line, home, away, note) => {
    const { matches, problems } = read(`» Semi-finals\n  Sat Nov 7 2026\n    15:00 UTC+7  ${line}\n`);
    expect(problems).toEqual([]);
    expect(matches).toMatchObject([{ home: { name: 'A' }, away: { name: 'B' }, score: { fullTime: { home, away } }, note }]);
  });

  it.each([
    ['A v J w/o', 'walkover'],
    ['A v J  [suspended]', 'suspended'],
    ['A v J  [annulled]', 'annulled'],
    ['A v J  P-P', 'postponed'],
    ['A v J postponed', 'postponed'],
  ])('%s has no score', (line, note) => {
    const { matches, problems } = read(`» Semi-finals\n  Sat Nov 7 2026\n    15:00 UTC+7  ${line}\n`);
    expect(problems).toEqual([]);
    expect(matches).toMatchObject([{ away: { name: 'J' }, score: null, note }]);
  });
});

describe('the zone of a file that names none', () => {
  const kickOff = (title: string, ground = '') => readFootballTxt(`= ${title}\n\n» Final\n  Sat Jul 7 2018\n    18:00  A v B${ground}\n`).matches[0]?.kickOff;
  it.each([
    ['Ecuador Serie A 2018', '', '2018-07-07T18:00:00-05:00'],
    ['Italy Serie A 2018', '', '2018-07-07T18:00:00+02:00'],
    ['Serie A 2018', '', '2018-07-07T18:00:00+02:00'],
    ['Denmark Superliga 2018', '', '2018-07-07T18:00:00+02:00'],
    ['Major League Soccer 2018', '', '2018-07-07T18:00:00-04:00'],
    ['World Cup 2018', ' @ Cosmos Arena, Samara', '2018-07-07T18:00:00+04:00'],
    ['World Cup 2018', ' @ Kaliningrad Stadium, Kaliningrad', '2018-07-07T18:00:00+02:00'],
    ['World Cup 2018', ' @ Luzhniki, Moscow', '2018-07-07T18:00:00+03:00'],
    ['World Cup 2014', ' @ Arena da Amazônia, Manaus', '2018-07-07T18:00:00-04:00'],
    // The league announces all its matches in the time of Brasília.
    ['Brasileiro Série A 2018', ' @ Arena da Amazônia, Manaus', '2018-07-07T18:00:00-03:00'],
  ])('%s%s', (title, ground, moment) => expect(kickOff(title, ground)).toBe(moment));

  it('is a zone that exists', () => {
    for (const { zone } of tables.competitions) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    for (const zone of Object.keys(tables.cities)) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});
