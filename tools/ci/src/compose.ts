import path from 'node:path';
import { remoteNames } from '@portal/contracts';
import { step } from '@portal/start/progress';
import { fetchRelease, type DeployedReleases } from './deployed.ts';
import type { Options } from './options.ts';
import type { Plan } from './plan.ts';
import type { Workspace } from './workspace.ts';

/** What the portal of the journeys is made of. */
export interface Composition {
  /** Projects to build, or to take from nx's cache. */
  readonly build: readonly string[];
  /** Folder with the deployed releases of the remotes that are not built; undefined: there are none. */
  readonly releasesDir: string | undefined;
}

/** Fresh builds of what changed beside the deployed releases of the other remotes. The shell is no release: its build comes from nx's cache where it did not change. */
export async function compose(
  reports: string,
  plan: Plan,
  workspace: Workspace,
  deployed: DeployedReleases | null,
  { registryUrl, registryToken, journeys }: Options,
): Promise<Composition> {
  const all = workspace.projects.filter(({ isProgram }) => isProgram).map(({ name }) => name);
  if (plan.everything !== null) return { build: all, releasesDir: undefined };
  if (!journeys) return { build: plan.build, releasesDir: undefined };
  const brought = remoteNames.filter((name) => !plan.build.includes(name) && deployed?.has(name));
  const build = all.filter((name) => !brought.some((remote) => remote === name));
  const missing = build.filter((name) => !plan.build.includes(name));
  if (missing.length > 0)
    console.log(`  built beside them, for the journeys: ${missing.join(', ')}${deployed ? '' : ' (no REGISTRY_URL: no deployed releases to compose with)'}`);
  if (!deployed || registryUrl === undefined || brought.length === 0) return { build, releasesDir: undefined };
  const releasesDir = path.join(reports, 'releases');
  await step(`deployed releases of ${brought.length} remotes`, async () => {
    for (const name of brought) {
      const release = deployed.get(name);
      if (release) await fetchRelease(registryUrl, name, release, releasesDir, registryToken);
    }
  });
  return { build, releasesDir };
}
