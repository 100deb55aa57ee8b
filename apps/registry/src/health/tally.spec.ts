import fc from 'fast-check';
import { Tally } from './tally.ts';

const hex = (n: number) => n.toString(16).padStart(16, '0');
interface Sight {
  visitor: number;
  fails: boolean;
}
/** A visitor has one network, as the token says. */
const count = (sights: readonly Sight[], keep = 1_000) => {
  const tally = new Tally(keep);
  for (const { visitor, fails } of sights) tally[fails ? 'failed' : 'served'](hex(visitor), `net ${visitor % 3}`, 0, 'error\nx');
  return tally;
};
const sights = fc.array(fc.record({ visitor: fc.integer({ min: 0, max: 40 }), fails: fc.boolean() }), { maxLength: 120 });
const plain = (tally: Tally) => {
  const { networks, ...numbers } = tally.figures();
  return { ...numbers, networks: Object.fromEntries([...networks].sort()) };
};

describe('a tally of visitors', () => {
  it('counts each once, in whatever order and however often they are told of', () => {
    fc.assert(
      fc.property(sights, fc.infiniteStream(fc.nat()), (all, chance) => {
        const shuffled = [...all, ...all]
          .map((sight) => ({ sight, place: chance.next().value as number }))
          .sort((a, b) => a.place - b.place)
          .map(({ sight }) => sight);
        expect(plain(count(shuffled))).toEqual(plain(count(all)));
        expect(count(all).figures()).toMatchObject({
          served: new Set(all.map(({ visitor }) => visitor)).size,
          failing: new Set(all.filter(({ fails }) => fails).map(({ visitor }) => visitor)).size,
        });
      }),
    );
  });

  it('never falls by what is told', () => {
    fc.assert(
      fc.property(sights, sights, (first, more) => {
        const [before, after] = [count(first).figures(), count([...first, ...more]).figures()];
        expect(after.served).toBeGreaterThanOrEqual(before.served);
        expect(after.failing).toBeGreaterThanOrEqual(before.failing);
        for (const [name, crowd] of before.networks) expect(after.networks.get(name)?.failing).toBeGreaterThanOrEqual(crowd.failing);
      }),
    );
  });

  it('takes who fails as served, and keeps a visitor in the network where they were first', () => {
    const tally = new Tally(10);
    tally.failed(hex(1), 'home', 0, 'error\nx');
    tally.failed(hex(1), 'cafe', 0, 'error\nx');
    expect(tally.live()).toMatchObject({ served: 1, failing: 1 });
    expect([...tally.live().networks.keys()]).toEqual(['home']);
  });

  it('forgets who was not seen for a while, and a failure before its visitor', () => {
    const tally = new Tally(10);
    tally.failed(hex(1), 'a', 0, 'error\nx');
    tally.served(hex(2), 'b', 5);
    tally.served(hex(1), 'a', 20);
    tally.forget(5);
    expect(tally.live()).toMatchObject({ served: 2, failing: 0 });
    expect(tally.failures(5)).toEqual([]);
    tally.forget(10);
    expect(plain(tally)).toEqual({ served: 1, failing: 0, sampled: 1, networks: { a: { served: 1, failing: 0 } } });
  });

  it('holds a sample when there are more than fit, in which shares are what they were', () => {
    const tally = new Tally(2_000);
    let state = 1;
    const chance = () => (state = (state * 48_271) % 2_147_483_647);
    for (let n = 0; n < 50_000; n += 1) {
      const visitor = chance().toString(16).padStart(16, '0');
      tally[n % 10 === 0 ? 'failed' : 'served'](visitor, `net ${n % 500}`, n, `error\nmessage ${n}`);
    }
    const { served, failing, sampled } = tally.live();
    expect(served).toBeLessThanOrEqual(2_000);
    expect(sampled).toBeGreaterThanOrEqual(32);
    expect(served * sampled).toBeGreaterThan(42_000);
    expect(served * sampled).toBeLessThan(58_000);
    expect(failing / served).toBeGreaterThan(0.07);
    expect(failing / served).toBeLessThan(0.13);
  });

  it('names the most frequent failures, and no more of them than fit', () => {
    const tally = new Tally(1_000);
    for (let n = 0; n < 500; n += 1) tally.failed(hex(n), 'a', 0, n < 7 ? 'render\nboom' : `error\n${n}`);
    tally.failed(hex(0), 'a', 0, 'error\nanother of the same visitor');
    expect(tally.failures(2)).toEqual([
      { label: 'error\nother failures', visitors: 294 },
      { label: 'render\nboom', visitors: 7 },
    ]);
  });
});
