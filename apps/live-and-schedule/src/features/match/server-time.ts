import type { Clock } from '@portal/platform';

/** Beyond this the two samples are not about the same clock any more (the device's was set). */
const CLOCK_WAS_SET = 60_000;

/**
 * The server's time on this device. Every answer names its time, but arrives late (network, page cache), so each sample
 * is behind the truth by its delay: the one furthest ahead is the best.
 */
export class ServerTime {
  readonly #clock: Clock;
  #offset: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A fresh answer said it is `serverTime` (ISO-8601). */
  hear(serverTime: string): void {
    const sample = Date.parse(serverTime) - this.#clock.now();
    const held = this.#offset;
    this.#offset = held === undefined || sample > held || held - sample > CLOCK_WAS_SET ? sample : held;
  }

  /** Epoch milliseconds by the server. */
  now(): number {
    return this.#clock.now() + (this.#offset ?? 0);
  }
}
