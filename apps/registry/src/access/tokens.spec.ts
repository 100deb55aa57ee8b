import type { TokenInfo } from '@portal/contracts';
import { openMemoryStore } from '../store/memory-store.ts';
import type { StoredObject } from '../store/object-store.ts';
import { aRelease } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';

let objects: Map<string, StoredObject>;
let registry: TempRegistry;
const now = () => Date.parse('2026-11-20T12:00:00Z');
beforeEach(async () => {
  objects = new Map();
  registry = await startRegistry({ store: openMemoryStore(objects), now });
});
afterEach(() => registry.app.close());

const make = async (body: object) => (await registry.send('POST', '/tokens', body)).json<{ data: { token: TokenInfo; secret: string } }>().data;
const list = async () => (await registry.get('/tokens')).json<{ list: TokenInfo[] }>().list;

test('a token is listed without its secret, which is told once and stored nowhere', async () => {
  const { token, secret } = await make({ name: 'ci chat', role: 'publish', remote: 'chat' });
  expect(token).toEqual({ id: expect.stringMatching(/^[0-9a-f]{8}$/), name: 'ci chat', role: 'publish', remote: 'chat', at: '2026-11-20T12:00:00.000Z' });
  expect(secret).toMatch(/^reg_[\w-]{43}$/);
  expect(await list()).toEqual([token]);
  for (const [key, { bytes }] of objects) expect([key, bytes.includes(secret)]).toEqual([key, false]);
  for (const url of ['/tokens', '/audit', '/history', '/board', '/state']) {
    const { body } = await registry.get(url);
    expect(body).not.toContain(secret);
    expect(body).not.toContain('sha256');
  }
});

test('it works after a restart, and no more once it is revoked', async () => {
  const { token, secret } = await make({ name: 'ci chat', role: 'publish', remote: 'chat' });
  await registry.app.close();
  registry = await startRegistry({ store: openMemoryStore(objects), now });
  expect((await registry.publish('1', aRelease(), 'chat', secret)).statusCode).toBe(201);
  expect((await registry.get('/releases/chat/1')).json().release.by).toBe('ci chat');
  expect((await registry.send('DELETE', `/tokens/${token.id}`)).statusCode).toBe(200);
  expect((await registry.publish('2', aRelease(), 'chat', secret)).statusCode).toBe(401);
  expect((await registry.send('DELETE', `/tokens/${token.id}`)).statusCode).toBe(404);
  expect(await list()).toEqual([]);
});

test('making and revoking are lines of the log', async () => {
  const { token } = await make({ name: 'ci chat', role: 'publish', remote: 'chat' });
  await registry.send('DELETE', `/tokens/${token.id}`);
  const lines = (await registry.audit()).list.slice(-2);
  expect(lines.map(({ do: what, token: by, note }) => [what, by, note])).toEqual([
    ['token', 'root', `ci chat: publish chat (${token.id})`],
    ['revoke', 'root', `ci chat: publish chat (${token.id})`],
  ]);
});

test.each([
  [{ name: '', role: 'read' }, 400],
  [{ name: 'x', role: 'king' }, 400],
  [{ name: 'x', role: 'publish' }, 400],
  [{ name: 'x', role: 'read', remote: 'chat' }, 400],
  [{ name: 'x', role: 'publish', remote: 'evil' }, 400],
  [{ name: 'root', role: 'read' }, 409],
  [{ name: 'registry', role: 'read' }, 409],
  [{ name: 'taken', role: 'read' }, 409],
])('%j is answered with %i and no token', async (body, status) => {
  await make({ name: 'taken', role: 'read' });
  expect((await registry.send('POST', '/tokens', body)).statusCode).toBe(status);
  expect(await list()).toHaveLength(1);
});

test('there are 200 at most', async () => {
  for (let at = 0; at < 200; at += 1) expect((await registry.send('POST', '/tokens', { name: `t${at}`, role: 'read' })).statusCode).toBe(201);
  expect((await registry.send('POST', '/tokens', { name: 'one more', role: 'read' })).statusCode).toBe(409);
});
