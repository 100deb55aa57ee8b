import fc from 'fast-check';
import { isHalfTimeTip, LINE_LIMIT, lineOfPick, picksOf, settleTip, splitLine, TIP_TYPE, tipTerms, unitsOf } from './index.ts';
import type { Score, TipTerms, TipType } from './index.ts';

const score = (home: number, away: number): Score => ({ home, away });
const terms = (type: TipType, pick: string, line: number | null): TipTerms => {
  const made = tipTerms(type, pick, line);
  if (typeof made === 'string') throw new Error(`no terms: ${made}`);
  return made;
};
const settled = (type: TipType, pick: string, line: number | null, home: number, away: number) =>
  settleTip(terms(type, pick, line), { score: score(home, away), halfTime: null });

const won = { result: 10, settledUnits: 1 };
const halfWon = { result: 10, settledUnits: 0.5 };
const back = { result: 20, settledUnits: 0 };
const halfLost = { result: 30, settledUnits: -0.5 };
const lost = { result: 30, settledUnits: -1 };

describe('settling a tip', () => {
  // Home's lead of -2 to 2 from left to right.
  it.each([
    [0, [lost, lost, back, won, won]],
    [-0.25, [lost, lost, halfLost, won, won]],
    [-0.5, [lost, lost, lost, won, won]],
    [-0.75, [lost, lost, lost, halfWon, won]],
    [-1, [lost, lost, lost, back, won]],
    [-1.25, [lost, lost, lost, halfLost, won]],
    [-1.5, [lost, lost, lost, lost, won]],
    [-1.75, [lost, lost, lost, lost, halfWon]],
    [0.25, [lost, lost, halfWon, won, won]],
    [0.5, [lost, lost, won, won, won]],
    [0.75, [lost, halfLost, won, won, won]],
    [1, [lost, back, won, won, won]],
    [1.25, [lost, halfWon, won, won, won]],
  ])('home with a handicap of %d', (line, results) => {
    const scores = [score(0, 2), score(1, 2), score(1, 1), score(2, 1), score(3, 1)];
    expect(scores.map(({ home, away }) => settled(TIP_TYPE.handicap, 'home', line, home, away))).toEqual(results);
  });

  // 0 to 4 goals from left to right.
  it.each([
    [2, [lost, lost, back, won, won]],
    [2.25, [lost, lost, halfLost, won, won]],
    [2.5, [lost, lost, lost, won, won]],
    [2.75, [lost, lost, lost, halfWon, won]],
    [3, [lost, lost, lost, back, won]],
    [0.25, [halfLost, won, won, won, won]],
  ])('over %d goals', (line, results) => {
    const scores = [score(0, 0), score(0, 1), score(1, 1), score(3, 0), score(2, 2)];
    expect(scores.map(({ home, away }) => settled(TIP_TYPE.overUnder, 'over', line, home, away))).toEqual(results);
  });

  it.each([
    ['home', [won, lost, lost]],
    ['draw', [lost, won, lost]],
    ['away', [lost, lost, won]],
  ])('European, %s', (pick, results) => {
    expect([score(2, 1), score(1, 1), score(0, 3)].map(({ home, away }) => settled(TIP_TYPE.european, pick, null, home, away))).toEqual(results);
  });

  it('looks at half-time alone for the markets of the first half', () => {
    const scores = { score: score(0, 3), halfTime: score(1, 0) };
    expect(settleTip(terms(TIP_TYPE.halfHandicap, 'home', -0.5), scores)).toEqual(won);
    expect(settleTip(terms(TIP_TYPE.halfOverUnder, 'over', 1), scores)).toEqual(back);
    expect(settleTip(terms(TIP_TYPE.handicap, 'home', -0.5), scores)).toEqual(lost);
  });

  it('leaves a tip open while its score is not known', () => {
    const halfTimeOnly = { score: null, halfTime: score(1, 0) };
    const fullTimeOnly = { score: score(1, 0), halfTime: null };
    for (const type of Object.values(TIP_TYPE)) {
      const tip = terms(type, picksOf(type)[0] ?? '', type === TIP_TYPE.european ? null : 1);
      expect(settleTip(tip, halfTimeOnly) === null).toBe(!isHalfTimeTip(type));
      expect(settleTip(tip, fullTimeOnly) === null).toBe(isHalfTimeTip(type));
      expect(settleTip(tip, { score: null, halfTime: null })).toBeNull();
    }
  });
});

