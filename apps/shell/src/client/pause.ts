import { browserClock } from './clock.ts';

/** What follows it is a task of its own: a press in between is answered in between. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    browserClock.after(0, resolve);
  });
