import type { Clock } from '../clock.ts';
import { TokenBuckets } from '../limits/token-bucket.ts';

/** All that a page asks for when it comes back, many times over; no more, because each frame may cost reads. */
const frames = { perSecond: 20, burst: 200 } as const;
/** Whatever arrives is counted before it is read, heart-beats and pings too: a frame may be cut into as many messages as it has bytes. */
const messages = { perSecond: 50, burst: 500 } as const;
const bytes = { perSecond: 32 * 1024, burst: 512 * 1024 } as const;

/** How fast one client of the gateway may send. */
export class Pace {
  private readonly buckets: TokenBuckets;

  constructor(clock: Clock) {
    this.buckets = new TokenBuckets(clock);
  }

  /** A message of so many bytes, not read yet, or a ping. False: one too many. */
  message(size: number): boolean {
    return this.buckets.take('messages', messages).allowed && this.buckets.take('bytes', bytes, size).allowed;
  }

  /** A frame that was found in them. False: one too many. */
  frame(): boolean {
    return this.buckets.take('frames', frames).allowed;
  }
}
