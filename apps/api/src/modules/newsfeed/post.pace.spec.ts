import { NEW_ACCOUNT } from '@portal/domain';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { mayBeTold } from './post.pace.ts';

describe('who is told of a mention', () => {
  const author = (since?: number) => ({ userId: 1, ...(since !== undefined && { since }) });
  const begin = () => {
    const clock = new ManualClock(Date.parse('2026-11-20T13:00:00Z'));
    return { clock, parts: { clock, limits: new TokenBuckets(clock) } };
  };
  const told = (parts: ReturnType<typeof begin>['parts'], since: number | undefined, ids: readonly number[]) =>
    ids.filter((id) => mayBeTold(parts, author(since), id)).length;
  const crowd = Array.from({ length: 40 }, (_, at) => 10 + at);

  it('are thirty in an hour by one author, of an account of today a third', () => {
    const { clock, parts } = begin();
    expect(told(parts, undefined, crowd)).toBe(30);
    clock.advance(3_600_000);
    expect(told(parts, undefined, crowd)).toBe(30);
    const young = begin();
    const since = young.clock.now() - NEW_ACCOUNT + 3_600_000;
    expect(told(young.parts, since, crowd)).toBe(10);
    young.clock.advance(3_600_000);
    // Old enough by now: it fills up at the pace of all.
    expect(told(young.parts, since, crowd)).toBe(30);
  });

  it('is one member five times in an hour', () => {
    const { clock, parts } = begin();
    expect(
      told(
        parts,
        undefined,
        Array.from({ length: 9 }, () => 7),
      ),
    ).toBe(5);
    expect(told(parts, undefined, [8])).toBe(1);
    clock.advance(720_000);
    expect(told(parts, undefined, [7, 7])).toBe(1);
  });

  it('is whoever was left out because of others as soon as there is room', () => {
    const { clock, parts } = begin();
    expect(told(parts, undefined, crowd)).toBe(30);
    for (let times = 0; times < 5; times += 1) expect(told(parts, undefined, [99])).toBe(0);
    clock.advance(5 * 120_000);
    expect(told(parts, undefined, [99, 99, 99, 99, 99])).toBe(5);
  });
});
