import type { RemoteName } from '@portal/contracts';
import type { Remote } from '@portal/platform';
import { pageStylesOf, stylesOf, type Loaded, type Release } from './releases.ts';

/** Gets a release's `remote.tsx` into this page or process. */
export type LoadModule = (release: Release) => Promise<Remote>;

/** Loads releases once each; `acquire` gives the first of a list that works. Bounded: the least recently used go first. */
export function createLoader(loadModule: LoadModule, report: (release: Release, error: unknown) => void, keep = 24) {
  const loaded = new Map<string, Promise<Loaded>>();
  const lastGood = new Map<RemoteName, Loaded>();

  const load = (release: Release): Promise<Loaded> => {
    const key = release.base;
    const known = loaded.get(key);
    if (known) {
      loaded.delete(key);
      loaded.set(key, known);
      return known;
    }
    const loading = loadModule(release).then((remote) => {
      if (!remote?.routes || !remote.messages) throw new Error(`${release.name}@${release.version} exposes no routes`);
      const result = { name: release.name, release, remote, css: stylesOf(release), pageCss: pageStylesOf(release) };
      lastGood.set(release.name, result);
      return result;
    });
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    while (loaded.size > keep) loaded.delete(loaded.keys().next().value as string);
    return loading;
  };

  return {
    /** Current, previous, then the last that worked; undefined when none does. A failure is reported once per try. */
    async acquire(name: RemoteName, releases: readonly Release[] = []): Promise<Loaded | undefined> {
      for (const release of releases) {
        try {
          return await load(release);
        } catch (error) {
          report(release, error);
        }
      }
      return lastGood.get(name);
    },
  };
}
export type Loader = ReturnType<typeof createLoader>;
