import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { limits } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { newsfeedCalls, postTypes } from '@portal/contracts/newsfeed';
import { resourceCalls } from '@portal/contracts/resource';
import { userCalls } from '@portal/contracts/user';
import { upload } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { endless, film, ownTemporary, send, settled, small, turned } from '../../testing/films.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { Ffmpeg } from './index.ts';

const HOUR = 3_600_000;

/** Where what is received lies meanwhile: nothing of it may be left there. */
let received: Awaited<ReturnType<typeof ownTemporary>>;
beforeAll(async () => {
  received = await ownTemporary();
});
afterAll(() => received.end());

describe.each(databaseKinds)('videos on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let an: TestMember;

  beforeAll(async () => {
    api = await testApp(kind, { videoTool: new Ffmpeg('ffmpeg') });
  });
  beforeEach(async () => {
    api.clock.set(api.clock.now() + 25 * HOUR);
    an = await newMember(api);
  });
  afterAll(() => api?.close());

  it('are taken, as the api says', async () => {
    const { body } = await api.call(resourceCalls.uploads);
    expect(body.data).toEqual({ picture: { bytes: limits.uploadBytes }, video: { bytes: limits.videoBytes, seconds: limits.videoSeconds } });
  });

  it('are drawn anew, without what was hidden in them, and are there with a poster once that is done', async () => {
    const sound = ['-f', 'lavfi', '-i', 'sine=duration=2', '-metadata', 'title=secret-place', '-metadata:s:v', 'handler_name=secret-camera', '-shortest'];
    const { status, body } = await send(api, an.token, await film('b.mov', '-i', 'testsrc=size=320x180:rate=10:duration=2', ...sound));
    expect([status, body.data]).toEqual([
      200,
      { url: expect.stringMatching(/^\/other\/api\/resource\/file\/[\da-f]{30}\.mp4$/), thumb: null, kind: 'video', width: null, height: null, alt: '' },
    ]);
    const { state, share, why, media } = await settled(api, an.token, body.data.url);
    expect([state, share, why]).toEqual(['ready', 1, null]);
    expect(media).toMatchObject({ url: body.data.url, kind: 'video', width: 320, height: 180, thumb: body.data.url.replace('.mp4', '.webp') });
    expect(media?.seconds).toBeCloseTo(2, 0);
    const file = await api.app.inject({ url: body.data.url });
    expect(file.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
    expect(file.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect(file.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
    expect(file.rawPayload.toString('latin1')).not.toMatch(/secret/);
    expect(await sharp((await api.app.inject({ url: media!.thumb! })).rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 });
    expect(await received.left()).toEqual([]);
  });

  it('are served in the stretches that players ask for', async () => {
    const { body } = await send(api, an.token, await small());
    await settled(api, an.token, body.data.url);
    const get = (headers: Record<string, string> = {}) => api.app.inject({ url: body.data.url, headers });
    const whole = (await get()).rawPayload;
    const some = await get({ range: 'bytes=4-7' });
    expect([some.statusCode, some.rawPayload.toString(), some.headers['content-range'], some.headers['content-length']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${whole.length}`,
      '4',
    ]);
    expect((await get({ range: `bytes=${whole.length - 3}-` })).rawPayload).toEqual(whole.subarray(-3));
    expect((await get({ range: 'bytes=-3' })).rawPayload).toEqual(whole.subarray(-3));
    expect((await get({ range: `bytes=-${whole.length + 1}` })).headers['content-range']).toBe(`bytes 0-${whole.length - 1}/${whole.length}`);
    const none = await get({ range: `bytes=${whole.length}-` });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const plain: Record<string, string>[] = [
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=999999-' },
      { range: 'bytes=x' },
      { range: 'bytes=7-4' },
      { range: 'bytes=0-1', 'if-range': '"of another"' },
    ];
    for (const headers of plain) expect((await get(headers)).statusCode).toBe(200);
    const head = await api.app.inject({ method: 'HEAD', url: body.data.url, headers: { range: 'bytes=4-7' } });
    expect([head.statusCode, head.headers['content-length'], head.headers['accept-ranges'], head.body]).toEqual([200, String(whole.length), 'bytes', '']);
  });

  it('stand alone in a post of their type, and can be shown once they are there, by who sent them', async () => {
    const { body } = await send(api, an.token, await small());
    const picture = (
      await send(
        api,
        an.token,
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a7d4b' } })
          .png()
          .toBuffer(),
      )
    ).body.data;
    await settled(api, an.token, body.data.url);
    const write = async (who: TestMember, media: string[]) => api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'Vào!', media }, who);
    const both = await write(an, [picture.url, body.data.url]);
    expect([both.status, both.body.errors]).toEqual([400, [{ path: 'media', message: 'videoAlone' }]]);
    expect((await write(await newMember(api), [body.data.url])).body.errors?.[0]).toEqual({ path: 'media.0', message: 'upload' });
    api.clock.set(api.clock.now() + 60_000);
    const post = (await write(an, [body.data.url])).body.data;
    expect([post.postType, post.media[0]?.kind, post.media[0]?.seconds]).toEqual([postTypes.video, 'video', expect.any(Number)]);
    const changed = (await api.call(newsfeedCalls.update, { id: post.id, media: [picture.url] }, an)).body.data;
    expect(changed.postType).toBe(postTypes.image);
    // A face and a picture of what went wrong are pictures.
    expect((await api.call(userCalls.updateInfo, { profilePicture: body.data.url }, an)).status).toBe(400);
    expect((await api.call(liveCalls.createFeedback, { uuid: randomUUID(), content: 'Hỏng rồi', pictures: [body.data.url] }, an)).status).toBe(400);
  });
});

describe('a video that is sent', () => {
  let api: TestApp<ManualClock>;
  let an: TestMember;

  beforeAll(async () => {
    api = await testApp('pglite', { videoTool: new Ffmpeg('ffmpeg') });
  });
  beforeEach(async () => {
    api.clock.set(api.clock.now() + 25 * HOUR);
    an = await newMember(api);
  });
  afterAll(() => api?.close());
  const drawn = async (bytes: Uint8Array) => settled(api, an.token, (await send(api, an.token, bytes)).body.data.url);

  it.each([
    ['is made smaller', () => film('a.mp4', '-i', 'testsrc=size=1600x900:rate=5:duration=1'), [1280, 720]],
    ['stands upright as it was held', async () => turned(await small()), [90, 160]],
    ['comes as webm', () => film('a.webm', '-i', 'testsrc=size=160x90:rate=5:duration=1', '-c:v', 'libvpx', '-deadline', 'realtime'), [160, 90]],
    ['comes as ogg', () => film('a.ogg', '-i', 'testsrc=size=160x90:rate=5:duration=1', '-c:v', 'libtheora'), [160, 90]],
    ['says nothing of its length', () => endless(2), [32, 32]],
  ] as const)('%s', async (_, make, [width, height]) => {
    expect(await drawn(await make())).toMatchObject({ state: 'ready', media: { width, height } });
  });

  it('is no longer than a minute', async () => {
    const long = await film('a.mp4', '-i', 'color=size=32x32:rate=1:duration=62');
    const { status, body } = await send(api, an.token, long);
    expect([status, body.errors]).toEqual([400, [{ path: 'file', message: 'tooLong' }]]);
    expect(await drawn(await endless(62))).toMatchObject({ state: 'failed', why: 'tooLong', media: null });
    expect((await drawn(await film('a.mp4', '-i', 'color=size=32x32:rate=1:duration=60'))).state).toBe('ready');
    expect(await received.left()).toEqual([]);
  });

  it('is one', async () => {
    const begun = await small();
    for (const bytes of [
      Buffer.concat([begun.subarray(0, 32), Buffer.alloc(4_000, 'x')]),
      begun.subarray(0, 200),
      await film('a.mp4', '-i', 'sine=duration=1'),
      // A list of other files, which a reader of anything would open.
      Buffer.concat([begun.subarray(0, 12), Buffer.from('\n#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')]),
    ])
      expect((await send(api, an.token, bytes)).body.errors).toEqual([{ path: 'file', message: 'notAVideo' }]);
    // A telephone's pictures are packed like its videos.
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    expect((await send(api, an.token, heic)).body.errors).toEqual([{ path: 'file', message: 'notAPicture' }]);
    expect(await received.left()).toEqual([]);
  });

  it('is broken further on: who sent it is told so', async () => {
    const whole = await film('a.mkv', '-i', 'testsrc=size=160x90:rate=5:duration=4', '-c:v', 'libvpx', '-deadline', 'realtime');
    const broken = Buffer.from(whole);
    broken.fill(0xff, 700);
    const answer = await send(api, an.token, broken);
    const state = answer.status === 200 ? await settled(api, an.token, answer.body.data.url) : { state: 'failed', why: answer.body.errors?.[0]?.message };
    expect(state).toMatchObject({ state: 'failed', why: 'notAVideo' });
  });

  it('is as large as one may be, and no larger', async () => {
    const { status } = await send(api, an.token, Buffer.concat([(await small()).subarray(0, 64), Buffer.alloc(limits.videoBytes)]));
    expect(status).toBe(413);
    const picture = Buffer.alloc(limits.uploadBytes + 1, 1);
    expect((await send(api, an.token, picture)).status).toBe(413);
    expect(await received.left()).toEqual([]);
  });

  it('is its sender’s: others do not learn of it, and guests send none', async () => {
    const { body } = await send(api, an.token, await small());
    const asked = async (token?: string, url = body.data.url) => (await api.call(resourceCalls.uploaded, { url }, { ...(token && { token }) })).status;
    expect([await asked((await newMember(api)).token), await asked(await api.app.tokens.guest()), await asked()]).toEqual([404, 403, 401]);
    expect(await asked(an.token, '/other/api/resource/file/0123.mp4')).toBe(404);
    expect((await send(api, await api.app.tokens.guest(), await small())).status).toBe(403);
    await settled(api, an.token, body.data.url);
  });

  it('is one of twenty in a day', async () => {
    const row = { ownerId: an.id, kind: 'video' as const, width: 1, height: 1, bytes: 1, hasThumb: true, animated: true, createdAt: new Date(api.clock.now()) };
    await api.database.db.insert(upload).values(Array.from({ length: 20 }, (_, number) => ({ ...row, name: `${an.id}-${number}.mp4` })));
    const refusal = await send(api, an.token, await small());
    // Until the first of them is a day old.
    expect([refusal.status, Number(refusal.headers['retry-after'])]).toEqual([429, 24 * 3600]);
    api.clock.set(api.clock.now() + 25 * HOUR);
    Object.assign(an, await memberOf(api, an.name));
    expect((await drawn(await small())).state).toBe('ready');
  });
});

describe('where the machine draws no videos', () => {
  it.each([
    ['nothing is named', undefined],
    ['what is named is not there', new Ffmpeg('/nowhere/ffmpeg')],
  ])('they are refused clearly, pictures are not: %s', async (_, videoTool) => {
    const api = await testApp('pglite', { ...(videoTool && { videoTool }) });
    const an = await newMember(api);
    expect((await api.call(resourceCalls.uploads)).body.data.video).toBeNull();
    const { status, body } = await send(api, an.token, await small());
    expect([status, body.errors]).toEqual([400, [{ path: 'file', message: 'noVideos' }]]);
    expect((await send(api, an.token, Buffer.concat([await small(), Buffer.alloc(limits.uploadBytes + 32 * 1024)]))).status).toBe(413);
    await api.close();
  });
});
