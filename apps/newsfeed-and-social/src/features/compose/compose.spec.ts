import { ApiError } from '@portal/api-client';
import { uuidOfWords, type Media } from '@portal/contracts';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { aUser, fakeApi, fakeApp, type FakeApi } from '@portal/testing';
import { aPicture, aPost, ownPost } from '../../testing/a-post.ts';
import { member } from '../../testing/open-feed.tsx';
import { draftStore } from './draft.ts';
import { PictureTray } from './picture-tray.model.ts';
import { sendPost } from './send-post.ts';

const file = (name: string, type = 'image/png') => ({ name, type }) as File;
const noVideos = { drawn: () => Promise.reject(new Error('no video')), lengthOf: () => Promise.reject(new Error('no video')) };
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

describe('the pictures of a post', () => {
  it('are sent one after the other and keep their order', async () => {
    const sent: string[] = [];
    const tray = new PictureTray({
      ...noVideos,
      most: 8,
      upload: async ({ name }) => {
        sent.push(name);
        return aPicture({ url: `/other/api/resource/file/${name}.webp` });
      },
    });
    tray.add([file('a'), file('b')]);
    expect([tray.busy, tray.urls]).toEqual([true, []]);
    await settled();
    expect([sent, tray.busy, tray.urls]).toEqual([['a', 'b'], false, ['/other/api/resource/file/a.webp', '/other/api/resource/file/b.webp']]);
  });

  it('are no more than a post takes, those it had among them', () => {
    const tray = new PictureTray({ ...noVideos, most: 2, upload: () => new Promise<Media>(() => {}) }, [aPicture()]);
    tray.add([file('a'), file('b')]);
    expect([tray.pictures.length, tray.room, tray.urls]).toEqual([2, 0, ['/other/api/resource/file/a.webp']]);
  });

  it('can be tried again, say why meanwhile, and do not hold up the others', async () => {
    let refuse = true;
    const tray = new PictureTray({
      ...noVideos,
      most: 8,
      upload: async ({ name }) => {
        if (name === 'a' && refuse) throw new ApiError('badInput', { call: 'upload', status: 400, problems: [{ path: 'file', message: 'notAPicture' }] });
        return aPicture({ url: `/other/api/resource/file/${name}.webp` });
      },
    });
    tray.add([file('a'), file('b')]);
    await settled();
    expect([tray.pictures[0]?.state, tray.failed, tray.urls]).toEqual([{ status: 'failed', why: 'notAPicture' }, true, ['/other/api/resource/file/b.webp']]);
    refuse = false;
    tray.retry(tray.pictures[0]!.id);
    await settled();
    expect(tray.urls).toEqual(['/other/api/resource/file/a.webp', '/other/api/resource/file/b.webp']);
  });

  it.each([
    [413, 'tooLarge'],
    [429, 'tooMany'],
    [500, 'lost'],
    [0, 'lost'],
  ])('that are refused with %i say so', async (status, why) => {
    const kind = status === 413 ? 'badInput' : status === 429 ? 'tooMany' : status === 500 ? 'server' : 'offline';
    const tray = new PictureTray({
      ...noVideos,
      most: 8,
      upload: async () => {
        throw new ApiError(kind, { call: 'upload', status });
      },
    });
    tray.add([file('a')]);
    await settled();
    expect(tray.pictures[0]?.state).toEqual({ status: 'failed', why });
  });

  it('are not sent once they are taken away', async () => {
    const sent: string[] = [];
    const tray = new PictureTray({
      ...noVideos,
      most: 8,
      upload: async ({ name }) => {
        sent.push(name);
        return aPicture();
      },
    });
    tray.add([file('a'), file('b')]);
    tray.remove(tray.pictures[1]!.id);
    await settled();
    expect([sent, tray.pictures.length]).toEqual([['a'], 1]);
  });

  it('say how much of each has gone, and one that is taken away on its way holds up nobody', async () => {
    const ways: { name: string; signal: AbortSignal; onProgress: (share: number) => void; arrive: (media: Media) => void }[] = [];
    const tray = new PictureTray({
      ...noVideos,
      most: 8,
      upload: ({ name }, options) =>
        new Promise((arrive, lost) => {
          ways.push({ name, ...options, arrive });
          options.signal.addEventListener('abort', () => lost(new ApiError('aborted', { call: 'upload' })));
        }),
    });
    tray.add([file('a'), file('b')]);
    await settled();
    ways[0]!.onProgress(0.4);
    expect(tray.pictures.map(({ state }) => state)).toEqual([
      { status: 'sending', sent: 0.4 },
      { status: 'sending', sent: 0 },
    ]);
    tray.remove(tray.pictures[0]!.id);
    await settled();
    // Nobody hears of what is still said of it.
    ways[0]!.onProgress(0.9);
    expect([ways.map(({ name }) => name), ways[0]!.signal.aborted, tray.pictures.map(({ name }) => name)]).toEqual([['a', 'b'], true, ['b']]);
    ways[1]!.arrive(aPicture());
    await settled();
    expect([tray.busy, tray.failed, tray.urls.length]).toEqual([false, false, 1]);
  });

  it('are moved one place at a time, each with what is said of it', () => {
    const tray = new PictureTray({ ...noVideos, most: 8, upload: () => new Promise<Media>(() => {}) }, [
      aPicture({ url: 'a', alt: 'khán đài A' }),
      aPicture({ url: 'b' }),
      aPicture({ url: 'c' }),
    ]);
    const [a, b, c] = tray.pictures.map(({ id }) => id);
    tray.move(c!, -1);
    tray.move(a!, 1);
    tray.move(c!, -1);
    tray.move(b!, 1);
    tray.move(404, 1);
    tray.describe(b!, '  biển người ');
    expect(tray.held.map(({ url, alt }) => [url, alt])).toEqual([
      ['c', ''],
      ['a', 'khán đài A'],
      ['b', 'biển người'],
    ]);
    expect(tray.tooLong).toBe(0);
    tray.describe(b!, 'x'.repeat(501));
    expect(tray.tooLong).toBe(3);
  });
});

