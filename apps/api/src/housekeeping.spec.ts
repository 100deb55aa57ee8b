import { keepHouse } from './housekeeping.ts';
import { ManualClock } from './testing/clocks.ts';

const EVERY = 600_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('housekeeping', () => {
  it('does every chore though another fails, again and again', async () => {
    const clock = new ManualClock(0);
    const errors: unknown[] = [];
    let done = 0;
    const chores = [
      async () => {
        throw new Error('rejected');
      },
      () => {
        throw new Error('thrown');
      },
      async () => {
        done += 1;
      },
    ];
    const house = keepHouse(chores, { clock, onError: (error) => errors.push(error) });
    for (let round = 0; round < 3; round += 1) {
      clock.advance(EVERY);
      await settled();
    }
    expect([done, errors.length]).toEqual([3, 6]);
    await house.end();
  });

  it('ends when what runs is done, and begins nothing after it', async () => {
    const clock = new ManualClock(0);
    let finish: () => void = () => {};
    let [begun, next] = [0, 0];
    const house = keepHouse(
      [
        () =>
          new Promise<void>((resolve) => {
            begun += 1;
            finish = resolve;
          }),
        async () => {
          next += 1;
        },
      ],
      { clock, onError: () => {} },
    );
    clock.advance(EVERY);
    await settled();
    const ended = jest.fn();
    const ending = house.end().then(ended);
    await settled();
    expect(ended).not.toHaveBeenCalled();
    finish();
    await ending;
    clock.advance(2 * EVERY);
    await settled();
    expect([begun, next]).toEqual([1, 0]);
  });

  it('is done when it is asked for, once more after what runs, and goes on from there', async () => {
    const clock = new ManualClock(0);
    const finish: (() => void)[] = [];
    const house = keepHouse([() => new Promise<void>((resolve) => finish.push(resolve))], { clock, onError: () => {} });
    clock.advance(EVERY);
    await settled();
    const asked = jest.fn();
    const asking = house.now().then(asked);
    finish[0]?.();
    await settled();
    expect([finish.length, asked.mock.calls.length]).toEqual([2, 0]);
    finish[1]?.();
    await asking;
    clock.advance(EVERY - 1);
    await settled();
    expect(finish).toHaveLength(2);
    clock.advance(1);
    await settled();
    expect(finish).toHaveLength(3);
    finish[2]?.();
    await house.end();
  });
});
