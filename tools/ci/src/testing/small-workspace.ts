import { workspaceOf, type Workspace } from '../workspace.ts';

type Row = { root: string; tags: string[]; targets?: string[]; imports?: string[]; looksAt?: string[]; reads?: string[] };
const remote = (name: string): Row => ({
  root: `apps/${name}`,
  tags: ['type:remote', `scope:${name}`],
  targets: ['test', 'build'],
  imports: ['contracts', 'ui', 'federation'],
});

const ROWS: Record<string, Row> = {
  contracts: { root: 'libs/contracts', tags: ['type:lib'], targets: ['test'] },
  ui: { root: 'libs/ui', tags: ['type:lib'], targets: ['test'], imports: [] },
  server: { root: 'libs/server', tags: ['type:lib'], targets: ['test'] },
  federation: { root: 'tools/federation', tags: ['type:tool'] },
  chat: remote('chat'),
  'odds-and-tips': remote('odds-and-tips'),
  shell: { ...remote('shell'), tags: ['type:shell', 'scope:shell'] },
  api: { root: 'apps/api', tags: ['type:api', 'scope:api'], targets: ['test'], imports: ['contracts', 'server'] },
  registry: { root: 'apps/registry', tags: ['type:registry', 'scope:registry'], targets: ['test'], imports: ['contracts', 'server'] },
  generators: {
    root: 'tools/generators',
    tags: ['type:tool'],
    targets: ['test'],
    imports: ['contracts'],
    looksAt: ['federation'],
    reads: ['{workspaceRoot}/apps/shell/src/routing/table.ts', '{workspaceRoot}/apps/api/src/**/*'],
  },
  e2e: {
    root: 'apps/e2e',
    tags: ['type:e2e', 'scope:e2e'],
    imports: ['contracts'],
    looksAt: ['shell', 'api', 'registry', 'chat', 'odds-and-tips', 'broken-chat'],
  },
  'broken-chat': { root: 'apps/e2e/fixtures/broken-chat', tags: ['type:remote', 'scope:e2e'], targets: ['build'], imports: ['federation'] },
};

/** A portal of two remotes, in the form in which nx tells of one. */
export const smallWorkspace = (): Workspace =>
  workspaceOf({
    graph: {
      nodes: Object.fromEntries(
        Object.entries(ROWS).map(([name, { root, tags, targets = [], reads = [] }]) => [
          name,
          {
            name,
            data: { root, tags, targets: Object.fromEntries(targets.map((target) => [target, target === 'test' ? { inputs: ['default', ...reads] } : {}])) },
          },
        ]),
      ),
      dependencies: Object.fromEntries(
        Object.entries(ROWS).map(([name, { imports = [], looksAt = [] }]) => [
          name,
          [...imports.map((target) => ({ target, type: 'static' })), ...looksAt.map((target) => ({ target, type: 'implicit' }))],
        ]),
      ),
    },
  });
