import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Media } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { userCalls } from '@portal/contracts/user';
import { upload } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, type Answer, type TestApp } from '../../testing/test-app.ts';

const SCRIPT = '<script>alert(document.domain)</script>';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a7d4b' } });
const latin = (text: string) => Buffer.from(text, 'latin1');

/** One chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
const MOST_DOTS = 4_000_000;
/** A PNG that says how large it is and has next to nothing in it. */
function png(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', size),
    extra,
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min((width + 1) * Math.min(height, 64), MOST_DOTS)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A GIF with so many frames on a canvas of any size; a frame says that it is `edge` dots wide and high, and has one. */
function gif(width: number, height: number, frames: number, edge = 1): Buffer {
  const head = Buffer.concat([
    latin('GIF89a'),
    Buffer.from([width & 255, width >> 8, height & 255, height >> 8, 0x80, 0, 0]),
    Buffer.from([255, 0, 0, 0, 0, 255]),
  ]);
  const frame = (number: number) =>
    Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, edge & 255, edge >> 8, edge & 255, edge >> 8, 0, 2, 2, number % 2 ? 0x4c : 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, (_, number) => frame(number)), latin(';')]);
}

/** Draws a picture anew in a process of its own, where nobody else's memory counts: what comes of it, and by how many bytes the most that the process ever held grew over an ordinary picture. */
async function alone(bytes: Uint8Array): Promise<{ made: unknown; peak: number }> {
  const program = `
    const { encode } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'picture.ts')).href)});
    const [ordinary, asked] = process.argv.slice(1).map((text) => Buffer.from(text, 'base64'));
    if (typeof (await encode(ordinary)) === 'string') throw new Error('the ordinary picture is none');
    const before = process.resourceUsage().maxRSS;
    const made = await encode(asked);
    console.log(JSON.stringify({ made, peak: (process.resourceUsage().maxRSS - before) * 1024 }));`;
  const ordinary = await drawn(200, 200).png().toBuffer();
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
    ordinary.toString('base64'),
    Buffer.from(bytes).toString('base64'),
  ]);
  return JSON.parse(stdout) as { made: unknown; peak: number };
}

