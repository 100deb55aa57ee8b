import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { binOf } from './bin-of.ts';
import type { Phase } from './phase.ts';
import { jestTally, playwrightTally } from './tally.ts';

const minutes = (count: number) => count * 60_000;

/** Folders of the projects that have unit tests, relative to the root. */
export function testedProjects(root: string): string[] {
  return ['libs', 'apps', 'tools'].flatMap((group) =>
    readdirSync(path.join(root, group))
      .map((name) => path.join(group, name))
      .filter((folder) => existsSync(path.join(root, folder, 'jest.config.cjs'))),
  );
}

export type Phases = Readonly<Record<'graph' | 'types' | 'lint' | 'unit' | 'build' | 'browser', Phase>>;

/** What a test run consists of. Reports go to the folder `reports`. */
export function phasesOf(root: string, reports: string): Phases {
  const unitReport = path.join(reports, 'jest.json');
  return {
    // The rule about who may import whom reads nx's graph from its cache and lets everything pass where there is none.
    graph: { name: 'project graph', args: [binOf(root, 'nx'), 'show', 'projects'], patienceMs: minutes(2) },
    // One program over the whole workspace: a run per project checks the libraries again and again.
    types: { name: 'type check', args: [binOf(root, 'typescript', 'tsc'), '-p', 'tools/start/tsconfig.workspace.json'], patienceMs: minutes(4) },
    lint: { name: 'lint', args: [binOf(root, 'eslint'), '.', '--max-warnings=0'], patienceMs: minutes(5) },
    unit: {
      name: 'unit and api tests',
      // A time limit in one project's configuration counts for nothing when several run at once, so it is said here.
      args: [binOf(root, 'jest'), '--projects', ...testedProjects(root), '--ci', '--maxWorkers=100%', '--testTimeout=60000', '--json', `--outputFile=${unitReport}`],
      patienceMs: minutes(8),
      report: { file: unitReport, tally: jestTally },
      show: (line) => /^FAIL \w/.test(line),
      digest: withoutRepeats,
    },
    build: { name: 'build', args: [binOf(root, 'nx'), 'run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'], patienceMs: minutes(6) },
    browser: {
      name: 'browser tests',
      args: [binOf(root, '@playwright/test', 'playwright'), 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'],
      patienceMs: minutes(10),
      report: { file: browserReport(reports), tally: playwrightTally },
      show: (line) => /^\s*[✓✘x-]\s+\d+ /.test(line),
    },
  };
}

/** jest's output without the files that passed, and without the second list of the same failures. */
export function withoutRepeats(output: string): string {
  const once = output.replace(/\nSummary of all failing tests\n[^]*?(?=\nTest Suites: )/, '');
  return once.split('\n').filter((line) => !line.startsWith('PASS ')).join('\n');
}

/** Where Playwright's JSON reporter is told to write (PLAYWRIGHT_JSON_OUTPUT_FILE). */
export function browserReport(reports: string): string {
  return path.join(reports, 'playwright.json');
}
