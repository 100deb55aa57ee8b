import { EVENT_CODE } from '@portal/domain';
import type { MatchEvent, MatchRecord } from '@portal/domain';
import * as excerpts from './excerpts.ts';
import { readFootballTxt } from './index.ts';

/** `9' Julian QUINONES` and so on, for events of one kind. */
const listed = (match: MatchRecord | undefined, code: number, side?: 'home' | 'away') =>
  (match?.events ?? []).filter((event) => event.code === code && (!side || event.side === side)).map(written);
const written = (event: MatchEvent) => `${event.minute}${event.added ? `+${event.added}` : ''}' ${event.player}`;
const only = (text: string) => {
  const { matches, problems } = readFootballTxt(text);
  expect(problems).toEqual([]);
  return matches;
};

describe('a match of the World Cup file', () => {
  const [match] = only(excerpts.OPENING_MATCH);

  it('has its place, time and people', () => {
    expect(match).toMatchObject({
      sourceKey: 'world-cup-2026/group-a/mexico-v-south-africa',
      competition: 'World Cup',
      season: '2026',
      stage: 'First Stage',
      group: 'Group A',
      round: null,
      date: '2026-06-11',
      kickOff: '2026-06-11T13:00:00-06:00',
      venue: 'Mexico City Stadium',
      city: 'Mexico City',
      attendance: 80824,
      referee: 'Wilton SAMPAIO (BRA)',
      home: { name: 'Mexico', code: 'MEX' },
      away: { name: 'South Africa', code: 'RSA' },
      score: { halfTime: { home: 1, away: 0 }, fullTime: { home: 2, away: 0 }, extraTime: null, penalties: null },
    });
  });

  it('has its line-up in rows across wrapped lines', () => {
    expect(match?.lineUps?.home.rows.map((row) => row.length)).toEqual([1, 4, 3, 3]);
    expect(match?.lineUps?.away.rows.map((row) => row.length)).toEqual([1, 5, 3, 2]);
    expect(match?.lineUps?.home).toMatchObject({ captain: 'Cesar MONTES' });
    expect(match?.lineUps?.home.substitutes).toEqual(['Gilberto MORA', 'Luis CHAVEZ', 'Edson ALVAREZ', 'Armando GONZALEZ', 'Alexis VEGA']);
  });

  it('has cards in stoppage time and of players who came on', () => {
    expect(listed(match, EVENT_CODE.redCard)).toEqual(["49' Sphephelo SITHOLE", "84' Themba ZWANE", "90+2' Cesar MONTES"]);
    expect(listed(match, EVENT_CODE.yellowCard)).toEqual(["17' Teboho MOKOENA", "23' Brian GUTIERREZ", "74' Nkosinathi SIBISI"]);
    expect(match?.events.find((event) => event.player === 'Themba ZWANE' && event.code === 11)).toMatchObject({
      minute: 61,
      playerOut: 'Jayden ADAMS',
      side: 'away',
    });
  });
});

describe('a final with extra time and a shoot-out', () => {
  const [match] = only(excerpts.LAST_FINAL);

  it('works out half-time and 90 minutes from the goals', () => {
    expect(match?.score).toEqual({
      halfTime: { home: 2, away: 0 },
      fullTime: { home: 2, away: 2 },
      extraTime: { home: 3, away: 3 },
      penalties: { home: 4, away: 2 },
    });
  });

  it('tells penalties from other goals, and later minutes of the same player', () => {
    const inPlay = { ...match, events: match?.events.filter((event) => event.period !== 5) } as MatchRecord;
    expect(listed(inPlay, EVENT_CODE.penaltyScored)).toEqual(["23' Lionel MESSI", "80' Kylian MBAPPE", "118' Kylian MBAPPE"]);
    expect(listed(match, EVENT_CODE.goal)).toEqual(["36' Angel DI MARIA", "81' Kylian MBAPPE", "108' Lionel MESSI"]);
  });

  it('gives every kick to its team, the missed ones too', () => {
    const kicks = match?.events.filter((event) => event.period === 5 && event.code !== EVENT_CODE.yellowCard);
    expect(kicks?.map((kick) => `${kick.side} ${kick.code}`)).toEqual(['away 7', 'home 7', 'away 13', 'home 7', 'away 13', 'home 7', 'away 7', 'home 7']);
  });

  it("leaves a card of 125' in the shoot-out, and a substitution of 120+1' before it", () => {
    expect(match?.events.find((event) => event.minute === 125 && event.code === EVENT_CODE.yellowCard)).toMatchObject({ period: 5 });
    expect(match?.events.find((event) => event.player === 'Paulo DYBALA' && event.code === 11)).toMatchObject({ period: 4, minute: 120, added: 1 });
  });
});

