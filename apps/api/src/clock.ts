/** Time, handed in everywhere, so that a test can play a whole day in a second. Epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `task` once after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** A clock whose hands can be moved. */
export interface SteeredClock extends Clock {
  /** Moves only what `now` says: a token runs out, a bucket fills. */
  jump(ms: number): void;
  /** Moves on and takes the timers along: what is due by then runs now, once. */
  skip(ms: number): void;
  /** Stops what `now` says until the answer is called; timers run on. For what must not depend on how busy a machine is. */
  hold(): () => void;
}

/** Longest delay of a Node timer; beyond it the timer would fire at once. */
const LONGEST_TIMER = 2_147_483_647;
const delay = (ms: number) => Math.min(Math.max(0, ms), LONGEST_TIMER);

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, delay(ms));
    return () => clearTimeout(timer);
  },
};

/** Time that stands at `start` now and goes on at its usual pace, until it is moved. */
export function clockFrom(start: number): SteeredClock {
  let shift = start - Date.now();
  const waiting = new Set<{ arm(): void }>();
  let held: number | undefined;
  const now = () => held ?? Date.now() + shift;
  const jump = (ms: number) => {
    if (held === undefined) shift += ms;
    else held += ms;
  };
  return {
    now,
    jump,
    hold() {
      held = now();
      return () => {
        shift = now() - Date.now();
        held = undefined;
      };
    },
    skip(ms) {
      jump(ms);
      for (const entry of waiting) entry.arm();
    },
    after(ms, task) {
      const at = now() + ms;
      let timer: NodeJS.Timeout | undefined;
      const entry = {
        arm() {
          clearTimeout(timer);
          timer = setTimeout(
            () => {
              waiting.delete(entry);
              task();
            },
            delay(at - now()),
          );
        },
      };
      waiting.add(entry);
      entry.arm();
      return () => {
        waiting.delete(entry);
        clearTimeout(timer);
      };
    },
  };
}
