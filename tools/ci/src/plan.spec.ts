import { affectedBy } from './affected.ts';
import { planOf } from './plan.ts';
import { smallWorkspace } from './testing/small-workspace.ts';

const workspace = smallWorkspace();
const planFor = (...files: string[]) => planOf({ workspace, affected: affectedBy(files, workspace, []), everything: null, files, moved: [] });

it('one remote is checked, built and travelled by itself', () => {
  expect(planFor('apps/chat/src/remote.tsx')).toEqual({
    everything: null,
    lint: ['chat'],
    types: ['chat'],
    unit: ['chat'],
    build: ['chat'],
    journeys: { owners: ['chat'], files: [] },
    smoke: true,
    publish: [],
  });
});

it('the shell rebuilds no remote, and takes every journey, since it carries every page', () => {
  expect(planFor('apps/shell/src/layout/header.tsx')).toMatchObject({ build: ['shell'], journeys: 'all' });
});

it('the api is not built, and takes every journey, unless only its tests changed', () => {
  expect(planFor('apps/api/src/app.ts')).toMatchObject({ build: [], journeys: 'all', smoke: true });
  expect(planFor('apps/api/src/app.spec.ts')).toMatchObject({ lint: ['api'], journeys: { owners: [], files: [] }, smoke: true });
});

it('the registry has journeys of its own', () => {
  expect(planFor('apps/registry/src/app.ts')).toMatchObject({ build: [], journeys: { owners: ['registry'], files: [] } });
});

it('a changed journey is taken, and what they share takes all', () => {
  expect(planFor('apps/e2e/tests/chat.spec.ts')).toMatchObject({ lint: ['e2e'], build: [], journeys: { owners: [], files: ['tests/chat.spec.ts'] } });
  expect(planFor('apps/e2e/src/portal.ts').journeys).toBe('all');
  expect(planFor('apps/e2e/fixtures/broken-chat/src/remote.tsx')).toMatchObject({ build: [], journeys: 'all' });
});

it('words need nothing at all, not even the smoke', () => {
  expect(planFor('docs/STYLE.md', 'apps/chat/README.md')).toEqual({
    everything: null,
    lint: [],
    types: [],
    unit: [],
    build: [],
    journeys: { owners: [], files: [] },
    smoke: false,
    publish: [],
  });
});

it('a remote that moved since its release is built and offered for publishing, though nothing changed since the last green commit', () => {
  expect(planOf({ workspace, affected: affectedBy([], workspace, []), everything: null, files: [], moved: ['chat'] })).toMatchObject({
    lint: [],
    unit: [],
    build: ['chat'],
    publish: ['chat'],
    smoke: true,
  });
});

it('a full run checks every project and builds every program', () => {
  const plan = planOf({ workspace, affected: null, everything: 'no base', files: [], moved: [] });
  expect(plan).toMatchObject({ everything: 'no base', build: ['chat', 'odds-and-tips', 'shell'], journeys: 'all', smoke: true });
  expect(plan.lint).toHaveLength(workspace.projects.length);
});
