import * as fc from 'fast-check';
import { affectedBy, tasks, type Task } from './affected.ts';
import type { PackageChange } from './lock.ts';
import { smallWorkspace } from './testing/small-workspace.ts';

const workspace = smallWorkspace();
const everybody = workspace.projects.map(({ name }) => name).sort();
const by = (files: string[], packages: PackageChange = []) => {
  const affected = affectedBy(files, workspace, packages);
  return (task: Task) => [...affected[task]].sort();
};

it('finds one remote for a change in it, and nobody else', () => {
  const of = by(['apps/chat/src/remote.tsx', 'apps/chat/src/locales/vi.json', 'apps/chat/src/room.module.css']);
  expect(tasks.map(of)).toEqual([['chat'], ['chat'], ['chat'], ['chat']]);
});

it('finds nobody for what only people read', () => {
  for (const file of ['README.md', 'docs/ARCHITECTURE.md', 'docs/a-picture.svg', 'apps/chat/README.md', '.github/workflows/ci.yml', '.gitignore'])
    expect(tasks.flatMap(by([file]))).toEqual([]);
});

it('finds all who import a library, however indirectly', () => {
  expect(by(['libs/contracts/src/endpoint.ts'])('product')).toEqual(['api', 'chat', 'contracts', 'e2e', 'generators', 'odds-and-tips', 'registry', 'shell']);
  expect(by(['libs/server/src/lock.ts'])('unit')).toEqual(['api', 'registry', 'server']);
});

it('finds only the project itself for one of its tests', () => {
  const of = by(['libs/contracts/src/with-rest.spec.ts', 'libs/contracts/jest.config.cjs']);
  expect(tasks.map(of)).toEqual([['contracts'], ['contracts'], ['contracts'], []]);
});

it('finds the tests that look at another project, or read one of its files, without importing it', () => {
  expect(by(['tools/federation/src/base.ts'])('unit')).toEqual(['chat', 'generators', 'odds-and-tips', 'shell']);
  expect(by(['tools/federation/src/base.ts'])('lint')).not.toContain('generators');
  expect(by(['apps/shell/src/routing/table.ts'])('unit')).toEqual(['generators', 'shell']);
  expect(by(['apps/shell/src/routing/guards.ts'])('unit')).toEqual(['shell']);
  expect(by(['apps/api/src/app.ts'])('unit')).toEqual(['api', 'generators']);
});

it('asks everybody’s lint for the names that its rules read', () => {
  const of = by(['tools/federation/src/facades/names.ts']);
  expect(of('lint')).toEqual(
    workspace.projects
      .filter((project) => project.can('lint'))
      .map(({ name }) => name)
      .sort(),
  );
  expect(of('product')).toEqual(by(['tools/federation/src/base.ts'])('product'));
});

it('gives a folder inside a project to the project that it is', () => {
  expect(by(['apps/e2e/fixtures/broken-chat/src/remote.tsx'])('product')).toEqual(['broken-chat']);
});

it.each<[string, Task]>([
  ['eslint.config.mjs', 'lint'],
  ['biome.json', 'lint'],
  ['.editorconfig', 'lint'],
  ['tsconfig.base.json', 'types'],
  ['tools/types/styles.d.ts', 'types'],
  ['tools/start/tsconfig.workspace.json', 'types'],
  ['jest.preset.js', 'unit'],
  ['tools/jest/setup.cjs', 'unit'],
])('asks everybody for a change of %s, for %s alone', (file, task) => {
  const of = by([file]);
  for (const other of tasks)
    expect(of(other)).toEqual(
      other === task
        ? workspace.projects
            .filter((project) => project.can(task))
            .map(({ name }) => name)
            .sort()
        : [],
    );
});

it.each(['package.json', 'nx.json', '.npmrc', '.ci/run', 'apps/new-one/src/main.ts', 'libs/gone/index.ts', 'something.nobody-knows'])(
  'asks everybody for everything when %s changes, which no project owns',
  (file) => {
    expect(tasks.filter((task) => task !== 'unit').map(by([file]))).toEqual([everybody, everybody, everybody]);
  },
);

it('asks the projects whose packages changed, and who imports them', () => {
  expect(by(['package-lock.json'], ['apps/chat'])('product')).toEqual(['chat']);
  expect(by(['package-lock.json'], ['libs/server'])('product')).toEqual(['api', 'registry', 'server']);
  expect(by(['package-lock.json'], 'all')('lint')).toEqual(everybody);
  expect(by(['package-lock.json'], ['apps/unheard-of'])('lint')).toEqual(everybody);
  expect(by(['package-lock.json'], [])('lint')).toEqual([]);
});

it('never finds less for more files', () => {
  const files = fc.subarray([
    'apps/chat/src/a.ts',
    'apps/chat/src/a.spec.ts',
    'libs/ui/src/b.css',
    'libs/contracts/src/c.ts',
    'docs/d.md',
    'jest.preset.js',
    'e.txt',
    'apps/e2e/tests/f.spec.ts',
  ]);
  fc.assert(
    fc.property(files, files, (some, more) => {
      for (const task of tasks) expect(by([...some, ...more])(task)).toEqual(expect.arrayContaining(by(some)(task)));
    }),
  );
});
