import { loadMatches } from '../sports/index.ts';
import { standingsAfter, wholeRounds } from './standings.ts';

const matches = loadMatches().map(({ record }) => record);

test('a table gives three points for a win and one for a draw, in as many rounds as are known whole', () => {
  const liga = matches.filter(({ competition, season }) => competition === 'Spain Primera División' && season === '2025/26');
  const rounds = wholeRounds(liga);
  const table = standingsAfter(liga, rounds);
  expect(table).toHaveLength(20);
  for (const row of table) {
    expect(row.played).toBe(rounds);
    expect(row.points).toBe(3 * row.won + row.drawn);
    expect(row.won + row.drawn + row.lost).toBe(row.played);
  }
  expect(table.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0)).toBe(0);
});
