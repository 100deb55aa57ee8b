import { makeAutoObservable, observableRef } from 'mobx';
import { limits } from '@portal/contracts';
import type { Clock, LiveSocket } from '@portal/platform';

/** What the strip over the messages says. `quiet`: nothing. */
export type ConnectionNotice =
  | { readonly status: 'quiet' }
  | { readonly status: 'reconnecting'; readonly attempt: number; readonly of: number }
  | { readonly status: 'lost'; readonly retry: () => void }
  | { readonly status: 'back' };

const BACK_SHOWN = 3_000;

/** Turns the connection's state into words for a fan: silent while all is well, and 'back' for a moment after a loss. */
export class ConnectionWatch {
  notice: ConnectionNotice = { status: 'quiet' };
  readonly #socket: LiveSocket;
  readonly #clock: Clock;
  #stopWatching = () => {};
  #stopTimer = () => {};

  constructor(socket: LiveSocket, clock: Clock) {
    this.#socket = socket;
    this.#clock = clock;
    makeAutoObservable(this, { notice: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#stopWatching = this.#socket.onState(this.follow);
    this.follow();
  }

  follow(): void {
    const { state } = this.#socket;
    const away = this.notice.status === 'reconnecting' || this.notice.status === 'lost';
    this.#stopTimer();
    if (state.status === 'reconnecting') this.notice = { status: 'reconnecting', attempt: state.attempt, of: state.of };
    else if (state.status === 'failed') this.notice = { status: 'lost', retry: state.retry };
    // Asked for by a person, or the network is back: the first of a new row of tries.
    else if (state.status === 'connecting' && away) this.notice = { status: 'reconnecting', attempt: 1, of: limits.socketReconnects };
    else if (state.status === 'online' && away) {
      this.notice = { status: 'back' };
      this.#stopTimer = this.#clock.after(BACK_SHOWN, this.follow);
    } else this.notice = { status: 'quiet' };
  }

  dispose(): void {
    this.#stopWatching();
    this.#stopTimer();
  }
}
