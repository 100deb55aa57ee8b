import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from './release-check.ts';
import { aRelease } from './testing/a-release.ts';
import { startRegistry, tempFolder, TOKEN, type TempRegistry } from './testing/temp-registry.ts';

let temp: Awaited<ReturnType<typeof tempFolder>>;
let registry: TempRegistry;
beforeEach(async () => {
  temp = await tempFolder();
  registry = await startRegistry(temp.folder);
});
afterEach(async () => {
  await registry.app.close();
  await temp.remove();
});

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
  expect(entry.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' });
  expect((await registry.get('/releases/chat/1.0.0/client/room.abc.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  const manifest = await registry.get('/releases/chat/1.0.0/release.json');
  expect(manifest.body).toBe(aRelease().manifest);
});

test('the same bytes again are no error, other bytes under the same version are refused with what differs', async () => {
  await registry.publish('1.0.0');
  const again = await registry.publish('1.0.0');
  expect([again.statusCode, again.json().data.stored]).toEqual([200, false]);
  const other = await registry.publish('1.0.0', aRelease({ text: 'two' }));
  expect(other.statusCode).toBe(409);
  expect(other.json()).toEqual({ code: 40900, msg: expect.stringContaining('client/remoteEntry.js changed, server/remoteEntry.js changed') });
  expect((await registry.get('/releases/chat/1.0.0/client/remoteEntry.js')).body).toBe("export default 'one';");
});

test('two who publish one version at the same time leave one whole release', async () => {
  const answers = await Promise.all([registry.publish('1.0.0'), registry.publish('1.0.0', aRelease({ text: 'two' })), registry.publish('1.0.0'), registry.publish('1.0.0', aRelease({ text: 'two' }))]);
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([200, 201, 409, 409]);
  const manifest = JSON.parse((await registry.get('/releases/chat/1.0.0/release.json')).body) as { files: Record<string, string> };
  for (const [file, hash] of Object.entries(manifest.files)) expect(sha384((await registry.get(`/releases/chat/1.0.0/${file}`)).rawPayload)).toBe(hash);
  expect((await readdir(path.join(temp.folder, 'releases/chat')))).toEqual(['1.0.0']);
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
  ['an empty body', {}, 'The body needs'],
])('%s is refused and nothing is stored', async (_what, body, line) => {
  const answer = await registry.publish('1.0.0', body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 40000]);
  expect(answer.json().msg).toContain(line);
  expect((await registry.get('/releases/chat/1.0.0/release.json')).statusCode).toBe(404);
});

test.each(['..', '.hidden', 'a%2Fb', 'x'.repeat(65), '-1'])("'%s' is no version", async (version) => {
  expect([400, 404]).toContain((await registry.publish(version)).statusCode);
  expect(await readdir(path.join(temp.folder, 'releases'))).toEqual([]);
});

test('an unknown remote is refused', async () => {
  expect((await registry.publish('1.0.0', aRelease(), 'evil' as never)).statusCode).toBe(400);
});

test('a body of more than 30 MB is refused', async () => {
  const answer = await registry.publish('1.0.0', { manifest: 'x'.repeat(31 * 1024 * 1024), files: {} });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 41300]);
});

test.each([
  'client/..%2frelease.json', '..%2f..%2fodds-and-tips%2f1%2frelease.json', '../../../pointers.json', '%2e%2e/%2e%2e/%2e%2e/pointers.json',
  'client//etc/passwd', '/etc/passwd', 'client', 'client/', '', 'client/remoteEntry.js%00.css', 'client%5c..%5crelease.json', 'server/nothing.js',
])("nothing but files of the release can be named: '%s'", async (file) => {
  await registry.publish('1.0.0');
  await writeFile(path.join(temp.folder, 'pointers.json'), '{"secret":true}');
  const answer = await registry.get(`/releases/chat/1.0.0/${file}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('secret');
  expect(answer.body).not.toContain('root:');
});

test('a missing file is not cached as missing', async () => {
  const answer = await registry.get('/releases/chat/9.9.9/client/remoteEntry.js');
  expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([404, 40400, 'no-store']);
});

test.each<Record<string, string>>([{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }, { authorization: `Bearer ${TOKEN}x` }, { authorization: `Basic ${TOKEN}` }])('writing without the token is refused before the body is read (%j)', async (headers) => {
  for (const answer of [await registry.publish('1.0.0', aRelease(), 'chat', headers), await registry.promote('1.0.0', {}, 'chat', headers)]) {
    expect([answer.statusCode, answer.json().code]).toEqual([401, 40100]);
  }
});

test('a registry without a token refuses all writing and says why', async () => {
  const other = await tempFolder();
  const closed = await startRegistry(other.folder, { token: undefined });
  const answer = await closed.publish('1.0.0');
  expect([answer.statusCode, answer.json()]).toEqual([403, { code: 40300, msg: expect.stringContaining('REGISTRY_TOKEN') }]);
  await closed.app.close();
  await other.remove();
});

test('it says that it lives and that it is ready', async () => {
  expect((await registry.get('/healthz')).statusCode).toBe(200);
  expect((await registry.get('/readyz')).statusCode).toBe(200);
  await temp.remove();
  expect((await registry.get('/readyz')).statusCode).toBe(503);
  expect((await registry.get('/healthz')).statusCode).toBe(200);
});
