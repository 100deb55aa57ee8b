// `npm run bench:ci`: what a change costs in CI against a full run, and whether the selection misses anything. See ../README.md.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { binOf } from '@portal/start/bin-of';
import { runCommand } from '@portal/start/command';
import { environmentOf, phasesOf } from '@portal/start/phases';
import { elapsed } from '@portal/start/progress';
import type { Report } from '../src/report.ts';
import { workspaceOf, type NxGraph } from '../src/workspace.ts';
import { CASES, type Case } from './cases.ts';
import { figure, verdictOf } from './figures.ts';
import { MUTATIONS } from './mutations.ts';
import { registryWithBuilds } from './registry.ts';
import { makeSandbox, type Sandbox } from './sandbox.ts';
import { soundness } from './soundness.ts';

const root = path.resolve(import.meta.dirname, '../../..');
// Clones on one machine share nx's cache; a cold one is the sandbox's own.
process.env['NX_CACHE_DIRECTORY'] = '.nx/cache';
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    mutations: { type: 'string', default: '' },
    full: { type: 'string', default: '' },
    journeys: { type: 'boolean', default: true },
    keep: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const wants = (part: string): boolean => values.only === undefined || values.only.split(',').includes(part);
const say = (line: string): void => console.log(`  ${line}`);

async function ciRun(sandbox: Sandbox, args: readonly string[], env: NodeJS.ProcessEnv, loud = false): Promise<Report> {
  const file = path.join(sandbox.folder, '.git', 'bench-report.json');
  rmSync(file, { force: true });
  const { output } = await runCommand(process.execPath, ['tools/ci/affected.ts', ...args], {
    cwd: sandbox.folder,
    env: { ...process.env, ...env, CI_REPORT: file },
    ...(loud && { onLine: say }),
  });
  if (!existsSync(file)) throw new Error(`a run of the bench ended without a report:\n${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (!report.green) console.log(output);
  return report;
}

function fullRun(sandbox: Sandbox, skip: readonly string[]): Promise<Report> {
  console.log('The full run, nx cache cold');
  sandbox.reset({ cold: true });
  return ciRun(sandbox, ['--full', ...skip], {}, true);
}

function figureOf(line: string): { value: number; phases: Report['phases']; green: boolean } {
  const { name, ...rest } = JSON.parse(line) as { name: string; value: number; phases: Report['phases']; green: boolean };
  if (name !== 'ci.full') throw new Error(`--full takes the line of 'ci.full', not of '${name}'`);
  return rest;
}

/** The figure that an earlier run printed, to hold single cases against: it takes half an hour to make. */
async function fullOf(line: string, sandbox: Sandbox): Promise<Report> {
  const { value, phases, green } = figureOf(line);
  sandbox.reset({ cold: true });
  // What a full run leaves: the builds that are on air while cases are measured.
  await runCommand(process.execPath, phasesOf(sandbox.folder, path.join(sandbox.folder, '.git')).build.args, {
    cwd: sandbox.folder,
    env: environmentOf('', undefined, undefined),
  });
  return { ms: value * 1000, phases, green } as Report;
}

async function measure(sandbox: Sandbox): Promise<{ faults: string[]; isGreen: boolean }> {
  const skip = values.journeys ? [] : ['--no-journeys'];
  const full = values.full ? await fullOf(values.full, sandbox) : await fullRun(sandbox, skip);
  figure('ci.full', full.ms / 1000, 1, { unit: 's', phases: full.phases, green: full.green });
  const registry = await registryWithBuilds(sandbox.folder, '1.0.0');
  const faults: string[] = full.green ? [] : ['the full run is not green: the ratios mean little'];
  try {
    for (const one of CASES.filter(({ name }) => wants('cases') || wants(name))) faults.push(...(await measureCase(one, sandbox, registry, full)));
  } finally {
    await registry.stop();
  }
  return { faults, isGreen: full.green };
}

async function measureCase(one: Case, sandbox: Sandbox, { url, token }: { url: string; token: string }, full: Report): Promise<string[]> {
  console.log(`A change: ${one.name}`);
  sandbox.reset({ cold: true });
  one.change(sandbox);
  sandbox.commit(one.name);
  const report = await ciRun(sandbox, ['--publish', ...(one.journeys && values.journeys ? [] : ['--no-journeys'])], {
    CI_LAST_GREEN: sandbox.base,
    REGISTRY_URL: url,
    REGISTRY_TOKEN: token,
  });
  // Without journeys the full run is taken without them too.
  const whole = one.journeys && values.journeys ? full.ms : full.ms - (full.phases['browser tests'] ?? 0);
  say(
    `${elapsed(report.ms)} of ${elapsed(whole)}; lint ${report.lint.join(' ') || '-'}; unit ${report.unit.join(' ') || '-'}; built ${report.built.join(' ') || '-'}; journeys ${report.journeys === 'all' ? 'all' : report.journeys.join(' ') || '-'}; published ${report.published.join(' ') || '-'}; same bytes ${report.unchanged.join(' ') || '-'}`,
  );
  figure(`ci.${one.name}.share`, report.ms / whole, 1, { ms: report.ms, phases: report.phases });
  figure(`ci.${one.name}.tasks`, report.tasks.run, 1, {
    of: report.tasks.all,
    lint: report.lint,
    unit: report.unit,
    built: report.built,
    published: report.published,
    unchanged: report.unchanged,
    refused: report.refused,
  });
  if (one.name === 'nothing') figure('ci.nothing.hits', 1 - report.tasks.run / report.tasks.all, 1);
  return verdictOf(one, report, whole);
}

async function measureSoundness(sandbox: Sandbox, isGreen: boolean): Promise<string[]> {
  const mutations = MUTATIONS.filter(({ kind, file }) => values.mutations.split(',').some((part) => `${kind} ${file}`.includes(part)));
  console.log(`${mutations.length} mutations`);
  sandbox.reset({ cold: false });
  const graph = path.join(sandbox.folder, '.git', 'graph.json');
  await runCommand(process.execPath, [binOf(sandbox.folder, 'nx'), 'graph', `--file=${graph}`], {
    cwd: sandbox.folder,
    env: environmentOf('', undefined, undefined),
  });
  const { tried, faults } = await soundness(sandbox, workspaceOf(JSON.parse(readFileSync(graph, 'utf8')) as NxGraph), mutations, isGreen, say);
  figure('ci.soundness.missed', faults.length, tried);
  return [...faults];
}

const sandbox = makeSandbox(root);
try {
  const measured =
    wants('cases') || CASES.some(({ name }) => values.only?.split(',').includes(name))
      ? await measure(sandbox)
      : { faults: [], isGreen: values.full !== '' && figureOf(values.full).green };
  const faults = [...measured.faults, ...(wants('soundness') ? await measureSoundness(sandbox, measured.isGreen) : [])];
  for (const fault of faults) console.log(`NOT AS IT SHOULD BE: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  if (values.keep) console.log(`kept: ${sandbox.folder}`);
  else sandbox.remove();
}
