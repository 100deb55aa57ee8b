import type { ReleaseSource, RemoteName } from '@portal/contracts';
import type { Who } from '../access/who.ts';
import type { Ledger } from '../book/ledger.ts';
import { sha384 } from '../hashes.ts';
import type { Hosts } from '../hosts/hosts.ts';
import type { Gatekeeper } from '../moves/gatekeeper.ts';
import { programsOnAir } from '../moves/on-air.ts';
import type { Probe } from '../probe/probe.ts';
import { badInput, busy, taken } from '../problem.ts';
import { filesPrefix } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { inLanes } from '../in-turn.ts';
import type { Shelved } from './kept.ts';
import type { LoadingBay } from './loading-bay.ts';
import { checkRelease, differences, type CheckedRelease } from './release-check.ts';
import type { Shelf } from './shelf.ts';

/** Each holds a whole release in memory. */
const AT_ONCE = 8;

export interface PublisherDeps {
  store: ObjectStore;
  ledger: Ledger;
  shelf: Shelf;
  bay: LoadingBay;
  hosts: Hosts;
  gatekeeper: Gatekeeper;
  probe: Probe;
}
export interface Published {
  version: string;
  integrity: string;
  stored: boolean;
}

/** Takes releases in: hashes, probe, gate, files, then the book, by which it becomes visible whole. What failed or crashed on the way left nothing, and may be sent again. */
export function createPublisher({ store, ledger, shelf, bay, hosts, gatekeeper, probe }: PublisherDeps) {
  let underWay = 0;
  /** More children at once would fight for the processor and miss their deadlines. */
  const whenFree = inLanes(2);

  /** True: the same bytes are there. Throws when others are. */
  async function isThere({ remote, version, manifest }: CheckedRelease): Promise<boolean> {
    const stored = (await shelf.release(remote, version))?.manifest;
    if (stored === undefined) return false;
    if (stored !== manifest)
      throw taken(`${remote} ${version} is taken by other bytes: ${differences(stored, manifest).slice(0, 10).join(', ')}. Publish under a new version.`);
    return true;
  }

  async function tried(release: CheckedRelease): Promise<void> {
    const program = await hosts.probe();
    if (!program) throw taken('No shell has left its record yet: publish it first with `portal host shell --from apps/shell/dist`.');
    const { ok, problems } = await whenFree(() => probe(release, program));
    if (!ok)
      throw badInput(
        `${release.remote} ${release.version} does not work in the fake host: ${problems.slice(0, 5).join('; ').slice(0, 1_500) || 'it did not say why'}.`,
      );
  }
  const admitted = (release: CheckedRelease) =>
    gatekeeper.admit({ program: release.remote, version: release.version, record: release.record }, programsOnAir(ledger.book), release.along);

  /** Writes the files, then the book. False: somebody else published the same bytes meanwhile. */
  async function takeIn(release: CheckedRelease, who: Who): Promise<boolean> {
    const { remote, version, source } = release;
    const attempt = await bay.unload(release);
    let wrote = false;
    try {
      wrote = await ledger.write(async (book, { n, at }) => {
        if (await isThere(release)) return undefined;
        // Asked again: something may have moved while the files were written.
        await admitted(release);
        const from = `${filesPrefix(remote, version, attempt)}release.${n}.json`;
        await store.put(from, JSON.stringify(shelvedOf(release, { n, at, attempt, by: who.name })), 'absent');
        return {
          book,
          entry: { do: 'publish', token: who.name, by: source.author.slice(0, 100), note: source.notes, moves: [{ program: remote, from: null, to: version }] },
          promised: shelf.keysOf(remote, version, n).map((key) => ({ key, from })),
        };
      });
      return wrote;
    } finally {
      await (wrote ? bay.taken(attempt) : bay.discard(remote, version, attempt)).catch(() => {});
    }
  }

  return {
    /** Throws a Problem: 400 what does not match or does not work, 409 other bytes or the gate's report, 503 too many at once. */
    async publish(remote: RemoteName, version: string, body: unknown, who: Who): Promise<Published> {
      if (underWay >= AT_ONCE) throw busy('Too many publishes at once; send it again in a moment.');
      underWay += 1;
      try {
        const release = checkRelease(remote, version, body);
        const answer = { version, integrity: sha384(release.manifest) };
        if (await isThere(release)) {
          await bay.mend(release);
          return { ...answer, stored: false };
        }
        await tried(release);
        await admitted(release);
        return { ...answer, stored: await takeIn(release, who) };
      } finally {
        underWay -= 1;
      }
    },
  };
}
export type Publisher = ReturnType<typeof createPublisher>;

function shelvedOf(
  { version, manifest, files, source }: CheckedRelease,
  { n, at, attempt, by }: { n: number; at: string; attempt: string; by: string },
): Shelved {
  const sizes = Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.length]));
  const kept: { source: ReleaseSource; bytes: number } = { source, bytes: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
  return { format: 1, version, at, by, ...kept, n, attempt, manifest, sizes };
}
