import { tooManyWaiting } from './problem.ts';

export interface Wait { /** Milliseconds until it gives up and answers what there is. */ timeout: number; /** The caller hung up. */ signal: AbortSignal }

/** Callers that wait for the next change of a pointer. Each takes a little memory and a socket, so their number is bounded. */
export function createStateFeed({ limit }: { limit: number }) {
  const waiters = new Set<() => void>();
  let closed = false;
  return {
    /** Resolves at the next change, after the timeout, when the caller hung up, or when the registry stops. Throws a Problem when too many wait. */
    wait({ timeout, signal }: Wait): Promise<void> {
      if (closed || signal.aborted) return Promise.resolve();
      if (waiters.size >= limit) throw tooManyWaiting();
      return new Promise((resolve) => {
        const done = () => {
          waiters.delete(done);
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, timeout);
        signal.addEventListener('abort', done);
        waiters.add(done);
      });
    },
    announce() {
      for (const done of [...waiters]) done();
    },
    /** Lets everyone go and keeps nobody waiting from now on. */
    close() {
      closed = true;
      this.announce();
    },
    get waiting() {
      return waiters.size;
    },
  };
}
export type StateFeed = ReturnType<typeof createStateFeed>;
