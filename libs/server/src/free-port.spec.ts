import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.ts';

describe('freePort', () => {
  it('gives a port once, of a range no other worker draws from', async () => {
    const mine = await Promise.all([freePort(1), freePort(1), freePort(1)]);
    const theirs = await Promise.all([freePort(2), freePort(2), freePort(2)]);
    expect(new Set([...mine, ...theirs]).size).toBe(6);
    expect(Math.max(...mine)).toBeLessThan(Math.min(...theirs));
  });

  it('passes over a port that is taken', async () => {
    const port = await freePort(3);
    const server = createServer().listen(port + 1, '127.0.0.1');
    await once(server, 'listening');
    expect(await freePort(3)).toBe(port + 2);
    server.close();
    await once(server, 'close');
  });
});
