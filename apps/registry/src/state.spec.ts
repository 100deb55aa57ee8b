import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegistryState } from '@portal/contracts';
import { aRelease } from './testing/a-release.ts';
import { startRegistry, tempFolder, type TempRegistry } from './testing/temp-registry.ts';

let temp: Awaited<ReturnType<typeof tempFolder>>;
let registry: TempRegistry | undefined;
const start = async (deps: Parameters<typeof startRegistry>[1] = {}) => {
  temp = await tempFolder();
  registry = await startRegistry(temp.folder, deps);
  await registry.publish('1');
  await registry.publish('2', aRelease({ text: 'two' }));
  return registry;
};
afterEach(async () => {
  await registry?.app.close();
  await temp.remove();
});

test('who waits for the next revision is told the moment a pointer moves', async () => {
  const { app, promote } = await start();
  const waiting = Promise.all([1, 2, 3].map(() => app.inject({ url: '/state?after=0' })));
  await new Promise((resolve) => setTimeout(resolve, 30));
  await promote('1');
  for (const answer of await waiting) expect(answer.json<RegistryState>()).toMatchObject({ revision: 1, remotes: { chat: [{ version: '1' }] } });
});

test('who is behind, or ahead because the store was wiped, is answered at once', async () => {
  const { get, promote } = await start();
  await promote('1');
  expect((await get('/state?after=0')).json<RegistryState>().revision).toBe(1);
  expect((await get('/state?after=99')).json<RegistryState>().revision).toBe(1);
  expect((await get('/state?after=soon')).statusCode).toBe(400);
});

test('when nothing happens the answer is the state there is', async () => {
  const { get } = await start({ holdFor: 20 });
  expect((await get('/state?after=0')).json<RegistryState>()).toEqual({ revision: 0, remotes: {} });
});

test('too many who wait are asked to come back, those who hang up make room', async () => {
  const { app } = await start({ waiters: 1 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/state?after=0`;
  const first = http.get(url).on('error', () => {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = await fetch(url);
  expect([second.status, second.headers.get('retry-after'), await second.json()]).toEqual([503, '5', { code: 50300, msg: expect.any(String) }]);
  first.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const third = fetch(url);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await registry?.promote('1');
  expect((await third).status).toBe(200);
});

test('stopping lets everyone go at once', async () => {
  const { app } = await start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const waiting = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/state?after=0`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = performance.now();
  await app.close();
  expect((await waiting).status).toBe(200);
  expect(performance.now() - before).toBeLessThan(2_000);
  registry = undefined;
});
