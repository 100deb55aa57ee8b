import path from 'node:path';
import { browserReport, phasesOf, testedProjects, withoutRepeats } from './phases.ts';

const root = path.resolve(__dirname, '../..');

describe('the phases of a test run', () => {
  it('test every project that has a jest configuration, this one included', () => {
    expect(testedProjects(root)).toEqual(expect.arrayContaining([path.join('tools', 'start'), path.join('apps', 'api'), path.join('libs', 'domain')]));
  });

  it('write their reports where the numbers are read', () => {
    const { unit, browser } = phasesOf(root, '/reports');
    expect(unit.args).toContain(`--outputFile=${unit.report?.file}`);
    expect(browser.report?.file).toBe(browserReport('/reports'));
  });
});

describe("jest's output", () => {
  it('is printed with each failure once and without what passed', () => {
    const output = 'PASS a.spec.ts\nFAIL b.spec.ts\n  ● why\n\nSummary of all failing tests\nFAIL ../b.spec.ts\n  ● why\n\n\nTest Suites: 1 failed\n';
    expect(withoutRepeats(output)).toBe('FAIL b.spec.ts\n  ● why\n\nTest Suites: 1 failed\n');
  });
});
