import { remoteNames, type RemoteName } from '@portal/contracts';
import { affectedBy, type Affected } from './affected.ts';
import type { Deployed, DeployedReleases } from './deployed.ts';
import type { Git } from './git.ts';
import { lastGreen } from './green.ts';
import { changedPackages, type Lock, type PackageChange } from './lock.ts';
import { planOf, type Plan } from './plan.ts';
import type { Workspace } from './workspace.ts';

const LOCK = 'package-lock.json';

export interface Question {
  readonly git: Git;
  readonly workspace: Workspace;
  readonly base: string | undefined;
  readonly full: boolean;
  /** null: there is no registry, so nothing is published. */
  readonly deployed: DeployedReleases | null;
}

export interface Decision {
  readonly plan: Plan;
  readonly base: string | undefined;
  readonly files: readonly string[];
  /** What a person should know: publishing bases that are not in the clone. */
  readonly remarks: readonly string[];
}

/** Holds the folder against its two bases: the last green commit, and for each remote the commit of its current release. */
export function decide({ git, workspace, base: asked, full, deployed }: Question): Decision {
  const base = lastGreen(asked, git);
  const everything = full ? 'asked for (--full)' : 'missing' in base ? base.missing : null;
  const since = 'missing' in base ? undefined : base.commit;
  const files = since === undefined ? [] : git.changedSince(since);
  const affected = everything !== null || since === undefined ? null : affectedSince(git, workspace, since);
  const { moved, remarks } = deployed ? movedRemotes(git, workspace, deployed) : { moved: [], remarks: [] };
  return { plan: planOf({ workspace, affected, everything, files, moved }), base: since, files, remarks };
}

/** What the differences between a commit and the folder can make fail. */
export function affectedSince(git: Git, workspace: Workspace, commit: string): Affected {
  const files = git.changedSince(commit);
  return affectedBy(files, workspace, packagesSince(git, commit, files));
}

/** Remotes whose current release was built from other sources. One whose commit is unknown is built and held against it byte by byte. */
function movedRemotes(git: Git, workspace: Workspace, deployed: DeployedReleases): { moved: RemoteName[]; remarks: string[] } {
  const moved: RemoteName[] = [];
  const remarks: string[] = [];
  const products = new Map<string, ReadonlySet<string>>();
  for (const name of remotesOf(workspace)) {
    const release = deployed.get(name);
    const commit = release?.commit ? git.commitOf(release.commit) : undefined;
    if (commit === undefined) {
      remarks.push(`${name}: ${release ? unknownCommit(release) : 'was never released'}; it is built`);
      moved.push(name);
      continue;
    }
    const changed = products.get(commit) ?? affectedSince(git, workspace, commit).product;
    products.set(commit, changed);
    if (changed.has(name)) moved.push(name);
  }
  return { moved, remarks };
}

const unknownCommit = ({ commit, pointer }: Deployed): string =>
  commit === '' ? `release ${pointer.version} does not say its commit` : `release ${pointer.version} is from ${commit}, which is not in this clone`;

/** Remotes of the portal: those that the contracts know. */
const remotesOf = (workspace: Workspace): RemoteName[] => workspace.projects.flatMap(({ name }) => remoteNames.filter((remote) => remote === name));

function packagesSince(git: Git, commit: string, files: readonly string[]): PackageChange {
  if (!files.includes(LOCK)) return [];
  const before = parsed(git.fileAt(commit, LOCK));
  const after = parsed(git.now(LOCK));
  return before && after ? changedPackages(before, after) : 'all';
}

function parsed(text: string | undefined): Lock | undefined {
  try {
    const lock = JSON.parse(text ?? '') as Partial<Lock>;
    return lock.packages ? { packages: lock.packages } : undefined;
  } catch {
    return undefined;
  }
}
