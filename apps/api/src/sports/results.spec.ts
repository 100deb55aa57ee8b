import { readText } from './read-source.ts';
import { loadResults, resultsOf } from './results.ts';

describe('results to learn from', () => {
  const results = loadResults();

  it('are all that ships, each match once, of every competition', () => {
    const per = (competition: string) => results.filter((result) => result.competition === competition).length;
    expect(Object.fromEntries([...new Set(results.map(({ competition }) => competition))].map((competition) => [competition, per(competition)]))).toEqual({
      'world-cup': 64 + 104,
      'premier-league': 291,
      'la-liga': 270,
      bundesliga: 225,
      'ligue-1': 225,
      brasileirao: 157,
    });
    expect(new Set(results.map(({ key }) => key)).size).toBe(results.length);
  });

  it('stand in the order in which they were played', () => {
    const days = results.map(({ playedOn }) => playedOn);
    expect(days).toEqual([...days].sort());
    expect(days[0]).toBe('2022-11-20');
  });

  it('count goals of extra time and no kicks of a shoot-out', () => {
    expect(results.find(({ key }) => key === 'world-cup-2022/final/argentina-v-france')).toMatchObject({
      playedOn: '2022-12-18',
      home: 'argentina',
      away: 'france',
      score: { home: 3, away: 3 },
    });
  });

  it('leave out what was decided at a table', () => {
    const reading = readText(
      '= Cup 2026\n\n» Final\n\n  Sat Dec 5 2026\n    15:00 UTC+7  A United  v  B United  3-0  [awarded]\n    18:00 UTC+7  C United  v  D United  1-0\n',
      'cup.txt',
    );
    expect(reading.status === 'read' && resultsOf(reading.matches).map(({ home }) => home)).toEqual(['c-united']);
  });
});
