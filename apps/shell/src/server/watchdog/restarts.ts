/** A worker that lived this long was no failed start. Milliseconds. */
const LONG_LIFE = 10_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/**
 * How long to wait before a worker is started again: not at all after a long life, or when the cause has just been taken away (a release was quarantined);
 * otherwise twice as long each time, so that a shell that cannot live does not eat the machine.
 */
export function createRestarts() {
  let quick = 0;
  return {
    /** Milliseconds. */
    waitAfter({ lived, cured }: { lived: number; cured: boolean }): number {
      if (cured || lived >= LONG_LIFE) {
        quick = 0;
        return 0;
      }
      quick += 1;
      return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (quick - 1));
    },
  };
}
export type Restarts = ReturnType<typeof createRestarts>;
