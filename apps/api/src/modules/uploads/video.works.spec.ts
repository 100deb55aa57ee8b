import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { resourceCalls } from '@portal/contracts/resource';
import { upload } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { ownTemporary, send, settled, small } from '../../testing/films.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { listen, until as waitUntil } from '../../testing/stomp-client.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { Ffmpeg, type VideoTool } from './index.ts';

const HOUR = 3_600_000;

/** Draws when it is let, or never. All films here are one film: it is drawn once, since what is tried is who waits for whom. */
function slowTool(): VideoTool & { let: () => void; fail: (error: Error) => void; drawing: () => number } {
  const real = new Ffmpeg('ffmpeg');
  const gate = Promise.withResolvers<void>();
  // It may fail before anybody waits for it.
  gate.promise.catch(() => {});
  let drawing = 0;
  let drawn: Buffer | undefined;
  return {
    isThere: async () => true,
    facts: (...asked) => real.facts(...asked),
    poster: (...asked) => real.poster(...asked),
    async draw(path, kind, into, { signal, onSeconds }) {
      drawing += 1;
      onSeconds(0.5);
      const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
      await Promise.race([gate.promise, stopped]);
      if (drawn) return writeFile(into, drawn);
      await real.draw(path, kind, into, { signal, onSeconds });
      drawn = await readFile(into);
    },
    let: () => gate.resolve(),
    fail: (error) => gate.reject(error),
    drawing: () => drawing,
  };
}

/** Where what is received lies meanwhile: nothing of it may be left there. */
let received: Awaited<ReturnType<typeof ownTemporary>>;
beforeAll(async () => {
  received = await ownTemporary();
});
afterAll(() => received.end());

describe('while videos are drawn', () => {
  let api: TestApp<ManualClock>;
  let an: TestMember;
  let tool: ReturnType<typeof slowTool>;
  const state = async (url: string) => (await api.call(resourceCalls.uploaded, { url }, an)).body.data;
  const until = (is: () => boolean | Promise<boolean>) => waitUntil(is, 'what was awaited of a video');

  beforeEach(async () => {
    tool = slowTool();
    api = await testApp('pglite', { videoTool: tool });
    an = await newMember(api);
    api.clock.set(api.clock.now() + 25 * HOUR);
    Object.assign(an, await memberOf(api, an.name));
  });
  afterEach(() => api.close());

  it('it is told how far they are, and nobody can show them', async () => {
    const { url } = (await send(api, an.token, await small())).body.data;
    await until(async () => (await state(url)).share > 0);
    expect(await state(url)).toMatchObject({ state: 'working', share: 0.5, why: null, media: null });
    const { body } = await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'Vào!', media: [url] }, an);
    expect(body.errors).toEqual([{ path: 'media.0', message: 'upload' }]);
    expect((await api.app.inject({ url })).statusCode).toBe(404);
    tool.let();
    expect((await settled(api, an.token, url)).state).toBe('ready');
  });

  it('one is drawn at a time, and only so many wait', async () => {
    const bytes = await small();
    const urls: string[] = [];
    for (let time = 0; time < 11; time += 1) {
      const sender = await newMember(api);
      const { status, body } = await send(api, sender.token, bytes);
      expect(status).toBe(200);
      urls.push(body.data.url);
    }
    expect((await send(api, an.token, bytes)).status).toBe(503);
    expect(tool.drawing()).toBe(1);
    // A picture is not a matter of that line.
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a7d4b' } })
      .png()
      .toBuffer();
    expect((await send(api, an.token, picture)).status).toBe(200);
    tool.let();
    // One after the other, each in its own time.
    for (let ready = 1; ready <= 12; ready += 1)
      await until(async () => (await api.database.db.select().from(upload)).filter((row) => row.state === 'ready').length >= ready);
    expect(tool.drawing()).toBe(11);
    expect((await send(api, an.token, bytes)).status).toBe(200);
  });

  it('two of one member are on their way at most, and who is refused hears it however much they send', async () => {
    const bytes = await small();
    for (let time = 0; time < 2; time += 1) expect((await send(api, an.token, bytes)).status).toBe(200);
    expect((await send(api, an.token, bytes)).status).toBe(429);
    const url = (await listen(api.app)).replace('ws:', 'http:').replace('/websocket', resourceCalls.upload.path);
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes), new Uint8Array(30 * 1024 * 1024)]), 'a.mp4');
    const answer = await fetch(url, { method: 'POST', body: form, headers: { authorization: an.token } });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 30]);
    expect((await send(api, (await newMember(api)).token, bytes)).status).toBe(200);
    tool.let();
  });

  it('a fault of the machine is not the sender’s: they may send it again', async () => {
    tool.fail(new Error('ffmpeg ended with SIGKILL'));
    const { url } = (await send(api, an.token, await small())).body.data;
    expect(await settled(api, an.token, url)).toMatchObject({ state: 'failed', why: 'lost' });
    expect(await received.left()).toEqual([]);
  });

  it('what a node left that ended in the middle of one is removed, what it draws is not', async () => {
    const { url } = (await send(api, an.token, await small())).body.data;
    await until(() => tool.drawing() > 0);
    const live = await received.left();
    const [old, fresh] = [join(received.folder, 'khan-dai-video-old'), join(received.folder, 'khan-dai-video-fresh')];
    for (const [folder, hours] of [
      [old, 3],
      [fresh, 1],
      [join(received.folder, live[0]!), 3],
    ] as const) {
      await mkdir(folder, { recursive: true });
      const at = new Date(api.clock.now() - hours * HOUR);
      await utimes(folder, at, at);
    }
    await api.keepHouse();
    expect((await received.left()).toSorted()).toEqual([...live, 'khan-dai-video-fresh'].toSorted());
    await rm(fresh, { recursive: true });
    tool.let();
    await settled(api, an.token, url);
  });

  it('a node that goes says that they are lost, and leaves nothing', async () => {
    await send(api, an.token, await small());
    await until(() => tool.drawing() > 0);
    const rows = () => api.database.db.select().from(upload);
    expect((await rows())[0]?.state).toBe('working');
    await api.app.close();
    expect((await rows())[0]).toMatchObject({ state: 'failed', why: 'lost' });
    expect(await received.left()).toEqual([]);
  });

  it('of a node that is gone without a word they are lost after a minute; one that draws is not', async () => {
    const { url } = (await send(api, an.token, await small())).body.data;
    await until(() => tool.drawing() > 0);
    for (let time = 0; time < 12; time += 1) {
      api.clock.advance(10_000);
      await until(async () => (await api.database.db.select().from(upload)).every(({ heardAt }) => heardAt?.getTime() === api.clock.now()));
    }
    expect((await state(url)).state).toBe('working');
    const now = new Date(api.clock.now());
    const row = { kind: 'video' as const, state: 'working' as const, share: 0.4, width: 0, height: 0, bytes: 0, hasThumb: false, animated: true };
    await api.database.db.insert(upload).values({ ...row, name: 'gone.mp4', ownerId: an.id, heardAt: new Date(api.clock.now() - 61_000), createdAt: now });
    const gone = '/other/api/resource/file/gone.mp4';
    expect(await state(gone)).toMatchObject({ state: 'failed', why: 'lost', media: null });
    tool.let();
    await settled(api, an.token, url);
    api.clock.set(api.clock.now() + 25 * HOUR);
    await api.keepHouse();
    expect((await api.database.db.select().from(upload)).map(({ state: how }) => how)).toEqual(['ready']);
  });
});
