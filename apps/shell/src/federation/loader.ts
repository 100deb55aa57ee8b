import type { RemoteName } from '@portal/contracts';
import type { Remote } from '@portal/platform';
import { pageStylesOf, stylesOf, type Loaded, type Release } from './releases.ts';

/** Gets a release's `remote.tsx` into this page or process. */
export type LoadModule = (release: Release) => Promise<Remote>;

interface Options {
  loadModule: LoadModule;
  report(release: Release, error: unknown): void;
  /** May it become everybody's last resort? On the server not what only some visitors get. */
  forAll?(release: Release): boolean;
  /** Last resort or not, may it still run? */
  mayRun?(release: Release): boolean;
  /** Releases of one remote kept loaded: current, canary, the one before and a preview. Each holds megabytes. */
  keep?: number;
}

/** Loads releases once each; `acquire` gives the first of a list that works. Bounded: a remote's least recently used go first. */
export function createLoader({ loadModule, report, forAll = () => true, mayRun = () => true, keep = 4 }: Options) {
  const loaded = new Map<string, { name: RemoteName; loading: Promise<Loaded> }>();
  const lastGood = new Map<RemoteName, Loaded>();

  const load = (release: Release): Promise<Loaded> => {
    const key = release.base;
    const known = loaded.get(key);
    if (known) {
      loaded.delete(key);
      loaded.set(key, known);
      return known.loading;
    }
    const loading = loadModule(release).then((remote) => {
      if (!remote?.routes || !remote.messages) throw new Error(`${release.name}@${release.version} exposes no routes`);
      return { name: release.name, release, remote, css: stylesOf(release), pageCss: pageStylesOf(release) };
    });
    const entry = { name: release.name, loading };
    loaded.set(key, entry);
    loading.catch(() => {
      if (loaded.get(key) === entry) loaded.delete(key);
    });
    const same = [...loaded].filter(([, { name }]) => name === release.name);
    for (const [old] of same.slice(0, -keep)) loaded.delete(old);
    return loading;
  };

  return {
    /** Current, previous, then the last that worked; undefined when none does. A failure is reported once per try. `exactly`: one of these or nothing. */
    async acquire(name: RemoteName, releases: readonly Release[] = [], exactly = false): Promise<Loaded | undefined> {
      for (const release of releases) {
        try {
          const found = await load(release);
          if (forAll(release)) lastGood.set(name, found);
          return found;
        } catch (error) {
          report(release, error);
        }
      }
      const last = exactly ? undefined : lastGood.get(name);
      return last && mayRun(last.release) ? last : undefined;
    },
  };
}
export type Loader = ReturnType<typeof createLoader>;
