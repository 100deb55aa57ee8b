import { useCallback, useSyncExternalStore } from 'react';
import { stored } from '@portal/contracts';
import { FOLLOWS_NOTHING, readFollowed, type Followed } from '@portal/domain';

let cached: { kept: string | null; followed: Followed } = { kept: null, followed: FOLLOWS_NOTHING };

// In the browser only: all of this is reached after hydration, never while the server renders.
function current(): Followed {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(stored.followed);
  } catch {
    /* Storage may be closed to us; then nothing is followed. */
  }
  if (kept !== cached.kept) cached = { kept, followed: readFollowed(kept) };
  return cached.followed;
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** 'full': a hundred are followed already; 'closed': this browser keeps nothing. */
export type Changed = 'done' | 'full' | 'closed';

/**
 * What this browser follows, and how to change it. The shell reminds of the matches, and other parts and tabs show the same: they hear of a change as they hear of
 * another tab's, by the `storage` event.
 */
export function useFollowed(): { followed: Followed; change(next: (before: Followed) => Followed | undefined): Changed } {
  const followed = useSyncExternalStore(subscribe, current, () => FOLLOWS_NOTHING);
  const change = useCallback((next: (before: Followed) => Followed | undefined): Changed => {
    const after = next(current());
    if (!after) return 'full';
    try {
      localStorage.setItem(stored.followed, JSON.stringify(after));
    } catch {
      return 'closed';
    }
    // The browser tells other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: stored.followed }));
    return 'done';
  }, []);
  return { followed, change };
}
