import { stored } from '@portal/contracts';
import { readFollowed, type Followed } from '@portal/domain';

/** The browser's storage; undefined: it is closed to us, and nothing is followed. */
export type Kept = Pick<Storage, 'getItem' | 'setItem'> | undefined;

/** Milliseconds after which what is followed is looked at again in any case: a device may have slept. */
export const LOOK_AGAIN = 15 * 60_000;

/** What this browser follows now. */
export const followedIn = (kept: Kept): Followed => readFollowed(kept?.getItem(stored.followed) ?? null);

/** A list that this browser keeps of what it has told; what cannot be read is left out. */
export function listIn<T>(kept: Kept, name: string, isOne: (value: unknown) => value is T): T[] {
  try {
    const list: unknown = JSON.parse(kept?.getItem(name) ?? '[]');
    return Array.isArray(list) ? list.filter(isOne) : [];
  } catch {
    return [];
  }
}

/** Looks now, and whenever what is followed changes: here or in another tab. Returns how to stop. */
export function lookWhenFollowedChanges(target: Pick<Window, 'addEventListener' | 'removeEventListener'>, look: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === null || key === stored.followed) look();
  };
  target.addEventListener('storage', changed);
  look();
  return () => target.removeEventListener('storage', changed);
}
