import fc from 'fast-check';
import { LEVEL_STARTS, LEVEL_TITLES, levelOf, nextLevelTitle, titleOfLevel, TOP_LEVEL } from './levels.ts';

describe('levels', () => {
  it('are fifty, each a longer way than the one before', () => {
    expect(LEVEL_STARTS).toHaveLength(TOP_LEVEL);
    const steps = LEVEL_STARTS.slice(1).map((start, at) => start - (LEVEL_STARTS[at] ?? 0));
    expect(steps.every((step, at) => step > (steps[at - 1] ?? 0))).toBe(true);
    expect([steps[0], steps[13]]).toEqual([125, 5_000]);
  });
  it('change exactly at their thresholds', () => {
    LEVEL_STARTS.forEach((start, at) => {
      expect(levelOf(start).level).toBe(at + 1);
      if (at > 0) expect(levelOf(start - 1).level).toBe(at);
    });
  });
  it.each([0, -5, Number.NaN, Number.NEGATIVE_INFINITY])('begins at 1 with %d', (experience) =>
    expect(levelOf(experience)).toEqual({ level: 1, from: 0, to: 125, share: 0 }),
  );
  it('ends at 50 with a full bar', () => {
    const last = LEVEL_STARTS.at(-1) ?? 0;
    expect(levelOf(last)).toEqual({ level: 50, from: last, to: null, share: 1 });
    expect(levelOf(Number.POSITIVE_INFINITY)).toMatchObject({ level: 50, to: null, share: 1 });
  });
  it('never falls with more experience, and the bar shows the way to the next', () => {
    fc.assert(
      fc.property(fc.nat(1_200_000), fc.nat(5_000), (experience, more) => {
        const { level, from, to, share } = levelOf(experience);
        expect(levelOf(experience + more).level).toBeGreaterThanOrEqual(level);
        expect(from <= experience && (to === null || experience < to)).toBe(true);
        expect(to === null ? share === 1 : Math.abs(from + share * (to - from) - experience) < 1e-6).toBe(true);
      }),
    );
  });
});

describe('titles', () => {
  it.each([
    [0, 'newcomer'],
    [1, 'newcomer'],
    [4, 'newcomer'],
    [5, 'regular'],
    [14, 'supporter'],
    [50, 'legend'],
    [99, 'legend'],
  ])('level %d is a %s', (level, title) => expect(titleOfLevel(level)).toBe(title));
  it('begin with the first level, end with the last and come one after the other', () => {
    expect([LEVEL_TITLES[0].level, LEVEL_TITLES.at(-1)?.level]).toEqual([1, TOP_LEVEL]);
    for (let level = 1; level < TOP_LEVEL; level += 1) {
      const next = nextLevelTitle(level);
      expect(next?.level).toBeGreaterThan(level);
      expect(titleOfLevel((next?.level ?? 0) - 1)).toBe(titleOfLevel(level));
      expect(titleOfLevel(next?.level ?? 0)).toBe(next?.title);
    }
    expect(nextLevelTitle(TOP_LEVEL)).toBeUndefined();
  });
});
