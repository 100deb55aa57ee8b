import type { Task } from './affected.ts';

/** What nx says of the workspace (`nx graph --file=…json`), as far as it is read here. */
export interface NxGraph {
  graph: {
    nodes: Record<string, { name: string; data: { root: string; tags?: string[]; targets?: Record<string, { inputs?: unknown[] }> } }>;
    dependencies: Record<string, { target: string; type: string }[]>;
  };
}

export interface Project {
  readonly name: string;
  /** Folder, relative to the root, with slashes. */
  readonly root: string;
  readonly tags: readonly string[];
  /** Projects whose code it imports. */
  readonly imports: readonly string[];
  /** Projects that its tests look at without importing them (nx: implicitDependencies). */
  readonly looksAt: readonly string[];
  can(task: Task): boolean;
  /** Whether it is built and part of the portal (fixtures of tests carry the name of another in their tag `scope:…`). */
  readonly isProgram: boolean;
  /** Whether its unit tests read this file of the workspace by its path (nx: `inputs` of the target test). */
  readsFile(file: string): boolean;
}

export interface Workspace {
  readonly projects: readonly Project[];
  /** The project itself and all that import it, however indirectly. */
  usersOf(name: string): ReadonlySet<string>;
}

/** nx infers unit tests and builds from the configurations it finds; the rest every project has. */
export function workspaceOf({ graph }: NxGraph): Workspace {
  const projects = Object.values(graph.nodes).map(({ name, data }): Project => {
    const edges = graph.dependencies[name] ?? [];
    const targets = data.targets ?? {};
    const files = patternsOf(targets['test']?.inputs ?? []);
    return {
      name,
      root: data.root,
      tags: data.tags ?? [],
      imports: edges.filter(({ type }) => type !== 'implicit').map(({ target }) => target),
      looksAt: edges.filter(({ type }) => type === 'implicit').map(({ target }) => target),
      can: (task) => task !== 'unit' || 'test' in targets,
      isProgram: 'build' in targets && (data.tags ?? []).includes(`scope:${name}`),
      readsFile: (file) => files.some((pattern) => pattern.test(file)),
    };
  });
  const users = new Map(projects.map(({ name }) => [name, projects.filter(({ imports }) => imports.includes(name)).map((user) => user.name)]));
  return { projects, usersOf: (name) => reached(name, users) };
}

const IN_WORKSPACE = '{workspaceRoot}/';
const patternsOf = (inputs: readonly unknown[]): RegExp[] =>
  inputs
    .filter((input) => typeof input === 'string')
    .filter((input) => input.startsWith(IN_WORKSPACE))
    .map((input) => globOf(input.slice(IN_WORKSPACE.length)));

/** `**` for any folders, `*` for a part of a name. */
function globOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/\*|\*\*|\*)/);
  return new RegExp(`^${parts.map((part) => (part.startsWith('**') ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))).join('')}$`);
}

function reached(from: string, users: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set([from]);
  for (const name of seen) for (const user of users.get(name) ?? []) seen.add(user);
  return seen;
}
