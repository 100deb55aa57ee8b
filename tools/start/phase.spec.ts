import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Phase } from './phase.ts';
import { runPhase } from './phase.ts';
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
const phase = (code: string, more: Partial<Phase> = {}): Phase => ({ name: 'lint', args: ['-e', code], patienceMs: 20_000, ...more });
const report = () => ({ file: path.join(folder, 'jest.json'), tally: jestTally });
const writes = (numbers: object) => `require('fs').writeFileSync(${JSON.stringify(path.join(folder, 'jest.json'))}, JSON.stringify(${JSON.stringify(numbers)}));`;
const numbers = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

describe('a phase of the test run', () => {
  it('without tests of its own adds nothing when it succeeds and one failure when it fails, with what it said', async () => {
    expect(await runPhase(phase(''), around())).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(await runPhase(phase("console.log('14:3 unused variable');process.exit(1)"), around())).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(printed()).toContain('14:3 unused variable');
  });

  it('gives the numbers of its report', async () => {
    expect(await runPhase(phase(writes(numbers), { report: report() }), around())).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  it('that ends badly although no test failed has failed', async () => {
    expect(await runPhase(phase(`${writes(numbers)}process.exit(1)`, { report: report() }), around())).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('that leaves no report has failed', async () => {
    expect(await runPhase(phase('', { report: report() }), around())).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('is stopped when it takes too long', async () => {
    expect(await runPhase(phase('setInterval(()=>{},1000)', { patienceMs: 300 }), around())).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(printed()).toContain('and was stopped');
  });

  it('is stopped on Ctrl-C', async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 200);
    expect((await runPhase(phase('setInterval(()=>{},1000)'), around(stopping.signal))).failed).toBe(1);
  });
});
