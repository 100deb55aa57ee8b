import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@portal/platform';
import { createLoader, type Loader } from '../federation/loader.ts';
import { fileUrl, type Release } from '../federation/releases.ts';

/** For a phone at the edge of its network; the page's own patience (page.ts) leaves the release before some seconds. Milliseconds. */
const DEADLINE = 10_000;

/** Loads a release's entry through the shell's federation runtime. `failed` hears of each release that does not load. */
export const createBrowserLoader = (announce: (release: Release) => void, failed: (release: Release, error: unknown) => void): Loader =>
  createLoader({
    async loadModule(release): Promise<Remote> {
      announce(release);
      registerRemotes([{ name: release.name, entry: fileUrl(release, release.entry), type: 'module' }], { force: true });
      const remote = await loadRemote<Remote>(`${release.name}/remote`);
      if (!remote) throw new Error(`${release.name}@${release.version}: nothing exposed`);
      return remote;
    },
    deadline: DEADLINE,
    report(release, error) {
      console.warn(`[remotes] ${release.name}@${release.version}`, error);
      failed(release, error);
    },
  });
