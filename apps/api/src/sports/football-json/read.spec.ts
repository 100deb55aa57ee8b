import { EVENT_CODE } from '@portal/domain';
import fc from 'fast-check';
import { readText } from '../read-source.ts';
import { readFootballJson } from './index.ts';

const league = (...matches: unknown[]) => readFootballJson({ name: 'English Premier League 2025/26', matches });
const MATCH = { round: 'Matchday 1', date: '2025-08-15', time: '20:00', team1: 'Liverpool FC', team2: 'AFC Bournemouth', score: { ht: [1, 0], ft: [4, 2] } };
const only = (match: object) => {
  const { matches, problems } = league({ ...MATCH, ...match });
  return { match: matches[0], problems: problems.map(({ path, reason }) => `${path}: ${reason}`) };
};

describe('a match of football.json', () => {
  it('has its round, teams, result and its time in summer', () => {
    expect(only({})).toMatchObject({
      problems: [],
      match: {
        sourceKey: 'premier-league-2025-26/matchday-1/liverpool-fc-v-afc-bournemouth',
        competition: 'English Premier League',
        season: '2025/26',
        round: 'Matchday 1',
        kickOff: '2025-08-15T20:00:00+01:00',
        home: { name: 'Liverpool FC', code: 'LIV' },
        score: { halfTime: { home: 1, away: 0 }, fullTime: { home: 4, away: 2 }, extraTime: null, penalties: null },
        note: null,
        events: [],
      },
    });
    expect(only({ date: '2025-12-15' }).match?.kickOff).toBe('2025-12-15T20:00:00+00:00');
  });

  it.each([
    ['a pair', { score: [2, 1] }],
    ['a text', { score: '2-1' }],
    ['parts', { score: { ft: [2, 1], ht: null } }],
    ['the older names', { score: undefined, score1: 2, score2: 1 }],
  ])('has its result as %s', (_, given) =>
    expect(only(given)).toMatchObject({ problems: [], match: { score: { fullTime: { home: 2, away: 1 }, halfTime: null } } }),
  );

  it('has extra time and a shoot-out, in old and new names', () => {
    const score = { halfTime: { home: 2, away: 0 }, fullTime: { home: 2, away: 2 }, extraTime: { home: 3, away: 3 }, penalties: { home: 4, away: 2 } };
    expect(only({ score: { p: [4, 2], et: [3, 3], ft: [2, 2], ht: [2, 0] } }).match?.score).toEqual(score);
    expect(only({ score: null, score1i: 2, score2i: 0, score1: 2, score2: 2, score1et: 3, score2et: 3, score1p: 4, score2p: 2 }).match?.score).toEqual(score);
  });

  it.each([
    ['null', null],
    ['left out', undefined],
    ['an empty object', {}],
    ['empty parts', { ft: null }],
    ['a pair of nothing', [null, null]],
  ])('has no result where it is %s', (_, score) => {
    expect(only({ score })).toMatchObject({ problems: [], match: { score: null } });
  });

  it('was goalless at half-time when it was at the end', () => expect(only({ score: { ft: [0, 0] } }).match?.score?.halfTime).toEqual({ home: 0, away: 0 }));

  it('has goals with their minutes, own goals with the team that gains them', () => {
    const { match, problems } = only({
      score: { ht: [1, 1], ft: [2, 1] },
      goals1: [
        { name: 'Salah', minute: 45, offset: 2, penalty: true },
        { name: 'Senesi', minute: '90+3', owngoal: true },
      ],
      goals2: [{ name: 'Kluivert', minute: '12' }],
    });
    expect(problems).toEqual([]);
    expect(match?.events).toEqual([
      { code: EVENT_CODE.goal, side: 'away', player: 'Kluivert', period: 1, minute: 12, added: 0 },
      { code: EVENT_CODE.penaltyScored, side: 'home', player: 'Salah', period: 1, minute: 45, added: 2 },
      { code: EVENT_CODE.ownGoal, side: 'home', player: 'Senesi', period: 2, minute: 90, added: 3 },
    ]);
  });

  it.each([
    ['postponed', 'postponed'],
    ['POSTPONED', 'postponed'],
    ['Awarded', 'awarded'],
    ['abandoned', 'abandoned'],
    ['canceled', 'cancelled'],
    ['finished', null],
  ])('has status %s as %s', (status, note) => {
    expect(only({ status })).toMatchObject({ problems: [], match: { note } });
  });

  it.each([
    ['"13:00 UTC-6"', '13:00 UTC-6', '2025-08-15T13:00:00-06:00'],
    ['"20.45"', '20.45', '2025-08-15T20:45:00+01:00'],
    ['nothing', undefined, null],
    ['null', null, null],
    ['""', '', null],
  ])('has the time %s', (_, time, kickOff) => {
    expect(only({ time })).toMatchObject({ problems: [], match: { kickOff } });
  });

  it('has teams of older files, which carry a code, and a group of one letter', () => {
    expect(only({ team1: { name: 'Arsenal FC', code: 'ARS' }, group: 'B' }).match).toMatchObject({ home: { name: 'Arsenal FC' }, group: 'Group B' });
  });

  it.each([
    ['Al Bayt Stadium, Al Khor', { venue: 'Al Bayt Stadium', city: 'Al Khor' }],
    ['Mexico City', { venue: null, city: 'Mexico City' }],
    ['Emirates Stadium', { venue: 'Emirates Stadium', city: null }],
  ])('is played at %s', (ground, place) => expect(only({ ground }).match).toMatchObject(place));
});