describe('what is sent as a picture', () => {
  let api: TestApp<ManualClock>;
  let userId: number;
  let fan: string;

  async function send(bytes: Uint8Array, { name = 'a.jpg', type = 'image/jpeg', twice = false } = {}): Promise<Answer<Media>> {
    const form = new FormData();
    for (let time = 0; time < (twice ? 2 : 1); time += 1) form.append('file', new Blob([Uint8Array.from(bytes)], { type }), name);
    const encoded = new Response(form);
    const answer = await api.app.inject({
      method: 'POST',
      url: resourceCalls.upload.path,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type')!, authorization: fan },
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }
  const served = (url: string) => api.app.inject({ url });
  const kept = async () => (await api.database.db.select().from(upload)).length;

  beforeAll(async () => {
    api = await testApp('pglite');
    const { accessToken: token } = (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' })).body.data;
    userId = (await api.call(userCalls.info, {}, { token })).body.data.userId;
  });
  beforeEach(async () => {
    // Ten at once, then one in five seconds.
    api.clock.set(api.clock.now() + 60_000);
    fan = await api.app.tokens.access({ userId, siteRoleId: 1, userType: 10 });
  });
  afterAll(() => api?.close());

  it.each([
    ['plain', latin(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`)],
    [
      'behind a prologue',
      latin(
        `\ufeff<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
      ),
    ],
    ['packed', gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ])('is no drawing with a script in it, %s, whatever it calls itself', async (_, bytes) => {
    const before = await kept();
    for (const given of [
      { name: 'a.svg', type: 'image/svg+xml' },
      { name: 'a.png', type: 'image/png' },
    ]) {
      const { status, body } = await send(bytes, given);
      expect([status, body.errors]).toEqual([400, [{ path: 'file', message: 'notAPicture' }]]);
    }
    expect(await kept()).toBe(before);
  });

  it.each([
    ['a GIF that is a script', latin(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`)],
    ['a PDF behind the first bytes of a JPEG', latin('\xff\xd8\xff\xe0%PDF-1.7 1 0 obj <</JS (app.alert(1))>>')],
    ['a page named like a picture', latin(`<!doctype html>${SCRIPT}`)],
    ['a WebP that begins well and holds a page', latin(`RIFF\x40\0\0\0WEBPVP8 ${SCRIPT}`)],
  ])('is not %s', async (_, bytes) => {
    expect((await send(bytes, { type: 'image/png', name: 'a.png' })).status).toBe(400);
  });

  it.each([
    ['a GIF with a script behind its end', async () => Buffer.concat([gif(20, 20, 1), latin(`*/=1;alert(1);//${SCRIPT}`)])],
    [
      'a JPEG with a page in a comment and behind its end',
      async () => {
        const picture = await drawn(20, 20).jpeg().toBuffer();
        const words = latin(SCRIPT);
        return Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, words.length + 2]), words, picture.subarray(2), words]);
      },
    ],
    ['a PNG with a page in its texts', async () => png(20, 20, chunk('tEXt', latin(`Comment\0${SCRIPT}`)))],
  ])('that is %s is drawn anew: what is served has nothing of it', async (_, make) => {
    const { status, body } = await send(await make());
    expect(status).toBe(200);
    const file = await served(body.data.url);
    expect(file.rawPayload.toString('latin1')).not.toMatch(/script|alert/);
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    ['a PNG of 60 000 by 60 000', png(60_000, 60_000)],
    ['a PNG as wide as a number goes', png(2 ** 31 - 1, 1).subarray(0, 200)],
    ['a GIF of 65 535 by 65 535', gif(65_535, 65_535, 1, 65_535)],
  ])('does not unfold into gigabytes: %s', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(16 * 1024);
    const { status, body } = await send(bytes);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'file']);
    const { made, peak } = await alone(bytes);
    expect(made).toMatch(/^(notAPicture|tooManyPixels)$/);
    expect(peak).toBeLessThan(200 * 1024 * 1024);
  });

  it('loses a text that is packed into it, however long that would be', async () => {
    const text = chunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(Buffer.alloc(32 * 1024 * 1024, 'a'), { level: 1 })]));
    const { status, body } = await send(png(20, 20, text));
    expect(status).toBe(200);
    expect((await served(body.data.url)).rawPayload.length).toBeLessThan(1024);
  });

  it.each([
    ['a way up', '../../../../etc/passwd'],
    ['a way up as elsewhere', '..\\..\\token-secret'],
    ['a place', '/etc/cron.d/x'],
    ['a program', 'a.php'],
    ['two ends', 'a.png\u0000.html'],
    ['a tag', '<img src=x onerror=alert(1)>.png'],
    ['very long', 'x'.repeat(5_000)],
  ])('gets a name of ours, though it was called %s', async (_, name) => {
    const { status, body } = await send(await drawn(20, 20).png().toBuffer(), { name });
    expect([status, body.data.url]).toEqual([200, expect.stringMatching(/^\/other\/api\/resource\/file\/[0-9a-f]{30}\.webp$/)]);
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/x-httpd-php'])(
    'is served as the picture that it is, though sent as %s',
    async (type) => {
      const { body } = await send(await drawn(20, 20).png().toBuffer(), { type, name: 'a.html' });
      expect((await served(body.data.url)).headers['content-type']).toBe('image/webp');
    },
  );

  it('moves up to a number of frames and of dots in all; beyond it the first frame stands', async () => {
    const pagesOf = async (bytes: Uint8Array) =>
      (await sharp((await served((await send(bytes)).body.data.url)).rawPayload, { animated: true }).metadata()).pages ?? 1;
    expect(await pagesOf(gif(20, 20, 120))).toBeGreaterThan(1);
    expect(await pagesOf(gif(20, 20, 121))).toBe(1);
    expect(await pagesOf(gif(1_500, 1_500, 20))).toBe(1);
  });

  it('is one file: what comes behind it in the form is left unread', async () => {
    const before = await kept();
    expect((await send(await drawn(20, 20).png().toBuffer(), { twice: true })).status).toBe(200);
    expect(await kept()).toBe(before + 1);
  });

  it('never leaves its sender waiting on a broken one: one file follows the other', async () => {
    const broken = (await drawn(600, 600).png().toBuffer()).subarray(0, 400);
    expect((await Promise.all(Array.from({ length: 4 }, () => send(broken)))).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await send(await drawn(20, 20).png().toBuffer())).status).toBe(200);
  });
});
