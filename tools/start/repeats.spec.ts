import { lineOfRepeats, repeatsOf } from './repeats.ts';
import type { PlaywrightReport } from './findings.ts';

type Journey = NonNullable<NonNullable<PlaywrightReport['suites']>[number]['specs']>[number];
const spec = (title: string, ...outcomes: ('expected' | 'unexpected' | 'skipped')[]): Journey => ({
  title,
  file: 'home.spec.ts',
  line: 3,
  tests: outcomes.map((status) => ({
    status,
    results:
      status === 'skipped'
        ? []
        : [
            {
              duration: 10,
              status: status === 'expected' ? 'passed' : 'failed',
              ...(status === 'unexpected' && { error: { message: `Error: no goal\n  at home.spec.ts:4` } }),
            },
          ],
  })),
});
const report = (...specs: Journey[]): PlaywrightReport => ({
  config: { rootDir: '/portal/apps/e2e/tests' },
  suites: [{ title: 'home.spec.ts', file: 'home.spec.ts', specs }],
});

describe('journeys that were taken many times', () => {
  it('are counted each for itself, the worst first, each reason once', () => {
    // With --repeat-each a journey stands in the report once for each time.
    const found = repeatsOf(
      report(spec('stands', 'expected'), spec('stands', 'expected'), spec('falls', 'expected'), spec('falls', 'unexpected'), spec('falls', 'unexpected')),
      '/portal',
    );
    expect(found).toEqual([
      { where: 'apps/e2e/tests/home.spec.ts:3', name: 'falls', times: 3, failed: 2, why: ['Error: no goal'] },
      { where: 'apps/e2e/tests/home.spec.ts:3', name: 'stands', times: 2, failed: 0, why: [] },
    ]);
    expect(lineOfRepeats(found[0]!)).toEqual(['   2 of 3 failed  apps/e2e/tests/home.spec.ts:3  falls', '        Error: no goal']);
  });

  it('have failed when they did not come to run', () => {
    expect(repeatsOf(report(spec('stands', 'expected', 'skipped')), '/portal')).toEqual([
      expect.objectContaining({ times: 2, failed: 1, why: ['it did not run'] }),
    ]);
  });
});
