import type { MatchRecord } from '@portal/domain';
import { editionKey } from './competitions.ts';
import { knockOutOf } from './knock-out.ts';
import { loadMatches } from './snapshot/index.ts';
import { tablesOf } from './tables.ts';

const all = loadMatches().map(({ record }) => record);
const edition = (key: string) => all.filter((match) => editionKey(match) === key);
const [one] = all as [MatchRecord];
type Goals = readonly [number, number];
interface Told {
  readonly round?: string;
  readonly date?: string;
  readonly penalties?: Goals;
  readonly more?: Partial<MatchRecord>;
}
const played = (
  home: string,
  away: string,
  goals: Goals | null,
  { round = 'Quarter-finals', date = '2026-04-01', penalties, more = {} }: Told = {},
): MatchRecord => {
  const of = ([first, second]: Goals) => ({ home: first, away: second });
  return {
    ...one,
    sourceKey: `${round} ${home} ${away} ${date}`,
    competition: 'Cúp Thử',
    season: '2026',
    stage: null,
    group: null,
    round,
    date,
    kickOff: null,
    home: { name: home, code: 'AAA' },
    away: { name: away, code: 'BBB' },
    score: goals && { halfTime: null, fullTime: of(goals), extraTime: null, penalties: penalties ? of(penalties) : null },
    note: null,
    lineUps: null,
    events: [],
    ...more,
  };
};
const shape = (matches: readonly MatchRecord[]) =>
  knockOutOf(matches).map(({ key, ties }) => [
    key,
    ties.map(({ teams, goals, penalties, winner }) => [teams.join(' '), goals?.join('-'), penalties?.join('-'), winner]),
  ]);

describe('the knock-out of a World Cup', () => {
  it.each([
    ['world-cup-2022', ['round-of-16', 'quarter-final', 'semi-final', 'third-place', 'final'], [8, 4, 2, 1, 1]],
    ['world-cup-2026', ['round-of-32', 'round-of-16', 'quarter-final', 'semi-final', 'third-place', 'final'], [16, 8, 4, 2, 1, 1]],
  ])('%s has its rounds, and each winner stands where it went on to', (key, keys, sizes) => {
    const rounds = knockOutOf(edition(key));
    expect(rounds.map((round) => round.key)).toEqual(keys);
    expect(rounds.map(({ ties }) => ties.length)).toEqual(sizes);
    const main = rounds.filter(({ key: round }) => round !== 'third-place');
    for (const [at, { ties }] of main.entries()) {
      const winners = ties.map(({ teams, winner }) => teams[winner ?? 0]);
      expect(ties.every(({ winner }) => winner !== null)).toBe(true);
      const later = main[at + 1];
      // Two neighbours meet in the tie beside them: that is what makes a tree of it.
      if (later) expect(winners).toEqual(later.ties.flatMap(({ teams }) => teams));
    }
  });

  it('knows who won the final of 2022, and how', () => {
    expect(knockOutOf(edition('world-cup-2022')).at(-1)?.ties).toEqual([
      expect.objectContaining({ teams: ['argentina', 'france'], goals: [3, 3], penalties: [4, 2], winner: 0 }),
    ]);
  });
});

it('is none for a league', () => {
  expect(knockOutOf(edition('la-liga-2026-27'))).toEqual([]);
});

it('adds up two legs, whoever was at home', () => {
  expect(
    shape([
      played('Alpha', 'Beta', [2, 1], { round: 'Quarter-finals, 1st leg' }),
      played('Beta', 'Alpha', [3, 0], { round: 'Quarter-finals, 2nd leg', date: '2026-04-08' }),
      played('Gamma', 'Delta', [1, 1], { round: 'Quarter-finals, 1st leg' }),
      played('Delta', 'Gamma', [0, 0], { round: 'Quarter-finals, 2nd leg', date: '2026-04-08', penalties: [3, 5] }),
    ]),
  ).toEqual([
    [
      'quarter-final',
      [
        ['alpha beta', '2-4', undefined, 1],
        ['gamma delta', '1-1', '5-3', 0],
      ],
    ],
  ]);
});

it('adds up two legs that are headed by their round alone, for all ties of the round', () => {
  const round = 'Round of 16';
  expect(
    shape([
      played('Alpha', 'Beta', [4, 0], { round }),
      played('Gamma', 'Delta', [1, 1], { round }),
      played('Beta', 'Alpha', [3, 0], { round, date: '2026-04-08' }),
      played('Delta', 'Gamma', [0, 2], { round, date: '2026-04-08' }),
    ]),
  ).toEqual([
    [
      'round-of-16',
      [
        ['alpha beta', '4-3', undefined, 0],
        ['gamma delta', '3-1', undefined, 0],
      ],
    ],
  ]);
});