describe('a file', () => {
  it('may be cut into rounds, as before 2020, or be a bare list', () => {
    const { matches, problems } = readFootballJson({
      name: 'Premier League 2011/12',
      rounds: [
        { name: 'Matchday 5', matches: [{ date: '2011-08-13', team1: { name: 'Fulham FC' }, team2: { name: 'Aston Villa FC' }, score1: 0, score2: 0 }] },
      ],
    });
    expect(problems).toEqual([]);
    expect(matches[0]).toMatchObject({ sourceKey: 'premier-league-2011-12/matchday-5/fulham-fc-v-aston-villa-fc', round: 'Matchday 5', season: '2011/12' });
    expect(readFootballJson([MATCH], { competition: 'en 1' }).matches[0]).toMatchObject({ competition: 'en 1', season: '2025' });
  });

  it('without a known zone says so once and is read as UTC', () => {
    const { matches, problems } = readFootballJson({ name: 'Moon League 2025/26', matches: [MATCH, { ...MATCH, team1: 'Everton FC' }] });
    expect(matches.map(({ kickOff }) => kickOff)).toEqual(['2025-08-15T20:00:00+00:00', '2025-08-15T20:00:00+00:00']);
    expect(problems.map(({ path }) => path)).toEqual(['matches[0].time']);
  });

  it('of a world cup within one zone has the times of its host', () => {
    expect(readFootballJson({ name: 'World Cup 2022', matches: [{ ...MATCH, date: '2022-11-20', time: '19:00' }] })).toMatchObject({
      problems: [],
      matches: [{ kickOff: '2022-11-20T19:00:00+03:00' }],
    });
  });
});

