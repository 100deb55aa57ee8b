/** Time, handed in everywhere, so that a test can play a whole day in a second. Epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `task` once after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** Longest delay of a Node timer; beyond it the timer would fire at once. */
const LONGEST_TIMER = 2_147_483_647;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(Math.max(0, ms), LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
};

/** Time that stands at `start` now and goes on at its usual pace. */
export function clockFrom(start: number): Clock {
  const ahead = start - Date.now();
  return { now: () => Date.now() + ahead, after: systemClock.after };
}
