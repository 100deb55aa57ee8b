/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { passSockets } from './sockets.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A portal in front of an api that does nothing by itself; `admits`: whether it answers handshakes. */
async function setUp({ admits = true } = {}) {
  let second = 0;
  const api = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    autoPong: false,
    verifyClient: ({ req }, answer) => {
      if (admits) answer(true);
      else closing.push(() => req.socket.destroy());
    },
  });
  await once(api, 'listening');
  const app = fastify({ forceCloseConnections: true });
  await passSockets(app, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    headersOf: (headers) => ({ ...headers, 'x-forwarded-for': '203.0.113.7' }),
    onError: (reply) => void reply.code(503).send(),
    now: () => second * 1_000,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(
    () => api.close(),
    () => {
      for (const client of api.clients) client.terminate();
    },
    () => app.close(),
  );
  const come = (path = '/websocket', autoPong = true) => {
    const browser = new WebSocket(`ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, { autoPong });
    closing.push(() => browser.terminate());
    return browser;
  };
  const meet = async (autoPong = true) => {
    const arrived = once(api, 'connection');
    const browser = come('/websocket', autoPong);
    const [[held, request]] = await Promise.all([arrived, once(browser, 'open')]);
    return { browser, held: held as WebSocket, address: (request as { headers: Record<string, string> }).headers['x-forwarded-for'] };
  };
  const nextSecond = () => {
    second += 1;
  };
  return { come, meet, nextSecond };
}

const counted = (socket: WebSocket, event: 'ping' | 'pong' | 'message') => {
  const seen = { count: 0 };
  socket.on(event, () => {
    seen.count += 1;
  });
  return seen;
};

describe('the api’s sockets on the portal’s origin', () => {
  it('carry messages both ways, and say who the visitor is', async () => {
    const { browser, held, address } = await (await setUp()).meet();
    held.on('message', (data: Buffer) => held.send(`${data} rồi`));
    browser.send('vào');
    expect(String((await once(browser, 'message'))[0])).toBe('vào rồi');
    expect(address).toBe('203.0.113.7');
  });

  it('let the browser answer the api’s pings: a phone that lost its network is not kept alive by the portal', async () => {
    const { meet } = await setUp();
    const [there, gone] = [await meet(), await meet(false)];
    const answers = [counted(there.held, 'pong'), counted(gone.held, 'pong')];
    const asked = [once(there.browser, 'ping'), once(gone.browser, 'ping')];
    there.held.ping();
    gone.held.ping();
    await Promise.all(asked);
    // What follows a ping on the same connection comes behind its answer, if there is one.
    const behind = [once(there.held, 'message'), once(gone.held, 'message')];
    there.browser.send('x');
    gone.browser.send('x');
    await Promise.all(behind);
    expect(answers.map(({ count }) => count)).toEqual([1, 0]);
  });

  it('let the api answer the browser’s pings', async () => {
    const { browser, held } = await (await setUp()).meet();
    const answers = counted(browser, 'pong');
    browser.ping();
    await once(held, 'ping');
    held.send('x');
    await once(browser, 'message');
    expect(answers.count).toBe(0);
    held.pong();
    await once(browser, 'pong');
  });

  it('carry no message to the api that is larger than it takes', async () => {
    const { browser, held } = await (await setUp()).meet();
    const seen = counted(held, 'message');
    browser.send('x'.repeat(64 * 1024));
    await once(held, 'message');
    browser.send('x'.repeat(64 * 1024 + 1));
    expect((await once(browser, 'close'))[0]).toBe(1009);
    expect(seen.count).toBe(1);
  });

  it('end a visitor who floods before the api has answered', async () => {
    const browser = (await setUp({ admits: false })).come();
    await once(browser, 'open');
    const closed = once(browser, 'close');
    for (let count = 0; count < 1_000; count += 1) browser.send('x');
    expect((await closed)[0]).toBe(1008);
  });

  it('end a visitor who sends more than a thousand messages in a second, and carry no more than those', async () => {
    const { meet, nextSecond } = await setUp();
    const { browser, held } = await meet();
    const seen = counted(held, 'message');
    for (let count = 0; count < 1_000; count += 1) browser.send('x');
    while (seen.count < 1_000) await once(held, 'message');
    nextSecond();
    const gone = once(held, 'close');
    const closed = once(browser, 'close');
    for (let count = 0; count < 5_000; count += 1) browser.send('x');
    expect((await closed)[0]).toBe(1008);
    await gone;
    expect(seen.count).toBeLessThanOrEqual(2_000);
  });

  it('are at their two addresses only', async () => {
    const { come } = await setUp();
    const [error] = await once(come('/websocket2'), 'error');
    expect(String(error)).toContain('404');
  });
});
