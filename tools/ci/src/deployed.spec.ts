import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployedReleases, fetchRelease, sha384, type Deployed } from './deployed.ts';

const entry = 'export default 1;';
const record = '{"format":1}';
const manifest = (files = { 'client/remoteEntry.js': sha384(entry), 'server/remoteEntry.js': sha384(entry) }) =>
  JSON.stringify({ name: 'chat', runtime: 1, entry: { client: 'remoteEntry.js', server: 'remoteEntry.js' }, css: [], js: [], files, record: sha384(record) });

let folder: string;
let server: Server;
let url: string;
let answers: Record<string, string>;
let asked: { path: string; token: string | undefined }[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
  asked = [];
  const pointer = { version: '1.2.0', base: '/releases/chat/1.2.0/', integrity: sha384(manifest()) };
  answers = {
    '/state': JSON.stringify({ revision: 3, remotes: { chat: [pointer, { ...pointer, version: '1.1.0' }], 'odds-and-tips': [] } }),
    '/releases/chat/1.2.0': JSON.stringify({
      pointer,
      release: { version: '1.2.0', at: '', by: '', bytes: 1, source: { commit: 'abcdef0123456789', author: '', time: '', notes: '' } },
    }),
    '/releases/chat/1.2.0/release.json': manifest(),
    '/releases/chat/1.2.0/record.json': record,
    '/releases/chat/1.2.0/client/remoteEntry.js': entry,
    '/releases/chat/1.2.0/server/remoteEntry.js': entry,
  };
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', token: request.headers.authorization });
    const answer = answers[request.url ?? ''];
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(answer ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const chat = async (): Promise<Deployed> => {
  const release = (await deployedReleases(url)).get('chat');
  if (!release) throw new Error('chat is not on air');
  return release;
};

it('knows the current release of each remote and the commit that it was built from', async () => {
  const deployed = await deployedReleases(url, 'secret');
  expect([...deployed.keys()]).toEqual(['chat']);
  expect(deployed.get('chat')).toMatchObject({ commit: 'abcdef0123456789', pointer: { version: '1.2.0' } });
  expect(new Set(asked.map(({ token }) => token))).toEqual(new Set(['Bearer secret']));
});

it.each(['', 'not a commit', '--upload-pack=x', 7])('takes %j for no commit', async (commit) => {
  answers['/releases/chat/1.2.0'] = JSON.stringify({ release: { source: { commit } } });
  expect((await chat()).commit).toBe('');
});

it('brings a release as its build had left it', async () => {
  await fetchRelease(url, 'chat', await chat(), folder);
  expect(readFileSync(path.join(folder, 'chat/release.json'), 'utf8')).toBe(manifest());
  expect(readFileSync(path.join(folder, 'chat/record.json'), 'utf8')).toBe(record);
  expect(readFileSync(path.join(folder, 'chat/server/remoteEntry.js'), 'utf8')).toBe(entry);
});

it.each(['release.json', 'record.json', 'client/remoteEntry.js'])('refuses a release of which %s is not what was published', async (file) => {
  const release = await chat();
  answers[`/releases/chat/1.2.0/${file}`] += ' ';
  await expect(fetchRelease(url, 'chat', release, folder)).rejects.toThrow(`chat 1.2.0: ${file} is not what the registry's pointer says.`);
});

it('never writes outside of the release’s folder', async () => {
  const bad = manifest({ 'client/../../../evil.js': sha384(entry) } as never);
  answers['/releases/chat/1.2.0/release.json'] = bad;
  const release = await chat();
  await expect(fetchRelease(url, 'chat', { ...release, pointer: { ...release.pointer, integrity: sha384(bad) } }, folder)).rejects.toThrow();
});

it('says in one line that the registry is away, or answers something else', async () => {
  await expect(deployedReleases('http://127.0.0.1:9')).rejects.toThrow(/The registry http:\/\/127\.0\.0\.1:9 does not answer: start it, or unset REGISTRY_URL/);
  delete answers['/state'];
  await expect(deployedReleases(url)).rejects.toThrow('The registry answers 404 to /state.');
});
