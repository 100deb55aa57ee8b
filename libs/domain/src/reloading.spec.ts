import fc from 'fast-check';
import { decideReload, navigatesAnew, RELOAD_WINDOW, type Reloads } from './reloading.ts';

describe('reloading a path whose code is gone', () => {
  it('happens once in 10 s', () => {
    const first = decideReload({}, '/a', 1_000);
    expect(first).toEqual({ reload: true, reloads: { '/a': 1_000 } });
    expect(decideReload(first.reloads, '/a', 10_999).reload).toBe(false);
    expect(decideReload(first.reloads, '/a', 11_000)).toEqual({ reload: true, reloads: { '/a': 11_000 } });
  });
  it('is counted for each path by itself', () =>
    expect(decideReload({ '/a': 1_000 }, '/b', 1_001)).toEqual({ reload: true, reloads: { '/a': 1_000, '/b': 1_001 } }));
  it('forgets what is older', () => expect(decideReload({ '/a': 0, '/b': 5_000 }, '/c', 12_000).reloads).toEqual({ '/b': 5_000, '/c': 12_000 }));
  it('does not loop when the clock is put back a little, nor stay shut when by much', () => {
    expect(decideReload({ '/a': 5_000 }, '/a', 4_000).reload).toBe(false);
    expect(decideReload({ '/a': 5_000_000 }, '/a', 4_000).reload).toBe(true);
    expect(decideReload({ '/a': 20_000 }, '/a', 20_000 - RELOAD_WINDOW + 1).reload).toBe(false);
    expect(decideReload({ '/a': 20_000 }, '/a', 20_000 - RELOAD_WINDOW).reload).toBe(true);
  });
  it('treats names of objects as any path', () => expect(decideReload({}, '__proto__', 1).reload && decideReload({}, 'toString', 1).reload).toBe(true));

  it('never reloads a path twice within the window', () => {
    const step = fc.record({ path: fc.constantFrom('/a', '/b'), after: fc.integer({ min: 0, max: 15_000 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let [now, reloads]: [number, Reloads] = [0, {}];
        const last: Record<string, number> = {};
        for (const { path, after } of steps) {
          now += after;
          const decided = decideReload(reloads, path, now);
          expect(decided.reload).toBe(now - (last[path] ?? Number.NEGATIVE_INFINITY) >= RELOAD_WINDOW);
          if (decided.reload) last[path] = now;
          reloads = decided.reloads;
        }
      }),
    );
  });
});

describe('a newer build', () => {
  it.each([
    ['1', '2', false, true],
    ['1', '1', false, false],
    ['1', '2', true, false],
    ['1', null, false, false],
  ])('running %s, latest %j, video %s: %s', (running, latest, videoPlays, anew) => expect(navigatesAnew({ running, latest, videoPlays })).toBe(anew));
});
