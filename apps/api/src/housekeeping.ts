import type { Clock } from './clock.ts';

/** How often the schedule is rolled on and old things are forgotten (ms). */
const EVERY = 10 * 60_000;

interface Parts {
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Runs chores now and then, one after the other; one that fails keeps none of the others from being done. The answer ends it, and resolves when nothing runs any more. */
export function keepHouse(chores: readonly (() => Promise<unknown>)[], { clock, onError }: Parts): () => Promise<void> {
  let over = false;
  let running: Promise<void> = Promise.resolve();
  let cancel = clock.after(EVERY, begin);

  function begin(): void {
    running = run();
  }

  async function run(): Promise<void> {
    for (const chore of chores) if (!over) await (async () => chore())().catch(onError);
    if (!over) cancel = clock.after(EVERY, begin);
  }

  return () => {
    over = true;
    cancel();
    return running;
  };
}