describe('substitutions', () => {
  const others = (count: number) => Array.from({ length: count }, (_, place) => `Player ${'ABCDEFGHIJK'.charAt(place)}`).join(', ');
  const file = (lineUp: string, players = 1) =>
    `= World Cup 2026\nWed Jun 24 19:00 UTC-6\n  Czechia v Mexico  0-0\n\nCzechia: ${lineUp}, ${others(11 - players)}\nMexico: ${others(11)}\n`;

  it('are read when nested, and a player comes on before going off or being booked in the same minute', () => {
    const [match] = only(file("Tomas HOLES (64' Tomas SOUCEK [Y 64'] (64' Alexandr SOJKA)), Robin HRANAC [Y 64']", 2));
    expect(match?.events.map((event) => `${event.code} ${event.player}`)).toEqual(['3 Robin HRANAC', '11 Tomas SOUCEK', '3 Tomas SOUCEK', '11 Alexandr SOJKA']);
  });

  it('are read with the minute behind the name as well', () => {
    const [match] = only(file("Clement LENGLET (Kingsley COMAN 46' (Marcus THURAM 90+1'))"));
    expect(listed(match, EVENT_CODE.substitution)).toEqual(["46' Kingsley COMAN", "90+1' Marcus THURAM"]);
  });

  it("make 91' the first minute of stoppage time where there was no extra time", () => {
    const [match] = only(file("Konrad LAIMER [Y/R 90+4'] (91' Romano SCHMID)"));
    expect(match?.events.map(written)).toEqual(["90+1' Romano SCHMID", "90+4' Konrad LAIMER"]);
    expect(match?.events[1]?.code).toBe(EVENT_CODE.secondYellow);
  });
});

describe('a league file without a zone', () => {
  it('carries date and time over, takes the country and its summer time, and finds the year', () => {
    const matches = only(excerpts.SPANISH_LEAGUE);
    expect(matches.map((match) => match.kickOff)).toEqual([
      '2026-08-16T17:00:00+02:00',
      '2026-08-16T17:00:00+02:00',
      '2027-01-03T17:00:00+01:00',
      '2027-03-28T21:00:00+02:00',
    ]);
    expect(matches[0]).toMatchObject({ season: '2026/27', round: 'Matchday 1', score: null, lineUps: null });
  });

  it('keeps postponed matches and days without a time', () => {
    const matches = only(excerpts.BRAZILIAN_LEAGUE);
    expect(matches.map((match) => [match.kickOff, match.note])).toEqual([
      ['2026-01-28T19:00:00-03:00', null],
      ['2026-01-28T19:00:00-03:00', null],
      ['2026-01-29T20:00:00-03:00', 'postponed'],
      [null, null],
    ]);
    expect(matches[0]?.score).toMatchObject({ halfTime: { home: 1, away: 1 }, fullTime: { home: 2, away: 2 } });
    expect(matches[3]?.date).toBe('2026-12-02');
  });

  it('says once that it knows no zone, and reads the times as UTC', () => {
    const { matches, problems } = readFootballTxt('= Moon League 2026\nSat Jun 20\n 17:00  A v B\n 18:00  C v D\n');
    expect(matches.map((match) => match.kickOff)).toEqual(['2026-06-20T17:00:00+00:00', '2026-06-20T18:00:00+00:00']);
    expect(problems).toEqual([{ line: 3, text: '17:00  A v B', reason: expect.stringContaining('no time zone') }]);
    expect(readFootballTxt('= Moon League 2026\nSat Jun 20\n 17:00  A v B\n', { timeZone: 'Asia/Tokyo' }).matches[0]?.kickOff).toContain('+09:00');
  });
});