describe('terms of a tip', () => {
  it.each([
    [15, 'home', 0, 'type'],
    [Number.NaN, 'home', 0, 'type'],
    [TIP_TYPE.handicap, 'over', 0, 'pick'],
    [TIP_TYPE.handicap, 'draw', 0, 'pick'],
    [TIP_TYPE.overUnder, 'home', 2, 'pick'],
    [TIP_TYPE.european, 'over', null, 'pick'],
    [TIP_TYPE.european, 'home', 0, 'line'],
    [TIP_TYPE.handicap, 'home', null, 'line'],
    [TIP_TYPE.handicap, 'home', 0.3, 'line'],
    [TIP_TYPE.handicap, 'home', 10.25, 'line'],
    [TIP_TYPE.halfHandicap, 'away', -10.25, 'line'],
    [TIP_TYPE.overUnder, 'over', 0, 'line'],
    [TIP_TYPE.halfOverUnder, 'under', 20.25, 'line'],
    [TIP_TYPE.overUnder, 'over', Number.NaN, 'line'],
  ])('type %d, %s, line %d: the %s does not fit', (type, pick, line, problem) => expect(tipTerms(type, pick, line)).toBe(problem));

  it.each([
    [TIP_TYPE.handicap, 'home', 10],
    [TIP_TYPE.halfHandicap, 'away', -10],
    [TIP_TYPE.overUnder, 'over', 0.25],
    [TIP_TYPE.halfOverUnder, 'under', 20],
    [TIP_TYPE.european, 'draw', null],
  ] as const)('type %d, %s, line %d are terms', (type, pick, line) => expect(tipTerms(type, pick, line)).toEqual({ type, pick, line }));

  it('turn the line round for who picks the away team', () => {
    expect(lineOfPick(terms(TIP_TYPE.handicap, 'away', -0.5))).toBe(0.5);
    expect(lineOfPick(terms(TIP_TYPE.handicap, 'home', -0.5))).toBe(-0.5);
    expect(Object.is(lineOfPick(terms(TIP_TYPE.handicap, 'away', 0)), 0)).toBe(true);
    expect(lineOfPick(terms(TIP_TYPE.overUnder, 'under', 2.5))).toBe(2.5);
    expect(lineOfPick(terms(TIP_TYPE.european, 'away', null))).toBeNull();
  });
});

const anyScore = fc.record({ home: fc.nat({ max: 9 }), away: fc.nat({ max: 9 }) });
const anyHandicap = fc.integer({ min: -4 * LINE_LIMIT.handicap, max: 4 * LINE_LIMIT.handicap }).map((quarters) => quarters / 4 + 0);
const anyGoals = fc.integer({ min: 1, max: 4 * LINE_LIMIT.overUnder }).map((quarters) => quarters / 4);

describe('any tip', () => {
  it('wins for one side what it loses for the other', () => {
    fc.assert(
      fc.property(anyScore, anyHandicap, anyGoals, (end, handicap, goals) => {
        expect(unitsOf(terms(30, 'home', handicap), end) + unitsOf(terms(30, 'away', handicap), end)).toBe(0);
        expect(unitsOf(terms(10, 'over', goals), end) + unitsOf(terms(10, 'under', goals), end)).toBe(0);
      }),
    );
  });

  it('is the same with the teams and the line turned round', () => {
    fc.assert(
      fc.property(anyScore, anyHandicap, (end, line) => {
        expect(unitsOf(terms(30, 'away', line), end)).toBe(unitsOf(terms(30, 'home', 0 - line), score(end.away, end.home)));
      }),
    );
  });

  it('on a quarter line is the mean of the two lines around it', () => {
    fc.assert(
      fc.property(anyScore, anyHandicap, (end, line) => {
        const [near, far] = splitLine(line);
        fc.pre(Math.abs(near) <= LINE_LIMIT.handicap && Math.abs(far) <= LINE_LIMIT.handicap);
        const mean = (unitsOf(terms(30, 'home', near), end) + unitsOf(terms(30, 'home', far), end)) / 2;
        expect(unitsOf(terms(30, 'home', line), end)).toBe(mean);
      }),
    );
  });

  it('never does worse with a better line', () => {
    fc.assert(
      fc.property(anyScore, anyHandicap, fc.integer({ min: 1, max: 8 }), (end, line, quarters) => {
        const better = Math.min(LINE_LIMIT.handicap, line + quarters / 4);
        expect(unitsOf(terms(30, 'home', better), end)).toBeGreaterThanOrEqual(unitsOf(terms(30, 'home', line), end));
      }),
    );
  });

  it('over goals never does better with a higher line, under never worse', () => {
    fc.assert(
      fc.property(anyScore, anyGoals, fc.integer({ min: 1, max: 8 }), (end, line, quarters) => {
        const higher = Math.min(LINE_LIMIT.overUnder, line + quarters / 4);
        expect(unitsOf(terms(10, 'over', higher), end)).toBeLessThanOrEqual(unitsOf(terms(10, 'over', line), end));
        expect(unitsOf(terms(10, 'under', higher), end)).toBeGreaterThanOrEqual(unitsOf(terms(10, 'under', line), end));
      }),
    );
  });

  it('of the first half looks at nothing else, and none of the match at the first half', () => {
    fc.assert(
      fc.property(anyScore, anyScore, anyScore, anyHandicap, anyGoals, (half, one, other, handicap, goals) => {
        for (const tip of [terms(40, 'home', handicap), terms(50, 'over', goals)])
          expect(settleTip(tip, { score: one, halfTime: half })).toEqual(settleTip(tip, { score: other, halfTime: half }));
        for (const tip of [terms(30, 'home', handicap), terms(10, 'over', goals), terms(20, 'draw', null)])
          expect(settleTip(tip, { score: one, halfTime: half })).toEqual(settleTip(tip, { score: one, halfTime: null }));
      }),
    );
  });

  it('in 1X2 has one winner among three', () => {
    fc.assert(
      fc.property(anyScore, (end) => {
        expect(
          picksOf(20)
            .map((pick) => unitsOf(terms(20, pick, null), end))
            .sort(),
        ).toEqual([-1, -1, 1]);
      }),
    );
  });

  it('has the result that its units say', () => {
    fc.assert(
      fc.property(anyScore, anyHandicap, (end, line) => {
        const settlement = settleTip(terms(30, 'home', line), { score: end, halfTime: null });
        expect(settlement?.result).toBe(20 - 10 * Math.sign(settlement?.settledUnits ?? 9));
      }),
    );
  });
});
