import { ManualClock } from '../testing/clocks.ts';
import { PostRoom, type Failure } from './post-room.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the post room', () => {
  const failures: Failure[] = [];
  const clock = new ManualClock(0);
  const room = () => new PostRoom({ clock, onFailure: (failure) => failures.push(failure) });
  beforeEach(() => {
    failures.length = 0;
  });

  it('begins when whoever asked has been answered', async () => {
    const post = room();
    const work = jest.fn(async () => {});
    post.hand('password code', work);
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
    await post.idle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('tells the operator which message failed and how, never to whom or what it said', async () => {
    const post = room();
    post.hand('e-mail code', async () => {
      throw Object.assign(new Error('550 <an@fan.test> unknown; your code is 012345'), { code: 'EENVELOPE', responseCode: 550, response: '550 <an@fan.test>' });
    });
    post.hand('phone code', async () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', address: '+84912345678' } });
    });
    post.hand('password code', () => {
      throw new Error('before there was a promise: an@fan.test');
    });
    await post.idle();
    expect(failures.sort((a, b) => a.what.localeCompare(b.what))).toEqual([
      { what: 'e-mail code', type: 'Error', code: 'EENVELOPE', status: 550 },
      { what: 'password code', type: 'Error' },
      { what: 'phone code', type: 'TypeError', code: 'ECONNREFUSED' },
    ]);
  });

  it('holds what a mail server that stands still cannot take, up to a number', async () => {
    const post = room();
    let go: () => void = () => {};
    const still = new Promise<void>((resolve) => {
      go = resolve;
    });
    let sent = 0;
    for (let number = 0; number < 506; number += 1)
      post.hand('e-mail code', async () => {
        await still;
        sent += 1;
      });
    await settled();
    expect(failures).toEqual(Array(2).fill({ what: 'e-mail code', type: 'QueueFull' }));
    go();
    await post.idle();
    expect(sent).toBe(504);
  });

  it('keeps the end of the process waiting for what is under way, not for ever', async () => {
    const post = room();
    let go: () => void = () => {};
    post.hand(
      'e-mail code',
      () =>
        new Promise<void>((resolve) => {
          go = resolve;
        }),
    );
    const closed = jest.fn();
    const closing = post.close().then(closed);
    clock.advance(4_999);
    await settled();
    expect(closed).not.toHaveBeenCalled();
    clock.advance(1);
    await closing;
    expect(closed).toHaveBeenCalledTimes(1);
    const again = post.close();
    go();
    await again;
  });
});
