// `npm run test:long`: what is too long for every run: remotes of older commits, built as they were, beside today's.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireTools } from './debian.ts';
import { lastLines, together } from './findings.ts';
import { runPhase } from './phase.ts';
import { environmentOf, phasesOf, TRACES } from './phases.ts';
import { startPostgres } from './postgres.ts';
import { step } from './progress.ts';
import { isGreen, sum, verdict } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
const reports = await mkdtemp(path.join(tmpdir(), 'khan-dai-long-'));
const tools = await step('Chromium and PostgreSQL', (say) => requireTools({ env: process.env, cwd: root, signal: stopping.signal, say }));
const postgres = await step('temporary PostgreSQL', () => startPostgres(tools.postgres));
try {
  const { build, browser } = phasesOf(root, reports);
  const around = { root, env: environmentOf(reports, tools.chromium, postgres.url), signal: stopping.signal };
  const long = { ...browser, args: browser.args.map((arg) => arg.replace('playwright.config.ts', 'playwright.long.config.ts')) };
  const outcomes = [await runPhase(build, around), await runPhase(long, around)];
  const tally = sum(outcomes.map((outcome) => outcome.tally));
  for (const line of lastLines(together(outcomes.map(({ findings }) => findings)), path.join(root, TRACES))) console.log(line);
  console.log(verdict(tally));
  process.exitCode = isGreen(tally, false) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(reports, { recursive: true, force: true });
}
