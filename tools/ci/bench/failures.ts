import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binOf } from '@portal/start/bin-of';
import { runCommand } from '@portal/start/command';
import { environmentOf, phasesOf } from '@portal/start/phases';
import type { Task } from '../src/affected.ts';
import { scopeOf } from '../src/scope.ts';
import type { Workspace } from '../src/workspace.ts';

/** What failed: `<task> <file>`, or `build <project>`. */
export type Failures = ReadonlySet<string>;
/** Projects by task. */
export type Selection = Readonly<Record<Task, readonly string[]>>;

/** Runs lint, types, unit tests and builds of some projects as a CI run would, and tells what failed file by file. `only`: of the unit tests, this file. */
export async function failuresOf(folder: string, workspace: Workspace, selection: Selection, only?: string): Promise<Failures> {
  const reports = mkdtempSync(path.join(tmpdir(), 'failures-'));
  const builds = selection.product.filter((name) => workspace.projects.some((project) => project.name === name && project.isProgram));
  const plan = {
    everything: null,
    lint: selection.lint,
    types: selection.types,
    unit: selection.unit,
    build: builds,
    journeys: 'all',
    smoke: false,
    publish: [],
  } as const;
  const phases = phasesOf(folder, reports, scopeOf(folder, reports, plan, workspace, builds));
  const run = (args: readonly string[]) =>
    runCommand(process.execPath, args, { cwd: folder, env: { ...environmentOf(reports, undefined, undefined), NODE_OPTIONS: '--no-warnings', CI: '' } });
  const relative = (file: string) => path.relative(folder, path.resolve(folder, file)).split(path.sep).join('/');
  const failures = new Set<string>();
  try {
    if (selection.lint.length > 0) {
      await run([binOf(folder, 'nx'), 'show', 'projects']);
      const { output } = await run([...phases.lint.args, '--format=json']);
      for (const { filePath, errorCount, warningCount } of JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as {
        filePath: string;
        errorCount: number;
        warningCount: number;
      }[])
        if (errorCount + warningCount > 0) failures.add(`lint ${relative(filePath)}`);
    }
    if (selection.types.length > 0)
      for (const [, file = ''] of (await run([...phases.types.args, '--pretty', 'false'])).output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error TS/gm))
        failures.add(`types ${relative(file)}`);
    if (selection.unit.length > 0) {
      await run([...phases.unit.args, ...(only === undefined ? [] : ['--runTestsByPath', only])]);
      const { testResults } = JSON.parse(readFileSync(phases.unit.report?.file ?? '', 'utf8')) as { testResults: { name: string; status: string }[] };
      for (const { name, status } of testResults) if (status === 'failed') failures.add(`unit ${relative(name)}`);
    }
    if (builds.length > 0) for (const [, name] of (await run(phases.build.args)).output.matchAll(/^- ([\w-]+):build$/gm)) failures.add(`build ${name}`);
    return failures;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
