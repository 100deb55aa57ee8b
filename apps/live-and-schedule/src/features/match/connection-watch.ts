import { limits } from '@portal/contracts';
import type { Clock, ConnectionState, LiveSocket } from '@portal/platform';

/**
 * How a living part hears its news. `live`: frames arrive. `reconnecting`, `stale`: what is shown was true at `at`
 * (epoch milliseconds of the server's time), and the page says so.
 */
export type Feed =
  | { readonly status: 'live' }
  | { readonly status: 'reconnecting'; readonly attempt: number; readonly of: number; readonly at: number }
  | { readonly status: 'stale'; readonly at: number; readonly retry: () => void };

/** A connection that has just been asked for gets this long before anyone is told that it is not there. */
const PATIENCE = 8_000;

/** Puts the connection's state into words; `heardAt` is when the last news came, `waited` how long one has been without. */
export function feedOf(state: ConnectionState, heardAt: number, waited: number, retry: () => void): Feed {
  switch (state.status) {
    case 'online':
      return { status: 'live' };
    case 'reconnecting':
      return waited < PATIENCE ? { status: 'live' } : { status: 'reconnecting', attempt: state.attempt, of: state.of, at: heardAt };
    case 'failed':
      return { status: 'stale', at: heardAt, retry };
    default:
      return waited < PATIENCE ? { status: 'live' } : { status: 'stale', at: heardAt, retry };
  }
}

/** Starts what a living model needs while it is on the page, and hands out one function that ends all of it. */
export function watchConnection({ socket, clock, onState, onTick, onPoll }: {
  socket: LiveSocket;
  clock: Clock;
  onState(state: ConnectionState): void;
  /** Each second. */
  onTick(): void;
  /** Every minute (section 4: "live count refreshes every 60 s"). */
  onPoll(): void;
}): () => void {
  const ends = [socket.onState(() => onState(socket.state)), clock.every(1_000, onTick), clock.every(limits.liveRefresh, onPoll)];
  return () => ends.forEach((end) => end());
}
