// `npm run ci:affected`: checks what a change can have broken, and publishes the remotes whose bytes changed. See README.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binOf } from '@portal/start/bin-of';
import { runCommand } from '@portal/start/command';
import { requireTools } from '@portal/start/debian';
import { lastLines } from '@portal/start/findings';
import { environmentOf, TRACES } from '@portal/start/phases';
import { startPostgres } from '@portal/start/postgres';
import { elapsed, step } from '@portal/start/progress';
import { lineOf, Refusal } from '@portal/start/refusal';
import { isGreen, verdict } from '@portal/start/tally';
import { check, type Done } from './src/check.ts';
import { compose } from './src/compose.ts';
import { decide, type Decision } from './src/decide.ts';
import { deployedReleases, type DeployedReleases } from './src/deployed.ts';
import { gitIn } from './src/git.ts';
import { remember } from './src/green.ts';
import { readOptions, type Options } from './src/options.ts';
import { publish, type Published } from './src/publish.ts';
import { reportOf } from './src/report.ts';
import { scopeOf } from './src/scope.ts';
import { wordsOf } from './src/words.ts';
import { workspaceOf, type NxGraph, type Workspace } from './src/workspace.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/** Asks nx for the graph of the projects. The linter's rule about who may import whom reads it from nx's cache afterwards. */
async function workspace(reports: string): Promise<Workspace> {
  const file = path.join(reports, 'graph.json');
  const { code, output } = await runCommand(process.execPath, [binOf(root, 'nx'), 'graph', `--file=${file}`], {
    cwd: root,
    env: environmentOf(reports, undefined, undefined),
    signal: stopping.signal,
  });
  if (code !== 0) throw new Refusal(`nx cannot tell the projects of the workspace: ${output.trim()}`);
  return workspaceOf(JSON.parse(await readFile(file, 'utf8')) as NxGraph);
}

async function run(reports: string, { plan }: Decision, known: Workspace, deployed: DeployedReleases | null, options: Options): Promise<Done> {
  const { build, releasesDir } = await compose(reports, plan, known, deployed, options);
  const tools = await step('Chromium, PostgreSQL and ffmpeg', (say) => requireTools({ env: process.env, cwd: root, signal: stopping.signal, say }));
  const postgres = plan.unit.includes('api') ? await step('temporary PostgreSQL', () => startPostgres(tools.postgres)) : undefined;
  try {
    const env = { ...environmentOf(reports, tools.chromium, postgres?.url), ...(releasesDir !== undefined && { RELEASES_DIR: releasesDir }) };
    return await check(reports, scopeOf(root, reports, plan, known, build), plan, { root, env, signal: stopping.signal, journeys: options.journeys });
  } finally {
    await postgres?.stop();
  }
}

async function main(): Promise<number> {
  const began = performance.now();
  const options = readOptions(process.argv.slice(2), process.env);
  const reports = await mkdtemp(path.join(tmpdir(), 'khan-dai-ci-'));
  try {
    const git = gitIn(root);
    const head = git.commitOf('HEAD') ?? '';
    const known = await step('projects', () => workspace(reports));
    const deployed = options.registryUrl === undefined ? null : await deployedReleases(options.registryUrl, options.registryToken);
    const decision = decide({ git, workspace: known, base: options.base, full: options.full, deployed });
    wordsOf(decision).forEach((line) => console.log(line));
    if (options.plan) return 0;
    const done = decision.plan.smoke ? await run(reports, decision, known, deployed, options) : undefined;
    if (stopping.signal.aborted) return 130;
    const green = isGreenRun(done, decision, options);
    const published = green && options.publish ? await publishing(decision, deployed, options) : undefined;
    if (options.report)
      await writeFile(options.report, `${JSON.stringify(reportOf({ decision, done, published, ms: performance.now() - began, workspace: known, green }))}\n`);
    if (green && options.remember)
      console.log(
        git.isClean()
          ? `${head.slice(0, 12)} is the last green commit (${remember(options.base, git, head)})`
          : 'Not remembered as green: the folder holds changes that are in no commit',
      );
    if (done) for (const line of lastLines(done.findings, path.join(root, TRACES))) console.log(line);
    console.log(`Checked in ${elapsed(performance.now() - began)}`);
    if (done) console.log(verdict(done.tally));
    return green && !published?.refused.length ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

/** Tests that were to run and did not are no success. */
function isGreenRun(done: Done | undefined, { plan }: Decision, { journeys, ci }: Options): boolean {
  if (done === undefined) return true;
  return plan.unit.length > 0 || journeys ? isGreen(done.tally, ci) : done.tally.failed === 0;
}

async function publishing({ plan }: Decision, deployed: DeployedReleases | null, { registryUrl, promote }: Options): Promise<Published | undefined> {
  if (registryUrl === undefined || deployed === null) {
    console.log('REGISTRY_URL is not set: nothing is published');
    return undefined;
  }
  return publish(plan.publish, { root, registryUrl, deployed, promote, env: process.env, say: (line) => console.log(line) });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(lineOf(error));
  process.exitCode = stopping.signal.aborted ? 130 : 1;
}
