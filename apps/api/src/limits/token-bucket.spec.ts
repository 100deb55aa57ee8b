import fc from 'fast-check';
import { ManualClock } from '../testing/clocks.ts';
import { TokenBuckets } from './token-bucket.ts';

describe('a rate limit', () => {
  it('never lets through more than the burst and what time has given since', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom(0.5, 1, 2), fc.array(fc.nat(3_000), { maxLength: 60 }), (burst, perSecond, pauses) => {
        const clock = new ManualClock(0);
        const buckets = new TokenBuckets(clock);
        let allowed = 0;
        for (const pause of pauses) {
          clock.advance(pause);
          if (buckets.take('k', { perSecond, burst }).allowed) allowed += 1;
          expect(allowed).toBeLessThanOrEqual(burst + (clock.now() / 1000) * perSecond + 1e-6);
        }
      }),
    );
  });

  it('lets through after the time it named', () => {
    const clock = new ManualClock(0);
    const buckets = new TokenBuckets(clock);
    const take = () => buckets.take('k', { perSecond: 1 / 30, burst: 1 });
    expect(take().allowed).toBe(true);
    expect(take()).toEqual({ allowed: false, retryAfter: 30 });
    clock.advance(30_000);
    expect(take().allowed).toBe(true);
  });

  it('goes by the allowance of the moment: who waited has what the new one gives', () => {
    const clock = new ManualClock(0);
    const buckets = new TokenBuckets(clock);
    const [slow, fast] = [
      { perSecond: 1, burst: 2 },
      { perSecond: 2, burst: 5 },
    ];
    const taken = (allowance: typeof slow) => {
      let times = 0;
      while (buckets.take('k', allowance).allowed) times += 1;
      return times;
    };
    expect(taken(slow)).toBe(2);
    clock.advance(60_000);
    expect(taken(fast)).toBe(5);
    clock.advance(60_000);
    expect(taken(slow)).toBe(2);
  });

  it('counts each key for itself, and does not grow with keys that rest', () => {
    const clock = new ManualClock(0);
    const buckets = new TokenBuckets(clock);
    for (let key = 0; key < 30_000; key += 1) {
      clock.advance(1);
      expect(buckets.take(`k${key}`, { perSecond: 1, burst: 1 }).allowed).toBe(true);
    }
    expect((buckets as unknown as { buckets: Map<string, unknown> }).buckets.size).toBeLessThanOrEqual(10_001);
  });

  it('does not look through all keys for each new one while none of them rests', () => {
    const buckets = new TokenBuckets(new ManualClock(0));
    const sweep = jest.spyOn(buckets as unknown as { sweep(now: number): void }, 'sweep');
    for (let key = 0; key < 30_000; key += 1) buckets.take(`k${key}`, { perSecond: 1, burst: 1 });
    expect(sweep.mock.calls.length).toBeLessThan(5);
  });
});
