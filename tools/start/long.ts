// `npm run test:long`: what is too long for every run: remotes of older commits, built as they were, beside today's; and every property with a thousand values that nobody has seen.
import path from 'node:path';
import { lastLines, together } from './findings.ts';
import { withMeans } from './means.ts';
import { runPhase } from './phase.ts';
import { phasesOf, TRACES } from './phases.ts';
import { isGreen, sum, verdict } from './tally.ts';

await withMeans(async ({ root, env, reports, signal }) => {
  const { unit, build, browser } = phasesOf(root, reports);
  const around = { root, env, signal };
  const long = { ...browser, args: browser.args.map((arg) => arg.replace('playwright.config.ts', 'playwright.long.config.ts')) };
  const unseen = { ...around, env: { ...env, PROPERTY_SEED: 'random', PROPERTY_RUNS: '1000' } };
  const outcomes = [await runPhase({ ...unit, name: 'properties with other values' }, unseen), await runPhase(build, around), await runPhase(long, around)];
  const tally = sum(outcomes.map((outcome) => outcome.tally));
  for (const line of lastLines(together(outcomes.map(({ findings }) => findings)), path.join(root, TRACES))) console.log(line);
  console.log(verdict(tally));
  return isGreen(tally, false) ? 0 : 1;
});
