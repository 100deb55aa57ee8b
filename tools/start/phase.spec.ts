import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Phase } from './phase.ts';
import { runPhase } from './phase.ts';
import { jestFindings } from './findings.ts';
import { jestTally } from './tally.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phase-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const printed = () => jest.mocked(console.log).mock.calls.flat().join('\n');
const around = (signal = new AbortController().signal) => ({ root: folder, env: process.env, signal });
const phase = (code: string, more: Partial<Phase> = {}): Phase => ({ name: 'lint', args: ['-e', code], ...more });
const report = () => ({ file: path.join(folder, 'jest.json'), tally: jestTally, findings: jestFindings });
const writes = (numbers: object) =>
  `require('fs').writeFileSync(${JSON.stringify(path.join(folder, 'jest.json'))}, JSON.stringify(${JSON.stringify(numbers)}));`;
const numbers = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

describe('a phase of the test run', () => {
  it('without tests of its own adds nothing when it succeeds and one failure when it fails, with what it said', async () => {
    expect(await runPhase(phase(''), around())).toEqual({ tally: { passed: 0, failed: 0, skipped: 0 }, findings: { failed: [], shaky: [], slow: [] } });
    const { tally, findings } = await runPhase(phase("console.log('14:3 error unused variable');process.exit(1)"), around());
    expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(findings.failed).toEqual([{ where: '', name: 'lint', why: '14:3 error unused variable' }]);
    expect(printed()).toContain('14:3 error unused variable');
  });

  it('gives the numbers of its report', async () => {
    expect((await runPhase(phase(writes(numbers), { report: report() }), around())).tally).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  it('that ends badly although no test failed has failed', async () => {
    expect((await runPhase(phase(`${writes(numbers)}process.exit(1)`, { report: report() }), around())).tally).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('that leaves no report has failed', async () => {
    expect((await runPhase(phase('', { report: report() }), around())).tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('that takes long is let be until the time of the whole run is up; none begins after that', async () => {
    const budget = AbortSignal.timeout(300);
    const stopped = await runPhase(phase('setInterval(()=>{},1000)'), { ...around(), budget });
    expect(stopped).toMatchObject({
      tally: { passed: 0, failed: 1, skipped: 0 },
      findings: { failed: [{ name: 'lint', why: 'under way when the time of the run was up' }] },
    });
    expect(printed()).toContain('and was stopped');
    expect((await runPhase(phase(''), { ...around(), budget })).findings.failed).toEqual([
      { where: '', name: 'lint', why: 'not begun: the time of the run was up' },
    ]);
  });

  it('is stopped on Ctrl-C', async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 200);
    expect((await runPhase(phase('setInterval(()=>{},1000)'), around(stopping.signal))).tally.failed).toBe(1);
  });
});
