const MINUTE = 60_000;
/** As many as a chart shows. */
const KEPT = 60;

/** Visitors of one release by minute, each once a minute: for the chart, not for the verdict. */
export class Minutes {
  readonly #counts = new Map<number, { served: number; failing: number }>();
  #served = new Set<string>();
  #failing = new Set<string>();
  #now = 0;

  served(visitor: string, at: number): void {
    this.#turn(at);
    if (this.#served.size < MOST) this.#served.add(visitor);
  }

  failed(visitor: string, at: number): void {
    this.served(visitor, at);
    if (this.#served.has(visitor)) this.#failing.add(visitor);
  }

  /** Share of failing visitors in the minute that began at this time; null: there were none. */
  share(minute: number): number | null {
    const counted = minute === this.#now ? { served: this.#served.size, failing: this.#failing.size } : this.#counts.get(minute);
    return counted?.served ? counted.failing / counted.served : null;
  }

  #turn(at: number): void {
    const minute = minuteOf(at);
    if (minute === this.#now) return;
    this.#counts.set(this.#now, { served: this.#served.size, failing: this.#failing.size });
    for (const old of this.#counts.keys()) if (old <= minute - KEPT * MINUTE) this.#counts.delete(old);
    this.#served = new Set();
    this.#failing = new Set();
    this.#now = minute;
  }
}

/** Distinct visitors told apart within one minute. */
const MOST = 20_000;
export const minuteOf = (at: number): number => at - (at % MINUTE);
/** The last minutes up to this time, oldest first. */
export const lastMinutes = (at: number): number[] => Array.from({ length: KEPT }, (_, index) => minuteOf(at) - (KEPT - 1 - index) * MINUTE);
