// Six of the thirty mutations of `npm run bench:ci`: what they break is selected, and really breaks.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { binOf } from '@portal/start/bin-of';
import { MUTATIONS } from '../bench/mutations.ts';
import { apply } from '../bench/soundness.ts';
import { affectedBy } from './affected.ts';
import { copyWorkspace } from './copy.ts';
import { workspaceOf, type NxGraph, type Workspace } from './workspace.ts';

jest.setTimeout(180_000);

const root = path.resolve(__dirname, '../../..');
const daily = MUTATIONS.filter(({ daily: every, fails }) => every && fails.spec !== undefined);
let folder: string;
let workspace: Workspace;

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', JEST_WORKER_ID: undefined, NODE_OPTIONS: '' },
    maxBuffer: 16 * 1024 * 1024,
  });
/** The folder of the project that tests a file: projects may lie in each other. */
const projectOf = (file: string): string => {
  const owners = workspace.projects.filter((project) => project.can('unit') && file.startsWith(`${project.root}/`));
  return owners.sort((one, other) => other.root.length - one.root.length)[0]?.root ?? '';
};
/** Runs unit tests of the copy by their files. */
const tested = async (specs: string[]): Promise<{ passed: boolean; said: string }> => {
  const projects = [...new Set(specs.map(projectOf))];
  return run(binOf(root, 'jest'), '--projects', ...projects, '--runTestsByPath', ...specs).then(
    ({ stderr }) => ({ passed: true, said: stderr }),
    ({ stderr }: { stderr: string }) => ({ passed: false, said: stderr }),
  );
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'soundness-'));
  copyWorkspace(root, folder);
  await run(binOf(root, 'nx'), 'graph', `--file=${path.join(folder, 'graph.json')}`);
  workspace = workspaceOf(JSON.parse(readFileSync(path.join(folder, 'graph.json'), 'utf8')) as NxGraph);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('begins from tests that pass', async () => {
  expect(daily).toHaveLength(6);
  const specs = daily.flatMap(({ fails: { spec } }) => spec ?? []);
  const { passed, said } = await tested(specs);
  expect(passed ? '' : said).toBe('');
  expect(said).toMatch(new RegExp(`Test Suites: ${new Set(specs).size} passed`));
});

it.each(daily.map((mutation) => [mutation.kind, mutation.file, mutation] as const))(
  'selects and finds what a change of a %s breaks (%s)',
  async (_, file, mutation) => {
    const { project, spec = '' } = mutation.fails;
    expect(affectedBy([file], workspace, []).unit).toContain(project);
    const undo = apply(folder, mutation);
    const { passed, said } = await tested([spec]);
    undo();
    expect(passed).toBe(false);
    // By a test that fails, not by a run that could not begin.
    expect(said).toMatch(/Tests: +.*[1-9]\d* failed/);
  },
);
