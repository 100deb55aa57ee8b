import type { TokenRole } from '@portal/contracts';
import { aHost, aRelease } from '../testing/a-release.ts';
import { startRegistry, TOKEN, type TempRegistry } from '../testing/temp-registry.ts';

let registry: TempRegistry;
let secrets: Record<TokenRole | 'root' | 'none' | 'unknown', string | undefined>;
beforeEach(async () => {
  registry = await startRegistry();
  await registry.publish('1');
  const make = async (role: TokenRole) =>
    (await registry.send('POST', '/tokens', { name: `a ${role}`, role, ...(role === 'publish' ? { remote: 'chat' } : {}) })).json<{
      data: { secret: string };
    }>().data.secret;
  secrets = {
    root: TOKEN,
    none: undefined,
    unknown: 'reg_nobody',
    read: await make('read'),
    publish: await make('publish'),
    host: await make('host'),
    manage: await make('manage'),
  };
});
afterEach(() => registry.app.close());

const everyone = ['none', 'unknown', 'read', 'publish', 'host', 'manage', 'root'] as const;
const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, as: (typeof everyone)[number], body?: object, on = registry) =>
  on.app.inject({ method, url, headers: secrets[as] === undefined ? {} : { authorization: `Bearer ${secrets[as]}` }, ...(body ? { payload: body } : {}) });

const roles = {
  all: everyone,
  read: ['read', 'publish', 'host', 'manage', 'root'],
  publish: ['publish', 'manage', 'root'],
  host: ['host', 'manage', 'root'],
  manage: ['manage', 'root'],
} as const;
const routes: [method: 'GET' | 'POST' | 'DELETE', url: string, allowed: readonly string[], body?: object][] = [
  ['GET', '/state', roles.all],
  ['GET', '/releases/chat/1/release.json', roles.all],
  ['GET', '/releases/chat/1', roles.all],
  ['GET', '/healthz', roles.all],
  ['GET', '/readyz', roles.all],
  ['GET', '/versions/chat', roles.read],
  ['GET', '/diff/chat/1/1', roles.read],
  ['GET', '/hosts/shell', roles.read],
  ['GET', '/board', roles.read],
  ['GET', '/history', roles.read],
  ['GET', '/audit', roles.read],
  ['POST', '/releases/chat/1', roles.publish, aRelease()],
  ['POST', '/releases/odds-and-tips/1', roles.manage, aRelease({ remote: 'odds-and-tips' })],
  ['POST', '/previews', roles.publish, { releases: { chat: '1' } }],
  ['POST', '/hosts/api/1', roles.host, aHost('api')],
  ['POST', '/reports', roles.host, { served: [], failures: [] }],
  ['POST', '/moves', roles.manage, { do: 'freeze', remote: 'chat' }],
  ['GET', '/tokens', roles.manage],
  ['POST', '/tokens', roles.manage, { name: 'new', role: 'read' }],
  ['DELETE', '/tokens/00000000', roles.manage],
];

describe.each(routes)('%s %s', (method, url, allowed, body) => {
  test.each(everyone)('answers %s as it should', async (who) => {
    const { statusCode, payload } = await ask(method, url, who, body);
    const may = allowed.includes(who);
    if (may) expect([200, 201, 202, 404]).toContain(statusCode);
    else expect([statusCode, JSON.parse(payload).code]).toEqual(who === 'none' || who === 'unknown' ? [401, 40100] : [403, 40300]);
  });
});

test('a preview of several remotes needs the right to every one of them', async () => {
  await registry.publish('1', aRelease({ remote: 'odds-and-tips' }), 'odds-and-tips');
  const both = { releases: { chat: '1', 'odds-and-tips': '1' } };
  expect((await ask('POST', '/previews', 'publish', both)).json().msg).toBe(
    "The token 'a publish' may publish chat; this needs one that publishes chat and odds-and-tips, or the role manage.",
  );
  expect((await ask('POST', '/previews', 'manage', both)).statusCode).toBe(200);
});

describe('a registry that answers to tokens only', () => {
  let closed: TempRegistry;
  beforeEach(async () => {
    closed = await startRegistry({ closed: true });
    await closed.publish('1');
  });
  afterEach(() => closed.app.close());

  test.each(['/state', '/events', '/releases/chat/1', '/releases/chat/1/release.json', '/releases/chat/1/client/remoteEntry.js'])(
    'keeps %s to those who have one',
    async (url) => {
      expect((await ask('GET', url, 'none', undefined, closed)).statusCode).toBe(401);
      expect((await ask('GET', url, 'unknown', undefined, closed)).statusCode).toBe(401);
      if (url !== '/events') expect((await ask('GET', url, 'root', undefined, closed)).statusCode).toBe(200);
    },
  );
});

test.each(['', 'Bearer ', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN}x`, `Bearer x${TOKEN}`, `bearer ${TOKEN}`, `Bearer ${'x'.repeat(600)}`])(
  "'%s' is no token",
  async (authorization) => {
    const answer = await registry.app.inject({ url: '/board', headers: { authorization } });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 40100]);
  },
);

test('a refused write is refused before its body is read', async () => {
  const answer = await registry.app.inject({
    method: 'POST',
    url: '/releases/chat/2',
    headers: { 'content-type': 'application/json' },
    payload: '{'.repeat(31 * 1024 * 1024),
  });
  expect(answer.statusCode).toBe(401);
});

test('a registry without any token refuses all writing and says why', async () => {
  const mute = await startRegistry({ token: undefined });
  const answer = await mute.publish('1.0.0');
  expect([answer.statusCode, answer.json()]).toEqual([403, { code: 40300, msg: expect.stringContaining('REGISTRY_TOKEN') }]);
  expect((await mute.app.inject('/state')).statusCode).toBe(200);
  await mute.app.close();
});
