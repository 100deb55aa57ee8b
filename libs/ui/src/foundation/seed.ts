import { pick, seedOf } from '@portal/domain';

// Drawings must come out the same on the server and in the browser, and the same fan must keep the same face on every page.
export { pick, seedOf };

/** A sequence of numbers in [0, 1) that starts from a seed (mulberry32). */
export function sequenceFrom(seed: string): () => number {
  let state = seedOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
