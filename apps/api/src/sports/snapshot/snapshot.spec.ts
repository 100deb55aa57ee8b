import { isScored } from '@portal/domain';
import { countsOf } from '../counts.ts';
import { LAST_FINAL, OPENING_MATCH, SPANISH_LEAGUE } from '../football-txt/excerpts.ts';
import { readFootballTxt } from '../football-txt/index.ts';
import { loadMatches, loadShippedFiles, loadShippedReadings, loadSnapshot, SNAPSHOT_SOURCE } from './index.ts';
import { packMatch, unpackMatch } from './packed-match.ts';

describe('the shipped snapshot', () => {
  it('names its source and its licence', () => {
    expect(SNAPSHOT_SOURCE.source).toBe('openfootball (CC0 1.0)');
    expect(SNAPSHOT_SOURCE.licence).toContain('publicdomain/zero');
  });

  it('plays the matches of World Cup 2026 again whose line-ups and events are known', () => {
    const matches = loadSnapshot();
    expect(countsOf(matches)).toMatchObject({
      matches: 96,
      scored: 96,
      goals: 280,
      yellowCards: 245,
      redCards: 13,
      substitutions: 916,
      lineUps: 96,
      withTime: 96,
    });
    expect(matches.filter(isScored)).toHaveLength(96);
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
