/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registryState } from '@portal/contracts';
import type { Side } from './build.ts';
import { createOverlay } from './overlay.ts';
import { createDevReleases } from './releases.ts';

const side: Side = { hash: 'h', first: [], files: new Map([['remoteEntry.js', Buffer.from('entry')]]) };
const integrity = `sha384-${'A'.repeat(64)}`;
const pointer = (name: string, version: string) => ({ version, base: `/releases/${name}/${version}/`, integrity });
const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** A registry that writes down what it is asked. */
async function registry() {
  const asked: string[] = [];
  const state = {
    revision: 7,
    remotes: { chat: [pointer('chat', '1.0.0')], 'odds-and-tips': [pointer('odds-and-tips', '2.0.0')] },
    canaries: { chat: { release: pointer('chat', '1.1.0'), percent: 10, salt: 'x' } },
    since: { chat: 5, 'odds-and-tips': 6 },
  };
  const url = await listen(
    createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.setHeader('content-type', 'application/json').end(request.url === '/state' ? JSON.stringify(state) : `file ${request.url}`);
    }),
  );
  return { url, asked, state };
}
async function setUp(behind?: { url: string }) {
  const releases = createDevReleases();
  const overlay = createOverlay({ releases, remotes: ['chat'], ...(behind && { behind: { url: behind.url, token: 'read' } }) });
  const url = await listen(overlay.server);
  const build = () => {
    releases.put('chat', 'client', side);
    releases.put('chat', 'server', side);
    overlay.changed();
  };
  const state = async () => registryState.parse(await (await fetch(`${url}/state`)).json());
  return { overlay, url, build, state };
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('the registry that a shell in development sees', () => {
  it('has the remotes from source in place of the released ones, without a canary, and the others as they are', async () => {
    const behind = await registry();
    const { overlay, build, state } = await setUp(behind);
    await overlay.refresh();
    expect((await state()).remotes.chat).toBeUndefined();
    build();
    const seen = await state();
    expect(seen.remotes.chat).toEqual([expect.objectContaining({ version: '0.0.0-dev.1' })]);
    expect(seen.remotes['odds-and-tips']).toEqual(behind.state.remotes['odds-and-tips']);
    expect(seen).toMatchObject({ canaries: {}, since: { 'odds-and-tips': 6 } });
  });

  it('tells of each build at once, with another revision', async () => {
    const { url, build } = await setUp();
    const stream = (await fetch(`${url}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => registryState.parse(JSON.parse((await stream?.read())?.value?.split('data: ')[1] ?? ''));
    const before = await next();
    build();
    const after = await next();
    expect(after.remotes.chat?.[0]?.version).toBe('0.0.0-dev.1');
    expect(after.revision).toBeGreaterThan(before.revision);
    await stream?.cancel();
  });

  it('gives files of builds itself and asks for all else behind, with its token', async () => {
    const behind = await registry();
    const { url, build } = await setUp(behind);
    build();
    expect(await (await fetch(`${url}/releases/chat/0.0.0-dev.1/server/remoteEntry.js`)).text()).toBe('entry');
    expect(await (await fetch(`${url}/releases/chat/0.0.0-dev.1`)).json()).toMatchObject({ pointer: { version: '0.0.0-dev.1' } });
    expect(await (await fetch(`${url}/releases/odds-and-tips/2.0.0/release.json`)).text()).toBe('file /releases/odds-and-tips/2.0.0/release.json');
    expect(behind.asked).toEqual(['GET /releases/odds-and-tips/2.0.0/release.json Bearer read']);
  });

  it('writes nothing behind', async () => {
    const behind = await registry();
    const { url } = await setUp(behind);
    for (const path of ['/moves', '/releases/chat/1.0.0', '/tokens']) expect((await fetch(`${url}${path}`, { method: 'POST', body: '{}' })).status).toBe(403);
    expect((await fetch(`${url}/reports`, { method: 'POST', body: '{}' })).status).toBe(202);
    expect(behind.asked).toEqual([]);
  });

  it('says which registry does not answer, and lives without one when every remote is from source', async () => {
    const { overlay, url } = await setUp({ url: 'http://127.0.0.1:9' });
    await expect(overlay.refresh()).rejects.toThrow();
    expect((await fetch(`${url}/releases/odds-and-tips/2.0.0/release.json`)).status).toBe(502);
    const alone = await setUp();
    await alone.overlay.refresh();
    expect((await fetch(`${alone.url}/releases/odds-and-tips/2.0.0/release.json`)).status).toBe(404);
  });
});
