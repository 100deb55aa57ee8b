import { limits } from '@portal/contracts';

interface Surroundings { storage: Pick<Storage, 'getItem' | 'setItem'>; now(): number; playing(): boolean; go(path: string): void }

const key = (path: string) => `reloaded ${path}`;

/**
 * Section 8: code of a page that does not load is cured by a full load of that page, at most once per 10 s and path (a release may have moved on meanwhile).
 * Never while a video plays. False: it has been tried, or may not be; the fallback card shows.
 */
export function reloadOnce(path: string, { storage, now, playing, go }: Surroundings): boolean {
  if (playing()) return false;
  try {
    const last = Number(storage.getItem(key(path)) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < limits.reloadLoopWindow) return false;
    storage.setItem(key(path), String(now()));
  } catch {
    // Without a memory there is no telling a first failure from a loop.
    return false;
  }
  go(path);
  return true;
}

/** Of this page. */
export const here: Surroundings = {
  get storage() { return sessionStorage; },
  now: () => Date.now(),
  playing: () => [...document.querySelectorAll('video')].some((video) => !video.paused && !video.ended),
  go: (path) => location.assign(path),
};
