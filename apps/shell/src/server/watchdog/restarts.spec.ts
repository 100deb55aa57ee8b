import { createRestarts } from './restarts.ts';

describe('a worker that ended', () => {
  it('is started again at once after a long life, or when the cause is taken away', () => {
    const restarts = createRestarts();
    expect(restarts.waitAfter({ lived: 10_000, cured: false })).toBe(0);
    expect(restarts.waitAfter({ lived: 1, cured: true })).toBe(0);
  });

  it('waits twice as long each time it ends at once, ten seconds at most, and from the beginning after a good life', () => {
    const restarts = createRestarts();
    const waits = Array.from({ length: 9 }, () => restarts.waitAfter({ lived: 100, cured: false }));
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
    restarts.waitAfter({ lived: 60_000, cured: false });
    expect(restarts.waitAfter({ lived: 100, cured: false })).toBe(250);
  });
});
