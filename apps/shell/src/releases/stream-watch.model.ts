import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '@portal/platform';
import type { OpenStream } from './event-stream.ts';

/** `waiting`: broken off; asked again at `next` (milliseconds since the epoch). */
export type StreamState = { status: 'connecting' } | { status: 'live' } | { status: 'waiting'; attempt: number; next: number };

/** Milliseconds. The registry gives a sign of life every 15 s. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const SILENCE = 45_000;

/** Keeps the stream of changes open: asks again after it broke off, later each time, and takes silence for a break. */
export class StreamWatch {
  state: StreamState = { status: 'connecting' };
  readonly #open: OpenStream;
  readonly #clock: Clock;
  readonly #onEvent: (name: string, data: string) => void;
  #attempt = 0;
  #close = () => {};
  #cancel = () => {};

  constructor({ open, clock, onEvent }: { open: OpenStream; clock: Clock; onEvent: (name: string, data: string) => void }) {
    this.#open = open;
    this.#clock = clock;
    this.#onEvent = onEvent;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#attempt = 0;
    this.#connect();
  }

  dispose(): void {
    this.#cancel();
    this.#close();
  }

  /** The network is back, or somebody does not want to wait. */
  now(): void {
    if (this.state.status === 'waiting') this.#connect();
  }

  #connect(): void {
    this.#cancel();
    runInAction(() => {
      this.state = { status: 'connecting' };
    });
    this.#listen();
    this.#close = this.#open({
      onOpen: () => {
        this.#attempt = 0;
        runInAction(() => {
          this.state = { status: 'live' };
        });
      },
      onEvent: this.#onEvent,
      onAlive: () => this.#listen(),
      onEnd: () => this.#broken(),
    });
  }

  #listen(): void {
    this.#cancel();
    this.#cancel = this.#clock.after(SILENCE, () => {
      this.#close();
      this.#broken();
    });
  }

  #broken(): void {
    this.#cancel();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempt);
    this.#attempt += 1;
    runInAction(() => {
      this.state = { status: 'waiting', attempt: this.#attempt, next: this.#clock.now() + wait };
    });
    this.#cancel = this.#clock.after(wait, () => this.#connect());
  }
}
