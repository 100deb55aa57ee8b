import { stored } from '@portal/contracts';
import { dueReminders, readFollowed, type FollowedMatch } from '@portal/domain';
import type { Clock } from '@portal/platform';

/** Fixtures that this browser was reminded of: the newest of them. */
const REMINDED = 'reminded';
const MOST_REMINDED = 200;
/** Milliseconds after which the list is looked at again in any case: a device may have slept. */
const LOOK_AGAIN = 15 * 60_000;

interface Parts {
  /** Undefined: the browser's is closed to us, and nothing is followed. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  clock: Clock;
  /** Runs the work of one tab at a time. */
  lock(work: () => Promise<void>): Promise<void>;
  /** Reminds of a match that begins. */
  remind(match: FollowedMatch): void;
}

/**
 * Reminders of the matches that one follows (`stored.followed`; pages of the remotes put them there): each once in this browser, by whichever tab comes first, five
 * minutes before kick-off. A portal that is nowhere open reminds of nothing.
 */
export function createReminders({ storage, clock, lock, remind }: Parts) {
  let cancel = () => {};

  const followed = () => readFollowed(storage?.getItem(stored.followed) ?? null);
  const reminded = (): number[] => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(REMINDED) ?? '[]');
      return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : [];
    } catch {
      return [];
    }
  };

  async function look(): Promise<void> {
    cancel();
    await lock(async () => {
      const before = reminded();
      const { due } = dueReminders(followed(), new Set(before), clock.now());
      if (due.length === 0) return;
      storage?.setItem(REMINDED, JSON.stringify([...before, ...due.map(({ fixtureId }) => fixtureId)].slice(-MOST_REMINDED)));
      for (const match of due) remind(match);
    });
    cancel();
    const { next } = dueReminders(followed(), new Set(reminded()), clock.now());
    if (next !== undefined) cancel = clock.after(Math.min(Math.max(next - clock.now(), 0), LOOK_AGAIN), () => void look());
  }

  return {
    /** Looks now, and whenever what is followed changes: here or in another tab. Returns how to stop. */
    begin(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      const changed = ({ key }: StorageEvent) => {
        if (key === null || key === stored.followed) void look();
      };
      target.addEventListener('storage', changed);
      void look();
      return () => {
        cancel();
        target.removeEventListener('storage', changed);
      };
    },
  };
}
