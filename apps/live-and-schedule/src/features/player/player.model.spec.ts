import { fakeClock } from '@portal/testing';
import { StreamUnsupported, type EngineNews, type PlayerEngine } from './engine.ts';
import { PlayerModel, type Sound } from './player.model.ts';

/** As much of a video element as the model uses; the test moves its time. */
class FakeVideo extends EventTarget {
  muted = false;
  volume = 1;
  currentTime = 0;
  paused = true;
  ended = false;
  refuse = false;
  /** Nothing of the stream has come yet. */
  empty = false;
  async play() {
    if (this.refuse) throw Object.assign(new Error('no'), { name: 'NotAllowedError' });
    this.paused = false;
    if (!this.empty) this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

async function opened({
  sound = { muted: true, volume: 1 } as Sound,
  fail,
  refuse = false,
  empty = false,
  code = Promise.resolve(),
}: {
  sound?: Sound;
  fail?: Error;
  refuse?: boolean;
  empty?: boolean;
  /** Settles when the engine's own code is there. */
  code?: Promise<void>;
} = {}) {
  const clock = fakeClock();
  const video = new FakeVideo();
  video.refuse = refuse;
  video.empty = empty;
  const calls: string[] = [];
  let tell: (news: EngineNews) => void = () => {};
  const engine = (): PlayerEngine => ({
    recover: (kind) => {
      calls.push(`recover ${kind}`);
    },
    setLevel: (level) => {
      calls.push(`level ${level}`);
    },
    latency: () => 4.4,
    livePoint: () => 90,
    destroy: () => {
      calls.push('destroy');
    },
  });
  const made = jest.fn();
  const model = new PlayerModel({
    clock,
    source: '/al/hls/7-21/master.m3u8',
    sound,
    makeEngine: async (_, source, onNews) => {
      made(source);
      await code;
      if (fail) throw fail;
      tell = onNews;
      return engine();
    },
  });
  model.attach(video as unknown as HTMLVideoElement);
  await settle();
  /** Seconds pass; the picture moves, or not. */
  const pass = async (seconds: number, { moving = true } = {}) => {
    for (let second = 0; second < seconds; second += 1) {
      if (moving && !video.paused) video.currentTime += 1;
      clock.advance(1_000);
      await settle();
    }
  };
  return { clock, video, model, calls, made, tell: (news: EngineNews) => tell(news), pass };
}

it('starts by itself, without sound', async () => {
  const { model, video } = await opened();
  expect([model.state.status, video.muted]).toEqual(['playing', true]);
});

it('does not play before there is a picture', async () => {
  const { model, pass } = await opened({ empty: true });
  await pass(3, { moving: false });
  expect(model.state.status).toBe('loading');
  await pass(1);
  expect(model.state.status).toBe('playing');
});

it('on a slow line is patient from when its engine is there: the code of it is no standstill of the picture', async () => {
  let arrive: () => void = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { model, clock } = await opened({ empty: true, code });
  clock.advance(60_000);
  expect(model.state).toEqual({ status: 'loading' });
  arrive();
  await settle();
  clock.advance(11_000);
  expect(model.state).toEqual({ status: 'loading' });
  clock.advance(1_000);
  expect(model.state).toEqual({ status: 'stalled', attempt: 1, of: 5 });
});

it('waits for the visitor where the browser does not let it start', async () => {
  const { model, video } = await opened({ refuse: true });
  expect(model.state.status).toBe('paused');
  video.refuse = false;
  model.toggle();
  await settle();
  expect(model.state.status).toBe('playing');
});

it('turns the sound on, also from a slider left at nothing, and keeps it for the next commentator', async () => {
  const sound: Sound = { muted: true, volume: 1 };
  const { model, video } = await opened({ sound });
  model.setVolume(0);
  model.setMuted(false);
  expect([video.muted, video.volume]).toEqual([false, 1]);
  expect(sound).toEqual({ muted: false, volume: 1 });
  const next = await opened({ sound });
  expect(next.video.muted).toBe(false);
});

it('says how far behind the air it is, and jumps back', async () => {
  const { model, video, pass } = await opened();
  await pass(1);
  expect([model.late, model.behind]).toEqual([4, false]);
  model.pause();
  expect(model.behind).toBe(true);
  model.toLive();
  await settle();
  expect([video.currentTime, model.state.status]).toEqual([90, 'playing']);
});

it('offers the levels and passes the choice on', async () => {
  const { model, tell, calls } = await opened();
  tell({
    type: 'levels',
    levels: [
      { index: 0, height: 720 },
      { index: 1, height: 360 },
    ],
  });
  tell({ type: 'playing-level', index: 1 });
  expect(model.currentHeight).toBe(360);
  model.choose(0);
  expect([model.currentHeight, calls]).toEqual([720, ['level 0']]);
});

it('notices a picture that stands still and gets it back', async () => {
  const { model, pass, calls, video } = await opened();
  await pass(2);
  await pass(4, { moving: false });
  expect(model.state).toEqual({ status: 'stalled', attempt: 1, of: 5 });
  await pass(1, { moving: false });
  expect(calls).toEqual(['recover network']);
  video.currentTime += 1;
  await pass(1);
  expect(model.state.status).toBe('playing');
});

it('does not call it a stall when the visitor paused', async () => {
  const { model, pass } = await opened();
  await pass(2);
  model.pause();
  await pass(30, { moving: false });
  expect(model.state.status).toBe('paused');
});

it('waits longer before each try, gives up after five, and starts anew when asked to', async () => {
  const { model, tell, pass, calls, clock, made } = await opened();
  await pass(2);
  const tries: number[] = [];
  const from = clock.now();
  tell({ type: 'fault', kind: 'network' });
  for (let second = 0; second < 80 && model.state.status !== 'error'; second += 1) {
    const before = calls.length;
    await pass(1, { moving: false });
    if (calls.length > before && calls.at(-1) === 'recover network') tries.push((clock.now() - from) / 1000);
  }
  // 1 s, then after 4 s without success 2 s more, 4, 8, 16.
  expect(tries).toEqual([1, 7, 15, 27, 47]);
  if (model.state.status !== 'error' || model.state.reason === 'unsupported') throw new Error('did not give up');
  model.state.retry();
  await settle();
  expect([made.mock.calls.length, model.state.status]).toEqual([2, 'playing']);
});

it('forgets its tries once the picture has been steady', async () => {
  const { model, tell, pass } = await opened();
  await pass(1);
  tell({ type: 'fault', kind: 'media' });
  await pass(1, { moving: false });
  await pass(14);
  tell({ type: 'fault', kind: 'media' });
  expect(model.state).toEqual({ status: 'stalled', attempt: 1, of: 5 });
});

it('says so where a browser cannot play such streams, without a retry that could not help', async () => {
  const { model } = await opened({ fail: new StreamUnsupported() });
  expect(model.state).toEqual({ status: 'error', reason: 'unsupported' });
});

it('tries again when the code of the player did not load', async () => {
  const { model, made, pass } = await opened({ fail: new Error('chunk') });
  expect(model.state).toEqual({ status: 'stalled', attempt: 1, of: 5 });
  await pass(1, { moving: false });
  expect(made).toHaveBeenCalledTimes(2);
});

it('lets go of the stream, the element and every timer', async () => {
  const { model, calls, clock, video } = await opened();
  model.dispose();
  expect([calls, clock.waiting, model.state.status]).toEqual([['destroy'], 0, 'idle']);
  await video.play();
  expect(model.state.status).toBe('idle');
});
