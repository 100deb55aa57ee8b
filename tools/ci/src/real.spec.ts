// This very workspace, as nx sees it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from '@portal/contracts';
import { binOf } from '@portal/start/bin-of';
import { MUTATIONS } from '../bench/mutations.ts';
import { affectedBy, type Task } from './affected.ts';
import { workspaceOf, type NxGraph, type Workspace } from './workspace.ts';

const root = path.resolve(__dirname, '../../..');
const quiet = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', JEST_WORKER_ID: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined };
const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: quiet, maxBuffer: 16 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });

describe('in this workspace', () => {
  let workspace: Workspace;
  beforeAll(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'graph-'));
    node(binOf(root, 'nx'), 'graph', `--file=${path.join(folder, 'graph.json')}`);
    workspace = workspaceOf(JSON.parse(readFileSync(path.join(folder, 'graph.json'), 'utf8')) as NxGraph);
    rmSync(folder, { recursive: true });
  }, 120_000);
  const by = (file: string) => {
    const affected = affectedBy([file], workspace, []);
    return (task: Task) => [...affected[task]].sort();
  };

  it.each(remoteNames.map((name) => [name]))('a change inside %s is its own affair', (name) => {
    for (const file of ['src/remote.tsx', 'src/locales/vi.json', 'webpack.config.ts'])
      expect(['lint', 'types', 'unit', 'product'].map((task) => by(`apps/${name}/${file}`)(task as Task))).toEqual([[name], [name], [name], [name]]);
  });

  it('a change of the shell rebuilds no remote', () => {
    expect(by('apps/shell/src/layout/header.tsx')('product')).toEqual(['shell']);
  });

  it('a change of what only servers use rebuilds no remote', () => {
    expect(by('libs/server/src/index.ts')('product').filter((project) => (remoteNames as readonly string[]).includes(project))).toEqual([]);
  });

  it('a change of the contracts or of the build factory reaches everyone who is made from it', () => {
    expect(by('libs/contracts/src/codes.ts')('product')).toEqual(expect.arrayContaining([...remoteNames, 'shell', 'api', 'registry', 'platform', 'e2e']));
    expect(by('libs/contracts/src/codes.ts')('product')).not.toContain('domain');
    expect(by('tools/federation/src/base.ts')('product')).toEqual(expect.arrayContaining([...remoteNames, 'shell']));
    expect(by('libs/ui/src/tokens.css')('product')).toEqual(expect.arrayContaining([...remoteNames, 'shell']));
    expect(by('libs/testing/src/index.ts')('unit')).toEqual(expect.arrayContaining([...remoteNames, 'shell']));
  });

  it.each([
    ['newsfeed', ['newsfeed-and-social']],
    ['points', ['account-and-missions', 'odds-and-tips']],
    ['article', ['content-and-news']],
    ['comment', ['content-and-news']],
    ['odds', ['odds-and-tips']],
    ['chat', ['chat']],
    ['tips', ['newsfeed-and-social', 'odds-and-tips']],
  ])('a change of the noun %s reaches the remotes that use it and no other', (noun, remotes) => {
    const file = `libs/contracts/src/${noun}/calls.ts`;
    const isRemote = (name: string) => (remoteNames as readonly string[]).includes(name);
    const ours = by(file)('product');
    expect(ours.filter(isRemote)).toEqual(remotes);
    expect(ours).toEqual(expect.arrayContaining(['api', `contracts-${noun}`]));
    for (const shared of ['contracts', 'api-client', 'platform', 'sockets', 'ui', 'i18n', 'federation', 'testing']) expect(ours).not.toContain(shared);
  });

  it('nx says the same of a noun, to who asks it (`npm run check`)', () => {
    const named = JSON.parse(node(binOf(root, 'nx'), 'show', 'projects', '--affected', '--files=libs/contracts/src/newsfeed/calls.ts', '--json')) as string[];
    expect(named.filter((name) => (remoteNames as readonly string[]).includes(name))).toEqual(['newsfeed-and-social']);
    expect(named).toEqual(expect.arrayContaining(['api', 'contracts-all', 'contracts-newsfeed']));
  });

  it('what a generator edits is looked at by its tests', () => {
    for (const file of [
      'libs/contracts/src/routes.ts',
      'libs/contracts/src/all/nouns.ts',
      'libs/contracts/package.json',
      'apps/api/src/app.ts',
      'tools/start/releases.ts',
      'apps/e2e/src/pages.ts',
    ])
      expect(by(file)('unit')).toContain('generators');
  });

  it('what the daily mutations edit is looked at by their test', () => {
    for (const { file, daily, fails } of MUTATIONS)
      for (const read of daily ? [file, fails.spec ?? file] : []) expect(`${read} ${by(read)('unit').join(' ')}`).toMatch(/ ci( |$)/);
  });

  it('every journey has an owner that exists, or is the smoke, and every owner has a journey', () => {
    const listed = JSON.parse(
      node(binOf(root, '@playwright/test', 'playwright'), 'test', '-c', 'apps/e2e/playwright.config.ts', '--list', '--reporter=json'),
    ) as { suites: Suite[] };
    const journeys = listed.suites.flatMap(journeysIn);
    const owners = workspace.projects
      .filter(({ tags }) => ['type:remote', 'type:shell', 'type:api', 'type:registry'].some((type) => tags.includes(type)))
      .map(({ name }) => name);
    expect(journeys.length).toBeGreaterThan(50);
    expect(
      journeys
        .filter(({ tags }) => tags.length === 0 || !tags.every((tag) => tag === 'smoke' || owners.includes(tag)))
        .map(({ title, tags }) => `${title}: ${tags.join(' ')}`),
    ).toEqual([]);
    const owning = new Set(journeys.flatMap(({ tags }) => tags));
    expect([...remoteNames, 'shell', 'registry', 'smoke'].filter((name) => !owning.has(name))).toEqual([]);
  }, 120_000);
});

interface Suite {
  specs?: { title: string; tags: string[] }[];
  suites?: Suite[];
}
const journeysIn = ({ specs = [], suites = [] }: Suite): { title: string; tags: string[] }[] => [...specs, ...suites.flatMap(journeysIn)];