describe('a draft', () => {
  it('is kept until it is sent, each kind of writing for itself', () => {
    const drafts = draftStore(7, 'new');
    drafts.keep({ content: 'đang viết', visibility: 2 });
    expect(draftStore(7, 'new').read()).toEqual({ content: 'đang viết', visibility: 2 });
    expect(draftStore(7, 'edit.7').read()).toBeUndefined();
    // Who logs in next in the same tab does not read it.
    expect(draftStore(8, 'new').read()).toBeUndefined();
    const pictures = [{ url: '/a.webp', thumb: null, alt: 'khán đài' }];
    drafts.keep({ content: '', visibility: 1, pictures });
    expect(draftStore(7, 'new').read()).toEqual({ content: '', visibility: 1, pictures });
    drafts.forget();
    expect(drafts.read()).toBeUndefined();
  });

  it('is nothing where the browser keeps none, or something else lies there', () => {
    const closed = draftStore(7, 'new', () => {
      throw new Error('denied');
    });
    closed.keep({ content: 'a', visibility: 1 });
    closed.forget();
    expect(closed.read()).toBeUndefined();
    for (const text of ['{', '7', '{"content":1,"visibility":1}', '{"content":"a","visibility":3}', '{"content":"a","visibility":1,"pictures":[{"url":7}]}']) {
      sessionStorage.setItem('newsfeed.draft.7.new', text);
      expect(draftStore(7, 'new').read()).toBeUndefined();
    }
    sessionStorage.clear();
  });
});

