/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { aBoard, aDiff, aKept, anEntry, doesNotFit, fits } from '../releases/testing/fixtures.ts';
import { awayCodes } from '../releases/operator-calls.ts';
import { operatorRoute, type OperatorOptions } from './operator-route.ts';
import { fakeServer, whoIs, type Handler } from './operator/testing/fake-servers.ts';

const TOKEN = 'the-registry-token';
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function desk({
  registry = {},
  options = {},
  api = { 'GET /au/api/user/info': whoIs },
}: {
  registry?: Record<string, Handler>;
  api?: Record<string, Handler>;
  options?: Partial<OperatorOptions>;
} = {}) {
  const lines: string[] = [];
  const [theApi, theRegistry] = await Promise.all([fakeServer(api), fakeServer(registry)]);
  const app: FastifyInstance = fastify({ bodyLimit: 64 * 1024 });
  operatorRoute(app, {
    apiUrl: theApi.url,
    registryUrl: theRegistry.url,
    registryToken: TOKEN,
    log: pino(
      {},
      {
        write: (line: string) => {
          lines.push(line);
        },
      },
    ),
    ...options,
  });
  stops.push(
    () => theApi.close(),
    () => theRegistry.close(),
    () => app.close(),
  );
  const ask = (method: 'GET' | 'POST', path: string, { token = 'staff-token', body }: { token?: string | undefined; body?: object } = {}) =>
    app.inject({ method, url: `/-/releases/api/${path}`, headers: token ? { authorization: `Bearer ${token}` } : {}, ...(body && { payload: body }) });
  return { app, api: theApi, registry: theRegistry, ask, lines };
}
const board: Record<string, Handler> = { 'GET /board': () => ({ body: aBoard() }) };

