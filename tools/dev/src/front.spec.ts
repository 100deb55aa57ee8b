/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { RemoteName } from '@portal/contracts';
import { createFront } from './front.ts';
import { shownOf } from './shell-process.ts';

const servers: Server[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = async (server: Server) => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
};
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function setUp(waiting: [RemoteName, string[]][] = []) {
  const shell = createServer((request, response) => {
    response.setHeader('content-security-policy', "script-src 'nonce-x'").end(`${request.method} ${request.url} from ${request.headers['x-forwarded-for']}`);
  });
  shell.on('upgrade', (request, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n${request.url} `);
    socket.on('data', (data) => socket.write(data));
    socket.on('end', () => socket.end()).on('error', () => {});
  });
  const front = createFront({
    shellPort: await listen(shell),
    files: (remote) => (remote === 'chat' ? new Map([['page.js', Buffer.from('code')]]) : undefined),
    waiting: () => waiting,
  });
  const port = await listen(front.server);
  return { front, port, url: `http://127.0.0.1:${port}` };
}

describe('what a browser talks to in development', () => {
  it('is the shell with its own policy, untouched', async () => {
    const { url } = await setUp();
    const answer = await fetch(`${url}/truc-tiep?x=1`, { headers: { accept: 'text/html' } });
    expect(await answer.text()).toBe('GET /truc-tiep?x=1 from 127.0.0.1');
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'nonce-x'");
    expect(await (await fetch(`${url}/au/api/login`, { method: 'POST', body: 'x' })).text()).toMatch(/^POST/);
  });

  it('has the files of remotes from source, never kept', async () => {
    const { url } = await setUp();
    const file = await fetch(`${url}/-/dev/chat/page.js?1`);
    expect([await file.text(), file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'code',
      'text/javascript; charset=utf-8',
      'no-store',
    ]);
    for (const path of ['chat/none.js', 'shop/page.js', 'odds-and-tips/page.js', 'chat']) expect((await fetch(`${url}/-/dev/${path}`)).status).toBe(404);
  });

  it('tells pages of builds, and who comes late what was last', async () => {
    const { front, url } = await setUp();
    front.tell({ remote: 'chat', say: 'built', hash: '1', styles: {} });
    front.tell({ remote: 'chat', say: 'failed', errors: ['no'] });
    const stream = (await fetch(`${url}/-/dev/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await stream?.read())?.value).toBe('data: {"remote":"chat","say":"failed","errors":["no"]}\n\n');
    front.tell({ remote: 'chat', say: 'built', hash: '2', styles: {} });
    expect((await stream?.read())?.value).toContain('"hash":"2"');
    await stream?.cancel();
  });

  it('passes sockets through', async () => {
    const { port } = await setUp();
    const text = await new Promise<string>((resolve, reject) => {
      let all = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'));
      socket.on('data', (data) => {
        all += String(data);
        if (all.endsWith('/websocket ')) socket.write('ping');
        if (all.endsWith('ping')) {
          socket.destroy();
          resolve(all);
        }
      });
      socket.on('error', reject);
    });
    expect(text).toContain('101 Switching');
  });

  it('says why a remote is not there instead of a page without it', async () => {
    const { url } = await setUp([['chat', ['src/a.tsx <oops>']]]);
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('chat: does not build.\n\nsrc/a.tsx &lt;oops>');
    expect((await fetch(`${url}/assets/main.js`)).status).toBe(200);
  });
});

describe('the log of the shell', () => {
  it('is shown where somebody has to know', () => {
    expect(shownOf('{"level":30,"msg":"shell listens"}')).toBeUndefined();
    expect(shownOf('{"level":40,"msg":"release does not load","remote":"chat","err":{"stack":"Error: x\\n at a"}}')).toBe(
      'chat: release does not load: Error: x\n at a',
    );
    expect(shownOf('The shell cannot start: x')).toBe('The shell cannot start: x');
    expect(shownOf('{half')).toBe('{half');
    expect(shownOf('')).toBeUndefined();
  });
});
