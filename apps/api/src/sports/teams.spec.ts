import fc from 'fast-check';
import { loadSnapshot } from './snapshot/index.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';
import known from './teams.json' with { type: 'json' };

describe('teamFacts', () => {
  it.each([
    ['South Korea', 'KOR', 'KR', 'Hàn Quốc', '南韓'],
    ['South Africa', 'RSA', 'ZA', 'Nam Phi', '南非'],
    ["Côte d'Ivoire", 'CIV', 'CI', 'Bờ Biển Ngà', '象牙海岸'],
    ['Curaçao', 'CUW', 'CW', 'Curaçao', '古拉索'],
    ['Czech Republic', 'CZE', 'CZ', 'Séc', '捷克'],
  ])('knows %s as fans do', (name, code, monogram, vi, zh) => expect(teamFacts(name)).toMatchObject({ code, monogram, names: { vi, zh } }));

  it('knows every team of the shipped tournament by its own entry', () => {
    const sources = new Set(known.map((team) => team.source));
    const names = loadSnapshot().flatMap(({ home, away }) => [home.name, away.name]);
    expect(names.filter((name) => !isPlaceholderTeam(name) && !sources.has(name))).toEqual([]);
  });

  it('gives no code or monogram twice, and two or three colours', () => {
    expect(new Set(known.map((team) => team.code)).size).toBe(known.length);
    expect(new Set(known.map((team) => team.monogram)).size).toBe(known.length);
    for (const team of known) {
      expect([2, 3]).toContain(team.colours.length);
      expect(team.colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    }
  });

  it('describes a club nobody has described', () => {
    expect(teamFacts('Real Betis Balompié')).toMatchObject({ code: 'RBB', monogram: 'RB', slug: 'real-betis-balompie', names: { vi: 'Real Betis Balompié' } });
    expect(teamFacts('FC Barcelona')).toMatchObject({ code: 'BAR', monogram: 'BA' });
  });

  it('describes any name in the same way each time', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const facts = teamFacts(name);
        expect(facts).toEqual(teamFacts(name));
        expect(facts.code).toMatch(/^[A-Z]{3}$/);
        expect(facts.monogram).toHaveLength(2);
      }),
    );
  });
});

describe('isPlaceholderTeam', () => {
  it.each(['N.N.', 'TBD', 'Winner Match 45', 'Runner-up Group A', 'W49', '1A', '3A/B/C'])('sees that %s is no team yet', (name) => expect(isPlaceholderTeam(name)).toBe(true));
  it.each(['Norway', 'Wigan Athletic', 'NEC', 'Willem II Tilburg', '1. FC Köln'])('lets %s be a team', (name) => expect(isPlaceholderTeam(name)).toBe(false));
});
