// Numbers of tests, from the reports of jest and Playwright.

/** How many tests did what. A phase without tests of its own (lint, types, build) counts as one failed test when it fails. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

/** The sum of several. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NONE);
}

type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number; numRuntimeErrorTestSuites: number };

/** Reads jest's `--json` report. A file that could not even be loaded counts as one failed test. */
export function jestTally(report: JestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: readonly unknown[] };

/** Reads Playwright's JSON report. A journey that passed on its second try has passed; the last lines of the run name it (findings.ts). An error outside any test counts as one failed. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** The last line of `npm test`, such as `412 passed, 0 failed`. */
export function verdict({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Whether these numbers are good enough: something ran, nothing failed, and in CI nothing was skipped. */
export function isGreen({ passed, failed, skipped }: Tally, ci: boolean): boolean {
  return passed > 0 && failed === 0 && !(ci && skipped > 0);
}
