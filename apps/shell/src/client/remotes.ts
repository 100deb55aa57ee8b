import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@portal/platform';
import { createLoader, type Loader } from '../federation/loader.ts';
import { fileUrl, type Release } from '../federation/releases.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Loads a release's entry through the shell's federation runtime, one at a time: the runtime knows a remote by its name only. */
function loadModule(announce: (release: Release) => void) {
  return (release: Release): Promise<Remote> => {
    const next = turn.then(async () => {
      announce(release);
      registerRemotes([{ name: release.name, entry: fileUrl(release, release.entry), type: 'module' }], { force: true });
      const remote = await loadRemote<Remote>(`${release.name}/remote`);
      if (!remote) throw new Error(`${release.name}@${release.version}: nothing exposed`);
      return remote;
    });
    turn = next.catch(() => {});
    return next;
  };
}

/** `failed` hears of each release that does not load. */
export const createBrowserLoader = (announce: (release: Release) => void, failed: (release: Release, error: unknown) => void): Loader =>
  createLoader({
    loadModule: loadModule(announce),
    report(release, error) {
      console.warn(`[remotes] ${release.name}@${release.version}`, error);
      failed(release, error);
    },
  });
