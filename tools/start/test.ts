// `npm test`: types, lint, unit and api tests, build, browser tests; one line with the sum of it all at the end.
import path from 'node:path';
import { lastLines, together } from './findings.ts';
import { withMeans, type Means } from './means.ts';
import { runPhase, type Outcome } from './phase.ts';
import { phasesOf, TRACES } from './phases.ts';
import { elapsed } from './progress.ts';
import { isGreen, sum, verdict } from './tally.ts';

const ci = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
/** For the whole run, so that it tells what it found before the 90 minutes of CI are over. What hangs in it ends there; no single phase has a limit, since a slow one is no failure. */
const BUDGET_MINUTES = 82;

async function runAll({ root, env, reports, signal }: Means, budget: AbortSignal): Promise<Outcome> {
  const phases = phasesOf(root, reports);
  const around = { root, env, signal, budget };
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

const began = performance.now();
const budget = AbortSignal.timeout(BUDGET_MINUTES * 60_000);
console.log('Khán Đài is being tested');
await withMeans(async (means) => {
  const { tally, findings } = await runAll(means, budget);
  if (means.signal.aborted) {
    console.log('Stopped');
    return 130;
  }
  for (const line of lastLines(findings, path.join(means.root, TRACES))) console.log(line);
  if (budget.aborted) console.log(`The run took longer than ${BUDGET_MINUTES} minutes and was stopped`);
  console.log(`Tested in ${elapsed(performance.now() - began)}`);
  if (ci && tally.skipped > 0) console.log('A skipped test counts as a failure in CI');
  if (tally.passed === 0) console.log('Not one test has passed: something is wrong with the run itself');
  console.log(verdict(tally));
  return isGreen(tally, ci) ? 0 : 1;
});
