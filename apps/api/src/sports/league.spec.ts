import type { MatchRecord } from '@portal/domain';
import { leagueOf, zonesOf } from './league.ts';
import { loadMatches } from './snapshot/index.ts';

const records = loadMatches().map(({ record }) => record);
const seasonOf = (competition: string, season: string) => records.filter((one) => one.competition === competition && one.season === season);
const eredivisie = seasonOf('Netherlands Eredivisie', '2026/27');
const [one] = eredivisie as [MatchRecord, ...MatchRecord[]];

describe('a league', () => {
  it('is one table in which all meet all', () => {
    const league = leagueOf(eredivisie);
    expect([league?.teams.length, league?.results.length, league?.left.length]).toEqual([18, 0, 306]);
    const [played, rest] = [leagueOf(seasonOf('English Premier League', '2025/26')), seasonOf('English Premier League', '2025/26')];
    expect(played?.teams.length).toBe(20);
    expect((played?.results.length ?? 0) + (played?.left.length ?? 0)).toBeLessThanOrEqual(rest.length);
  });

  it('has what was put off still to play, and never what was called off', () => {
    const noted = (note: MatchRecord['note']) => leagueOf(eredivisie.map((match) => (match === one ? { ...match, note } : match)))?.left.length;
    expect((['postponed', 'suspended', 'cancelled', 'annulled', 'abandoned'] as const).map(noted)).toEqual([306, 306, 305, 305, 305]);
  });

  it.each([
    ['a cup with groups', seasonOf('World Cup', '2026')],
    ['one in which few meet', eredivisie.filter((_, at) => at % 3 !== 0 && at < 200)],
    ['one that ends with a final', [...eredivisie, { ...one, sourceKey: 'final', stage: null, round: 'Final' }]],
    ['nothing', []],
  ])('%s is none', (_, matches) => expect(leagueOf(matches)).toBeNull());

  it('is looked at from its top and its bottom, which do not meet', () => {
    expect(zonesOf('English Premier League', 20)).toEqual({ top: 4, last: 3 });
    expect(zonesOf('Brasileiro Série A', 20)).toEqual({ top: 4, last: 4 });
    expect(zonesOf('Giải Thử', 4)).toEqual({ top: 1, last: 1 });
    expect(zonesOf('Giải Thử', 2)).toEqual({ top: 1, last: 1 });
  });
});
