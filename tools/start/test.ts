// `npm test`: types, lint, unit and api tests, build, browser tests; one line with the sum of it all at the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireTools } from './debian.ts';
import { runPhase } from './phase.ts';
import { browserReport, phasesOf } from './phases.ts';
import type { TemporaryPostgres } from './postgres.ts';
import { startPostgres } from './postgres.ts';
import { elapsed, step } from './progress.ts';
import { lineOf } from './refusal.ts';
import type { Tally } from './tally.ts';
import { isGreen, sum, verdict } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ci = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

async function runAll(env: NodeJS.ProcessEnv, reports: string): Promise<Tally> {
  const phases = phasesOf(root, reports);
  const around = { root, env, signal: stopping.signal };
  const graph = await runPhase(phases.graph, around);
  // Each of these two keeps one core busy.
  const checks = await Promise.all([runPhase(phases.types, around), runPhase(phases.lint, around)]);
  const unit = await runPhase(phases.unit, around);
  const build = await runPhase(phases.build, around);
  const browser = await runPhase(phases.browser, around);
  return sum([graph, ...checks, unit, build, browser]);
}

async function test(): Promise<number> {
  const began = performance.now();
  const reports = await mkdtemp(path.join(tmpdir(), 'khan-dai-test-'));
  let postgres: TemporaryPostgres | undefined;
  try {
    console.log('Khán Đài is being tested');
    const tools = await step('Chromium and PostgreSQL', (say) => requireTools({ env: process.env, cwd: root, signal: stopping.signal, say }));
    postgres = await step('temporary PostgreSQL', () => startPostgres(tools.postgres));
    const env = {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      CHROMIUM_PATH: tools.chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport(reports),
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      FORCE_COLOR: '0',
    };
    const tally = await runAll(env, reports);
    if (stopping.signal.aborted) {
      console.log('Stopped');
      return 130;
    }
    console.log(`Tested in ${elapsed(performance.now() - began)}`);
    if (ci && tally.skipped > 0) console.log('A skipped test counts as a failure in CI');
    if (tally.passed === 0) console.log('Not one test has passed: something is wrong with the run itself');
    console.log(verdict(tally));
    return isGreen(tally, ci) ? 0 : 1;
  } finally {
    await postgres?.stop();
    await rm(reports, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await test();
} catch (error) {
  console.error(lineOf(error));
  process.exitCode = stopping.signal.aborted ? 130 : 1;
}
