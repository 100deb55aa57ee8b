import type { MatchRecord, MatchScore } from '@portal/domain';
import { competitionKey, editionKey, seasonKey } from './competitions.ts';
import { keyed, matchKey, repetition } from './keys.ts';
import type { MatchIdentity } from './keys.ts';

const team = (name: string) => ({ name, code: 'XXX' });
type Listed = MatchIdentity & Pick<MatchRecord, 'score' | 'note'>;
const match = (over: Partial<Listed>): Listed => ({
  competition: 'World Cup',
  season: '2026',
  stage: null,
  group: null,
  round: null,
  date: '2026-06-11',
  kickOff: null,
  home: team('Mexico'),
  away: team('South Africa'),
  score: null,
  note: null,
  ...over,
});

describe('the key of a match', () => {
  it.each([
    ['names of the teams', { home: team('USA') }, { home: team('United States') }],
    ['names of the round', { round: 'Match for third place' }, { stage: 'Play-off for third place' }],
    ['plurals', { round: 'Quarter-finals' }, { stage: 'Quarter-final' }],
    ['group and matchday', { group: 'Group A', round: 'Matchday 1' }, { stage: 'First Stage', group: 'Group A' }],
    ['days', { date: '2026-06-11' }, { date: '2026-06-13' }],
    ['titles', { competition: 'Spain Primera División', season: '2026/27' }, { competition: 'La Liga', season: '2026-2027' }],
    ['matchday and round', { round: 'Matchday 7' }, { round: 'Regular Season - 7' }],
  ])('is the same under other %s', (_, one, other) => expect(matchKey(match(one))).toBe(matchKey(match(other))));

  it.each([
    ['season', { season: '2022' }],
    ['round', { stage: 'Final' }],
    ['side', { home: team('South Africa'), away: team('Mexico') }],
    ['competition', { competition: 'Gold Cup' }],
  ])('is another one in another %s', (_, other) => expect(matchKey(match(other))).not.toBe(matchKey(match({}))));

  it('is the place in the schedule while a team is not known', () => {
    expect(matchKey(match({ round: 'Semi-final', home: team('N.N.'), kickOff: '2026-07-14T14:00:00-05:00' }))).toBe(
      'world-cup-2026/semi-final/at-2026-07-14t19-00',
    );
    expect(matchKey(match({ round: 'Final', away: team('W102') }))).toBe('world-cup-2026/final/on-2026-06-11');
  });
});

describe('the matches of one file', () => {
  const keys = (...list: ReturnType<typeof match>[]) => keyed(list).kept.map(({ sourceKey }) => sourceKey.split('/').at(-1));

  it('have a key each, by the day where a pair meets again in the same round', () => {
    expect(keys(match({}), match({ date: '2026-06-20' }))).toEqual(['mexico-v-south-africa', 'mexico-v-south-africa-2026-06-20']);
  });
  it('are one where a match was put off and stands there again', () => {
    const { kept, repeated } = keyed([match({ note: 'postponed' }), match({ date: '2026-06-20' })]);
    expect(kept.map(({ date }) => date)).toEqual(['2026-06-20']);
    expect(repeated).toEqual([]);
  });
  const won = (home: number, away: number): MatchScore => ({ halfTime: null, fullTime: { home, away }, extraTime: null, penalties: null });
  it('are one where a match is listed twice, and the second is handed back', () => {
    const twice = match({});
    const { kept, repeated } = keyed([match({}), twice]);
    expect(kept).toHaveLength(1);
    expect(repeated).toMatchObject([{ dropped: twice }]);
    expect(repetition(repeated[0]!)).toBe('the same match is listed twice');
  });
  it.each([
    [
      'the later line, where both have a result',
      won(2, 1),
      won(2, 2),
      1,
      'the same match is listed twice: 2-2 of 2026-06-11 counts, 2-1 of 2026-06-11 does not',
    ],
    ['the result, where only one has one', won(2, 1), null, 0, 'the same match is listed twice: 2-1 of 2026-06-11 counts, no result of 2026-06-11 does not'],
  ])('are one with %s, and both are told', (_what, first, second, place, line) => {
    const lines = [match({ score: first }), match({ score: second })];
    const { kept, repeated } = keyed(lines);
    expect(kept).toMatchObject([{ score: lines[place]?.score }]);
    expect(repeated.map(repetition)).toEqual([line]);
  });
  it('are one in a matchday of a league, whatever the day: there every team plays once', () => {
    const { kept, repeated } = keyed([match({ round: 'Matchday 3', score: won(1, 0) }), match({ round: 'Matchday 3', date: '2026-06-12', score: won(1, 1) })]);
    expect(kept.map(({ date }) => date)).toEqual(['2026-06-12']);
    expect(repeated.map(repetition)).toEqual(['the same match is listed twice: 1-1 of 2026-06-12 counts, 1-0 of 2026-06-11 does not']);
  });
  it('are two where two stages of a league have a matchday of that number', () => {
    const first = match({ stage: 'Regular Season', round: 'Matchday 1', score: won(1, 0) });
    const { kept, repeated } = keyed([first, match({ stage: 'Championship Round', round: 'Matchday 1', date: '2027-03-30', score: won(2, 2) })]);
    expect(kept.map(({ score }) => score?.fullTime)).toEqual([
      { home: 1, away: 0 },
      { home: 2, away: 2 },
    ]);
    expect(repeated).toEqual([]);
  });
  it('are on the day that the later line names, while neither is played', () => {
    const { kept, repeated } = keyed([match({ round: 'Matchday 3' }), match({ round: 'Matchday 3', date: '2026-09-09' })]);
    expect(kept.map(({ date }) => date)).toEqual(['2026-09-09']);
    expect(repeated.map(repetition)).toEqual(['the same match is listed twice: no result of 2026-09-09 counts, no result of 2026-06-11 does not']);
  });
  it('are as many as there are places, though nobody knows the teams', () => {
    const open = match({ home: team('TBD'), away: team('TBD'), round: 'Semi-final' });
    expect(new Set(keys(open, { ...open }, { ...open })).size).toBe(3);
  });
});

describe('competitions', () => {
  it.each([
    ['English Premier League', 'premier-league'],
    ['Premier League', 'premier-league'],
    ['Deutsche Bundesliga', 'bundesliga'],
    ['Brasileiro Série A', 'brasileirao'],
    ['Italian Serie A', 'serie-a'],
    ['Scottish Premiership', 'scottish-premiership'],
  ])('%s is %s', (title, key) => expect(competitionKey(title)).toBe(key));
  it.each([
    ['2026', '2026'],
    ['2026/27', '2026-27'],
    ['2026-2027', '2026-27'],
    ['2026-27', '2026-27'],
  ])('writes season %s as %s', (season, key) => expect(seasonKey(season)).toBe(key));
  it('has editions', () => expect(editionKey({ competition: 'French Ligue 1', season: '2026/27' })).toBe('ligue-1-2026-27'));
});
