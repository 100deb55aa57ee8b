import { bestRows, type MatchRecord } from '@portal/domain';
import { editionKey } from './competitions.ts';
import { loadMatches } from './snapshot/index.ts';
import { stageOf } from './stages.ts';
import { THIRD_PLACED } from './table-rules.ts';
import { tablesOf } from './tables.ts';
import { teamFacts } from './teams.ts';

const all = loadMatches().map(({ record }) => record);
const edition = (key: string) => all.filter((match) => editionKey(match) === key);

/** Which team stands where: '1A', '2B'. */
function places(key: string): Map<string, string> {
  const tables = tablesOf(edition(key));
  return new Map(tables.flatMap(({ group, rows }) => rows.map(({ team, position }) => [`${position}${group?.replace('Group ', '')}`, team] as const)));
}
const pairs = (key: string, stage: string) =>
  edition(key)
    .filter((match) => stageOf(match).key === stage)
    .map(({ home, away }) => [teamFacts(home.name).key, teamFacts(away.name).key]);

describe('the groups of World Cup 2022', () => {
  it('send on the teams of the round of sixteen, in their places', () => {
    const at = places('world-cup-2022');
    // Regulations, article 12.
    const drawn = ['1A 2B', '1C 2D', '1D 2C', '1B 2A', '1E 2F', '1G 2H', '1F 2E', '1H 2G'].map((pair) => pair.split(' ').map((place) => at.get(place)));
    expect(new Set(pairs('world-cup-2022', 'round-of-16').map(String))).toEqual(new Set(drawn.map(String)));
  });

  it('tell two teams apart by goals scored where points and difference are the same', () => {
    const at = places('world-cup-2022');
    // Both four points and goals level: Poland came before Mexico by its difference, Korea before Uruguay by its goals.
    expect([at.get('2C'), at.get('3C'), at.get('2H'), at.get('3H')]).toEqual(['poland', 'mexico', 'south-korea', 'uruguay']);
  });
});

describe('the groups of World Cup 2026', () => {
  const at = places('world-cup-2026');
  const thirds = bestRows(
    tablesOf(edition('world-cup-2026')).map(({ rows }) => rows[2]!),
    THIRD_PLACED,
  ).map(({ team }) => team);

  it('send on two teams each and the eight best of the third, in the places of the regulations', () => {
    // Annexe C: who of the third meets whom depends on which eight they are; from which groups they may come does not.
    const drawn = [
      ['2A', '2B'],
      ['1E', 'ABCDF'],
      ['1F', '2C'],
      ['1C', '2F'],
      ['1I', 'CDFGH'],
      ['2E', '2I'],
      ['1A', 'CEFHI'],
      ['1L', 'EHIJK'],
      ['1D', 'BEFIJ'],
      ['1G', 'AEHIJ'],
      ['2K', '2L'],
      ['1H', '2J'],
      ['1B', 'EFGIJ'],
      ['1J', '2H'],
      ['1K', 'DEIJL'],
      ['2D', '2G'],
    ] as const;
    const met = new Map(pairs('world-cup-2026', 'round-of-32').map(([home = '', away = '']) => [home, away]));
    expect(met.size).toBe(16);
    for (const [first, second] of drawn) {
      const opponent = met.get(at.get(first) ?? '');
      if (/^\d/.test(second)) expect([first, opponent]).toEqual([first, at.get(second)]);
      else expect([...second].map((group) => at.get(`3${group}`))).toContain(opponent);
    }
    const through = [...at].filter(([place]) => place.startsWith('3')).flatMap(([, team]) => ([...met.values()].includes(team) ? [team] : []));
    expect(new Set(thirds.slice(0, 8))).toEqual(new Set(through));
  });
});

