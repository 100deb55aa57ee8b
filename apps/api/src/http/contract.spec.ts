import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { chatCodes, codes } from '@portal/contracts';
import { allCalls } from '@portal/contracts/all';
import { scheduleCalls } from '@portal/contracts/schedule';
import { userCalls } from '@portal/contracts/user';
import { testApp, testConfig, testReplay, type TestApp } from '../testing/test-app.ts';
import type { ManualClock } from '../testing/clocks.ts';
import { listen } from '../testing/stomp-client.ts';
import { openApi } from './open-api.ts';
import { routeOf } from './serve.ts';

let api: TestApp<ManualClock>;
const logged: string[] = [];

beforeAll(async () => {
  api = await testApp('pglite', {
    config: { ...testConfig, logLevel: 'trace' },
    documented: true,
    logStream: {
      write: (line) => {
        logged.push(line);
      },
    },
    // One call that breaks inside.
    fixtures: {
      ...testReplay(),
      liveAt: (now) => {
        if (now === 1) throw new Error('secret detail of the inside');
        return testReplay().liveAt(now);
      },
    },
  });
});
afterAll(() => api?.close());

describe('the contract and the api', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))('serves %s', (_, call) => {
    expect(api.app.hasRoute({ method: call.method, url: routeOf(call) })).toBe(true);
  });

  it('shows /docs in a sandbox with a policy of its own, its files too', async () => {
    for (const address of ['/docs', '/docs/', '/docs/static/swagger-ui-bundle.js', '/docs/json'])
      expect(String((await api.app.inject(address)).headers['content-security-policy'])).toMatch(
        /^sandbox allow-scripts; default-src 'none'; script-src 'self';/,
      );
  });

  it('tells every code in /docs/json, in each language', async () => {
    const { info } = (await api.app.inject('/docs/json')).json<{ info: { description: string } }>();
    for (const code of [...Object.values(codes), ...Object.values(chatCodes)].filter((one) => one !== codes.ok))
      expect(info.description).toMatch(new RegExp(`^\\| \`${code}\` \\| [^|]{4,} \\| [^|]{4,} \\| [^|]{2,} \\|$`, 'm'));
    expect(info.description).toContain('| `42900` | Bạn thao tác hơi nhanh, thử lại sau … giây nhé |');
  });

  it('describes each call in /docs/json, ours tagged as extensions', async () => {
    const document = (await api.app.inject('/docs/json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
    }>();
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(document.openapi).toMatch(/^3\.1/);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(allCalls.map(({ id }) => id).sort());
    for (const call of allCalls) expect(operations.find(({ operationId }) => operationId === call.id)?.tags.includes('extension')).toBe(call.extension);
  });

  it('says which input a call needs', () => {
    const { paths } = openApi([scheduleCalls.liveRoom, userCalls.login]) as {
      paths: Record<
        string,
        Record<string, { parameters: { name: string; required: boolean }[]; requestBody?: { content: Record<string, { schema: { required: string[] } }> } }>
      >;
    };
    expect(paths['/al/api/schedule/liveRoom']?.get?.parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'id', in: 'query', required: true })]),
    );
    expect(paths['/au/api/user/login']?.post?.requestBody?.content['application/json']?.schema.required).toEqual(['username', 'password']);
  });
});

describe('refusals', () => {
  it('answers an unknown path with 404 in the language of the request', async () => {
    const answer = await api.app.inject({ url: '/au/api/user/nothing-here', headers: { 'accept-language': 'en-GB,vi;q=0.5' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: codes.notFound, msg: 'Not found' });
  });

  it('answers an address that is none like any other that is not there, and repeats nothing of it', async () => {
    for (const name of ['%E0%A4%A', 'x'.repeat(500)]) {
      const answer = await api.app.inject({ url: `/au/api/user/info/${name}`, headers: { 'accept-language': 'en' } });
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: codes.notFound, msg: 'Not found' }]);
    }
  });

  it('waits five minutes for a request, and no longer', () => {
    expect(api.app.server.requestTimeout).toBe(300_000);
  });

  it('speaks Vietnamese when no language is asked for', async () => {
    expect((await api.app.inject('/nothing')).json().msg).toBe('Không tìm thấy');
  });

  it('names every bad field of an input', async () => {
    const answer = await api.call(userCalls.login, { username: '', password: 7 });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: codes.badInput, errors: [{ path: 'username' }, { path: 'password' }] });
  });

  it('answers broken JSON with 400, and one that pretends to be a prototype', async () => {
    for (const payload of ['{"username":', '{"__proto__":{"x":1}}']) {
      const answer = await api.app.inject({ method: 'POST', url: userCalls.login.path, payload, headers: { 'content-type': 'application/json' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe(codes.badInput);
    }
  });

  it('answers a body that is too large with 413', async () => {
    const answer = await api.call(userCalls.login, { username: 'fan', password: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe(codes.tooLarge);
  });

  it('answers what it refuses before the body is there on a connection that goes on', async () => {
    const url = new URL(await listen(api.app));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (method: string, path: string, body?: Buffer) => {
      const asking = request({
        host: url.hostname,
        port: url.port,
        agent,
        method,
        path,
        headers: { 'content-type': 'application/json', 'content-length': String(body?.length ?? 0) },
      });
      asking.end(body);
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      await answer.resume().toArray();
      return answer.statusCode;
    };
    let connections = 0;
    api.app.server.on('connection', () => (connections += 1));
    const large = Buffer.alloc(1024 * 1024, 'x');
    const seen: unknown[] = [];
    for (let time = 0; time < 30; time += 1)
      seen.push(await ask('POST', userCalls.login.path, large), await ask('POST', '/nothing', large), await ask('GET', '/healthz'));
    agent.destroy();
    expect(seen).toEqual(Array.from({ length: 30 }, () => [413, 413, 200]).flat());
    expect(connections).toBe(1);
  });

  it('keeps its inside to itself when it breaks, and logs it under the id it answers', async () => {
    const broken = jest.spyOn(api.clock, 'now').mockReturnValue(1);
    const answer = await api.call(scheduleCalls.totalLive, {}, { language: 'en' });
    broken.mockRestore();
    expect(answer.status).toBe(500);
    expect(answer.body.code).toBe(codes.ours);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret detail|\.ts|at /);
    expect(logged.find((line) => line.includes(answer.body.requestId ?? '?') && line.includes('secret detail'))).toBeDefined();
  });
});

describe('health', () => {
  it('is up, and ready while the database answers', async () => {
    expect((await api.app.inject('/healthz')).statusCode).toBe(200);
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready', database: 'pglite' });
  });

  it('is not ready when the database is gone', async () => {
    const lost = await testApp('pglite');
    await lost.database.close();
    expect((await lost.app.inject('/healthz')).statusCode).toBe(200);
    const answer = await lost.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe(codes.notReady);
    await lost.app.close();
  });
});

describe('the log', () => {
  it('never holds a token, a password or an Authorization header', async () => {
    const { body } = await api.call(userCalls.guestLogin);
    const token = body.data.guestToken;
    await api.call(userCalls.guestInfo, {}, { token });
    await api.app.inject(`/websocket?token=${token}&lang=vi`);
    await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' });
    expect(logged.some((line) => line.includes('/websocket?token=[hidden]&lang=vi'))).toBe(true);
    expect(logged.join('\n')).not.toContain(token);
    expect(logged.join('\n')).not.toContain('khandai-demo');
  });
});
