import type { CallShape } from '@portal/contracts';
import { aHost, aRelease } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';

// A portal of two halves that fit each other, and another one of which no half fits the first: calls were renamed on both sides.
const call = (name: string): Record<string, CallShape> => ({ [name]: { method: 'GET', path: `/${name}`, input: {}, output: {} } });
const api = (name: string) => ({ offers: { routes: [], slots: {}, calls: call(name) } });
const user = (name: string) => ({ uses: { calls: call(name), slots: {}, links: {} } });

let registry: TempRegistry;
beforeEach(async () => {
  registry = await startRegistry({ hosts: [] });
  await registry.host('api', 'old', api('chat.before'));
  await registry.host('shell', 'old', user('chat.before'));
  await registry.publish('old', aRelease({ record: user('chat.before') }));
  await registry.promote('old');
});
afterEach(() => registry.app.close());

const along = { api: 'new', shell: 'new', chat: 'new' };
const host = (name: 'api' | 'shell', parts: object, more: object = {}) => registry.send('POST', `/hosts/${name}/new`, { ...aHost(name, parts), ...more });
const publish = (more: object = {}) => registry.publish('new', { ...aRelease({ text: 'new', record: user('chat.after') }), ...more });

test('neither half of another portal gets in alone', async () => {
  expect((await host('api', api('chat.after'))).statusCode).toBe(409);
  expect((await host('shell', user('chat.after'))).statusCode).toBe(409);
  expect((await publish()).statusCode).toBe(409);
});

test('what moves along need not fit as it is on air, so that a whole portal can be exchanged', async () => {
  expect((await host('api', api('chat.after'), { with: along })).statusCode).toBe(201);
  expect((await host('shell', user('chat.after'), { with: along })).statusCode).toBe(201);
  expect((await publish({ with: along })).statusCode).toBe(201);
  expect((await registry.promote('new')).statusCode).toBe(200);
});

test('a version that is kept already is held against: it has to fit', async () => {
  await registry.publish('kept', aRelease({ text: 'kept', record: user('chat.before') }));
  const answer = await host('api', api('chat.after'), { with: { shell: 'new', chat: 'kept' } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ data: { conflicts: [{ user: { program: 'chat', version: 'kept' } }] } });
});

test('what does not move along still has to fit', async () => {
  expect((await host('api', api('chat.after'), { with: { shell: 'new' } })).statusCode).toBe(409);
});

test('promoting says the last word', async () => {
  await host('api', api('chat.after'), { with: along });
  await registry.publish('bad', { ...aRelease({ text: 'bad', record: user('chat.third') }), with: { api: 'other', shell: 'new' } });
  expect((await registry.promote('bad')).statusCode).toBe(409);
});
