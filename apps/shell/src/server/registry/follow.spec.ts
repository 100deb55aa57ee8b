/** @jest-environment node */
import type { RegistryState } from '@portal/contracts';
import { fakeClock } from '@portal/testing';
import { quietLog } from '../testing/quiet-log.ts';
import { SILENCE } from './events.ts';
import { createFollower, POLL } from './follow.ts';
import type { Source } from './source.ts';
import { waitBefore } from './waits.ts';

const state = (revision: number): RegistryState => ({ revision, remotes: {}, canaries: {}, since: {}, previewKey: '' });
const event = (of: RegistryState) => `event: state\ndata: ${JSON.stringify(of)}\n\n`;
/** Lets everything that waits for nothing but promises happen. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A registry by hand: each connection to the stream is fed and ended by the test. */
function follow({ polled = () => Promise.reject(new Error('down')) as Promise<RegistryState> } = {}) {
  const clock = fakeClock();
  const { log, has, lines } = quietLog();
  const heard: number[] = [];
  const connections: { send(text: string): void; end(): void; open: boolean }[] = [];
  let refuse = false;
  let polls = 0;
  const source: Pick<Source, 'state' | 'events'> = {
    state: () => {
      polls += 1;
      return polled();
    },
    async events(signal) {
      if (refuse) throw new Error('refused');
      let controller!: ReadableStreamDefaultController<Uint8Array>;
      const stream = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given;
        },
      });
      const connection = {
        open: true,
        send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
        end: () => {
          connection.open = false;
          controller.close();
        },
      };
      signal.addEventListener('abort', () => {
        if (connection.open) {
          connection.open = false;
          controller.error(signal.reason);
        }
      });
      connections.push(connection);
      return stream;
    },
  };
  const follower = createFollower({
    source: source as Source,
    clock,
    log,
    chance: () => 1,
    onState: async ({ revision }) => {
      heard.push(revision);
    },
  });
  follower.begin();
  return {
    clock,
    heard,
    connections,
    follower,
    has,
    lines,
    polls: () => polls,
    refuse(value: boolean) {
      refuse = value;
    },
    last: () => connections[connections.length - 1]!,
  };
}

describe('following the registry', () => {
  it('hears each state as it is told, also in pieces', async () => {
    const { heard, last, follower } = follow();
    await settle();
    const text = event(state(2));
    last().send(`: keep-alive\n\n${event(state(1))}${text.slice(0, 20)}`);
    await settle();
    expect(heard).toEqual([1]);
    last().send(`${text.slice(20)}event: health\ndata: {"remote":"chat"}\n\n`);
    await settle();
    expect(heard).toEqual([1, 2]);
    expect(follower.answers()).toBe(true);
    follower.stop();
  });

  it('connects again when the stream ends, waiting longer each time it is refused, and at once after a good one', async () => {
    const { clock, connections, last, refuse, follower } = follow();
    await settle();
    last().send(event(state(1)));
    await settle();
    refuse(true);
    last().end();
    await settle();
    for (const wait of [250, 500, 1_000]) {
      clock.advance(wait);
      await settle();
    }
    refuse(false);
    clock.advance(1_999);
    await settle();
    expect(connections).toHaveLength(1);
    clock.advance(1);
    await settle();
    expect(connections).toHaveLength(2);
    last().send(event(state(2)));
    await settle();
    last().end();
    await settle();
    clock.advance(250);
    await settle();
    expect(connections).toHaveLength(3);
    follower.stop();
  });

  it('leaves a stream that has fallen silent, and keeps one that only says that it lives', async () => {
    const { clock, connections, last, follower } = follow({ polled: () => new Promise(() => {}) });
    await settle();
    for (let n = 0; n < 4; n += 1) {
      clock.advance(SILENCE - 1);
      last().send(': keep-alive\n\n');
      await settle();
    }
    expect(connections).toHaveLength(1);
    clock.advance(SILENCE);
    await settle();
    expect(connections[0]?.open).toBe(false);
    clock.advance(15_000);
    await settle();
    expect(connections).toHaveLength(2);
    follower.stop();
  });

  it('asks every ten seconds beside a stream that hangs, one question at a time', async () => {
    let revision = 1;
    let answers: (() => void)[] = [];
    const { clock, heard, polls, follower } = follow({
      polled: () =>
        new Promise((resolve) => {
          answers.push(() => resolve(state(revision)));
        }),
    });
    await settle();
    clock.advance(POLL);
    clock.advance(POLL);
    expect(polls()).toBe(1);
    revision = 5;
    for (const answer of answers) answer();
    await settle();
    expect(heard).toEqual([5]);
    answers = [];
    clock.advance(POLL);
    expect(polls()).toBe(2);
    follower.stop();
  });

  it('drops an answer that was under way while the stream told something newer', async () => {
    let answer = (_: RegistryState) => {};
    const { clock, heard, last, follower } = follow({
      polled: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await settle();
    clock.advance(POLL);
    last().send(event(state(9)));
    await settle();
    answer(state(8));
    await settle();
    expect(heard).toEqual([9]);
    // A registry begun anew counts from the beginning; its word holds all the same.
    clock.advance(POLL);
    answer(state(3));
    await settle();
    expect(heard).toEqual([9, 3]);
    follower.stop();
  });

  it('says once that the registry is away, and once that it is back', async () => {
    let up = true;
    const { clock, lines, follower, refuse } = follow({
      polled: async () => {
        if (!up) throw new Error('down');
        return state(1);
      },
    });
    refuse(true);
    await settle();
    for (const next of [true, false, false, true]) {
      up = next;
      clock.advance(POLL);
      await settle();
    }
    expect(lines.filter(({ level }) => level !== 'debug').map(({ words }) => words)).toEqual([
      'following the registry',
      'the registry does not answer; releases stay as they are',
      'following the registry',
    ]);
    follower.stop();
  });

  it('survives an event that is none', async () => {
    const { clock, heard, last, connections, follower } = follow({ polled: () => new Promise(() => {}) });
    await settle();
    last().send('event: state\ndata: {"revision":"x"}\n\n');
    await settle();
    expect(connections[0]?.open).toBe(false);
    clock.advance(1_000);
    await settle();
    last().send(event(state(4)));
    await settle();
    expect(heard).toEqual([4]);
    follower.stop();
  });

  it('leaves no timer behind', async () => {
    const { clock, follower } = follow();
    await settle();
    follower.stop();
    await settle();
    expect(clock.waiting).toBe(0);
  });
});

describe('the wait before another try', () => {
  it('doubles up to 15 s, by chance down to a half', () => {
    expect([0, 1, 2, 6, 50].map((attempt) => waitBefore(attempt, 1))).toEqual([250, 500, 1_000, 15_000, 15_000]);
    expect(waitBefore(1, 0)).toBe(250);
  });
});
