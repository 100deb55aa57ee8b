import fc from 'fast-check';
import { compare, roseLikewise, shareWithBounds } from './compare.ts';
import { defaultRules as rules } from './rules.ts';
import { nobody, type Crowd, type Figures } from './tally.ts';

/** `crowds`: visitors of each network as [served, failing]. */
function figures(crowds: Record<string, [number, number]>): Figures {
  const networks = new Map(Object.entries(crowds).map(([name, [served, failing]]): [string, Crowd] => [name, { served, failing }]));
  const total = (of: keyof Crowd) => [...networks.values()].reduce((sum, crowd) => sum + crowd[of], 0);
  return { served: total('served'), failing: total('failing'), sampled: 1, networks };
}
/** One network for each visitor. */
const spread = (served: number, failing: number, name = 'n') =>
  Object.fromEntries(Array.from({ length: served }, (_, n): [string, [number, number]] => [`${name}${n}`, [1, n < failing ? 1 : 0]]));
const sound = figures(spread(500, 2));
/** mulberry32 */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
/** Visitors of a network, of whom up to `most` parts fail. */
const crowd = (most: number) =>
  fc.nat(30).chain((visitors) => fc.tuple(fc.constant(visitors + 1), fc.nat(Math.floor((visitors + 1) * most)))) as fc.Arbitrary<[number, number]>;
const crowds = (most: number) => fc.dictionary(fc.constantFrom(...'abcdefghijklmnop'), crowd(most), { minKeys: 2, maxKeys: 12 });

describe('a release held against another', () => {
  it.each([
    ['fine', 'no more failing than the other', figures(spread(100, 0)), sound],
    ['fine', 'twice as many', figures(spread(500, 20)), figures(spread(500, 10))],
    ['fine', 'more than three times next to nothing', figures(spread(500, 10)), figures(spread(5_000, 1))],
    ['few', 'too few visitors', figures(spread(12, 8)), sound],
    ['few', 'too few of them failing', figures(spread(30, 5)), sound],
    ['few', 'bounds that touch', figures(spread(40, 7)), figures(spread(60, 2))],
    ['thin', 'too little known of the other', figures(spread(100, 30)), figures(spread(19, 0))],
    ['thin', 'nothing known of the other', figures(spread(100, 30)), nobody],
    ['worse', 'a third of the visitors', figures(spread(100, 33)), sound],
  ])('is %s with %s', (verdict, _why, judged, against) => {
    expect(compare(judged, against, rules)).toBe(verdict);
  });

  it('is not worse by one network alone, on top of a few failures that there always are', () => {
    expect(compare(figures({ ...spread(100, 1), script: [5_000, 5_000] }), sound, rules)).not.toBe('worse');
    expect(compare(figures({ ...spread(100, 3), script: [5_000, 5_000] }), sound, rules)).not.toBe('worse');
  });

  it('shows true failures behind crowded networks at their true share', () => {
    const crowded = figures(Object.fromEntries(Array.from({ length: 10 }, (_, n): [string, [number, number]] => [`carrier${n}`, [400, 120]])));
    expect(shareWithBounds(crowded, rules).share).toBeCloseTo(0.3, 5);
    expect(compare(crowded, sound, rules)).toBe('worse');
  });

  it('is taken back because of no single network, whatever that one reports of both sides', () => {
    const loose = { ...rules, minServed: 5, minFailing: 2, minNetworks: 2 };
    let worse = 0;
    fc.assert(
      fc.property(crowds(0.5), crowds(0.1), crowd(1), crowd(0.1), fc.nat(100_000), (judged, against, one, other, times) => {
        const script = (of: [number, number]): [number, number] => [of[0] * (times + 1), of[1] * (times + 1)];
        const together = compare(figures({ ...judged, script: script(one) }), figures({ ...against, script: script(other) }), loose);
        if (together !== 'worse') return;
        worse += 1;
        // Without the script, by the honest visitors alone: enough of them, enough failing, and the same gap.
        const [mine, theirs] = [figures(judged), figures(against)];
        const failing = [...mine.networks.values()].map((of) => Math.min(of.failing, loose.perNetwork)).filter((count) => count > 0);
        expect(Math.min(mine.served, theirs.served)).toBeGreaterThanOrEqual(loose.minServed);
        expect(failing.length).toBeGreaterThanOrEqual(loose.minNetworks);
        expect(failing.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(loose.minFailing);
        expect(shareWithBounds(mine, loose).share).toBeGreaterThanOrEqual(loose.factor * Math.max(shareWithBounds(theirs, loose).share, loose.floor) - 1e-9);
      }),
      { numRuns: 3_000, seed: 7 },
    );
    expect(worse).toBeGreaterThan(20);
  });

  it('is never taken back by visitors of one network, however many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), fc.nat(300), (served, failing, honest) => {
        expect(compare(figures({ ...spread(honest, 0), script: [served, Math.min(served, failing)] }), sound, rules)).not.toBe('worse');
      }),
    );
  });
});

describe('looked at again and again while visitors come', () => {
  const runs = 100;
  function rolledBack(seed: number, share: number, before: number): number {
    const chance = random(seed);
    let back = 0;
    for (let run = 0; run < runs; run += 1) {
      const against = { served: 0, failing: 0, sampled: 1, networks: new Map<string, Crowd>() };
      const judged = { served: 0, failing: 0, sampled: 1, networks: new Map<string, Crowd>() };
      const visit = (side: typeof judged, rate: number) => {
        // Crowded and quiet networks, as they are.
        const name = `n${Math.floor(chance() * chance() * 300)}`;
        const home = side.networks.get(name) ?? { served: 0, failing: 0 };
        side.networks.set(name, home);
        const fails = chance() < rate ? 1 : 0;
        for (const counted of [side, home]) {
          counted.served += 1;
          counted.failing += fails;
        }
      };
      for (let n = 0; n < 400; n += 1) visit(against, before);
      for (let n = 1; n <= 600; n += 1) {
        visit(judged, share);
        if (n % 20 === 0 && compare(judged, against, rules) === 'worse') {
          back += 1;
          break;
        }
      }
    }
    return back / runs;
  }

  it('a release that fails as often as the one before is left alone', () => {
    const rates = [0.005, 0.01, 0.02, 0.05, 0.1, 0.3].map((share, seed) => ({ share, rate: rolledBack(seed, share, share) }));
    console.info(rates.map(({ share, rate }) => `equal shares of ${share * 100} %: ${(rate * 100).toFixed(1)} % of ${runs} releases taken back`).join('\n'));
    for (const { rate } of rates) expect(rate).toBeLessThanOrEqual(0.02);
  });

  it('one that fails for 30 % is taken back', () => {
    expect(rolledBack(11, 0.3, 0.01)).toBe(1);
  });
});

describe('others in the same time', () => {
  const before = figures(spread(200, 1));
  it('rose likewise when their share is of the same order', () => {
    expect(roseLikewise(figures(spread(40, 10)), before, figures(spread(100, 30)), rules)).toBe(true);
  });
  it.each([
    ['a few failures of many', figures(spread(100, 4))],
    ['one network alone', figures({ ...spread(40, 0), script: [500, 500] })],
    ['what they always had', figures(spread(40, 0))],
  ])('did not with %s', (_what, during) => {
    expect(roseLikewise(during, before, figures(spread(100, 30)), rules)).toBe(false);
  });
});
