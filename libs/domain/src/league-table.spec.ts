import fc from 'fast-check';
import { bestRows, leagueTable, type TableResult, type TieBreak } from './league-table.ts';

const played = (line: string): TableResult => {
  const [, home = '', homeGoals, awayGoals, away = ''] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(line) ?? [];
  return { home, away, score: { home: Number(homeGoals), away: Number(awayGoals) } };
};
const order = (teams: string, results: readonly string[], tieBreaks: readonly TieBreak[]) =>
  leagueTable(teams.split(' '), results.map(played), { tieBreaks }).map(({ team }) => team);

describe('a table', () => {
  it('counts matches, wins, goals and points, and has a row for who has not played', () => {
    expect(leagueTable(['a', 'b', 'c'], [played('a 2-1 b'), played('b 1-1 a')], { tieBreaks: ['goalDifference'] })).toEqual([
      { team: 'a', position: 1, played: 2, won: 1, drawn: 1, lost: 0, goalsFor: 3, goalsAgainst: 2, points: 4, conduct: 0, level: false },
      { team: 'b', position: 2, played: 2, won: 0, drawn: 1, lost: 1, goalsFor: 2, goalsAgainst: 3, points: 1, conduct: 0, level: false },
      { team: 'c', position: 3, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0, conduct: 0, level: false },
    ]);
  });

  it('gives two points for a win where it did', () => {
    const [first] = leagueTable(['a', 'b'], [played('a 1-0 b')], { tieBreaks: [], pointsForWin: 2 });
    expect(first?.points).toBe(2);
  });

  it.each<[string, TieBreak[], string]>([
    ['goal difference', ['goalDifference'], 'b a'],
    ['the match between them', ['headToHead', 'goalDifference'], 'a b'],
    ['goals', ['goals'], 'b a'],
    ['wins', ['wins', 'headToHead'], 'a b'],
  ])('tells two apart by %s', (_what, rules, expected) => {
    // Both have six points; a has beaten b, b has won higher.
    expect(order('a b c d', ['a 1-0 b', 'a 1-0 c', 'd 1-0 a', 'b 5-0 c', 'b 5-0 d'], rules).slice(0, 2).join(' ')).toBe(expected);
  });

  it('asks head to head again of those whom it has left level', () => {
    // In the ring of a, b and c the goals part c; of the other two a has won, though b has scored nine against d.
    const results = ['a 2-1 b', 'b 1-0 c', 'c 1-0 a', 'a 1-0 d', 'b 9-0 d', 'c 1-0 d'];
    expect(order('d c b a', results, ['headToHead', 'goalDifference'])).toEqual(['a', 'b', 'c', 'd']);
    expect(order('d c b a', results, ['goalDifference', 'headToHead'])).toEqual(['b', 'c', 'a', 'd']);
  });

  it('counts conduct, and says who is level all the same', () => {
    const booked = (home: number, away: number): TableResult => ({ home: 'a', away: 'b', score: { home: 1, away: 1 }, conduct: { home, away } });
    expect(leagueTable(['a', 'b'], [booked(-4, -1)], { tieBreaks: ['goals', 'conduct'] }).map(({ team, level }) => [team, level])).toEqual([
      ['b', false],
      ['a', false],
    ]);
    expect(leagueTable(['b', 'a'], [booked(-1, -1)], { tieBreaks: ['goals', 'conduct'] }).map(({ team, level }) => [team, level])).toEqual([
      ['b', true],
      ['a', true],
    ]);
  });

  it('puts the best of several tables in order', () => {
    const third = (team: string, points: number, goalsFor: number, goalsAgainst: number) => ({
      team,
      position: 3,
      played: 3,
      won: 1,
      drawn: 0,
      lost: 2,
      goalsFor,
      goalsAgainst,
      points,
      conduct: 0,
      level: false,
    });
    expect(
      bestRows([third('a', 3, 2, 4), third('b', 4, 1, 1), third('c', 3, 4, 6), third('d', 3, 1, 1)], {
        tieBreaks: ['headToHead', 'goalDifference', 'goals'],
      }).map(({ team }) => team),
    ).toEqual(['b', 'd', 'c', 'a']);
  });

  it('has every team once, points that fit the results, and nobody above who has more points', () => {
    const teams = ['a', 'b', 'c', 'd', 'e'];
    const result = fc
      .record({ home: fc.constantFrom(...teams), away: fc.constantFrom(...teams), score: fc.record({ home: fc.nat(4), away: fc.nat(4) }) })
      .filter(({ home, away }) => home !== away);
    const rules = fc.shuffledSubarray<TieBreak>(['headToHead', 'goalDifference', 'goals', 'wins', 'awayGoals', 'conduct']);
    fc.assert(
      fc.property(fc.array(result, { maxLength: 30 }), rules, fc.shuffledSubarray(teams, { minLength: 5 }), (results, tieBreaks, listed) => {
        const table = leagueTable(listed, results, { tieBreaks });
        expect(table.map(({ team }) => team).sort()).toEqual(teams);
        expect(table.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
        const points = table.map((row) => row.points);
        expect(points).toEqual([...points].sort((one, other) => other - one));
        expect(table.reduce((sum, row) => sum + row.goalsFor - row.goalsAgainst, 0)).toBe(0);
        // The order of teams and results decides nothing that is not level.
        const settled = (rows: typeof table) => rows.filter(({ level }) => !level).map(({ team, position }) => [team, position]);
        expect(settled(leagueTable(teams, [...results].reverse(), { tieBreaks }))).toEqual(settled(table));
      }),
    );
  });
});
