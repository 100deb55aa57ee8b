import type { Clock } from '../clock.ts';

export interface Allowance {
  /** Tokens that come back per second. */
  readonly perSecond: number;
  /** Most tokens one can save up. */
  readonly burst: number;
}

export type Taken =
  | { allowed: true }
  | {
      allowed: false;
      /** Whole seconds until there are enough, at least 1. */
      retryAfter: number;
    };

interface Bucket {
  tokens: number;
  at: number;
  perSecond: number;
  burst: number;
}

/** Full buckets are forgotten when this many are held, or twice as many as were left the last time; a key that is not held counts as full. */
const SWEEP_AT = 10_000;

/** Rate limits by key, in memory: each node counts for itself. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly clock: Clock;
  private sweepAt = SWEEP_AT;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Takes a token of `key`, or `cost` of them, if there are so many; else none. */
  take(key: string, { perSecond, burst }: Allowance, cost = 1): Taken {
    const now = this.clock.now();
    const bucket = this.buckets.get(key) ?? { tokens: burst, at: now, perSecond, burst };
    // Its allowance may be another by now: an account is new no more.
    Object.assign(bucket, { perSecond, burst });
    refill(bucket, now);
    if (!this.buckets.has(key)) {
      if (this.buckets.size >= this.sweepAt) this.sweep(now);
      this.buckets.set(key, bucket);
    }
    if (bucket.tokens < cost) return { allowed: false, retryAfter: Math.max(1, Math.ceil((cost - bucket.tokens) / perSecond)) };
    bucket.tokens -= cost;
    return { allowed: true };
  }

  /** What was taken of `key` turned out not to count. */
  giveBack(key: string): void {
    const bucket = this.buckets.get(key);
    if (bucket) bucket.tokens = Math.min(bucket.burst, bucket.tokens + 1);
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) {
      refill(bucket, now);
      if (bucket.tokens >= bucket.burst) this.buckets.delete(key);
    }
    this.sweepAt = Math.max(SWEEP_AT, 2 * this.buckets.size);
  }
}

function refill(bucket: Bucket, now: number): void {
  bucket.tokens = Math.min(bucket.burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * bucket.perSecond);
  bucket.at = now;
}
