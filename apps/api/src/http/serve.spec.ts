import fastify from 'fastify';
import { z } from 'zod';
import { endpoint, openWord } from '@portal/contracts';
import { ManualClock } from '../testing/clocks.ts';
import { EVENING, testConfig } from '../testing/test-app.ts';
import { Callers } from '../identity/callers.ts';
import { LivingSessions } from '../identity/living-sessions.ts';
import { Tokens } from '../identity/tokens.ts';
import { answerErrors } from './errors.ts';
import { openApi } from './open-api.ts';
import { routeOf, serve } from './serve.ts';
import { loadWords } from './words.ts';

const person = z.object({ username: z.string(), level: z.object({ id: z.number() }).nullable(), mood: openWord(['calm', 'loud']).optional() });
const call = endpoint({
  id: 'test.person',
  method: 'GET',
  path: '/person',
  access: 'public',
  tag: 'test',
  summary: 'One person and their friends',
  data: () => z.object({ person, friends: z.array(person) }),
});
/** As it lies in the database. */
const row = { username: 'fan', passwordHash: '$argon2id$secret', ip: '203.0.113.7', level: { id: 3, salt: 'secret' } };

async function ask(answer: unknown, checksAnswers: boolean, cached = false) {
  const app = fastify();
  app.decorate('tokens', new Tokens(testConfig.tokenSecret, new ManualClock(EVENING)));
  app.decorate('callers', new Callers(app.tokens, new LivingSessions(async (ids) => ids)));
  app.decorate('checksAnswers', checksAnswers);
  answerErrors(app, await loadWords());
  const thrown: string[] = [];
  app.addHook('onError', async (_request, _reply, error) => {
    thrown.push(error.message);
  });
  serve(app, call, () => answer as never, ...(cached ? [{ maxAge: 60 }] : []));
  const response = await app.inject('/person');
  await app.close();
  return { status: response.statusCode, text: response.body, thrown };
}

describe('an answer', () => {
  it.each([false, true])('holds what the contract names and nothing else, though a whole row is handed on (cached: %s)', async (cached) => {
    const { status, text } = await ask({ person: row, friends: [row, { ...row, level: null }], sessions: ['secret'] }, false, cached);
    expect([status, JSON.parse(text).data]).toEqual([
      200,
      {
        person: { username: 'fan', level: { id: 3 } },
        friends: [
          { username: 'fan', level: { id: 3 } },
          { username: 'fan', level: null },
        ],
      },
    ]);
    expect(text).not.toMatch(/secret|203\.0\.113/);
  });

  it.each([
    ['person.passwordHash', { person: row, friends: [] }],
    ['friends.0.level.salt', { person: { username: 'a', level: null }, friends: [{ username: 'b', level: row.level }] }],
    ['ip', { person: { username: 'a', level: null }, friends: [], ip: '203.0.113.7' }],
  ])('that holds more is a mistake where answers are checked: %s', async (where, answer) => {
    const { status, text, thrown } = await ask(answer, true);
    expect([status, thrown]).toEqual([500, [`answer of test.person holds what the contract does not name: ${where}`]]);
    expect(text).not.toMatch(/secret|203\.0\.113/);
  });

  it('says no word that the contract does not have, though readers take it', async () => {
    const saying = (mood: string) => ask({ person: { username: 'a', level: null, mood }, friends: [] }, true);
    expect((await saying('loud')).status).toBe(200);
    const { status, thrown } = await saying('merry');
    expect([status, thrown]).toEqual([500, [expect.stringContaining('answer of test.person is not what the api’s record says')]]);
  });

  it.each([false, true])('that lacks something is a mistake (checked: %s)', async (checked) => {
    const { status, thrown } = await ask({ person: { username: 'a', level: null } }, checked);
    expect([status, thrown]).toEqual([500, [expect.stringContaining('answer of test.person breaks the contract')]]);
  });
});

