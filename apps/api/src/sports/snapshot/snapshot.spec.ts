import { isScored } from '@portal/domain';
import { LAST_FINAL, OPENING_MATCH, SPANISH_LEAGUE } from '../football-txt/excerpts.ts';
import { countsOf, readFootballTxt } from '../football-txt/index.ts';
import { loadSnapshot, SNAPSHOT_SOURCE } from './index.ts';
import { packMatch, unpackMatch } from './packed-match.ts';

describe('the shipped snapshot', () => {
  it('names its source and its licence', () => {
    expect(SNAPSHOT_SOURCE.source).toBe('openfootball/worldcup (CC0 1.0)');
    expect(SNAPSHOT_SOURCE.licence).toContain('publicdomain/zero');
  });

  it('holds World Cup 2026, as far as it had been played', () => {
    const matches = loadSnapshot();
    expect(countsOf(matches)).toEqual({ matches: 104, scored: 96, goals: 280, yellowCards: 245, redCards: 13, substitutions: 916, lineUps: 96 });
    expect(matches.filter(isScored)).toHaveLength(96);
    expect(matches[0]).toMatchObject({ home: { name: 'Mexico', code: 'MEX' }, kickOff: '2026-06-11T13:00:00-06:00' });
  });

  it('packs a match so that nothing is lost', () => {
    for (const text of [OPENING_MATCH, LAST_FINAL, SPANISH_LEAGUE]) {
      for (const match of readFootballTxt(text).matches) {
        expect(unpackMatch(JSON.parse(JSON.stringify(packMatch(match))))).toEqual(match);
      }
    }
  });
});