describe('other ways of writing', () => {
  it('reads cups: extra time with the earlier scores in brackets, shoot-outs first', () => {
    const matches = only(excerpts.ENGLISH_CUP);
    expect(matches[0]?.score).toEqual({ fullTime: { home: 0, away: 0 }, halfTime: { home: 0, away: 0 }, extraTime: { home: 0, away: 2 }, penalties: null });
    expect(matches[1]?.score).toMatchObject({ fullTime: { home: 3, away: 3 }, halfTime: { home: 2, away: 0 }, penalties: { home: 4, away: 5 } });
    expect(matches[2]?.date).toBe('2025-01-09');
  });

  it('reads numbered matches with the score between the teams and goals in square brackets', () => {
    const matches = only(excerpts.EUROPEAN_CHAMPIONSHIP);
    expect(matches).toHaveLength(4);
    expect(matches[0]).toMatchObject({ group: 'Group A', kickOff: '2024-06-14T21:00:00+02:00', venue: 'München Fußball Arena', city: 'München' });
    expect(listed(matches[0], EVENT_CODE.ownGoal, 'away')).toEqual(["87' Rüdiger"]);
    expect(listed(matches[0], EVENT_CODE.penaltyScored)).toEqual(["45+1' Havertz"]);
    expect(matches[0]?.lineUps?.away.rows.at(-1)).toEqual(['Christie', 'Adams', 'McGinn']);
    expect(listed(matches[1], EVENT_CODE.goal, 'away')).toEqual(["90+10' Csoboth"]);
    expect(matches[2]).toMatchObject({ stage: 'Round of 16', group: null, score: { penalties: { home: 3, away: 0 }, extraTime: { home: 0, away: 0 } } });
    expect(matches[3]).toMatchObject({ stage: 'Quarter-finals', score: null, home: { name: 'Spain' } });
  });

  it('reads cards listed under a line-up', () => {
    const [match] = only(excerpts.ENGLISH_LEAGUE_IN_FULL);
    expect(listed(match, EVENT_CODE.yellowCard, 'home')).toEqual(["58' Boubacar KAMARA"]);
    expect(listed(match, EVENT_CODE.yellowCard, 'away')).toEqual(["45' JOELINTON"]);
    expect(listed(match, EVENT_CODE.redCard)).toEqual(["66' Ezri KONSA"]);
    expect(match?.lineUps?.home.captain).toBe('John McGinn');
  });

  it('reads Windows line ends and a byte order mark like any other', () => {
    expect(only(`\uFEFF${excerpts.OPENING_MATCH.replaceAll('\n', '\r\n')}`)).toEqual(only(excerpts.OPENING_MATCH));
  });
});

describe('source keys', () => {
  it('stay the same when a match is moved to another day', () => {
    const moved = excerpts.SPANISH_LEAGUE.replace('Sun Mar 28', 'Wed Mar 31');
    expect(only(moved).map((match) => match.sourceKey)).toEqual(only(excerpts.SPANISH_LEAGUE).map((match) => match.sourceKey));
  });

  it('tell apart matches whose teams are not known yet', () => {
    const matches = only('= World Cup 2026\n▪ Semi-final\nTue Jul 14 14:00 UTC-5\n  N.N. v   N.N.\nWed Jul 15 15:00 UTC-4\n  N.N. v   N.N.\n');
    expect(new Set(matches.map((match) => match.sourceKey)).size).toBe(2);
  });
});
