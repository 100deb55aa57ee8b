import type { MatchRecord } from '@portal/domain';
import { loadMatches } from '../sports/index.ts';
import { standingsAfter, wholeRounds } from './standings.ts';

const matches = loadMatches().map(({ record }) => record);
const of = (competition: string) => matches.filter((match) => match.competition === competition && match.season === '2025/26');

test.each(['Spain Primera División', 'English Premier League', 'Deutsche Bundesliga'])(
  '%s: a table gives three points for a win and one for a draw, in as many rounds as are known whole',
  (competition) => {
    const league = of(competition);
    const rounds = wholeRounds(league);
    const table = standingsAfter(league, rounds);
    expect(table).toHaveLength(competition === 'Deutsche Bundesliga' ? 18 : 20);
    for (const row of table) {
      expect(row.played).toBe(rounds);
      expect(row.points).toBe(3 * row.won + row.drawn);
      expect(row.won + row.drawn + row.lost).toBe(row.played);
    }
    expect(table.reduce((sum, { goalsFor, goalsAgainst }) => sum + goalsFor - goalsAgainst, 0)).toBe(0);
  },
);

test('who is level on points is placed as the league places them: in Spain by what they played against each other', () => {
  const [template] = of('Spain Primera División');
  const result = (round: number, home: string, away: string, score: readonly [number, number]): MatchRecord => ({
    ...template!,
    round: `Matchday ${round}`,
    home: { name: home, code: '' },
    away: { name: away, code: '' },
    score: { ...template!.score!, fullTime: { home: score[0], away: score[1] } },
    events: [],
  });
  // Three rounds: fewer could be a cup. Sevilla have the better difference, Valencia won where the two met.
  const played = [
    result(1, 'Valencia CF', 'Sevilla FC', [1, 0]),
    result(1, 'Getafe CF', 'Villarreal CF', [0, 0]),
    result(2, 'Sevilla FC', 'Getafe CF', [5, 0]),
    result(2, 'Villarreal CF', 'Valencia CF', [1, 0]),
    result(3, 'Valencia CF', 'Getafe CF', [0, 1]),
    result(3, 'Sevilla FC', 'Villarreal CF', [0, 1]),
  ];
  const places = standingsAfter(played, 3).map(({ team }) => team);
  expect(places.indexOf('Valencia CF')).toBeLessThan(places.indexOf('Sevilla FC'));
});
