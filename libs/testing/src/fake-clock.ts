import type { Clock } from '@portal/platform';

interface Timer {
  due: number;
  every: number | undefined;
  run: () => void;
}

export interface FakeClock extends Clock {
  /** Lets time pass: every timer due until then runs, in order, each at its own time. */
  advance(ms: number): void;
  /** Timers still waiting: 0 after a model was disposed of. */
  readonly waiting: number;
}

/** A clock that stands still until a test moves it. Starts at 20/11/2026 20:00 in Vietnam. */
export function fakeClock(start = Date.parse('2026-11-20T20:00:00+07:00')): FakeClock {
  let now = start;
  const timers = new Set<Timer>();
  const add = (ms: number, run: () => void, every?: number) => {
    const timer: Timer = { due: now + ms, every, run };
    timers.add(timer);
    return () => {
      timers.delete(timer);
    };
  };
  const nextDue = (until: number) => [...timers].filter((timer) => timer.due <= until).sort((a, b) => a.due - b.due)[0];
  return {
    now: () => now,
    after: (ms, callback) => add(ms, callback),
    every: (ms, callback) => add(ms, callback, ms),
    get waiting() {
      return timers.size;
    },
    advance(ms) {
      const until = now + ms;
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        now = timer.due;
        if (timer.every === undefined) timers.delete(timer);
        else timer.due += timer.every;
        timer.run();
      }
      now = until;
    },
  };
}