describe('what cannot be read is named by its path and costs nothing else', () => {
  it.each<[string, object, string[], object]>([
    ['a score', { score: { ht: [1, 0], ft: [4] } }, ['matches[0].score.ft: not a score'], { score: { halfTime: { home: 1, away: 0 }, fullTime: null } }],
    ['a negative score', { score: [-1, 2] }, ['matches[0].score: not a score'], { score: null }],
    [
      'a part of a score nobody knows',
      { score: { ft: [1, 0], gg: [2, 0] } },
      ['matches[0].score.gg: no known part of a score'],
      { score: { fullTime: { home: 1, away: 0 } } },
    ],
    [
      'a half-time above the end',
      { score: { ht: [3, 0], ft: [2, 0] } },
      ['matches[0].score.ht: more goals at half-time than at the end'],
      { score: { halfTime: null, fullTime: { home: 2, away: 0 } } },
    ],
    ['a time', { time: '25:00' }, ['matches[0].time: no such time of day'], { kickOff: null, date: '2025-08-15' }],
    ['a time that is a number', { time: 20 }, ['matches[0].time: no such time of day'], { kickOff: null }],
    ['a status', { status: 'eaten by dogs' }, ['matches[0].status: not a known status'], { note: null }],
    ['a round', { round: ['x'] }, ['matches[0].round: not a text'], { round: null }],
    ['goals that are no list', { goals1: 'Salah 9' }, ['matches[0].goals1: not a list of goals'], { events: [] }],
    [
      'a goal without a minute',
      { score: [1, 0], goals1: [{ name: 'Salah' }, { name: 'Salah', minute: 9 }] },
      ['matches[0].goals1[0].minute: no such minute'],
      { events: [{ minute: 9 }] },
    ],
    [
      'goals that do not make the score',
      { score: [2, 0], goals1: [{ name: 'Salah', minute: 9 }] },
      ['matches[0]: the goals listed make 1-0, the score says 2-0'],
      { score: { fullTime: { home: 2, away: 0 } } },
    ],
  ])('%s', (_, given, problems, kept) => {
    const read = only(given);
    expect(read.problems).toEqual(problems);
    expect(read.match).toMatchObject(kept);
  });

  it.each<[string, unknown, string[]]>([
    ['a day', { ...MATCH, date: '2025-02-30' }, ['matches[0].date: no such day']],
    ['a team', { ...MATCH, team2: null }, ['matches[0].team2: a match without this team']],
    ['a match', 'x', ['matches[0]: not a match']],
  ])('%s, which costs the match but none beside it', (_, bad, problems) => {
    const read = league(bad, { ...MATCH, team1: 'Everton FC' });
    expect(read.problems.map(({ path, reason }) => `${path}: ${reason}`)).toEqual(problems);
    expect(read.matches.map(({ home }) => home.name)).toEqual(['Everton FC']);
  });

  it('a match listed twice', () =>
    expect(league(MATCH, MATCH)).toMatchObject({ matches: [{}], problems: [{ path: 'matches[1]', reason: 'the same match is listed twice' }] }));

  it('whatever a file holds', () => {
    const anything = fc.anything({ maxDepth: 3 });
    const match = fc.record(
      {
        round: anything,
        date: fc.oneof(anything, fc.constant('2025-08-15')),
        time: anything,
        team1: fc.oneof(anything, fc.constant('A')),
        team2: fc.oneof(anything, fc.constant('B')),
        score: anything,
        goals1: anything,
        status: anything,
        ground: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(match, anything)), (matches) => {
        const read = league(...matches, MATCH);
        expect(read.matches.at(-1)?.home.name).toBe('Liverpool FC');
        for (const { path, text } of read.problems) expect([path.startsWith('matches['), text.length <= 81]).toEqual([true, true]);
      }),
    );
  });
});

describe('a text that is no JSON as a whole', () => {
  const others = ['Everton FC', 'Arsenal FC', 'Chelsea FC'].map((team1) => ({ ...MATCH, team1 }));
  const text = JSON.stringify({ name: 'English Premier League 2025/26', matches: others }, null, 1);
  const read = (broken: string) => {
    const reading = readText(broken, 'en.1.json');
    return (
      reading.status === 'read' && {
        teams: reading.matches.map(({ home }) => home.name),
        where: reading.problems.map(({ where }) => where),
        season: reading.matches[0]?.season,
      }
    );
  };
  it.each<[string, string, string[], string[]]>([
    ['a comma too many', text.replace('},\n  {', '},,\n  {'), ['Everton FC', 'Arsenal FC', 'Chelsea FC'], ['(top)']],
    ['a match without its end', text.replace(/"score"[^}]*\}\s*\},/, '"score": {'), ['Arsenal FC', 'Chelsea FC'], ['(top)', 'matches[0]']],
    ['only a part of the file', text.slice(0, text.indexOf('Chelsea')), ['Everton FC', 'Arsenal FC'], ['(top)', 'matches[2]']],
    ['a bracket in a name', text.replace('Everton FC', 'Everton {FC}').replace(/\]\s*\}$/, ''), ['Everton {FC}', 'Arsenal FC', 'Chelsea FC'], ['(top)']],
  ])('is read as far as it goes: %s', (_, broken, teams, where) => expect(read(broken)).toEqual({ teams, where, season: '2025/26' }));
});
