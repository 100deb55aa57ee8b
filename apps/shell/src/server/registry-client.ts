import { releaseVersion, remoteNames, type RegistryState, type ReleasePointer, type RemoteName } from '@portal/contracts';
import type { Clock } from '@portal/platform';
import type { Release } from '../federation/releases.ts';
import { RUNTIME } from '../federation/runtime-number.ts';
import { reasonOf, type Log } from './log.ts';
import type { Quarantine } from './quarantine.ts';
import { createChooser, type Choice } from './registry/choose.ts';
import { createFollower } from './registry/follow.ts';
import type { KnownRelease } from './registry/known-release.ts';
import { createLookup, type Found } from './registry/lookup.ts';
import { createShelf } from './registry/shelf.ts';
import type { Snapshot } from './registry/snapshot.ts';
import type { Source } from './registry/source.ts';
import { advance, pointersOf, releasesOf, stateOf, type Named, type View } from './registry/view.ts';
import { waitBefore } from './registry/waits.ts';
import { systemClock } from './system-clock.ts';

interface Dependencies {
  source: Source;
  snapshot: Snapshot;
  log: Log;
  /** Identifies this shell's own program in build ids. */
  shellBuild: string;
  quarantine?: Quarantine;
  clock?: Clock;
  /** Visitors get other releases from now on. */
  onChange?(): void;
}

const isRemote = (name: string): name is RemoteName => (remoteNames as readonly string[]).includes(name);

/**
 * The shell's copy of the registry: hears of each change, learns the new releases in the background and only then moves on. Neither a page nor a browser ever waits for the
 * registry; one that is down leaves everything as it was, and a start without it begins with the last good state on disk.
 */
