import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whatIsThere } from './what-is-there.ts';

let server: Server;
let asked: string | undefined;
async function registry(status: number, board: object): Promise<string> {
  server = createServer((request, response) => {
    asked = request.headers.authorization;
    response.writeHead(status).end(JSON.stringify(board));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  server.close();
});

const remote = (name: string, more: object = {}) => ({ remote: name, current: null, frozen: null, ...more });

describe('what a registry has on air', () => {
  it('is told by its board, to who has its token', async () => {
    const url = await registry(200, {
      remotes: [remote('chat', { current: {} }), remote('odds-and-tips', { current: {}, frozen: {} }), remote('content-and-news')],
      hosts: [{ host: 'shell', version: '1' }],
    });
    const there = await whatIsThere(url, 'secret');
    expect(asked).toBe('Bearer secret');
    expect([...there.current]).toEqual(['chat', 'odds-and-tips']);
    expect([...there.frozen]).toEqual(['odds-and-tips']);
    expect(there.hosts).toEqual({ shell: '1' });
  });

  it('is not told to another, in one line without the token', async () => {
    const url = await registry(401, {});
    await expect(whatIsThere(url, 'other-secret')).rejects.toThrow(
      /^The registry does not say what is on air \(HTTP 401\): REGISTRY_TOKEN is not its token\.$/,
    );
  });
});
