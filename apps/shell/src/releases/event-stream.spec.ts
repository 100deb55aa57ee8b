/** @jest-environment node */
import { eventStream } from './event-stream.ts';

const streamOf = (...parts: string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(control) {
        for (const part of parts) control.enqueue(new TextEncoder().encode(part));
        control.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

/** Plays answers in turn; resolves with what was told once the connection has ended. */
function listen(answers: (Response | Error)[], renew = async () => true) {
  const sent: (string | null)[] = [];
  const told: string[] = [];
  let token = 'old';
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    const answer = answers.shift() ?? new Error('no answer');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const open = eventStream({
    url: '/events',
    token: () => token,
    renew: async () => {
      token = 'new';
      return renew();
    },
    fetch,
  });
  return new Promise<{ sent: (string | null)[]; told: string[] }>((resolve) => {
    open({
      onOpen: () => told.push('open'),
      onAlive: () => told.push('alive'),
      onEvent: (name, data) => told.push(`${name} ${data}`),
      onEnd: () => resolve({ sent, told }),
    });
  });
}

it('reads events however they are cut, and takes a comment for a sign of life', async () => {
  const { sent, told } = await listen([streamOf('event: state\nda', 'ta: {"a":1}\n\n', ': still here\n\n')]);
  expect(told).toEqual(['open', 'alive', 'alive', 'state {"a":1}', 'alive']);
  expect(sent).toEqual(['Bearer old']);
});

it('renews a token that is refused, once', async () => {
  expect((await listen([new Response('', { status: 401 }), streamOf('data: x\n\n')])).sent).toEqual(['Bearer old', 'Bearer new']);
  const { sent, told } = await listen([new Response('', { status: 401 }), new Response('', { status: 401 })]);
  expect([sent.length, told]).toEqual([2, []]);
});

it('ends quietly without a network, with an error page, or with an event that never ends', async () => {
  for (const answer of [new TypeError('network'), new Response('<html>', { status: 503 }), streamOf(`data: ${'x'.repeat(2_100_000)}`)])
    expect((await listen([answer])).told.filter((line) => line.includes('x'))).toEqual([]);
});

it('tells nothing any more once it is closed', async () => {
  const told: string[] = [];
  let answer = (_response: Response) => {};
  const open = eventStream({
    url: '/events',
    token: () => undefined,
    renew: async () => false,
    fetch: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const close = open({ onOpen: () => {}, onAlive: () => told.push('alive'), onEvent: (name) => told.push(name), onEnd: () => told.push('end') });
  close();
  answer(streamOf('data: late\n\n'));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(told).toEqual([]);
});