describe('sending', () => {
  const mine = (api: FakeApi) => fakeApp({ api, session: member() });
  const WRITER = aUser().userId;
  const written = { content: 'Lời', visibility: 1, media: [] as string[], alts: [] as string[], link: null } as const;

  it('says the same again under the same uuid, and other words under another', async () => {
    const api = fakeApi().on(newsfeedCalls.create, () => ownPost());
    const uuidOf = uuidOfWords();
    for (const content of ['Lời', 'Lời', 'Lời khác']) await sendPost(await mine(api), WRITER, { deed: 'write' }, { ...written, content }, uuidOf);
    const [first, again, other] = api.inputs(newsfeedCalls.create).map(({ uuid }) => uuid);
    expect(first).toBe(again);
    expect(other).not.toBe(first);
  });

  it('names the type by what is in the post', async () => {
    const api = fakeApi().on(newsfeedCalls.create, () => ownPost());
    for (const media of [[], ['/other/api/resource/file/a.webp']])
      await sendPost(await mine(api), WRITER, { deed: 'write' }, { ...written, media }, () => 'uuid-0001');
    expect(api.inputs(newsfeedCalls.create).map(({ postType }) => postType)).toEqual([10, 20]);
  });

  it('says what is to be seen on the pictures, of a new post only where anything is said', async () => {
    const api = fakeApi()
      .on(newsfeedCalls.create, () => ownPost())
      .on(newsfeedCalls.update, () => ownPost());
    const media = ['/other/api/resource/file/a.webp', '/other/api/resource/file/b.webp'];
    for (const alts of [
      ['', ''],
      ['', 'khán đài'],
    ])
      await sendPost(await mine(api), WRITER, { deed: 'write' }, { ...written, media, alts }, () => 'uuid-0001');
    await sendPost(await mine(api), WRITER, { deed: 'edit', post: ownPost() }, { ...written, media, alts: ['', ''] }, () => '');
    expect(api.inputs(newsfeedCalls.create).map(({ alts }) => alts)).toEqual([undefined, ['', 'khán đài']]);
    expect(api.inputs(newsfeedCalls.update)[0]?.alts).toEqual(['', '']);
  });

  it('says which page the post shows, and of another version only what changed', async () => {
    const api = fakeApi()
      .on(newsfeedCalls.create, () => ownPost())
      .on(newsfeedCalls.update, () => ownPost());
    const link = '/truc-tiep/bong-da/7';
    const card = { kind: 'live', id: 7, title: 'Napoli – Sevilla', text: '', link } as const;
    await sendPost(await mine(api), WRITER, { deed: 'write' }, { ...written, link }, () => 'uuid-0001');
    for (const next of [link, null, '/tip-keo/3'])
      await sendPost(await mine(api), WRITER, { deed: 'edit', post: ownPost({ postType: 50, card }) }, { ...written, link: next }, () => '');
    expect(api.inputs(newsfeedCalls.create)[0]).toMatchObject({ link });
    expect(api.inputs(newsfeedCalls.update).map((input) => input.link)).toEqual([undefined, null, '/tip-keo/3']);
  });

  it('is no matter of whoever has logged in meanwhile', async () => {
    const api = fakeApi().on(newsfeedCalls.create, () => ownPost());
    await expect(sendPost(await mine(api), WRITER + 1, { deed: 'write' }, written, () => 'uuid-0001')).rejects.toMatchObject({ kind: 'noToken' });
    expect(api.asked).toEqual([]);
  });

  it('shares by the id of the post, and changes a share without touching pictures', async () => {
    const api = fakeApi()
      .on(newsfeedCalls.share, () => ownPost())
      .on(newsfeedCalls.update, () => ownPost());
    await sendPost(await mine(api), WRITER, { deed: 'share', post: aPost({ id: 7 }) }, written, () => 'uuid-0001');
    await sendPost(await mine(api), WRITER, { deed: 'edit', post: ownPost({ id: 8, shared: 'gone', actionMode: 2 }) }, written, () => 'uuid-0002');
    await sendPost(await mine(api), WRITER, { deed: 'edit', post: ownPost({ id: 9 }) }, written, () => 'uuid-0003');
    expect(api.asked.map(({ input }) => input)).toEqual([
      { uuid: 'uuid-0001', id: 7, content: 'Lời', visibility: 1 },
      { id: 8, content: 'Lời', visibility: 1 },
      { id: 9, content: 'Lời', visibility: 1, media: [], alts: [] },
    ]);
  });
});
