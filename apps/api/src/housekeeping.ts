import type { Clock } from './clock.ts';

/** How often the schedule is rolled on and old things are forgotten (ms). */
const EVERY = 10 * 60_000;

interface Parts {
  clock: Clock;
  onError: (error: unknown) => void;
}

export interface House {
  /** Does all of it once, after what runs already. */
  now(): Promise<void>;
  /** Begins nothing more; resolves when nothing runs any more. */
  end(): Promise<void>;
}

/** Runs chores now and then, one after the other; one that fails keeps none of the others from being done. */
export function keepHouse(chores: readonly (() => Promise<unknown>)[], { clock, onError }: Parts): House {
  let over = false;
  let running: Promise<void> = Promise.resolve();
  let cancel = clock.after(EVERY, () => void begin());

  function begin(): Promise<void> {
    running = running.then(run);
    return running;
  }

  async function run(): Promise<void> {
    for (const chore of chores) if (!over) await (async () => chore())().catch(onError);
    cancel();
    if (!over) cancel = clock.after(EVERY, () => void begin());
  }

  return {
    now: begin,
    end() {
      over = true;
      cancel();
      return running;
    },
  };
}
