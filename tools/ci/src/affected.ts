import { kindOf } from './file-kind.ts';
import type { PackageChange } from './lock.ts';
import type { Project, Workspace } from './workspace.ts';

/** `product`: what a project is built into, or what runs of it where nothing is built. */
export const tasks = ['lint', 'types', 'unit', 'product'] as const;
export type Task = (typeof tasks)[number];
/** Names of the projects for which a task could end differently than before. */
export type Affected = Readonly<Record<Task, ReadonlySet<string>>>;

/**
 * What a change of these files (relative to the root, with slashes) can make fail. `packages`: what a change of the lock file means. Pure, and careful: a file that
 * nobody knows concerns everybody. A project without unit tests has none to fail.
 */
export function affectedBy(files: readonly string[], workspace: Workspace, packages: PackageChange): Affected {
  const touched = new Touched(workspace);
  for (const file of files) touch(touched, file, packages);
  return touched.affected();
}

/** Part of the lint rules of everybody, beside eslint.config.mjs. */
const LINT_READS = 'tools/federation/src/facades/names.ts';

function touch(touched: Touched, file: string, packages: PackageChange): void {
  const project = touched.ownerOf(file);
  const kind = kindOf(file, project !== undefined);
  for (const reader of touched.workspace.projects) if (reader.readsFile(file)) touched.own(reader, ['unit']);
  if (file === LINT_READS) touched.everybody(['lint']);
  switch (kind.is) {
    case 'words':
      return;
    case 'everybody':
      return touched.everybody(kind.tasks);
    case 'lock':
      if (packages === 'all') return touched.everybody(tasks);
      for (const root of packages) {
        const owner = touched.ownerOf(`${root}/package.json`);
        if (owner) touched.andItsUsers(owner);
        else touched.everybody(tasks);
      }
      return;
    case 'check':
      return touched.own(project as Project, ['lint', 'types', 'unit']);
    case 'source':
      return touched.andItsUsers(project as Project);
  }
}

class Touched {
  readonly workspace: Workspace;
  private readonly names: Record<Task, Set<string>> = { lint: new Set(), types: new Set(), unit: new Set(), product: new Set() };

  constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  /** Projects may lie in each other: the deepest folder owns. */
  ownerOf(file: string): Project | undefined {
    return this.workspace.projects.filter(({ root }) => file.startsWith(`${root}/`)).sort((a, b) => b.root.length - a.root.length)[0];
  }

  own(project: Project, of: readonly Task[]): void {
    for (const task of of) if (project.can(task)) this.names[task].add(project.name);
  }

  everybody(of: readonly Task[]): void {
    for (const project of this.workspace.projects) this.own(project, of);
  }

  /** A project, whoever imports it however indirectly, and those whose unit tests look at one of them without importing it. */
  andItsUsers(project: Project): void {
    const users = this.workspace.usersOf(project.name);
    for (const other of this.workspace.projects) {
      if (users.has(other.name)) this.own(other, tasks);
      else if (other.looksAt.some((name) => users.has(name))) this.own(other, ['unit']);
    }
  }

  affected(): Affected {
    return this.names;
  }
}
