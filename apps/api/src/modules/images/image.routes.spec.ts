import sharp from 'sharp';
import { resourceCalls } from '@portal/contracts/resource';
import { IMAGE_CALL, imagePlaceholder, imageSource } from '@portal/domain';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { memoryStore } from '../uploads/index.ts';
import type { RemoteAnswer } from './remote-pictures.ts';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a7d4b' } });
const file = (name: string) => `/other/api/resource/file/${name}`;

describe('pictures at a width', () => {
  let api: TestApp<ManualClock>;
  const fetched: { address: string; timeout: number }[] = [];
  let remote: () => Promise<RemoteAnswer>;
  const ask = (query: Record<string, string | number>, headers: Record<string, string> = {}) =>
    api.app.inject({ url: IMAGE_CALL, query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])), headers });
  const problem = async (query: Record<string, string | number>) => {
    const answer = await ask(query);
    return [answer.statusCode, answer.json<{ errors?: { path: string }[] }>().errors?.map(({ path }) => path)];
  };

  beforeAll(async () => {
    const uploadStore = memoryStore();
    await uploadStore.put('wide.webp', await drawn(1000, 500).webp().toBuffer());
    await uploadStore.put('broken.webp', Buffer.from('RIFF1234WEBP and then nothing'));
    await uploadStore.put(
      'moving.gif',
      await sharp([await drawn(40, 30).png().toBuffer(), await drawn(40, 30).negate().png().toBuffer()], { join: { animated: true } })
        .gif({ delay: [100, 100] })
        .toBuffer(),
    );
    api = await testApp('pglite', {
      uploadStore,
      fetchRemote: async (url, timeout) => {
        fetched.push({ address: url.href, timeout });
        return remote();
      },
    });
  });
  beforeEach(() => {
    fetched.length = 0;
    api.clock.advance(60_000);
  });
  afterAll(() => api?.close());

  it('are asked for at the address that pages build', () => {
    expect(IMAGE_CALL).toBe(resourceCalls.image.path);
    expect(imageSource(resourceCalls.file.path.replace('{name}', 'a0.webp'))).toBe('sized');
  });

  it('are webp, as wide as was asked for, and kept for a year', async () => {
    const answer = await ask({ src: file('wide.webp'), w: 640 });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await ask({ src: file('wide.webp'), w: 640 });
    const again = await ask({ src: file('wide.webp'), w: 640 }, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are never enlarged, and of other formats when asked', async () => {
    const answer = await ask({ src: file('wide.webp'), w: 1536, format: 'jpeg', q: 60 });
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
  });

  it('have a placeholder of ten by ten', async () => {
    const answer = await api.app.inject(imagePlaceholder(file('wide.webp')));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 10, height: 10 });
    expect(answer.rawPayload.length).toBeLessThan(500);
  });

  it('stand still', async () => {
    expect((await sharp((await ask({ src: file('moving.gif'), w: 320 })).rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    [{ w: 640 }, ['src']],
    [{ src: '', w: 640 }, ['src']],
    [{ src: 'http://127.0.0.1/a.png', w: 640 }, ['src']],
    [{ src: 'https://[::1]/a.png', w: 640 }, ['src']],
    [{ src: 'file:///etc/passwd', w: 640 }, ['src']],
    [{ src: file('../../token-secret'), w: 640 }, ['src']],
    [{ src: file('wide.webp') }, ['w']],
    [{ src: file('wide.webp'), w: 641 }, ['w']],
    [{ src: file('wide.webp'), w: 100_000 }, ['w']],
    [{ src: file('wide.webp'), w: 'NaN' }, ['w']],
    [{ src: file('wide.webp'), w: 640, q: 0 }, ['q']],
    [{ src: file('wide.webp'), w: 640, format: 'svg' }, ['format']],
    [{ src: 'https://evil.net/a.png', w: 11 }, ['src', 'w']],
    [{ src: file('broken.webp'), w: 640 }, ['src']],
  ])('name what is wrong with %j', async (query, fields) => expect(await problem(query as Record<string, string>)).toEqual([400, fields]));

  it('of an upload that is not there are not there', async () => expect((await ask({ src: file('gone.webp'), w: 640 })).statusCode).toBe(404));

  it('of listed sites are fetched once for all who ask at once', async () => {
    remote = async () => ({ bytes: await drawn(400, 400).png().toBuffer() });
    const query = { src: 'https://img.example.com/a.png', w: 320 };
    const answers = await Promise.all([ask(query), ask(query), ask(query)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]!.headers['cache-control']).toBe('public, max-age=86400');
    await ask(query);
    expect(fetched).toEqual([{ address: query.src, timeout: 1_500 }]);
  });

  it('give a picture longer than an icon, and leave a site alone that did not answer', async () => {
    remote = async () => ({ failure: 'unreachable' });
    const query = { src: 'https://www.example.org/b.png', w: 640 };
    expect((await ask(query)).statusCode).toBe(503);
    expect((await ask(query)).statusCode).toBe(503);
    expect(fetched).toEqual([{ address: query.src, timeout: 4_000 }]);
    api.clock.advance(31_000);
    await ask(query);
    expect(fetched).toHaveLength(2);
  });

  it('of other sites that are none, too large or missing say so', async () => {
    remote = async () => ({ bytes: Buffer.from('<!doctype html>') });
    expect(await problem({ src: 'https://img.example.com/page', w: 320 })).toEqual([400, ['src']]);
    remote = async () => ({ failure: 'tooLarge' });
    expect(await problem({ src: 'https://img.example.com/huge', w: 320 })).toEqual([400, ['src']]);
    remote = async () => ({ failure: 'missing' });
    expect((await ask({ src: 'https://img.example.com/moved', w: 320 })).statusCode).toBe(404);
    remote = async () => ({ bytes: await drawn(6400, 6400).png({ compressionLevel: 9 }).toBuffer() });
    expect(await problem({ src: 'https://img.example.com/wall', w: 320 })).toEqual([400, ['src']]);
  });

  it('are made for one network at a pace; what is there already is given to all', async () => {
    remote = async () => ({ failure: 'missing' });
    const statuses = await Promise.all(
      Array.from(
        { length: 420 },
        async (_, index) => (await ask({ src: `https://img.example.com/${index}`, w: 320 }, { 'x-forwarded-for': '198.51.100.7' })).statusCode,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await ask({ src: file('wide.webp'), w: 640 }, { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(200);
  });
});
