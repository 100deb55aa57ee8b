import { createPublicKey, verify } from 'node:crypto';
import { previewText } from '@portal/contracts';
import { openMemoryStore } from '../store/memory-store.ts';
import { PREVIEW_KEY } from '../store/keys.ts';
import type { StoredObject } from '../store/object-store.ts';
import { aRelease } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
let objects: Map<string, StoredObject>;
let registry: TempRegistry;
const start = () => startRegistry({ store: openMemoryStore(objects), now: () => NOW });
beforeEach(async () => {
  objects = new Map();
  registry = await start();
  await registry.publish('1.5.0-rc.1+build');
  await registry.publish('2', aRelease({ remote: 'odds-and-tips' }), 'odds-and-tips');
});
afterEach(() => registry.app.close());

const preview = async (body: object) => {
  const answer = await registry.send('POST', '/previews', body);
  return { status: answer.statusCode, query: answer.json<{ data?: { query: string } }>().data?.query ?? '' };
};

test('the query names the releases, how long it is good, and carries a signature that the state’s key verifies', async () => {
  const { query } = await preview({ releases: { 'odds-and-tips': '2', chat: '1.5.0-rc.1+build' }, hours: 2 });
  const params = new URLSearchParams(query);
  const until = NOW / 1_000 + 7_200;
  expect([params.get('mf.chat'), params.get('mf.odds-and-tips'), params.get('mf.until')]).toEqual(['1.5.0-rc.1+build', '2', String(until)]);
  const key = createPublicKey({ key: Buffer.from((await registry.state()).previewKey, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.from(params.get('mf.sign') ?? '', 'base64url');
  const verifies = (text: string) => verify(null, Buffer.from(text), key, signed);
  expect(verifies(previewText({ chat: '1.5.0-rc.1+build', 'odds-and-tips': '2' }, until))).toBe(true);
  expect(verifies(previewText({ chat: '1.5.0-rc.2', 'odds-and-tips': '2' }, until))).toBe(false);
  expect(verifies(previewText({ chat: '1.5.0-rc.1+build', 'odds-and-tips': '2' }, until + 1))).toBe(false);
});

test('only versions that there are, one remote at least, two weeks at most', async () => {
  expect((await preview({ releases: { chat: '9' } })).status).toBe(404);
  for (const body of [{ releases: {} }, { releases: { chat: '1.5.0-rc.1+build' }, hours: 400 }, { releases: { evil: '1' } }, {}])
    expect((await preview(body)).status).toBe(400);
});

test('the key stays the same over restarts and its private half is told to nobody', async () => {
  const { previewKey } = await registry.state();
  await registry.app.close();
  registry = await start();
  expect((await registry.state()).previewKey).toBe(previewKey);
  const { privateKey } = JSON.parse(objects.get(PREVIEW_KEY)!.bytes.toString()) as { privateKey: string };
  for (const url of ['/state', '/board', '/audit']) expect((await registry.get(url)).body).not.toContain(privateKey);
});

test('a key that cannot be read stops the start with a line', async () => {
  objects.set(PREVIEW_KEY, { bytes: Buffer.from('{}'), etag: 'x' });
  await expect(start()).rejects.toThrow(/preview-key\.json in the store cannot be read/);
});
