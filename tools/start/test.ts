// `npm test`: types, lint, unit and api tests, build, browser tests; one line with the sum of it all at the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireTools } from './debian.ts';
import { lastLines, together } from './findings.ts';
import { runPhase, type Outcome } from './phase.ts';
import { environmentOf, phasesOf, TRACES } from './phases.ts';
import type { TemporaryPostgres } from './postgres.ts';
import { startPostgres } from './postgres.ts';
import { elapsed, step } from './progress.ts';
import { lineOf } from './refusal.ts';
import { isGreen, sum, verdict } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ci = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/** For the whole run. What hangs in it ends there; no single phase has a limit, since a slow one is no failure. */
const BUDGET_MINUTES = 75;

async function runAll(env: NodeJS.ProcessEnv, reports: string, budget: AbortSignal): Promise<Outcome> {
  const phases = phasesOf(root, reports);
  const around = { root, env, signal: stopping.signal, budget };
  const graph = await runPhase(phases.graph, around);
  const format = await runPhase(phases.format, around);
  // Each of these two keeps one core busy.
  const checks = await Promise.all([runPhase(phases.types, around), runPhase(phases.lint, around)]);
  const unit = await runPhase(phases.unit, around);
  const build = await runPhase(phases.build, around);
  const browser = await runPhase(phases.browser, around);
  const all = [graph, format, ...checks, unit, build, browser];
  return { tally: sum(all.map(({ tally }) => tally)), findings: together(all.map(({ findings }) => findings)) };
}

async function test(): Promise<number> {
  const began = performance.now();
  const reports = await mkdtemp(path.join(tmpdir(), 'khan-dai-test-'));
  const budget = AbortSignal.timeout(BUDGET_MINUTES * 60_000);
  let postgres: TemporaryPostgres | undefined;
  try {
    console.log('Khán Đài is being tested');
    const tools = await step('Chromium and PostgreSQL', (say) => requireTools({ env: process.env, cwd: root, signal: stopping.signal, say }));
    postgres = await step('temporary PostgreSQL', () => startPostgres(tools.postgres));
    const { tally, findings } = await runAll(environmentOf(reports, tools.chromium, postgres.url), reports, budget);
    if (stopping.signal.aborted) {
      console.log('Stopped');
      return 130;
    }
    for (const line of lastLines(findings, path.join(root, TRACES))) console.log(line);
    if (budget.aborted) console.log(`The run took longer than ${BUDGET_MINUTES} minutes and was stopped`);
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
