import http, { type IncomingMessage } from 'node:http';
import type { RegistryState } from '@portal/contracts';
import { aRelease } from '../testing/a-release.ts';
import { startRegistry, type TempOptions, type TempRegistry } from '../testing/temp-registry.ts';

let registry: TempRegistry;
let url: string;
const start = async (options: TempOptions = {}) => {
  registry = await startRegistry(options);
  await registry.publish('1');
  await registry.publish('2', aRelease({ text: 'two' }));
  url = await registry.listen();
};
afterEach(() => registry.app.close());

const until = async (what: () => boolean) => {
  for (let tries = 0; !what(); tries += 1) {
    if (tries > 1_000) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** A listener; `events` as they came in, `closed` when the registry let go. */
async function listen() {
  const response = await new Promise<IncomingMessage>((resolve, reject) => http.get(`${url}/events`, resolve).on('error', reject));
  let text = '';
  let closed = false;
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  response
    .on('close', () => {
      closed = true;
    })
    .on('error', () => {});
  return {
    response,
    get text() {
      return text;
    },
    get closed() {
      return closed;
    },
    get events() {
      return text
        .split('\n\n')
        .slice(0, -1)
        .map(
          (block) =>
            Object.fromEntries(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])) as Record<
              string,
              string
            >,
        );
    },
    get states() {
      return this.events.filter(({ event }) => event === 'state').map(({ data }) => JSON.parse(data ?? '') as RegistryState);
    },
    leave: () => response.destroy(),
  };
}

test('who listens gets the state at once and with every change, as one event each', async () => {
  await start();
  const [one, other] = [await listen(), await listen()];
  expect(one.response.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  await until(() => one.states.length === 1 && other.states.length === 1);
  expect(one.states[0]).toEqual(await registry.state());
  await registry.promote('1');
  await registry.move({ do: 'canary', remote: 'chat', version: '2', percent: 10 });
  await registry.move({ do: 'freeze', remote: 'chat' });
  await registry.promote('1');
  await until(() => one.states.length === 4 && other.states.length === 4);
  expect(one.states.map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
  expect(one.events.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
  expect(one.states.at(-1)).toEqual(await registry.state());
});

test('a publish or a token is no change of the state, and nobody is told', async () => {
  await start();
  const one = await listen();
  await registry.publish('3');
  await registry.send('POST', '/tokens', { name: 'x', role: 'read' });
  await registry.promote('1');
  await until(() => one.states.length === 2);
  expect(one.states[1]?.revision).toBe(1);
});

test('a change of health names the remote', async () => {
  await start();
  const one = await listen();
  await until(() => one.states.length === 1);
  registry.app.registry.events.healthChanged('chat');
  await until(() => one.events.length === 2);
  expect(one.events[1]).toEqual({ event: 'health', data: '{"remote":"chat"}' });
});

test('a line now and then says that the registry lives', async () => {
  await start({ keepAlive: 20 });
  const one = await listen();
  await until(() => one.text.split(': alive').length > 3);
});

test('nobody listens by HEAD', async () => {
  await start();
  expect((await fetch(`${url}/events`, { method: 'HEAD' })).status).toBe(404);
  expect(registry.app.registry.events.listening).toBe(0);
});

test('too many who listen are asked to come back, those who leave make room', async () => {
  await start({ listeners: 1 });
  const first = await listen();
  const second = await fetch(`${url}/events`);
  expect([second.status, second.headers.get('retry-after'), await second.json()]).toEqual([503, '5', { code: 50300, msg: expect.any(String) }]);
  first.leave();
  await until(() => registry.app.registry.events.listening === 0);
  const third = await listen();
  await until(() => third.states.length === 1);
});

test('stopping lets everyone go at once', async () => {
  await start();
  const [one, other] = [await listen(), await listen()];
  await registry.app.close();
  await until(() => one.closed && other.closed);
});
