import { decideReload, type Reloads } from '@portal/domain';

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  playing(): boolean;
  /** Whether there is a network to load it by. */
  online(): boolean;
  go(path: string): void;
}

const RELOADS = 'reloads';

/**
 * Section 8: code of a page that does not load is cured by a full load of that page, at most once per 10 s and path (a release may have moved on meanwhile).
 * Never while a video plays, and never without a network, which would leave no page at all. False: it has been tried, or may not be; the fallback card shows.
 */
export function reloadOnce(path: string, { storage, now, playing, online, go }: Surroundings): boolean {
  if (playing() || !online()) return false;
  try {
    const { reload, reloads } = decideReload(JSON.parse(storage.getItem(RELOADS) ?? '{}') as Reloads, path, now());
    if (!reload) return false;
    storage.setItem(RELOADS, JSON.stringify(reloads));
  } catch {
    // Without a memory there is no telling a first failure from a loop.
    return false;
  }
  go(path);
  return true;
}

/** Loads a page whole, also the one whose address stands there already (after the browser's back, and to a place within it, `assign` would load nothing). */
export function loadWhole(path: string): void {
  if (new URL(path, location.href).href === location.href) location.reload();
  else location.assign(path);
}

/** Of this page. */
export const here: Surroundings = {
  // Asked for each time: a browser that forbids storage throws at its name already.
  storage: { getItem: (name) => sessionStorage.getItem(name), setItem: (name, value) => sessionStorage.setItem(name, value) },
  now: () => Date.now(),
  playing: () => [...document.querySelectorAll('video')].some((video) => !video.paused && !video.ended),
  online: () => navigator.onLine,
  go: loadWhole,
};
