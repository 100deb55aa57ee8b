import { ApiError } from '@portal/api-client';
import type { Media } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { fakeApi, fakeApp } from '@portal/testing';
import { aPicture } from '../../testing/a-post.ts';
import { member } from '../../testing/open-feed.tsx';
import { draftStore } from './draft.ts';
import { PictureTray } from './picture-tray.model.ts';
import { drawn, NotDrawn } from './video.ts';

const file = (name: string, type = 'image/png') => ({ name, type }) as File;
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
afterEach(() => jest.useRealTimers());

describe('the video of a post', () => {
  const clip = file('ban-thang.mp4', 'video/mp4');
  const arrived = { ...aPicture({ url: '/other/api/resource/file/v.mp4', thumb: null, kind: 'video', width: null, height: null }) };
  const made = { ...arrived, thumb: '/other/api/resource/file/v.webp', width: 640, height: 360, seconds: 12 };
  const trayWith = (own: Partial<ConstructorParameters<typeof PictureTray>[0]> = {}, held?: ConstructorParameters<typeof PictureTray>[1]) =>
    new PictureTray({ most: 8, upload: async () => arrived, drawn: async () => made, lengthOf: async () => 12, ...own }, held);

  it('is sent, then drawn, and held with its poster once it is there', async () => {
    const steps: unknown[] = [];
    const ways: { arrive?: (media: Media) => void; draw?: (media: Media) => void; say?: (share: number) => void } = {};
    const tray = trayWith({
      upload: (_, { onProgress }) => new Promise((arrive) => Object.assign(ways, { arrive, say: onProgress })),
      drawn: (url, { onProgress }) => new Promise((draw) => Object.assign(ways, { draw, say: onProgress, url })),
    });
    const state = () => tray.pictures[0]?.state;
    tray.add([clip]);
    await settled();
    ways.say?.(0.5);
    steps.push(state());
    ways.arrive?.(arrived);
    await settled();
    steps.push(state());
    ways.say?.(0.25);
    steps.push(state());
    expect(steps).toEqual([
      { status: 'sending', sent: 0.5 },
      { status: 'drawing', url: arrived.url, drawn: 0 },
      { status: 'drawing', url: arrived.url, drawn: 0.25 },
    ]);
    expect([tray.busy, tray.held]).toEqual([true, []]);
    ways.draw?.(made);
    await settled();
    expect([tray.busy, tray.held]).toEqual([false, [{ url: made.url, thumb: made.thumb, kind: 'video', alt: '' }]]);
  });

  it('stands alone', async () => {
    const tray = trayWith();
    expect(tray.add([clip, file('a'), file('b.mp4', 'video/mp4')])).toMatchObject([{ name: 'a' }, { name: 'b.mp4' }]);
    expect([tray.pictures.length, tray.room]).toEqual([1, 0]);
    tray.remove(tray.pictures[0]!.id);
    expect(tray.add([file('a'), clip])).toMatchObject([{ name: clip.name }]);
    expect([tray.video, tray.room]).toEqual([undefined, 7]);
    expect(trayWith({}, [made]).room).toBe(0);
  });

  it('that is too long is not even sent; of one that says nothing the server decides', async () => {
    const upload = jest.fn(async () => arrived);
    const tray = trayWith({ upload, lengthOf: async () => 61 });
    tray.add([clip]);
    await settled();
    expect([tray.pictures[0]?.state, upload.mock.calls]).toEqual([{ status: 'failed', why: 'tooLong' }, []]);
    const other = trayWith({ upload, lengthOf: async () => null, drawn: () => Promise.reject(new NotDrawn('tooLong')) });
    other.add([clip]);
    await settled();
    expect([other.pictures[0]?.state, upload.mock.calls.length]).toEqual([{ status: 'failed', why: 'tooLong' }, 1]);
  });

  it.each([
    [new NotDrawn('notAVideo'), 'notAVideo'],
    [new NotDrawn('a reason of tomorrow'), 'lost'],
    [new ApiError('server', { call: 'upload', status: 503 }), 'busy'],
    [new ApiError('tooMany', { call: 'upload', status: 429, retryAfter: 5 }), 'tooMany'],
    [new ApiError('tooMany', { call: 'upload', status: 429, retryAfter: 40_000 }), 'tooManyToday'],
    [new ApiError('badInput', { call: 'upload', status: 413 }), 'tooLarge'],
    [new ApiError('badInput', { call: 'upload', status: 400, problems: [{ path: 'file', message: 'noVideos' }] }), 'noVideos'],
  ])('that is not kept says why: %s', async (error, why) => {
    const tray = trayWith({ drawn: () => Promise.reject(error) });
    tray.add([clip]);
    await settled();
    expect(tray.pictures[0]?.state).toEqual({ status: 'failed', why });
  });

  it('that is taken away is not asked about any more', async () => {
    const signals: AbortSignal[] = [];
    const tray = trayWith({ drawn: (_, { signal }) => new Promise(() => signals.push(signal)) });
    tray.add([clip]);
    await settled();
    tray.remove(tray.pictures[0]!.id);
    expect([signals[0]?.aborted, tray.busy]).toEqual([true, false]);
  });

  it('is waited for until it is drawn, also over a hole in the network and a server that starts anew', async () => {
    jest.useFakeTimers();
    const answers = [
      { state: 'working', share: 0.2, why: null, media: null },
      new ApiError('offline', { call: 'resource.uploaded' }),
      new ApiError('server', { call: 'resource.uploaded', status: 503 }),
      { state: 'working', share: 0.7, why: null, media: null },
      { state: 'ready', share: 1, why: null, media: made },
    ] as const;
    let asked = 0;
    const api = fakeApi().on(resourceCalls.uploaded, () => {
      const answer = answers[(asked += 1) - 1]!;
      if (answer instanceof ApiError) throw answer;
      return answer;
    });
    const app = await fakeApp({ api, session: member() });
    const shares: number[] = [];
    const waiting = drawn(app, 37, made.url, { signal: new AbortController().signal, onProgress: (share) => shares.push(share) });
    await jest.advanceTimersByTimeAsync(10_000);
    expect([await waiting, shares]).toEqual([made, [0.2, 0.7]]);
  });

  it('is not sent again while the server may have it', async () => {
    let answer: () => Promise<Media> = () => Promise.reject(new ApiError('server', { call: 'uploaded', status: 500 }));
    const upload = jest.fn(async () => arrived);
    const tray = trayWith({ upload, drawn: () => answer() });
    tray.add([clip]);
    await settled();
    const again = async (next: typeof answer) => {
      answer = next;
      tray.retry(tray.pictures[0]!.id);
      await settled();
      return [tray.pictures[0]?.state.status, upload.mock.calls.length];
    };
    expect(await again(() => Promise.reject(new ApiError('offline', { call: 'uploaded' })))).toEqual(['failed', 1]);
    expect(await again(async () => made)).toEqual(['ready', 1]);
  });

  it('is sent again when nobody draws it any more', async () => {
    const answers = [() => Promise.reject(new NotDrawn('lost')), () => Promise.reject(new NotDrawn('lost')), async () => made];
    const upload = jest.fn(async () => arrived);
    const tray = trayWith({ upload, drawn: () => answers.shift()!() });
    tray.add([clip]);
    await settled();
    expect(tray.pictures[0]?.state).toEqual({ status: 'failed', why: 'lost' });
    tray.retry(tray.pictures[0]!.id);
    await settled();
    expect([tray.pictures[0]?.state.status, upload.mock.calls.length]).toEqual(['ready', 2]);
  });

  it('is gone on with after a reload in the middle of it, or has to be picked again', async () => {
    const tray = trayWith({ drawn: () => new Promise(() => {}) });
    tray.add([clip]);
    await settled();
    tray.describe(tray.pictures[0]!.id, 'Sút xa');
    const { kept } = tray;
    expect([tray.held, kept]).toEqual([[], [{ url: arrived.url, thumb: null, kind: 'video', alt: 'Sút xa', drawing: true }]]);
    const drafts = draftStore(37, 'new');
    drafts.keep({ content: '', visibility: 1, pictures: kept });
    expect(drafts.read()?.pictures).toEqual(kept);
    const asked: string[] = [];
    const back = trayWith(
      {
        drawn: async (url) => {
          asked.push(url);
          return made;
        },
      },
      kept,
    );
    expect(back.busy).toBe(true);
    back.goOn();
    back.goOn();
    await settled();
    expect([asked, back.held]).toEqual([[arrived.url], [{ url: made.url, thumb: made.thumb, kind: 'video', alt: 'Sút xa' }]]);
    const late = trayWith({ drawn: () => Promise.reject(new NotDrawn('lost')) }, kept);
    late.goOn();
    await settled();
    expect(late.pictures[0]?.state).toEqual({ status: 'failed', why: 'gone' });
    drafts.forget();
  });

  it('is given up when the server says that it came to nothing, or nobody wants it', async () => {
    const api = fakeApi().on(resourceCalls.uploaded, () => ({ state: 'failed' as const, share: 0.3, why: 'notAVideo' as const, media: null }));
    const app = await fakeApp({ api, session: member() });
    const waiting = (signal: AbortSignal) => drawn(app, 37, made.url, { signal, onProgress: () => {} });
    await expect(waiting(new AbortController().signal)).rejects.toMatchObject({ why: 'notAVideo' });
    api.on(resourceCalls.uploaded, () => ({ state: 'working' as const, share: 0.3, why: null, media: null }));
    const leaving = new AbortController();
    const left = waiting(leaving.signal);
    await settled();
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  });
});