it('lets nobody go on after one leg of two, whether the other is unknown yet or was annulled', () => {
  const leg = (number: number) => ({ round: `Quarter-finals, ${number === 1 ? '1st' : '2nd'} leg`, date: `2026-04-0${number}` });
  const first = played('Alpha', 'Beta', [2, 0], leg(1));
  const annulled = played('Beta', 'Alpha', [0, 3], { ...leg(2), more: { note: 'annulled' } });
  for (const matches of [[first], [first, annulled]]) expect(shape(matches)).toEqual([['quarter-final', [['alpha beta', '2-0', undefined, null]]]]);
});

it('adds up a final of two matches, where other rounds have two legs', () => {
  const final = [
    played('Alpha', 'Beta', [2, 2], { round: 'Final', date: '2026-05-01' }),
    played('Beta', 'Alpha', [0, 1], { round: 'Final', date: '2026-05-08' }),
  ];
  const semi = [played('Alpha', 'Gamma', [3, 0], { round: 'Semi-finals' }), played('Gamma', 'Alpha', [1, 0], { round: 'Semi-finals', date: '2026-04-08' })];
  expect(shape([...semi, ...final]).at(-1)).toEqual(['final', [['alpha beta', '3-2', undefined, 0]]]);
  // Alone, it is a match that was played again.
  expect(shape(final).at(-1)).toEqual(['final', [['alpha beta', '1-0', undefined, 0]]]);
});

it('reads the matchdays of a round as its legs, and those of a play-off league as a league', () => {
  const on = (day: number) => ({ round: `Matchday ${day}`, date: `2026-04-0${day}`, more: { stage: 'Playoffs' } });
  const legs = [played('Alpha', 'Beta', [2, 1], on(1)), played('Beta', 'Alpha', [3, 0], on(2))];
  expect(shape(legs)).toEqual([['play-off', [['alpha beta', '2-4', undefined, 1]]]]);
  expect(tablesOf(legs)).toEqual([]);
  const league = [...legs, played('Alpha', 'Beta', [0, 0], on(3))];
  expect([shape(league), tablesOf(league).length]).toEqual([[], 1]);
});

it('leaves open what is: between two legs, before the first match, with a team that nobody knows yet', () => {
  expect(
    shape([
      played('Alpha', 'Beta', [2, 1], { round: 'Quarter-finals, 1st leg' }),
      played('Beta', 'Alpha', null, { round: 'Quarter-finals, 2nd leg', date: '2026-04-08' }),
      played('Gamma', 'Delta', null),
      played('Winner Match 1', 'Gamma', null, { round: 'Semi-finals', date: '2026-05-01' }),
    ]),
  ).toEqual([
    [
      'quarter-final',
      [
        // The tie that leads to the unknown place stands where that place is.
        ['alpha beta', '2-1', undefined, null],
        ['gamma delta', undefined, undefined, 0],
      ],
    ],
    ['semi-final', [[' gamma', undefined, undefined, null]]],
  ]);
});

it('takes from the next round who went on where goals do not tell; a match played again decides alone', () => {
  expect(
    shape([
      played('Alpha', 'Beta', [1, 1]),
      played('Gamma', 'Delta', [2, 2]),
      played('Delta', 'Gamma', [0, 1], { date: '2026-04-05' }),
      played('Gamma', 'Beta', [0, 2], { round: 'Semi-finals', date: '2026-05-01' }),
    ]),
  ).toEqual([
    [
      'quarter-final',
      [
        ['gamma delta', '1-0', undefined, 0],
        ['alpha beta', '1-1', undefined, 1],
      ],
    ],
    ['semi-final', [['gamma beta', '0-2', undefined, 1]]],
  ]);
});

it('believes the next round more than the goals', () => {
  const [first] = shape([
    played('Alpha', 'Beta', [3, 0], { more: { note: 'awarded' } }),
    played('Beta', 'Gamma', null, { round: 'Semi-finals', date: '2026-05-01' }),
  ]);
  expect(first).toEqual(['quarter-final', [['alpha beta', '3-0', undefined, 1]]]);
});

it('counts nothing that was annulled or broken off', () => {
  expect(shape([played('Alpha', 'Beta', [0, 3], { more: { note: 'abandoned' } }), played('Alpha', 'Beta', [1, 0], { date: '2026-04-03' })])).toEqual([
    ['quarter-final', [['alpha beta', '1-0', undefined, 0]]],
  ]);
});
