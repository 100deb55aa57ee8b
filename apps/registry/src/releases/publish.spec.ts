import type { KeptRelease } from '@portal/contracts';
import { sha384 } from '../hashes.ts';
import type { StoredObject } from '../store/object-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { aRelease } from '../testing/a-release.ts';
import { startRegistry, TOKEN, type TempRegistry } from '../testing/temp-registry.ts';

let objects: Map<string, StoredObject>;
let registry: TempRegistry;
beforeEach(async () => {
  objects = new Map();
  registry = await startRegistry({ store: openMemoryStore(objects), now: () => Date.parse('2026-11-20T12:00:00Z') });
});
afterEach(() => registry.app.close());

const keysOf = (remote = 'chat') =>
  [...objects.keys()].filter((key) => key.startsWith(`releases/${remote}/`) || key.startsWith('incoming/') || key.startsWith(`versions/${remote}/`));
const files = (change: Record<string, string | undefined>) => {
  const release = aRelease();
  const merged = Object.entries({ ...release.files, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...release, files: Object.fromEntries(merged) };
};
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('a published release is served byte for byte, for ever, with its types', async () => {
  expect((await registry.publish('1.0.0')).statusCode).toBe(201);
  const entry = await registry.get('/releases/chat/1.0.0/client/remoteEntry.js');
  expect(entry.body).toBe("export default 'one';");
  expect(entry.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await registry.get('/releases/chat/1.0.0/client/room.abc.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await registry.get('/releases/chat/1.0.0/release.json')).body).toBe(aRelease().manifest);
  expect((await registry.get('/releases/chat/1.0.0/record.json')).body).toBe(aRelease().record);
});

test('a release tells where it is, its hash, who brought it and where it comes from', async () => {
  const source = { commit: 'f39bc84', author: 'Lan', time: '2026-11-20T11:00:00Z', notes: 'Derby night' };
  await registry.publish('1.0.0', aRelease({ source }));
  expect((await registry.get('/releases/chat/1.0.0')).json()).toEqual({
    pointer: { version: '1.0.0', base: '/releases/chat/1.0.0/', integrity: sha384(aRelease().manifest) },
    release: { version: '1.0.0', at: '2026-11-20T12:00:00.000Z', by: 'root', source, bytes: 21 + 21 + 23 },
  });
  expect((await registry.get('/releases/chat/9')).statusCode).toBe(404);
  expect((await registry.audit()).list.at(-1)).toMatchObject({
    do: 'publish',
    token: 'root',
    by: 'Lan',
    note: 'Derby night',
    moves: [{ program: 'chat', from: null, to: '1.0.0' }],
  });
});

test('the same bytes again are no error and no line of the log, other bytes under the same version are refused with what differs', async () => {
  const first = await registry.publish('1.0.0');
  expect(first.json()).toEqual({ code: 0, msg: 'stored', data: { version: '1.0.0', integrity: sha384(aRelease().manifest), stored: true } });
  const { head } = await registry.audit();
  const again = await registry.publish('1.0.0');
  expect([again.statusCode, again.json().data.stored]).toEqual([200, false]);
  const other = await registry.publish('1.0.0', aRelease({ text: 'two' }));
  expect(other.statusCode).toBe(409);
  expect(other.json()).toEqual({ code: 40900, msg: expect.stringContaining('client/remoteEntry.js changed, server/remoteEntry.js changed') });
  expect((await registry.publish('1.0.0', aRelease({ record: { offers: { routes: ['/chatroom/*'] } } }))).json().msg).toContain('record.json changed');
  expect((await registry.get('/releases/chat/1.0.0/client/remoteEntry.js')).body).toBe("export default 'one';");
  expect((await registry.audit()).head).toEqual(head);
});

test('two who publish one version at the same time leave one whole release and nothing else', async () => {
  // All four are looked at before the first of them is through.
  let through = () => {};
  const barrier = new Promise<void>((resolve) => {
    through = resolve;
  });
  await registry.app.close();
  objects = new Map();
  registry = await startRegistry({
    store: openMemoryStore(objects),
    probe: async () => {
      await barrier;
      return { ok: true, problems: [], routes: [], slots: [] };
    },
  });
  const looks = async () => {
    for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  void looks().then(through);
  const answers = await Promise.all([
    registry.publish('1.0.0'),
    registry.publish('1.0.0', aRelease({ text: 'two' })),
    registry.publish('1.0.0'),
    registry.publish('1.0.0', aRelease({ text: 'two' })),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 201, 409, 409]);
  const manifest = JSON.parse((await registry.get('/releases/chat/1.0.0/release.json')).body) as { files: Record<string, string> };
  for (const [file, hash] of Object.entries(manifest.files)) expect(sha384((await registry.get(`/releases/chat/1.0.0/${file}`)).rawPayload)).toBe(hash);
  expect((await registry.audit()).list.filter((line) => line.do === 'publish')).toHaveLength(1);
  // Three files, the record, the staged and the visible release.json, the entry in the list of versions.
  expect(keysOf()).toHaveLength(7);
});

test.each([
  ['a file whose bytes were changed', files({ 'client/remoteEntry.js': base64('steal()') }), 'client/remoteEntry.js does not match'],
  ['a file that is missing', files({ 'server/remoteEntry.js': undefined }), 'server/remoteEntry.js is in the manifest and not in the body'],
  ['a file too many', files({ 'client/more.js': base64('more') }), 'client/more.js is in the body and not in the manifest'],
  ['a path that leaves the release', files({ 'client/../../chat/evil.js': base64('x') }), 'does not fit'],
  ['a file outside of client and server', files({ 'release.json': base64('{}') }), 'does not fit'],
  ['bytes that are not base64', files({ 'client/remoteEntry.js': 'no base64!' }), 'does not fit'],
  ['a manifest of another remote', aRelease({ remote: 'odds-and-tips' }), "is of 'odds-and-tips'"],
  ['an entry without a hash', aRelease({ manifest: { entry: { client: 'other.js', server: 'remoteEntry.js' } } }), 'client/other.js is needed by a page'],
  ['a style sheet without a hash', aRelease({ manifest: { css: ['other.css'] } }), 'client/other.css is needed by a page'],
  ['a hash of another kind', aRelease({ manifest: { files: { 'client/remoteEntry.js': 'sha256-abc' } } }), 'release.json: files'],
  ['a manifest that is no JSON', { ...aRelease(), manifest: '{' }, 'release.json is not JSON'],
  ['a record that was changed', { ...aRelease(), record: '{}' }, 'record.json does not match its hash'],
  ['a build without a record', aRelease({ manifest: { record: undefined } as never }), 'no hash of record.json'],
  [
    'a record of another program',
    { ...aRelease({ manifest: { record: sha384(aRelease({ remote: 'odds-and-tips' }).record) } }), record: aRelease({ remote: 'odds-and-tips' }).record },
    "record.json is of 'odds-and-tips'",
  ],
  ['a record that is none', { ...aRelease({ manifest: { record: sha384('{"format":2}') } }), record: '{"format":2}' }, 'record.json: format'],
  ['a record with another runtime than the manifest', aRelease({ record: { runtime: 2 } }), 'names runtime 2, release.json 1'],
  ['an empty body', {}, 'The body needs'],
])('%s is refused and nothing is stored', async (_what, body, line) => {
  const answer = await registry.publish('1.0.0', body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 40000]);
  expect(answer.json().msg).toContain(line);
  expect((await registry.get('/releases/chat/1.0.0/release.json')).statusCode).toBe(404);
  expect(keysOf()).toEqual([]);
});

test.each(['..', '.hidden', 'a%2Fb', 'x'.repeat(65), '-1'])("'%s' is no version", async (version) => {
  expect([400, 404]).toContain((await registry.publish(version)).statusCode);
  expect(keysOf()).toEqual([]);
});

test('an unknown remote is refused', async () => {
  expect((await registry.publish('1.0.0', aRelease(), 'evil' as never)).statusCode).toBe(400);
});

test('a body of more than 30 MB is refused', async () => {
  const answer = await registry.publish('1.0.0', { manifest: 'x'.repeat(31 * 1024 * 1024), files: {} });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 41300]);
});

test.each([
  'client/..%2frelease.json',
  '..%2f..%2fodds-and-tips%2f1%2frelease.json',
  '../../../book.json',
  '%2e%2e/%2e%2e/%2e%2e/book.json',
  'client//etc/passwd',
  '/etc/passwd',
  'client',
  'client/',
  '',
  'client/remoteEntry.js%00.css',
  'client%5c..%5crelease.json',
  'server/nothing.js',
  'server/toString',
])("nothing but files of the release can be named: '%s'", async (file) => {
  await registry.publish('1.0.0');
  const answer = await registry.get(`/releases/chat/1.0.0/${file}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('revision');
  expect(answer.body).not.toContain('root:');
});

test('a missing file is not cached as missing', async () => {
  const answer = await registry.get('/releases/chat/9.9.9/client/remoteEntry.js');
  expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([404, 40400, 'no-store']);
});

describe('the probe', () => {
  test('decides: what does not work in the fake host is refused with its words', async () => {
    await registry.app.close();
    registry = await startRegistry({
      probe: async ({ version }) => ({ ok: version !== 'bad', problems: ['slot chat/room threw: boom'], routes: [], slots: [] }),
    });
    const answer = await registry.publish('bad');
    expect([answer.statusCode, answer.json().msg]).toEqual([400, 'chat bad does not work in the fake host: slot chat/room threw: boom.']);
    expect((await registry.publish('good')).statusCode).toBe(201);
  });

  test('is asked for nothing that is refused anyway or there already, and for two releases at a time', async () => {
    let asked = 0;
    let atOnce = 0;
    let most = 0;
    await registry.app.close();
    registry = await startRegistry({
      probe: async () => {
        asked += 1;
        most = Math.max(most, (atOnce += 1));
        for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
        return { ok: true, problems: [], routes: [], slots: [] };
      },
    });
    await Promise.all(['1', '2', '3', '4', '5'].map((version) => registry.publish(version)));
    await registry.publish('1');
    await registry.publish('1', aRelease({ text: 'other' }));
    await registry.publish('6', files({ 'client/more.js': base64('more') }));
    expect([asked, most]).toEqual([5, 2]);
  });

  test('comes with the shell: without one nothing can be published', async () => {
    await registry.app.close();
    registry = await startRegistry({ hosts: [] });
    const answer = await registry.publish('1');
    expect([answer.statusCode, answer.json().msg]).toEqual([
      409,
      'No shell has left its record yet: publish it first with `portal host shell --from apps/shell/dist`.',
    ]);
  });
});

test('more publishes at once than memory is meant for are asked to come back', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await registry.app.close();
  registry = await startRegistry({
    probe: async () => {
      await gate;
      return { ok: true, problems: [], routes: [], slots: [] };
    },
  });
  const answers = Array.from({ length: 9 }, (_, at) => registry.publish(String(at)));
  const first = await Promise.race(answers);
  expect([first.statusCode, first.headers['retry-after'], first.json().code]).toEqual([503, '5', 50300]);
  open();
  expect((await Promise.all(answers)).map((answer) => answer.statusCode).sort()).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 503]);
});

test('what the store lost of a release is mended by publishing the same build again', async () => {
  await registry.publish('1');
  const [css, entry] = ['client/room.abc.css', 'client/remoteEntry.js'].map((file) => [...objects.keys()].find((key) => key.endsWith(file)) ?? '');
  objects.delete(css ?? '');
  objects.set(entry ?? '', { bytes: Buffer.from('steal()'), etag: 'x' });
  expect((await registry.promote('1')).json().msg).toMatch(
    /chat 1 is damaged in the store: client\/remoteEntry\.js does not match its hash\. Publish the same build again/,
  );
  expect((await registry.publish('1')).statusCode).toBe(200);
  expect((await registry.promote('1')).statusCode).toBe(200);
  expect((await registry.get('/releases/chat/1/client/remoteEntry.js')).body).toBe("export default 'one';");
});

test('versions are listed page by page, newest first, those of other remotes left out', async () => {
  const all = Array.from({ length: 7 }, (_, at) => `1.${at}.0`);
  for (const version of all) await registry.publish(version, aRelease({ text: version }));
  await registry.publish('9', aRelease({ remote: 'odds-and-tips' }), 'odds-and-tips');
  const found: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: { list: KeptRelease[]; next: string | null } = (await registry.get(`/versions/chat?limit=3${next ? `&before=${next}` : ''}`)).json();
    expect(page.list.length).toBeLessThanOrEqual(3);
    found.push(...page.list.map((release) => release.version));
    next = page.next;
  }
  expect(found).toEqual(all.toReversed());
  expect((await registry.get('/versions/account-and-missions')).json()).toEqual({ list: [], next: null });
  for (const url of ['/versions/evil', '/versions/chat?limit=0', '/versions/chat?limit=101', '/versions/chat?before=../x'])
    expect((await registry.get(url)).statusCode).toBe(400);
});

test('two versions are compared', async () => {
  await registry.publish('1');
  await registry.publish('2', aRelease({ text: 'a longer one', record: { offers: { routes: ['/chatroom/*'] } } }));
  const diff = (await registry.get('/diff/chat/1/2')).json();
  expect(diff.files).toEqual([
    { file: 'client/remoteEntry.js', before: 21, after: 30 },
    { file: 'server/remoteEntry.js', before: 23, after: 32 },
  ]);
  expect(diff.offers).toEqual([{ kind: 'route', name: '/chatroom/*', change: 'added' }]);
  expect((await registry.get('/diff/chat/1/3')).statusCode).toBe(404);
});

test('it says that it lives and that it is ready', async () => {
  expect((await registry.get('/healthz')).statusCode).toBe(200);
  expect((await registry.get('/readyz')).statusCode).toBe(200);
  await registry.app.close();
  registry = await startRegistry({
    store: {
      ...openMemoryStore(),
      ready: async () => {
        throw new Error('gone');
      },
    },
  });
  expect((await registry.get('/readyz')).statusCode).toBe(503);
  expect((await registry.get('/healthz')).statusCode).toBe(200);
});

test('secrets are not in what anyone is told', async () => {
  await registry.publish('1');
  await registry.promote('1');
  for (const url of ['/state', '/board', '/history', '/audit', '/releases/chat/1']) expect((await registry.get(url)).body).not.toContain(TOKEN);
});
