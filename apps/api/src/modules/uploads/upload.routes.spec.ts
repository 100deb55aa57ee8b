import sharp from 'sharp';
import { codes } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { userCalls } from '@portal/contracts/user';
import { upload } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { sentFile } from '../../testing/sent-file.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a7d4b' } });
/** Two frames that differ, as a GIF. */
const moving = async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .raw()
        .toBuffer(),
    ),
  );
  return sharp(Buffer.concat(frames), { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
};

describe.each(databaseKinds)('uploads on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let fan: string;

  const send = (bytes: Uint8Array | string, how: Partial<Parameters<typeof sentFile>[2]> = {}) => sentFile(api, bytes, { token: fan, ...how });
  const get = (url: string) => api.app.inject({ url });

  beforeAll(async () => {
    api = await testApp(kind);
    fan = (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' })).body.data.accessToken;
  });
  beforeEach(() => api.clock.set(api.clock.now() + 60_000));
  afterAll(() => api?.close());

  it('keep a picture as webp, upright, without where it was taken, and serve the same bytes for a year', async () => {
    const { status, body } = await send(
      await drawn(300, 200)
        .jpeg()
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Copyright: 'secret-place' } })
        .toBuffer(),
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ kind: 'image', width: 200, height: 300, thumb: null });
    const file = await get(body.data.url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, height, exif } = await sharp(file.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 200, height: 300, exif: undefined });
  });

  it('make a large picture smaller, and a small copy for lists', async () => {
    const { body } = await send(await drawn(4000, 1000).png().toBuffer(), { name: 'x.png' });
    expect(body.data).toMatchObject({ width: 2048, height: 512 });
    expect(await sharp((await get(body.data.thumb!)).rawPayload).metadata()).toMatchObject({ width: 640, height: 160 });
  });

  it('keep a moving picture moving', async () => {
    const { body } = await send(await moving(), { name: 'goal.gif' });
    expect(body.data).toMatchObject({ width: 40, height: 30 });
    expect(await sharp((await get(body.data.url)).rawPayload, { animated: true }).metadata()).toMatchObject({ format: 'webp', pages: 2 });
  });

  it.each([
    ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can carry a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['the beginning of a picture and no more', '\xff\xd8\xff\xe0 and then words'],
    ['nothing at all', ''],
  ])('refuse %s, naming the field', async (_, content) => {
    const { status, body } = await send(Buffer.from(content, 'latin1'));
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('file');
  });

  it('refuse a small file that unfolds into a wall', async () => {
    const { status, body } = await send(await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer());
    expect(status).toBe(400);
    expect(body.errors?.[0]).toEqual({ path: 'file', message: 'tooManyPixels' });
  });

  it('refuse what is larger than 8 MB with 413', async () => {
    const { status, body } = await send(Buffer.alloc(8 * 1024 * 1024 + 1, 1));
    expect(status).toBe(413);
    expect(body.code).toBe(codes.tooLarge);
  });

  it('refuse a form that is larger than any picture with 413, wherever in it the bytes are', async () => {
    const { status, body } = await send(await drawn(10, 10).png().toBuffer(), { before: 'x'.repeat(9 * 1024 * 1024) });
    expect([status, body.code]).toEqual([413, codes.tooLarge]);
  });

  it('call a form that is broken off, or has no boundary, the sender’s fault', async () => {
    for (const [type, payload] of [
      ['multipart/form-data; boundary=X', '--X\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
      ['multipart/form-data', 'abc'],
    ] as const) {
      const answer = await api.app.inject({ method: 'POST', url: resourceCalls.upload.path, payload, headers: { 'content-type': type, authorization: fan } });
      expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'file']);
    }
  });

  it('want the picture in the field `file` of a form', async () => {
    expect((await send(await drawn(10, 10).png().toBuffer(), { field: 'picture' })).body.errors?.[0]?.path).toBe('file');
    const json = await api.app.inject({ method: 'POST', url: resourceCalls.upload.path, payload: {}, headers: { authorization: fan } });
    expect(json.statusCode).toBe(400);
    expect(json.json().errors[0].path).toBe('file');
  });

  it('are refused to a token whose account is gone', async () => {
    const gone = await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 });
    expect((await send(await drawn(10, 10).png().toBuffer(), { token: gone })).status).toBe(401);
  });

  it('are for members: 401 for nobody, 403 for a guest', async () => {
    const picture = await drawn(10, 10).png().toBuffer();
    const guest = (await api.call(userCalls.guestLogin)).body.data.guestToken;
    expect((await send(picture, { token: '' })).status).toBe(401);
    expect((await send(picture, { token: guest })).status).toBe(403);
  });

  it('find nothing under names that nobody was given', async () => {
    for (const name of ['0123456789.webp', '..%2f..%2fetc%2fpasswd', 'a.html', 'token-secret'])
      expect((await get(`/other/api/resource/file/${name}`)).statusCode).toBe(404);
  });

  it('have a pace, and a share for each day', async () => {
    const picture = await drawn(10, 10).png().toBuffer();
    const logIn = async () => {
      fan = (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' })).body.data.accessToken;
    };
    await logIn();
    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push(await send(picture));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const owner = (await api.database.db.select().from(upload))[0]!.ownerId;
    await api.database.db.insert(upload).values({
      name: 'big.webp',
      ownerId: owner,
      width: 1,
      height: 1,
      bytes: 200 * 1024 * 1024,
      hasThumb: false,
      animated: false,
      createdAt: new Date(api.clock.now()),
    });
    api.clock.set(api.clock.now() + 300_000);
    expect((await send(picture)).status).toBe(429);
    api.clock.set(api.clock.now() + 86_400_000);
    await logIn();
    expect((await send(picture)).status).toBe(200);
  });
});
