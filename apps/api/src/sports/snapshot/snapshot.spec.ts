import { isScored } from '@portal/domain';
import { countsOf } from '../counts.ts';
import { LAST_FINAL, OPENING_MATCH, SPANISH_LEAGUE } from '../football-txt/excerpts.ts';
import { readFootballTxt } from '../football-txt/index.ts';
import { loadMatches, loadShippedFiles, loadShippedReadings, loadReplayed, SNAPSHOT_SOURCE } from './index.ts';
import { packMatch, unpackMatch } from './packed-match.ts';

describe('the shipped snapshot', () => {
  it('names its source and its licence', () => {
    expect(SNAPSHOT_SOURCE.source).toBe('openfootball (CC0 1.0)');
    expect(SNAPSHOT_SOURCE.licence).toContain('publicdomain/zero');
  });

  it('plays again what is told minute by minute: both World Cups, and nothing of the leagues, of which only scores are known', () => {
    const matches = loadReplayed();
    expect(countsOf(matches)).toMatchObject({
      // 64 of 2022, and 104 of 2026, of whose last eight only the goals are told.
      matches: 64 + 104,
      scored: 64 + 104,
      goals: 172 + 280 + 28,
      yellowCards: 221 + 245,
      redCards: 4 + 13,
      substitutions: 587 + 916,
      lineUps: 64 + 96,
      withTime: 64 + 104,
    });
    expect(matches.filter(isScored)).toHaveLength(64 + 104);
    expect(matches.find(({ sourceKey }) => sourceKey === 'world-cup-2026/group-a/mexico-v-south-africa')).toMatchObject({
      home: { name: 'Mexico', code: 'MEX' },
      kickOff: '2026-06-11T13:00:00-06:00',
    });
  });

  it('holds every match once, the two world cups made of two files each', () => {
    const matches = loadMatches();
    expect(matches).toHaveLength(2912);
    expect(loadShippedReadings()).toHaveLength(2912 + 64 + 104);
    expect(matches.filter(({ sources }) => sources.length === 2)).toHaveLength(64 + 104);
    expect(new Set(matches.map(({ record }) => record.sourceKey)).size).toBe(2912);
  });

  it('keeps nothing in a record that a snapshot cannot hold', () => {
    for (const text of [OPENING_MATCH, LAST_FINAL, SPANISH_LEAGUE]) {
      for (const match of readFootballTxt(text).matches) {
        expect(unpackMatch(JSON.parse(JSON.stringify(packMatch(match))))).toEqual(match);
      }
    }
  });

  it('says of every file from which repository it is', () => {
    for (const { repository, path, source } of loadShippedFiles())
      expect([repository, path]).toEqual([
        expect.stringMatching(/^openfootball\/[\w.-]+$/),
        expect.stringMatching(new RegExp(`/${source.replaceAll('.', '\\.')}$`)),
      ]);
  });
});