export function createRegistryClient({
  source,
  snapshot,
  log,
  shellBuild,
  quarantine = { has: () => false },
  clock = systemClock,
  onChange = () => {},
}: Dependencies) {
  let restoring = false;
  const shelf = createShelf({
    fetch: (path, most) => (restoring ? Promise.reject(new Error(`${path} is not in the snapshot`)) : source.file(path, most)),
    kept: snapshot.bytes,
  });
  const choose = createChooser({ shellBuild, quarantine });
  const follower = createFollower({ source, clock, log, onState: (state) => take(state) });
  const complaints = new Map<string, string>();
  let view: View | undefined;
  let fromSnapshot = false;
  let stopped = false;
  /** Begun without the registry. */
  let alone = false;
  /** Each state heard has a number; one that was learned later than a newer one is dropped. */
  let heard = { turn: 0, text: '' };
  let shown = 0;
  let retry = () => {};

  /** Once per release and reason, not each time it is tried again. */
  function complain(name: RemoteName, version: string, error: unknown): void {
    const reason = reasonOf(error);
    const id = `${name}@${version}`;
    if (complaints.get(id) === reason) return;
    complaints.set(id, reason);
    if (complaints.size > 100) complaints.delete(complaints.keys().next().value as string);
    log.warn({ remote: name, version, reason }, 'release not usable');
  }
  const learnAll = (pointers: readonly Named[]) =>
    Promise.all(pointers.map(([name, pointer]) => shelf.learn(name, pointer).catch((error: unknown) => complain(name, pointer.version, error))));
  /** What is here and runs in this shell. */
  function held(name: RemoteName, pointer: ReleasePointer): KnownRelease | undefined {
    const known = shelf.get(name, pointer);
    if (!known || known.manifest.runtime === RUNTIME) return known;
    complain(name, pointer.version, new Error(`built for federation runtime ${known.manifest.runtime}, this shell has ${RUNTIME}`));
    return undefined;
  }
  const keep = (): void => {
    if (view && !fromSnapshot && !stopped) void snapshot.save(stateOf(view), releasesOf(view));
  };

  function show(next: View): void {
    view = next;
    shelf.pin(releasesOf(next));
    onChange();
  }

  /** Learns what a state names, then moves on as far as it is whole; tries again until all of it is. */
  async function take(state: RegistryState, attempt = 0): Promise<void> {
    const text = JSON.stringify(state);
    if (attempt === 0 && text === heard.text) return keep();
    retry();
    heard = { turn: heard.turn + 1, text };
    const { turn } = heard;
    // What to fall back to may come later: nobody waits for it.
    const { first, later } = pointersOf(state);
    const missing = later.filter(([name, pointer]) => !shelf.get(name, pointer));
    for (const pointers of missing.length > 0 ? [first, missing] : [first]) {
      await learnAll(pointers);
      if (turn < shown) return;
      shown = turn;
      show(advance(view, state, held));
    }
    if (alone) log.info({ revision: state.revision }, 'the registry is back');
    alone = fromSnapshot = false;
    keep();
    // One that is built for another runtime is here, and stays of no use: asking again brings nothing.
    const lacking = [...first, ...later].some(([name, pointer]) => !shelf.get(name, pointer));
    if (lacking && turn === heard.turn && !stopped) retry = clock.after(waitBefore(attempt + 2, Math.random()), () => void take(state, attempt + 1));
  }

  /** What the shell that ran before left on disk. */
  async function restore(): Promise<void> {
    const found = await snapshot.load();
    if (!found) return;
    restoring = true;
    const { first, later } = pointersOf(found.state);
    await learnAll([...first, ...later]);
    restoring = false;
    const next = advance(undefined, found.state, held);
    if ([...next.remotes.values()].every(({ list }) => list.length === 0)) return;
    fromSnapshot = true;
    show(next);
  }

  const find = (name: string, version: string): KnownRelease | undefined =>
    (view ? releasesOf(view) : []).find(({ release }) => release.name === name && release.version === version) ?? shelf.find(name, version);
  const byVersion = createLookup({
    find,
    pointer: async (name: RemoteName, version: string): Promise<ReleasePointer | undefined> => snapshot.pointer(name, version) ?? source.pointer(name, version),
    learn: (name, pointer) => shelf.learn(name, pointer),
    now: () => clock.now(),
    failed: complain,
  });

  return {
    /** Resolves once there is something to show; then keeps following until `stop`. Rejects when there is neither registry nor snapshot. */
    async start(): Promise<void> {
      await restore();
      try {
        await follower.first();
      } catch (error) {
        if (!view) throw error;
        alone = true;
        log.error(
          { reason: reasonOf(error), revision: view.revision },
          'the registry does not answer: started from the last good state on disk, and keeps trying',
        );
      }
      follower.begin();
    },
    /** Resolves when nothing is written to the snapshot any more. */
    stop(): Promise<void> {
      stopped = true;
      retry();
      follower.stop();
      return snapshot.settled();
    },
    /** `ready`: there is a release of every remote that has one on air. `registry`: it answers. `snapshot`: what visitors get came from the disk, nobody has confirmed it since the start. */
    status: () => ({
      ready: view !== undefined && [...view.remotes.values()].every(({ list }) => list.length > 0),
      registry: follower.answers(),
      snapshot: fromSnapshot,
      revision: view?.revision ?? -1,
    }),
    /** What one visitor gets; undefined: somebody without a name, who gets no canary. */
    choose: (visitor: string | undefined): Choice => choose(view ?? NOTHING, visitor),
    previewKey: (): string => view?.previewKey ?? '',
    /** Any version by its name. */
    byVersion: (name: RemoteName, version: string): Promise<Found> => byVersion(name, version),
    /** Is it what visitors get without a preview and without a canary? */
    isStable: (release: Release): boolean => Boolean(view?.remotes.get(release.name)?.list.some((known) => known.release.base === release.base)),
    mayRun: ({ name, version }: Release): boolean => !quarantine.has(name, version, view?.remotes.get(name)?.since ?? -1),
    knownRelease: (release: Release): KnownRelease | undefined =>
      (view ? releasesOf(view) : []).find((known) => known.release.base === release.base) ?? shelf.of(release),
    /** A file of the browser's side, of any version that was ever published: whoever has an old page open loads the rest of it. Always the bytes that its release names. */
    async clientFile(name: string, version: string, file: string): Promise<Buffer | 'unknown' | 'away'> {
      if (!isRemote(name) || !releaseVersion.safeParse(version).success) return 'unknown';
      const found = await byVersion(name, version);
      return found.status === 'known' ? (found.known.files.get(`client/${file}`) ?? 'unknown') : found.status;
    },
  };
}
export type RegistryClient = ReturnType<typeof createRegistryClient>;

const NOTHING: View = { revision: -1, remotes: new Map(), previewKey: '', whole: false };
