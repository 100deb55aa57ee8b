import { headOf, jestFindings, lastLines, NOTHING, outputFindings, playwrightFindings, together, type Finding } from './findings.ts';

const root = '/khan-dai';
const journey = (title: string, line: number, status: string, ...results: { status: string; message?: string; at?: number }[]) => ({
  title,
  line,
  file: 'chat.spec.ts',
  tests: [
    {
      status,
      results: results.map(({ status: ended, message, at }) => ({
        status: ended,
        duration: 2_000,
        ...(message && { error: { message, ...(at && { location: { file: `${root}/apps/e2e/tests/chat.spec.ts`, line: at } }) } }),
      })),
    },
  ],
});
const browser = {
  config: { rootDir: `${root}/apps/e2e/tests` },
  suites: [
    {
      title: 'chat.spec.ts',
      file: 'chat.spec.ts',
      specs: [journey('is quick', 3, 'expected', { status: 'passed' })],
      suites: [
        {
          title: 'a room',
          file: 'chat.spec.ts',
          specs: [
            journey(
              'fails twice',
              10,
              'unexpected',
              { status: 'failed', message: '\u001b[31mError: expect(locator).toBeVisible()\u001b[39m\n\n  Locator: x', at: 14 },
              { status: 'failed', message: 'Error: again', at: 15 },
            ),
            journey('fails once', 20, 'flaky', { status: 'timedOut', message: 'Test timeout of 120000ms exceeded.' }, { status: 'passed' }),
          ],
        },
      ],
    },
  ],
};
const unit = {
  testResults: [
    {
      name: `${root}/libs/domain/src/rules.spec.ts`,
      status: 'failed',
      assertionResults: [
        { status: 'passed', title: 'holds', ancestorTitles: ['a rule'], duration: 30 },
        {
          status: 'failed',
          title: 'breaks',
          ancestorTitles: ['a rule'],
          duration: 4_000,
          failureMessages: [
            `Error: expect(received).toBe(expected)\n\nExpected: 1\nReceived: 2\n    at Object.<anonymous> (${root}/libs/domain/src/rules.spec.ts:12:5)`,
          ],
        },
      ],
    },
    {
      name: `${root}/apps/api/src/doors.spec.ts`,
      status: 'failed',
      assertionResults: [
        {
          status: 'failed',
          title: 'is shut',
          failureMessages: [`Error: no\n    at file://${root}/apps/api/src/doors.spec.ts?1795547426430:7:22`],
        },
      ],
    },
    { name: `${root}/apps/api/src/app.spec.ts`, status: 'failed', message: 'Cannot find module ./gone.ts', assertionResults: [] },
  ],
};

describe('what the last lines say', () => {
  it('names each failed unit test with its line and the head of its message, and a file that could not be loaded', () => {
    expect(jestFindings(unit, root).failed).toEqual([
      { where: 'libs/domain/src/rules.spec.ts:12', name: 'a rule > breaks', why: 'Error: expect(received).toBe(expected) | Expected: 1 | Received: 2' },
      { where: 'apps/api/src/doors.spec.ts:7', name: 'is shut', why: 'Error: no' },
      { where: 'apps/api/src/app.spec.ts', name: 'the file as a whole', why: 'Cannot find module ./gone.ts' },
    ]);
  });

  it('names a journey that failed twice where it failed first, one that passed on its second try as shaky, and what fell outside any', () => {
    const { failed, shaky } = playwrightFindings({ ...browser, errors: [{ message: 'Error: the api is not ready' }] }, root);
    expect(failed).toEqual([
      { where: '', name: 'outside any journey', why: 'Error: the api is not ready' },
      { where: 'apps/e2e/tests/chat.spec.ts:14', name: 'a room > fails twice', why: 'Error: expect(locator).toBeVisible() | Locator: x' },
    ]);
    expect(shaky).toEqual([{ where: 'apps/e2e/tests/chat.spec.ts:20', name: 'a room > fails once', why: 'Test timeout of 120000ms exceeded.' }]);
  });

  it('reads the faults out of what a check without tests printed, or its last lines', () => {
    expect(outputFindings('type check', 'a.ts(3,1): error TS2322: no\nFound 1 error.').failed).toEqual([
      { where: '', name: 'type check', why: 'a.ts(3,1): error TS2322: no\n      Found 1 error.' },
    ]);
    expect(outputFindings('build', 'one\ntwo\nthree\nfour').failed[0]?.why).toBe('two\n      three\n      four');
    const crashed = 'PASS shell error-page.spec.tsx\n#\n# Fatal error in , line 0\n# Check failed: jit_page.has_value().\n#\nPASS x.spec.ts\nEnded by SIGTRAP';
    expect(
      outputFindings('unit and api tests', crashed)
        .failed[0]?.why.split('\n')
        .map((line) => line.trim()),
    ).toEqual(['# Fatal error in , line 0', '# Check failed: jit_page.has_value().', 'Ended by SIGTRAP']);
  });

  it('keeps the ten slowest, the failed and the shaky, and where traces are, within sixty lines whatever happened', () => {
    const lines = lastLines(together([jestFindings(unit, root), playwrightFindings(browser, root)]), '/khan-dai/test-results');
    expect(lines[0]).toBe('Slowest:');
    expect(lines.slice(1, 3)).toEqual([
      '     4.0 s  libs/domain/src/rules.spec.ts: a rule > breaks',
      '     4.0 s  apps/e2e/tests/chat.spec.ts: a room > fails twice',
    ]);
    expect(lines).toContain('Failed:');
    expect(lines).toContain('  apps/e2e/tests/chat.spec.ts:14  a room > fails twice');
    expect(lines).toContain('Shaky, passed on the second try:');
    expect(lines.at(-1)).toBe('Traces, pictures and logs of servers: /khan-dai/test-results');
    const many = (count: number): Finding[] => Array.from({ length: count }, (_, at) => ({ where: `x.spec.ts:${at}`, name: 'x', why: 'y' }));
    const most = lastLines({ failed: many(200), shaky: many(50), slow: Array.from({ length: 90 }, (_, ms) => ({ name: 'x', ms })) }, '/khan-dai/test-results');
    expect(most.length).toBeLessThanOrEqual(57);
    expect(most).toContain('  and 186 more, further up');
  });

  it('is nothing where nothing ran', () => {
    expect(lastLines(NOTHING, 'x')).toEqual([]);
  });

  it('cuts a long message', () => {
    expect(headOf('x'.repeat(1_000))).toHaveLength(180);
  });
});
