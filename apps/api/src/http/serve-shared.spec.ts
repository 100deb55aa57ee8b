import fastify from 'fastify';
import { z } from 'zod';
import { endpoint, type Language } from '@portal/contracts';
import { ManualClock } from '../testing/clocks.ts';
import { EVENING } from '../testing/test-app.ts';
import { answerErrors } from './errors.ts';
import { serveShared, type Question } from './serve-shared.ts';
import { SHARED_FOR, SharedAnswers } from './shared-answers.ts';
import { loadWords } from './words.ts';

const list = endpoint({
  id: 'test.list',
  method: 'GET',
  path: '/list',
  access: 'public',
  tag: 'test',
  summary: 'The same for everybody',
  query: () => z.object({ page: z.coerce.number().int().min(1).default(1) }),
  data: () => z.object({ page: z.number(), language: z.string(), made: z.number() }),
});
const other = { ...list, id: 'test.other', path: '/other' };

async function setUp({ keep = SHARED_FOR, checksAnswers = true }: { keep?: number; checksAnswers?: boolean } = {}) {
  const clock = new ManualClock(EVENING);
  const app = fastify();
  app.decorate('checksAnswers', checksAnswers);
  app.decorate('sharedAnswers', new SharedAnswers({ keep, clock }));
  answerErrors(app, await loadWords());
  let made = 0;
  const state = { fails: false, more: {} };
  const handler = async ({ query, language }: Question<typeof list>) => {
    made += 1;
    await Promise.resolve();
    if (state.fails) throw new Error('away');
    return { page: query.page, language, made, ...state.more };
  };
  serveShared(app, list, handler);
  serveShared(app, other, handler);
  const ask = (url = '/list', language: Language = 'vi', headers = {}) => app.inject({ url, headers: { 'accept-language': language, ...headers } });
  const number = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json().data.made as number;
  return { app, clock, state, ask, number };
}

describe('an answer that is the same for everybody', () => {
  it('is made once for all who ask at the same moment and within a second, then anew', async () => {
    const { app, clock, number } = await setUp();
    expect(await Promise.all([number(), number(), number()])).toEqual([1, 1, 1]);
    clock.advance(SHARED_FOR - 1);
    expect(await number()).toBe(1);
    clock.advance(2);
    expect(await number()).toBe(2);
    await app.close();
  });

  it('is one for each call, input and language; what is left out is what it stands for', async () => {
    const { app, number } = await setUp();
    expect([await number('/list'), await number('/list?page=1'), await number('/list?page=01&unknown=7')]).toEqual([1, 1, 1]);
    expect([await number('/list?page=2'), await number('/list', 'en'), await number('/other'), await number('/list', 'zh')]).toEqual([2, 3, 4, 5]);
    await app.close();
  });

  it('says what it would say to each, under the same headers, whoever’s token comes along', async () => {
    const { app, ask } = await setUp();
    const [first, second] = [await ask('/list?page=3', 'en'), await ask('/list?page=3', 'en', { authorization: 'Bearer anybody' })];
    expect(first.json()).toEqual({ code: 0, msg: 'Success', data: { page: 3, language: 'en', made: 1 } });
    expect(second.body).toBe(first.body);
    for (const { headers } of [first, second])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-language, authorization',
        'content-length': String(Buffer.byteLength(first.body)),
      });
    await app.close();
  });

  it('is not kept when it fails: all who waited hear of it, the next one asks anew', async () => {
    const { app, state, ask, number } = await setUp();
    state.fails = true;
    expect((await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    state.fails = false;
    expect(await number()).toBe(2);
    await app.close();
  });

  it('is none for a bad input, which is named', async () => {
    const { app, ask, number } = await setUp();
    const { statusCode, body } = await ask('/list?page=0');
    expect([statusCode, JSON.parse(body).errors.map(({ path }: { path: string }) => path)]).toEqual([400, ['page']]);
    expect(await number()).toBe(1);
    await app.close();
  });

  it.each([
    [true, 500],
    [false, 200],
  ])('holds what the contract names and nothing else (checked: %s)', async (checksAnswers, status) => {
    const { app, state, ask } = await setUp({ checksAnswers });
    state.more = { passwordHash: 'secret' };
    const { statusCode, body } = await ask();
    expect([statusCode, body.includes('secret')]).toEqual([status, false]);
    await app.close();
  });

  it('is made each time where nothing is to be kept', async () => {
    const { app, number } = await setUp({ keep: 0 });
    expect([await number(), await number()]).toEqual([1, 2]);
    await app.close();
  });

  it('can be served of no call whose answer varies by the caller', async () => {
    const { app } = await setUp();
    const own = endpoint({
      id: 'test.own',
      method: 'GET',
      path: '/own',
      access: 'public',
      varies: 'caller',
      tag: 'test',
      summary: 'x',
      query: () => list.query,
      data: () => list.data,
    });
    const handler = ({ query, language }: Question<typeof list>) => ({ page: query.page, language, made: 0 });
    // @ts-expect-error: one visitor's answer is no other's
    serveShared(app, own, handler);
    // @ts-expect-error: nor can what is the same for everybody ask who it is
    serveShared(app, { ...list, path: '/asks' }, ({ caller }) => ({ page: 1, language: String(caller), made: 0 }));
    await app.close();
  });
});
