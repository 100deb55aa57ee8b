import fc from 'fast-check';
import type { Tally } from './tally.ts';
import { isGreen, jestTally, playwrightTally, sum, verdict } from './tally.ts';

const tallies = fc.array(fc.record({ passed: fc.nat(999), failed: fc.nat(99), skipped: fc.nat(99) }));

describe('the numbers of a test run', () => {
  it('are summed without losing any', () => {
    fc.assert(
      fc.property(tallies, (all) => {
        const total = sum(all);
        for (const key of ['passed', 'failed', 'skipped'] as const) expect(total[key]).toBe(all.reduce((count, tally) => count + tally[key], 0));
      }),
    );
  });

  it('count a test file that jest could not load as a failure, and a todo as skipped', () => {
    expect(jestTally({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, numRuntimeErrorTestSuites: 1 })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
    });
  });

  it('count a Playwright error outside any test as a failure, and a journey that passed on its second try as passed', () => {
    expect(playwrightTally({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })).toEqual({ passed: 8, failed: 2, skipped: 2 });
  });

  it('end in one line', () => {
    expect(verdict({ passed: 412, failed: 0, skipped: 0 })).toBe('412 passed, 0 failed');
    expect(verdict({ passed: 410, failed: 1, skipped: 1 })).toBe('410 passed, 1 failed, 1 skipped');
  });

  it.each<[Tally, boolean, boolean]>([
    [{ passed: 3, failed: 0, skipped: 0 }, true, true],
    [{ passed: 3, failed: 0, skipped: 1 }, false, true],
    [{ passed: 3, failed: 0, skipped: 1 }, true, false],
    [{ passed: 3, failed: 1, skipped: 0 }, false, false],
    [{ passed: 0, failed: 0, skipped: 0 }, false, false],
  ])('%j with CI %s is green: %s', (tally, ci, green) => {
    expect(isGreen(tally, ci)).toBe(green);
  });
});
