import fc from 'fast-check';
import { bareName } from './bare-name.ts';
import clubs from './clubs.json' with { type: 'json' };
import { slugOf } from './slug.ts';
import { loadShippedFiles, loadReplayed } from './snapshot/index.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';
import known from './teams.json' with { type: 'json' };

interface Club {
  source: string;
  names: { en: string };
  aliases?: string[];
}

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
    const names = loadReplayed().flatMap(({ home, away }) => [home.name, away.name]);
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

  it.each([
    ['Bayern München', 'FC Bayern München', 'FC Bayern Muenchen', 'Bayern Munich'],
    ['Arsenal', 'Arsenal FC', 'arsenal'],
    ['1. FC Köln', 'FC Köln', 'Koln', 'FC Cologne'],
    ['Stade Rennais FC 1901', 'Stade Rennais', 'Stade Rennais FC', 'Rennes'],
    ["FC Twente '65", 'FC Twente', 'Twente'],
    ['Club Atlético de Madrid', 'Atletico Madrid', 'Atlético Madrid'],
    ['USA', 'United States', 'United States of America'],
    ['South Korea', 'Korea Republic', 'Republic of Korea'],
    ['Türkiye', 'Turkey'],
    ['VfL Bochum 1848', 'VfL Bochum'],
  ])('knows %s under its other names', (...names) => {
    expect(new Set(names.map((name) => teamFacts(name).key)).size).toBe(1);
    expect(new Set(names.map((name) => teamFacts(name).slug)).size).toBe(1);
  });

  it.each([
    ['Paris FC', 'Paris Saint-Germain FC'],
    ['Athletic Club', 'Club Atlético de Madrid'],
    ['Real Madrid CF', 'Club Atlético de Madrid'],
    ['CA Mineiro', 'CA Paranaense'],
    ['Real Sociedad de Fútbol', 'Real Sociedad de Fútbol B'],
    ['FC Barcelona', 'Barcelona SC'],
    ['Chile', 'Chile FC'],
    ['Borussia Dortmund', 'Borussia Mönchengladbach'],
  ])('never takes %s for %s', (one, other) => {
    expect(teamFacts(one).key).not.toBe(teamFacts(other).key);
    expect(teamFacts(one).slug).not.toBe(teamFacts(other).slug);
  });

  it('knows every club of the shipped leagues by its own entry, and tells them apart within a league', () => {
    const sources = new Set(clubs.map(({ source }) => source));
    for (const { path, matches } of loadShippedFiles().filter(({ path }) => !path.includes('worldcup'))) {
      const names = [...new Set(matches.flatMap(({ home, away }) => [home.name, away.name]))];
      expect({ path, unknown: names.filter((name) => !sources.has(name)) }).toEqual({ path, unknown: [] });
      for (const mark of ['key', 'slug', 'code', 'monogram'] as const)
        expect({ path, mark, different: new Set(names.map((name) => teamFacts(name)[mark])).size }).toEqual({ path, mark, different: names.length });
    }
  });

  it('gives no two clubs the same name once marks and club words are off', () => {
    const keys = clubs.flatMap(({ source, names, aliases = [] }: Club) =>
      [...new Set([source, names.en, ...aliases].map((name) => bareName(slugOf(name))))].map((name) => ({ name, source })),
    );
    const owners = new Map<string, string>();
    for (const { name, source } of keys.filter((key) => key.source !== 'Barcelona SC')) {
      expect({ name, source: owners.get(name) ?? source }).toEqual({ name, source });
      owners.set(name, source);
    }
  });

  it('gives every club two or three colours, a code of three and a monogram of two letters', () => {
    for (const { colours, code, monogram } of clubs) {
      expect([2, 3]).toContain(colours.length);
      expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
      expect(`${code} ${monogram}`).toMatch(/^[A-Z0-9]{2,3} [A-Z0-9]{2}$/);
    }
  });

  it('describes a club nobody has described', () => {
    expect(teamFacts('Unión Deportiva Balompié')).toMatchObject({
      code: 'UDB',
      monogram: 'UD',
      slug: 'union-deportiva-balompie',
      names: { vi: 'Unión Deportiva Balompié' },
    });
    expect(teamFacts('FC Hintertupfing')).toMatchObject({ code: 'HIN', monogram: 'HI', slug: 'hintertupfing' });
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
  it.each(['N.N.', 'TBD', 'Winner Match 45', 'Runner-up Group A', 'W49', '1A', '3A/B/C'])('sees that %s is no team yet', (name) =>
    expect(isPlaceholderTeam(name)).toBe(true),
  );
  it.each(['Norway', 'Wigan Athletic', 'NEC', 'Willem II Tilburg', '1. FC Köln'])('lets %s be a team', (name) => expect(isPlaceholderTeam(name)).toBe(false));
});
