import type { RemoteName } from '@portal/contracts';
import type { Affected, Task } from './affected.ts';
import type { Workspace } from './workspace.ts';

/** Journeys to take: all of them, or those with one of these owners' tags and those in one of these files. */
export type Journeys = 'all' | { readonly owners: readonly string[]; readonly files: readonly string[] };

/** What a run does. Names of projects, sorted. */
export interface Plan {
  /** Why everything is checked; null: only what could have changed is. */
  readonly everything: string | null;
  readonly lint: readonly string[];
  readonly types: readonly string[];
  readonly unit: readonly string[];
  /** What is built because it changed since the last green commit or since its current release. */
  readonly build: readonly string[];
  readonly journeys: Journeys;
  /** One page per remote, through fresh builds of what changed and the deployed releases of the others. */
  readonly smoke: boolean;
  /** Remotes whose sources changed since their current release. They are published where the bytes changed too. */
  readonly publish: readonly RemoteName[];
}

const JOURNEYS = 'e2e';
const JOURNEY_FILE = /^apps\/e2e\/(tests\/[\w.-]+\.spec\.ts)$/;
const sorted = (names: Iterable<string>): string[] => [...names].sort();

export interface Facts {
  readonly workspace: Workspace;
  /** Since the last green commit; null with `everything` said. */
  readonly affected: Affected | null;
  readonly everything: string | null;
  readonly files: readonly string[];
  /** Remotes whose build could differ from their current release. */
  readonly moved: readonly RemoteName[];
}

/** Pure. Without anything affected there is nothing to run: not even the smoke, which would compose what is on air already. */
export function planOf({ workspace, affected, everything, files, moved }: Facts): Plan {
  const of = (task: Task) => sorted(affected ? affected[task] : workspace.projects.filter((project) => project.can(task)).map(({ name }) => name));
  const programs = workspace.projects.filter(({ isProgram }) => isProgram).map(({ name }) => name);
  const [lint, types, unit, product] = [of('lint'), of('types'), of('unit'), of('product')];
  const build = product.filter((name) => programs.includes(name));
  const idle = [lint, types, unit, product, moved].every((list) => list.length === 0);
  return {
    everything,
    lint,
    types,
    unit,
    build: sorted(new Set([...build, ...moved])),
    journeys: affected ? journeysOf(affected, files, workspace) : 'all',
    smoke: !idle,
    publish: [...moved].sort(),
  };
}

/** Programs that the journeys lead through. */
const carriersOf = (workspace: Workspace): readonly string[] => workspace.projects.find(({ name }) => name === JOURNEYS)?.looksAt ?? [];

/** Remotes and the registry have journeys of their own. Shell and api carry every page, so a change in one of them, or in what the journeys share, takes all. */
function journeysOf(affected: Affected, files: readonly string[], workspace: Workspace): Journeys {
  const own = files.flatMap((file) => JOURNEY_FILE.exec(file)?.[1] ?? []);
  if (affected.product.has(JOURNEYS)) return 'all';
  const met = carriersOf(workspace).filter((name) => affected.product.has(name));
  return met.every((name) => hasOwnJourneys(workspace, name)) ? { owners: sorted(met), files: sorted(own) } : 'all';
}

const hasOwnJourneys = (workspace: Workspace, name: string): boolean => {
  const tags = workspace.projects.find((project) => project.name === name)?.tags ?? [];
  return tags.includes(`scope:${name}`) && (tags.includes('type:remote') || tags.includes('type:registry'));
};
