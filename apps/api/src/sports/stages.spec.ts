import { stakeOf } from '@portal/domain';
import words from './stages.json' with { type: 'json' };
import { stageOf, stageWords } from './stages.ts';

const stage = (from: { stage?: string; group?: string; round?: string }) => stageOf({ stage: null, group: null, round: null, ...from });

describe('stageOf', () => {
  it.each([
    [{ stage: 'First Stage', group: 'Group A' }, 'Bảng A', 'Group A', 'A 組'],
    [{ stage: 'Round of 32' }, 'Vòng 1/16', 'Round of 32', '32 強'],
    [{ stage: 'Quarter-final' }, 'Tứ kết', 'Quarter-final', '八強'],
    [{ stage: 'Semi-finals' }, 'Bán kết', 'Semi-final', '四強'],
    [{ stage: 'Play-off for third place' }, 'Tranh hạng ba', 'Third-place play-off', '季軍戰'],
    [{ stage: 'Final' }, 'Chung kết', 'Final', '決賽'],
    [{ stage: 'Finals', round: 'Quarterfinals' }, 'Tứ kết', 'Quarter-final', '八強'],
    [{ round: 'Matchday 7' }, 'Vòng 7', 'Matchday 7', '第 7 輪'],
    [{ round: 'Regular Season - 1' }, 'Vòng 1', 'Matchday 1', '第 1 輪'],
    [{ stage: 'Copa de Verão' }, 'Copa de Verão', 'Copa de Verão', 'Copa de Verão'],
  ])('names %p', (from, vi, en, zh) => {
    expect((['vi', 'en', 'zh'] as const).map((locale) => stageWords(stage(from), locale))).toEqual([vi, en, zh]);
  });

  it('has words for the same keys in three languages', () => {
    expect(Object.keys(words.en)).toEqual(Object.keys(words.vi));
    expect(Object.keys(words.zh)).toEqual(Object.keys(words.vi));
  });
  it('has a key for each stage at which more than usual is at stake', () => {
    expect(Object.keys(words.vi).filter((key) => stakeOf(key) > stakeOf(undefined))).toEqual([
      'play-off',
      'round-of-64',
      'round-of-32',
      'round-of-16',
      'quarter-final',
      'semi-final',
      'third-place',
      'final',
    ]);
  });
});
