import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { binOf } from './bin-of.ts';
import { jestFindings, playwrightFindings } from './findings.ts';
import type { Phase } from './phase.ts';
import { jestTally, playwrightTally } from './tally.ts';

/** Folders of the projects that have unit tests, relative to the root. */
export function testedProjects(root: string): string[] {
  const foldersIn = (folder: string): string[] =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => path.join(folder, name))
      : [];
  const projects = ['libs', 'apps', 'tools'].flatMap(foldersIn);
  // A project may lie in the sources of another (`libs/contracts/src/all`).
  return [...projects, ...projects.flatMap((project) => foldersIn(path.join(project, 'src')))].filter((folder) =>
    existsSync(path.join(root, folder, 'jest.config.cjs')),
  );
}

export type Phases = Readonly<Record<'graph' | 'format' | 'types' | 'lint' | 'unit' | 'build' | 'browser', Phase>>;

/** Where journeys leave their traces, pictures and the logs of servers, from the root (apps/e2e/playwright.config.ts). */
export const TRACES = 'test-results';

/** What of the workspace a run looks at. */
export interface Scope {
  /** Folders and files for the linter. */
  readonly lint: readonly string[];
  /** A tsconfig.json over the sources to check. */
  readonly types: string;
  /** Folders of the projects whose unit tests run. */
  readonly unit: readonly string[];
  /** Projects to build; undefined: all that can be built. */
  readonly build: readonly string[] | undefined;
  /** More words for Playwright: which journeys. */
  readonly journeys: readonly string[];
}

export const wholeOf = (root: string): Scope => ({
  lint: ['.'],
  types: 'tools/start/tsconfig.workspace.json',
  unit: testedProjects(root),
  build: undefined,
  journeys: [],
});

/** What a test run consists of. Reports go to the folder `reports`. */
export function phasesOf(root: string, reports: string, scope: Scope = wholeOf(root)): Phases {
  const unitReport = path.join(reports, 'jest.json');
  return {
    // The rule about who may import whom reads nx's graph from its cache and lets everything pass where there is none.
    graph: { name: 'project graph', args: [binOf(root, 'nx'), 'show', 'projects'] },
    // A second for everything: not worth a selection, which would leave out what belongs to no project.
    format: { name: 'format', args: [binOf(root, '@biomejs/biome', 'biome'), 'format', '--reporter=github'] },
    // One program over the whole workspace: a run per project checks the libraries again and again.
    types: { name: 'type check', args: [binOf(root, 'typescript', 'tsc'), '-p', scope.types] },
    lint: { name: 'lint', args: [binOf(root, 'eslint'), ...scope.lint, '--max-warnings=0'] },
    unit: {
      name: 'unit and api tests',
      // Some wait for processes and sockets of their own: one more worker than cores.
      // What parts say on the console meanwhile would stand between the failures.
      // A time limit in one project's configuration counts for nothing when several run at once, so it is said here.
      args: [
        binOf(root, 'jest'),
        '--projects',
        ...scope.unit,
        '--ci',
        '--silent',
        `--maxWorkers=${availableParallelism() + 1}`,
        '--testTimeout=60000',
        '--json',
        `--outputFile=${unitReport}`,
      ],
      report: { file: unitReport, tally: jestTally, findings: jestFindings },
      show: saysWhatFailed,
      digest: withoutRepeats,
    },
    build: {
      name: 'build',
      args: [binOf(root, 'nx'), 'run-many', '-t', 'build', ...(scope.build ? ['-p', scope.build.join(',')] : []), '--outputStyle=static', '--parallel=2'],
    },
    browser: {
      name: 'browser tests',
      args: [binOf(root, '@playwright/test', 'playwright'), 'test', '-c', 'apps/e2e/playwright.config.ts', ...scope.journeys, '--reporter=list,json'],
      report: { file: browserReport(reports), tally: playwrightTally, findings: playwrightFindings },
      show: (line) => /^\s*[✓✘x-]\s+\d+ /.test(line),
    },
  };
}

/** Lines of jest (of its light runner too, which writes 'group > test') that name a failed file or test, and the first of its reasons: they are shown at once, since a run may be cut before its end. */
export const saysWhatFailed = (line: string): boolean => /^FAIL \w|^ {2}● .|^\S.* > \S|^ {4}(\w*Error\b|expect\(|Expected|Received|thrown: )/.test(line);

/** jest's output without the files that passed, and without the second list of the same failures. */
export function withoutRepeats(output: string): string {
  const once = output.replace(/\nSummary of all failing tests\n[^]*?(?=\nTest Suites: )/, '');
  return once
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n');
}

/** What the phases take from the environment. */
export const environmentOf = (reports: string, chromium: string | undefined, databaseUrl: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(databaseUrl !== undefined && { TEST_DATABASE_URL: databaseUrl }),
  ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport(reports),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
});

/** Where Playwright's JSON reporter is told to write (PLAYWRIGHT_JSON_OUTPUT_FILE). */
export function browserReport(reports: string): string {
  return path.join(reports, 'playwright.json');
}
