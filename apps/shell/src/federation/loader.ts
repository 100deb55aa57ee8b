import type { RemoteName } from '@portal/contracts';
import type { Remote } from '@portal/platform';
import { Deadline, within } from './deadline.ts';
import { pageStylesOf, stylesOf, type Loaded, type Release } from './releases.ts';

/** Gets a release's `remote.tsx` into this page or process. Asked for one release of a remote at a time, since the runtime knows a remote by its name only. */
export type LoadModule = (release: Release) => Promise<Remote>;

interface Options {
  loadModule: LoadModule;
  report(release: Release, error: unknown): void;
  /** How long a release has from its turn on, in milliseconds (times `patience`), until the one before takes its place. */
  deadline: number;
  /** May it become everybody's last resort? On the server not what only some visitors get. */
  forAll?(release: Release): boolean;
  /** Last resort or not, may it still run? */
  mayRun?(release: Release): boolean;
  /** Releases of one remote kept loaded: current, canary, the one before and a preview. Each holds megabytes. */
  keep?: number;
}

interface Entry {
  readonly name: RemoteName;
  /** Rejects with a Deadline when it is late, and goes on all the same. */
  readonly inTime: Promise<Loaded>;
  readonly loading: Promise<Loaded>;
  state: 'waited for' | 'late' | 'loaded';
}

/**
 * Loads releases once each; `acquire` gives the first of a list that works. Bounded: a remote's least recently used go first. A release that hangs costs one deadline: it
 * loses its turn, nobody waits for it again, and it is taken up as soon as it comes after all. One remote never waits for another.
 */
export function createLoader({ loadModule, report, deadline, forAll = () => true, mayRun = () => true, keep = 4 }: Options) {
  const entries = new Map<string, Entry>();
  const turns = new Map<RemoteName, Promise<unknown>>();
  const lastGood = new Map<RemoteName, Loaded>();

  async function loadedBy(release: Release): Promise<Loaded> {
    const remote = await loadModule(release);
    if (!remote?.routes || !remote.messages) throw new Error(`${release.name}@${release.version} exposes no routes`);
    return { name: release.name, release, remote, css: stylesOf(release), pageCss: pageStylesOf(release) };
  }

  function begin(release: Release): Entry {
    const { name, version, base } = release;
    const turn = turns.get(name) ?? Promise.resolve();
    const loading = turn.then(() => loadedBy(release));
    const inTime = turn.then(() => within(deadline, `${name}@${version} to load`, loading));
    turns.set(
      name,
      inTime.catch(() => {}),
    );
    const entry: Entry = { name, inTime, loading, state: 'waited for' };
    inTime.catch((error: unknown) => {
      if (error instanceof Deadline) entry.state = 'late';
    });
    loading.then(
      () => {
        entry.state = 'loaded';
      },
      () => {
        if (entries.get(base) === entry) entries.delete(base);
      },
    );
    return entry;
  }

  function entryOf(release: Release): Entry {
    const entry = entries.get(release.base) ?? begin(release);
    entries.delete(release.base);
    entries.set(release.base, entry);
    const same = [...entries].filter(([, { name }]) => name === release.name);
    for (const [old] of same.slice(0, -keep)) entries.delete(old);
    return entry;
  }

  return {
    /** Current, previous, then the last that worked; undefined when none does. A failure is reported once per try, lateness once. `exactly`: one of these or nothing. */
    async acquire(name: RemoteName, releases: readonly Release[] = [], exactly = false): Promise<Loaded | undefined> {
      for (const release of releases) {
        const entry = entryOf(release);
        if (entry.state === 'late') continue;
        try {
          const found = await (entry.state === 'loaded' ? entry.loading : entry.inTime);
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
