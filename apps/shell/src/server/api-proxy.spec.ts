/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { passCalls, pressAnswers } from './api-proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const read = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray());

async function setUp(api: RequestListener) {
  const upstream = createServer(api).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  closing.push(
    () => upstream.close(),
    () => upstream.closeAllConnections(),
  );
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: false });
  await pressAnswers(app);
  await passCalls(app, {
    apiUrl: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    headersOf: (headers) => headers,
    onError: (reply) => void reply.code(503).send({ code: 50300, msg: 'The api does not answer' }),
    rest: { bytes: 4 * 1024 * 1024, ms: 500 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  closing.push(() => app.close());
  /** A visitor with one connection, which is kept alive as browsers do. */
  const visitor = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    closing.push(() => agent.destroy());
    return async (path: string, { method = 'POST', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {}) => {
      const asking = request({ host: '127.0.0.1', port, path, method, agent, headers: { ...(body && { 'content-length': String(body.length) }), ...headers } });
      asking.on('error', () => {});
      if (body) asking.write(body);
      asking.end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, connection: answer.headers.connection, text: (await read(answer)).toString() };
    };
  };
  return { app, port, visitor };
}

/** Says what arrived. */
const echo: RequestListener = async (message, response) => {
  const body = await read(message);
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ url: message.url, type: message.headers['content-type'], encoding: message.headers['content-encoding'], bytes: body.toString('hex') }),
  );
};
/** Refuses as soon as it has seen the head, and reads the rest, as the api does. */
const refuse: RequestListener = (_message, response) => {
  response.writeHead(413, { 'content-type': 'application/json' }).end('{"code":41300}');
};

describe('calls of the api on the portal’s origin', () => {
  it.each(['gzip', 'br', 'deflate', 'rot13', 'gzip, gzip', ''])('pass a body that says "%s" and is not, byte by byte: the api answers', async (encoding) => {
    const { visitor } = await setUp(echo);
    const ask = visitor();
    const body = Buffer.from('{"not":"compressed"}');
    for (let time = 0; time < 2; time += 1) {
      const { status, text } = await ask('/au/api/user/login', { headers: { 'content-type': 'application/json', 'content-encoding': encoding }, body });
      expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ encoding, bytes: body.toString('hex') })]);
    }
  });

  it('pass a compressed body as it is, and one of any type', async () => {
    const { visitor } = await setUp(echo);
    const body = gzipSync('{"a":1}');
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream']) {
      const { status, text } = await visitor()('/ac/api/chat', { headers: { 'content-type': type, 'content-encoding': 'gzip' }, body });
      expect([status, JSON.parse(text)]).toEqual([200, { url: '/ac/api/chat', type, encoding: 'gzip', bytes: body.toString('hex') }]);
    }
  });

  it('answer what the api answers when it does not read the body to its end, each time, and the next request too', async () => {
    const { visitor } = await setUp((message, response) => (message.method === 'GET' ? echo(message, response) : refuse(message, response)));
    const large = Buffer.alloc(1024 * 1024, 'x');
    const ask = visitor();
    const seen: unknown[] = [];
    for (let time = 0; time < 30; time += 1) {
      seen.push((await ask('/au/api/user/update-info', { headers: { 'content-type': 'application/json' }, body: large })).status);
      seen.push((await ask('/au/api/user/info', { method: 'GET' })).status);
    }
    expect(seen).toEqual(Array.from({ length: 30 }, () => [413, 200]).flat());
  });

  it('end the connection of who goes on sending what nobody reads', async () => {
    const { port } = await setUp(refuse);
    const socket = connect(port, '127.0.0.1');
    closing.push(() => socket.destroy());
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('error', () => {});
    const over = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST /au/api/user/update-info HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000000\r\n\r\n');
    const sending = setInterval(() => socket.writable && socket.write(Buffer.alloc(1024 * 1024)), 1);
    await over;
    clearInterval(sending);
    expect(socket.bytesWritten).toBeLessThan(200 * 1024 * 1024);
    expect(answer === '' || answer.startsWith('HTTP/1.1 413')).toBe(true);
  });

  it('keep nobody from stopping: a request whose body never comes is ended', async () => {
    const { app, port } = await setUp(refuse);
    const held = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
    closing.push(() => held.forEach((socket) => socket.destroy()));
    const answered = held.map((socket) => once(socket, 'data'));
    for (const socket of held)
      socket.write('POST /au/api/user/update-info HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\nx');
    for (const [answer] of await Promise.all(answered)) expect(String(answer)).toMatch(/^HTTP\/1.1 413/);
    await app.close();
  });

  it('say that the api is away when it hangs up, before or in the middle of a body, and go on', async () => {
    const { visitor } = await setUp((message, response) => {
      if (message.method === 'GET') return echo(message, response);
      if (message.url === '/al/api/middle') return void message.once('data', () => message.socket.destroy());
      message.socket.destroy();
    });
    const ask = visitor();
    for (const path of ['/al/api/live/menu', '/al/api/middle', '/al/api/live/menu']) {
      const body = Buffer.alloc(1024 * 1024, 'x');
      expect(await ask(path, { body, headers: { 'content-type': 'application/json' } })).toMatchObject({ status: 503, text: expect.stringContaining('50300') });
      expect((await ask('/al/api/live', { method: 'GET' })).status).toBe(200);
    }
  });
});