describe('who asks', () => {
  it('is told to calls whose answer varies by it, and to no other', async () => {
    const data = () => z.object({ person, friends: z.array(person) });
    const own = endpoint({ id: 'test.own', method: 'GET', path: '/own', access: 'public', varies: 'caller', tag: 'test', summary: 'x', data });
    const members = endpoint({ id: 'test.members', method: 'GET', path: '/members', access: 'user', tag: 'test', summary: 'x', data });
    const app = fastify();
    app.decorate('tokens', new Tokens(testConfig.tokenSecret, new ManualClock(EVENING)));
    app.decorate('callers', new Callers(app.tokens, new LivingSessions(async (ids) => ids)));
    app.decorate('checksAnswers', true);
    const callers: unknown[] = [];
    const handler = ({ caller }: { caller: unknown }) => {
      callers.push(caller);
      return { person: { username: 'fan', level: null }, friends: [] };
    };
    serve(app, call, handler);
    serve(app, own, handler);
    // @ts-expect-error: what varies by the caller is kept for nobody else
    serve(app, members, handler, { maxAge: 60 });
    // @ts-expect-error: the same for everybody cannot ask who it is
    serve(app, { ...call, path: '/other' }, ({ caller }) => ({ person: { username: caller.username, level: null }, friends: [] }));
    await app.inject('/person');
    await app.inject('/own');
    await app.close();
    expect(callers).toEqual([undefined, expect.objectContaining({ kind: expect.any(String) })]);
  });
});

describe('whose session it is', () => {
  it('is asked for calls whose answer varies by the caller, and for no other', async () => {
    const data = () => z.object({ ok: z.boolean() });
    const told = { method: 'GET', tag: 'test', summary: 'x', data } as const;
    const calls = [
      endpoint({ ...told, id: 'test.all', path: '/all', access: 'public' }),
      endpoint({ ...told, id: 'test.each', path: '/each', access: 'public', varies: 'caller' }),
      endpoint({ ...told, id: 'test.mine', path: '/mine', access: 'user' }),
    ];
    const app = fastify();
    const asked: string[] = [];
    app.decorate('tokens', new Tokens(testConfig.tokenSecret, new ManualClock(EVENING)));
    const sessions = new LivingSessions(async (ids) => {
      asked.push(...ids);
      return ids;
    });
    app.decorate('callers', new Callers(app.tokens, sessions));
    app.decorate('checksAnswers', true);
    for (const each of calls) serve(app, each, () => ({ ok: true }));
    const authorization = await app.tokens.access({ userId: 7, siteRoleId: 1, userType: 10, sessionId: 'theirs' });
    const askedBy = async (url: string) => {
      const { statusCode } = await app.inject({ url, headers: { authorization } });
      return [statusCode, asked.splice(0)];
    };
    expect([await askedBy('/all'), await askedBy('/each'), await askedBy('/mine')]).toEqual([
      [200, []],
      [200, ['theirs']],
      [200, ['theirs']],
    ]);
    await app.close();
  });
});

describe('the path of a call', () => {
  const named = endpoint({
    id: 'test.named',
    method: 'GET',
    path: '/person/{username}/posts/{id}',
    access: 'public',
    tag: 'test',
    summary: 'One post of one person',
    params: () => z.object({ username: z.string(), id: z.coerce.number() }),
    data: () => z.object({ username: z.string(), id: z.number() }),
  });

  it('names its params for the router and in the description alike, and gives what stands there', async () => {
    const app = fastify();
    app.decorate('tokens', new Tokens(testConfig.tokenSecret, new ManualClock(EVENING)));
    app.decorate('callers', new Callers(app.tokens, new LivingSessions(async (ids) => ids)));
    app.decorate('checksAnswers', true);
    serve(app, named, ({ params }) => params);
    expect(routeOf(named)).toBe('/person/:username/posts/:id');
    for (const username of ['fan', 'a/../b?c=d#e', 'Hà Nội', '{username}', ':id', '%41'])
      expect((await app.inject(`/person/${encodeURIComponent(username)}/posts/7`)).json().data).toEqual({ username, id: 7 });
    await app.close();
    const { paths } = openApi([named]) as { paths: Record<string, { get: { parameters: { name: string; in: string; required: boolean }[] } }> };
    expect(paths[named.path]?.get.parameters.filter((parameter) => parameter.in === 'path').map(({ name, required }) => [name, required])).toEqual([
      ['username', true],
      ['id', true],
    ]);
  });
});