describe('a competition of several stages', () => {
  const [one] = all as [MatchRecord];
  const played = (stage: string | null, round: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
    ...one,
    competition: 'Denmark Superliga',
    season: '2018/19',
    group: null,
    stage,
    round,
    events: [],
    note: null,
    score: { halfTime: null, fullTime: { home: 1, away: 0 }, extraTime: null, penalties: null },
    ...more,
  });
  const shape = (matches: MatchRecord[]) => tablesOf(matches).map(({ stage, group, rows }) => [stage, group, rows.map(({ points }) => points)]);

  it('has a table for each, whatever its matchdays stand under', () => {
    expect(shape([played('Championship Round', 'Matchday 1', { date: '2026-05-01' }), played('Regular Season', 'Matchday 1', { date: '2026-01-01' })])).toEqual(
      [
        ['Regular Season', null, [3, 0]],
        ['Championship Round', null, [3, 0]],
      ],
    );
    expect(shape([played('First Stage', 'Matchday 1', { group: 'Group A' }), played('Second Stage', 'Matchday 1', { group: 'Group A' })])).toHaveLength(2);
    expect(shape([played('Final', 'Final'), played('Qualifying', 'Round 1')])).toEqual([]);
  });

  it('goes at a European Championship by the matches among those with as many points: Germany before Portugal in 2020', () => {
    const at = (home: string, away: string, goals: readonly [number, number], season: string) =>
      played(null, 'Matchday 1', {
        competition: 'UEFA Euro',
        season,
        group: 'Group F',
        home: { name: home, code: home },
        away: { name: away, code: away },
        score: { halfTime: null, fullTime: { home: goals[0], away: goals[1] }, extraTime: null, penalties: null },
      });
    const group = (season: string) => [
      at('Hungary', 'Portugal', [0, 3], season),
      at('France', 'Germany', [1, 0], season),
      at('Hungary', 'France', [1, 1], season),
      at('Portugal', 'Germany', [2, 4], season),
      at('Portugal', 'France', [2, 2], season),
      at('Germany', 'Hungary', [2, 2], season),
    ];
    const names = (season: string) => tablesOf(group(season))[0]?.rows.map(({ team }) => team);
    expect(names('2020')).toEqual(['france', 'germany', 'portugal', 'hungary']);
    // Before 1996 by all matches.
    expect(names('1992')).toEqual(['france', 'portugal', 'germany', 'hungary']);
  });

  it('has none of a cup, whose rounds half of the teams play but once; one of a league with rounds and a final', () => {
    const round = (number: number, home: string, away: string) =>
      played(null, `Round ${number}`, { home: { name: home, code: 'H' }, away: { name: away, code: 'A' } });
    const final = played(null, 'Final', { home: { name: 'A', code: 'A' }, away: { name: 'E', code: 'E' } });
    const first = [round(1, 'A', 'B'), round(1, 'C', 'D'), round(1, 'E', 'F'), round(1, 'G', 'H')];
    const second = [round(2, 'A', 'C'), round(2, 'E', 'G')];
    for (const cup of [first, [...first, ...second], [...first, ...second, final]]) expect(shape(cup)).toEqual([]);
    const league = [1, 2, 3].flatMap((number) => [round(number, 'A', 'B'), round(number, 'E', 'F')]);
    expect(shape([...league, final])).toEqual([[null, null, [9, 9, 0, 0]]]);
  });

  it.each([
    ['Deutsche Bundesliga', '1990/91', 2],
    ['Deutsche Bundesliga', '1995/96', 3],
    ['English Premier League', '1981/82', 3],
    ['World Cup', '1990', 2],
  ])('gave in the %s of %s %d points for a win', (competition, season, points) => {
    expect(shape([played(null, 'Matchday 1', { competition, season })])).toEqual([[null, null, [points, 0]]]);
  });
});

describe('a league', () => {
  it.each([
    ['premier-league-2025-26', 20],
    ['la-liga-2025-26', 20],
    ['bundesliga-2025-26', 18],
    ['ligue-1-2025-26', 18],
    ['brasileirao-2026', 20],
    ['eredivisie-2026-27', 18],
  ])('%s is one table of %i teams, all matches in it', (key, teams) => {
    const [table, ...others] = tablesOf(edition(key));
    expect(others).toEqual([]);
    expect(table?.rows).toHaveLength(teams);
    const played = edition(key).filter(({ score }) => score?.fullTime).length;
    expect(table?.rows.reduce((sum, row) => sum + row.played, 0)).toBe(2 * played);
  });
});
