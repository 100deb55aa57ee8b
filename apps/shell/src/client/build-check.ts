import { latestBuild, limits } from '@portal/contracts';
import { navigatesAnew } from '@portal/domain';
import type { Clock } from '@portal/platform';

export interface Surroundings {
  clock: Clock;
  chance(): number;
  /** Rejects when there is no answer. */
  ask(path: string): Promise<unknown>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  playing(): boolean;
  /** Loads a page whole. */
  go(path: string): void;
}
/** What the router says of itself. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}
interface Moves {
  location: Place;
  navigation: { location?: Place | undefined };
}

const MOVED = 'build';
/** An hour, and up to a tenth more by chance: pages opened in one minute do not all ask in one. */
const untilNext = (chance: number) => limits.buildCheckEvery * (1 + chance / 10);

/**
 * Section 4: an open page asks every hour, and a moment after its load, whether it would get another portal by loading anew. It only marks; the next navigation to another page
 * becomes a full load of that page, never while a video plays. The same build is moved to once an hour at most: behind a balancer two nodes may answer differently for a while.
 */
export function createBuildCheck(build: string, { clock, chance, ask, storage, playing, go }: Surroundings) {
  let newer: string | undefined;

  async function check(path: string): Promise<void> {
    const { id } = latestBuild.parse(await ask(path));
    newer = id === build || movedTo(id) ? undefined : id;
  }
  const look = (path: string) =>
    void check(path)
      .catch(() => {})
      .then(() => {
        cancel = clock.after(untilNext(chance()), () => look('/builds/latest.json'));
      });
  let cancel = clock.after(limits.manifestAfter, () => look('/builds/manifest.json'));

  function movedTo(id: string): boolean {
    try {
      const [last, at] = (storage.getItem(MOVED) ?? '').split(' ');
      return last === id && clock.now() - Number(at) < limits.buildCheckEvery;
    } catch {
      return false;
    }
  }
  function leave({ pathname, search, hash }: Place): void {
    if (newer === undefined || !navigatesAnew({ running: build, latest: newer, videoPlays: playing() })) return;
    try {
      storage.setItem(MOVED, `${newer} ${clock.now()}`);
    } catch {
      // Without a memory there is no telling a new build from two nodes that disagree.
      return;
    }
    go(pathname + search + hash);
  }

  return {
    /** Follows a router: a navigation that has to wait is seen before it ends, one that has not when it has ended. */
    follow(subscribe: (listener: (state: Moves) => void) => void, first: string): void {
      let at = first;
      let leavingFor: Place | undefined;
      subscribe(({ location, navigation }) => {
        const target = navigation.location;
        if (target && target.pathname !== at && target !== leavingFor) {
          leavingFor = target;
          leave(target);
        } else if (!target && location.pathname !== at) {
          at = location.pathname;
          leave(location);
        }
      });
    },
    stop: (): void => cancel(),
  };
}
