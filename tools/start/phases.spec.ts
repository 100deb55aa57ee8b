import path from 'node:path';
import { browserReport, phasesOf, saysWhatFailed, testedProjects, withoutRepeats } from './phases.ts';

const root = path.resolve(__dirname, '../..');

describe('the phases of a test run', () => {
  it('test every project that has a jest configuration, this one included', () => {
    expect(testedProjects(root)).toEqual(
      expect.arrayContaining(['tools/start', 'apps/api', 'libs/domain', 'libs/contracts/src/all'].map((folder) => path.normalize(folder))),
    );
  });

  it('write their reports where the numbers are read', () => {
    const { unit, browser } = phasesOf(root, '/reports');
    expect(unit.args).toContain(`--outputFile=${unit.report?.file}`);
    expect(browser.report?.file).toBe(browserReport('/reports'));
  });

  it('look at the whole workspace unless told what of it', () => {
    const { lint, unit, build } = phasesOf(root, '/reports', {
      lint: ['apps/chat'],
      types: '/some/tsconfig.json',
      unit: ['apps/chat'],
      build: ['chat', 'shell'],
      journeys: ['--grep', '@chat'],
    });
    expect(lint.args.slice(1)).toEqual(['apps/chat', '--max-warnings=0']);
    expect(unit.args.slice(1, 4)).toEqual(['--projects', 'apps/chat', '--ci']);
    expect(build.args.join(' ')).toContain('-t build -p chat,shell ');
    expect(phasesOf(root, '/reports').build.args).not.toContain('-p');
  });
});

describe("jest's output", () => {
  it('shows at once which test failed and why', () => {
    const output =
      'PASS a.spec.ts\nFAIL start b.spec.ts\n  ● the tests › hold\n\n    expect(received).toBe(expected)\n\n    Expected: 1\n    Received: 2\n\n      12 | const a = 1;\n    TypeError: no\nFAIL api c.spec.ts (1 s)\nthe search on pglite > shows nothing that is gone\n    Error: expect(received).toEqual(expected)\n    - Array []\nTests: 1 failed';
    expect(
      output
        .split('\n')
        .filter(saysWhatFailed)
        .map((line) => line.trim()),
    ).toEqual([
      'FAIL start b.spec.ts',
      '● the tests › hold',
      'expect(received).toBe(expected)',
      'Expected: 1',
      'Received: 2',
      'TypeError: no',
      'FAIL api c.spec.ts (1 s)',
      'the search on pglite > shows nothing that is gone',
      'Error: expect(received).toEqual(expected)',
    ]);
  });

  it('is printed with each failure once and without what passed', () => {
    const output = 'PASS a.spec.ts\nFAIL b.spec.ts\n  ● why\n\nSummary of all failing tests\nFAIL ../b.spec.ts\n  ● why\n\n\nTest Suites: 1 failed\n';
    expect(withoutRepeats(output)).toBe('FAIL b.spec.ts\n  ● why\n\nTest Suites: 1 failed\n');
  });
});
