import { dueReminders, type FollowedMatch } from '@portal/domain';
import type { Clock } from '@portal/platform';
import { followedIn, listIn, LOOK_AGAIN, lookWhenFollowedChanges, type Kept } from './followed-here.ts';

/** Fixtures that this browser was reminded of: the newest of them. */
const REMINDED = 'reminded';
const MOST_REMINDED = 200;

interface Parts {
  storage: Kept;
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

  const reminded = (): number[] => listIn(storage, REMINDED, isId);

  async function look(): Promise<void> {
    cancel();
    await lock(async () => {
      const before = reminded();
      const { due } = dueReminders(followedIn(storage), new Set(before), clock.now());
      if (due.length === 0) return;
      storage?.setItem(REMINDED, JSON.stringify([...before, ...due.map(({ fixtureId }) => fixtureId)].slice(-MOST_REMINDED)));
      for (const match of due) remind(match);
    });
    cancel();
    const { next } = dueReminders(followedIn(storage), new Set(reminded()), clock.now());
    if (next !== undefined) cancel = clock.after(Math.min(Math.max(next - clock.now(), 0), LOOK_AGAIN), () => void look());
  }

  return {
    /** Looks now, and whenever what is followed changes: here or in another tab. Returns how to stop. */
    begin(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      const leave = lookWhenFollowedChanges(target, () => void look());
      return () => {
        leave();
        cancel();
      };
    },
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