describe('who may in', () => {
  it.each<[string, string, number]>([
    ['nobody', '', 401],
    ['an unknown token', 'stolen', 401],
    ['a guest', 'guest-token', 403],
    ['a member', 'fan-token', 403],
    ['a token of 5,000 letters', 'x'.repeat(5_000), 401],
  ])('%s is refused in the envelope, and the registry hears nothing of it', async (_who, token, status) => {
    const { ask, registry } = await desk({ registry: board });
    for (const answer of [
      await ask('GET', 'board', { token }),
      await ask('POST', 'moves', { token, body: { do: 'rollback', remote: 'chat' } }),
      await ask('GET', 'events', { token }),
    ]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({ code: status * 100, msg: expect.any(String) });
    }
    expect(registry.seen).toEqual([]);
  });

  it('staff get the board, which nobody may keep', async () => {
    const { ask, registry } = await desk({ registry: board });
    const answer = await ask('GET', 'board');
    expect(answer.json()).toEqual({ code: 0, msg: 'Success', data: aBoard() });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(registry.seen[0]?.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it('the api is asked once in ten seconds for a token, refusals included, with the address of who asks', async () => {
    let now = 1_000_000;
    const { ask, api } = await desk({ registry: board, options: { now: () => now } });
    await Promise.all([ask('GET', 'board'), ask('GET', 'board'), ask('GET', 'board', { token: 'fan-token' }), ask('GET', 'board', { token: 'fan-token' })]);
    expect(api.seen).toHaveLength(2);
    expect(api.seen[0]?.forwardedFor).toBe('127.0.0.1');
    now += 10_001;
    await ask('GET', 'board');
    expect(api.seen).toHaveLength(3);
  });

  it('an api that is away lets nobody in, says so, and is asked again at once', async () => {
    let up = false;
    const { ask } = await desk({ registry: board, api: { 'GET /au/api/user/info': (...given) => (up ? whoIs(...given) : { status: 500, body: {} }) } });
    const answer = await ask('GET', 'board');
    expect([answer.statusCode, answer.json().code]).toEqual([503, awayCodes.api]);
    up = true;
    expect((await ask('GET', 'board')).statusCode).toBe(200);
  });
});

describe('the registry behind it', () => {
  it('without a token the shell says what is missing', async () => {
    const { ask, registry } = await desk({ registry: board, options: { registryToken: undefined } });
    const answer = await ask('GET', 'board');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { code: awayCodes.token, msg: expect.stringContaining('this shell has no token of the registry') },
    ]);
    expect(registry.seen).toEqual([]);
  });

  it.each<[string, Handler, keyof typeof awayCodes]>([
    ['refuses the shell’s token', () => ({ status: 403, body: { code: 40300, msg: 'role host may not' } }), 'token'],
    ['fails', () => ({ status: 500, body: {} }), 'registry'],
    ['answers in another form', () => ({ body: { hello: 1 } }), 'registry'],
    [
      'hangs up',
      (_seen, response) => {
        response.destroy();
        return undefined;
      },
      'registry',
    ],
  ])('that %s is a 503 with a line, never a stack', async (_how, handler, what) => {
    const { ask } = await desk({ registry: { 'GET /board': handler } });
    const answer = await ask('GET', 'board');
    expect([answer.statusCode, answer.json().code]).toEqual([503, awayCodes[what]]);
    expect(answer.json().msg).not.toMatch(/\n| at /);
  });

  it('history, versions and differences are passed on with what was asked, and nothing else', async () => {
    const { ask, registry } = await desk({
      registry: {
        'GET /history': () => ({ body: { list: [anEntry(2)], next: 2 } }),
        'GET /versions/chat': () => ({ body: { list: [aKept('1.4.0')], next: null } }),
        'GET /diff/chat/1.3.0/1.4.0%2Bb': () => ({ body: aDiff() }),
      },
    });
    expect((await ask('GET', 'history?remote=chat&before=3&evil=1')).json().data.list[0].n).toBe(2);
    expect((await ask('GET', 'versions/chat?before=1.5.0')).json().data.list[0].version).toBe('1.4.0');
    expect((await ask('GET', 'diff/chat/1.3.0/1.4.0%2Bb')).json().data.to.version).toBe('1.4.0');
    expect(registry.seen.map(({ path }) => path)).toEqual(['/history?remote=chat&before=3', '/versions/chat?before=1.5.0', '/diff/chat/1.3.0/1.4.0%2Bb']);
  });

  it.each(['history?remote=nobody', 'history?remote=chat&before=-1', 'versions/..%2Ftokens', 'diff/chat/1.3.0/..%2F..%2Ftokens'])(
    '%s is refused before the registry is asked',
    async (path) => {
      const { ask, registry } = await desk();
      expect((await ask('GET', path)).statusCode).toBe(400);
      expect(registry.seen).toEqual([]);
    },
  );

  it('a call that there is not is a 404 in the envelope', async () => {
    const { ask } = await desk();
    expect([(await ask('GET', 'tokens')).json().code, (await ask('POST', 'tokens', { body: {} })).json().code]).toEqual([40400, 40400]);
  });
});

describe('moves', () => {
  const rollback = { do: 'rollback', remote: 'chat', to: '1.3.0', ifRevision: 12, note: 'trắng ô soạn tin' };
  const moved = { code: 0, msg: 'moved', data: { moved: true, revision: 13, gate: fits } };

  it('carry the name of the member of staff, whatever the browser says', async () => {
    const { ask, registry, lines } = await desk({ registry: { 'POST /moves': () => ({ body: moved }) } });
    const answer = await ask('POST', 'moves', { body: { ...rollback, by: 'somebody else' } });
    expect(answer.json().data).toEqual({ outcome: 'answered', answer: moved.data });
    expect(registry.seen[0]?.body).toEqual({ ...rollback, dryRun: false, by: 'staff' });
    expect(lines.join('')).toContain('"by":"staff"');
    expect(lines.join('')).not.toMatch(/staff-token|the-registry-token/);
  });

  it.each<[string, number, unknown, object]>([
    ['a gate that refuses', 409, doesNotFit(), { why: 'gate', gate: doesNotFit() }],
    ['pointers that moved meanwhile', 409, undefined, { why: 'conflict', gate: null }],
    ['a version that is not kept', 404, undefined, { why: 'unknown', gate: null }],
  ])('%s is an answer that the page can show', async (_what, status, data, outcome) => {
    const { ask } = await desk({ registry: { 'POST /moves': () => ({ status, body: { code: status * 100, msg: 'no', data } }) } });
    const answer = await ask('POST', 'moves', { body: rollback });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { outcome: 'refused', says: 'no', ...outcome }]);
  });

  it.each<[string, object, number]>([
    ['no move at all', { do: 'delete', remote: 'chat' }, 400],
    ['a reason of 501 letters', { ...rollback, note: 'x'.repeat(501) }, 400],
    ['a body of 17 kB', { ...rollback, note: 'x'.repeat(17 * 1024) }, 413],
  ])('%s is refused before the registry is asked', async (_what, body, status) => {
    const { ask, registry } = await desk();
    const answer = await ask('POST', 'moves', { body });
    expect([answer.statusCode, typeof answer.json().msg]).toEqual([status, 'string']);
    expect(registry.seen).toEqual([]);
  });

  it('no more than sixty in a minute by one person', async () => {
    const { ask } = await desk({ registry: { 'POST /moves': () => ({ body: moved }) }, options: { now: () => 60_000 } });
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await ask('POST', 'moves', { body: rollback })).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  });

  it('a preview link is asked for in the shell’s name', async () => {
    const { ask, registry } = await desk({ registry: { 'POST /previews': () => ({ body: { code: 0, msg: 'Success', data: { query: 'mf.chat=1.5.0' } } }) } });
    expect((await ask('POST', 'previews', { body: { releases: { chat: '1.5.0' } } })).json().data).toEqual({ query: 'mf.chat=1.5.0' });
    expect(registry.seen[0]?.body).toEqual({ releases: { chat: '1.5.0' }, hours: 24 });
  });
});

describe('the stream of changes', () => {
  const open = (onOpen: (write: (text: string) => void, gone: Promise<unknown>) => void): Record<string, Handler> => ({
    'GET /events': (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      onOpen(
        (text) => response.write(text),
        new Promise((resolve) => {
          response.on('close', resolve);
        }),
      );
      return undefined;
    },
  });
  async function listen(app: FastifyInstance) {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const abort = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/-/releases/api/events`, { headers: { authorization: 'Bearer staff-token' }, signal: abort.signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return { response, reader, abort };
  }

  it('is passed on as it comes, and the registry’s is closed with the page', async () => {
    let gone: Promise<unknown> | undefined;
    const { app } = await desk({
      registry: open((write, closed) => {
        write('event: health\ndata: {"remote":"chat"}\n\n');
        gone = closed;
      }),
    });
    const { response, reader, abort } = await listen(app);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect((await reader.read()).value).toBe('event: health\ndata: {"remote":"chat"}\n\n');
    abort.abort();
    await gone;
  });

  it('ends by itself, so that the page must show its token again', async () => {
    const { app } = await desk({ registry: open((write) => write(': hello\n\n')), options: { streamLasts: 50 } });
    const { reader } = await listen(app);
    await reader.read();
    expect((await reader.read()).done).toBe(true);
  });

  it('does not hold the shell up when it stops', async () => {
    const { app } = await desk({ registry: open((write) => write(': hello\n\n')) });
    const { reader } = await listen(app);
    await reader.read();
    await app.close();
    expect((await reader.read()).done).toBe(true);
  });
});
