import { readFootballTxt } from './index.ts';

const read = (text: string) => {
  const { matches, problems } = readFootballTxt(text);
  expect(problems).toEqual([]);
  return matches.map(({ round, date, kickOff, home }) => [round, date, kickOff?.slice(11, 16) ?? null, home.name]);
};

describe('where a match stands and when, in the ways files write it', () => {
  it.each([
    ['a mark', '▪ Matchday 3\n  Sat Aug 15 2026\n    17:00  A FC v B FC\n'],
    ['another mark', '» Matchday 3\n  Sat Aug/15 2026\n    17.00  A FC v B FC\n'],
    ['no mark', 'Matchday 3\nSat Aug/15\n17:00  A FC v B FC\n'],
    ['brackets', 'Matchday 3\n\n[Sat Aug/15]\n  17:00  A FC - B FC\n'],
    ['the day beside it', 'Matchday 3 | Sat Aug 15\n  17:00  A FC v B FC\n'],
    ['a mark and the day beside it', '▪ Matchday 3 | Sat Aug/15\n  17:00  A FC v B FC\n'],
    ['tabs', '▪ Matchday 3\n\tSat Aug 15 2026\n\t\t17:00\tA FC\tv\tB FC\n'],
    ['comments', '# all\n▪ Matchday 3  # of 38\nSat Aug 15 # hot\n  17:00  A FC v B FC  # sold out\n'],
  ])('with %s', (_, lines) => {
    const file = `= Spain Primera División 2026/27\n\n${lines}`;
    const expected = [['Matchday 3', '2026-08-15', '17:00', 'A FC']];
    expect(read(file)).toEqual(expected);
    expect(read(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual(expected);
  });

  it('leaves a description of rounds and groups to what stands below', () => {
    expect(
      read(
        '= Euro 2024\n# all times (UTC+2)\n\nGroup A | Germany Scotland\n\nMatchday 1 | Fri Jun/14 - Tue Jun/18\n\n▪ Group A\nFri Jun/14\n  21:00  Germany v Scotland  5-1 (3-0)\n',
      ),
    ).toEqual([[null, '2024-06-14', '21:00', 'Germany']]);
  });

  it('carries the time over to the lines below, and to no other day', () => {
    expect(
      read(
        '= Brasileiro Série A 2026\n» Matchday 1\n  Wed Jan/28 2026\n    19.00  A FC v B FC  2-2 (1-1)\n           C FC v D FC  0-1 (0-1)\n  Sat Jul/25\n           E FC v F FC\n',
      ),
    ).toEqual([
      ['Matchday 1', '2026-01-28', '19:00', 'A FC'],
      ['Matchday 1', '2026-01-28', '19:00', 'C FC'],
      ['Matchday 1', '2026-07-25', null, 'E FC'],
    ]);
  });

  it('has one match where it is listed as put off and again at its new day', () => {
    expect(read('= Ligue 1 2026/27\n» Matchday 2\nSat Aug/22\n  A FC v B FC  [postponed]\n» Matchday 2\nWed Sep/16\n  A FC  1-0  B FC\n')).toEqual([
      ['Matchday 2', '2026-09-16', null, 'A FC'],
    ]);
  });

  it('names a match that is listed twice', () => {
    const { matches, problems } = readFootballTxt('= Ligue 1 2026/27\n» Matchday 2\nSat Aug/22\n  A FC v B FC\n  A FC v B FC\n');
    expect(matches).toHaveLength(1);
    expect(problems).toEqual([{ line: 5, text: 'A FC v B FC', reason: 'the same match is listed twice' }]);
  });
});
