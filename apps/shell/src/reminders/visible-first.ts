import type { Clock } from '@portal/platform';

/** Milliseconds by which a tab that nobody looks at lets the others go first. */
const OTHERS_FIRST = 1_500;

interface Parts {
  clock: Clock;
  /** Whether somebody looks at this tab. */
  seen(): boolean;
  /** Runs the work of one tab at a time. */
  lock(work: () => Promise<void>): Promise<void>;
}

/** One tab at a time, that which is looked at before all others: what it says is seen. */
export const visibleFirst =
  ({ clock, seen, lock }: Parts) =>
  async (work: () => Promise<void>): Promise<void> => {
    if (!seen()) await new Promise<void>((resolve) => clock.after(OTHERS_FIRST, resolve));
    await lock(work);
  };
