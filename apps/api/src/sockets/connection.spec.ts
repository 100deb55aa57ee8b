import { nobody } from '../identity/caller.ts';
import type { ChatService } from '../modules/chat/index.ts';
import { ManualClock } from '../testing/clocks.ts';
import { Connection } from './connection.ts';
import { Outgoing } from './outgoing.ts';
import { StompCodec } from './stomp.codec.ts';
import type { Feed, Subscription } from './subscription.ts';

function setUp() {
  const clock = new ManualClock(0);
  const sent: string[] = [];
  let closed: [number, string] | null = null;
  let buffered = 0;
  let subscriber: Subscription | null = null;
  let ended = 0;
  let begun = 0;
  let pings = 0;
  const feed: Feed = {
    serves: (topic) => topic === '/topic/live',
    subscribe: (_, subscription) => {
      begun += 1;
      subscriber = subscription;
      return () => {
        ended += 1;
      };
    },
  };
  const connection = new Connection({
    clock,
    codec: new StompCodec(),
    feeds: [feed],
    chat: {} as ChatService,
    say: (_, key) => key,
    onError: (error) => {
      throw error;
    },
    wire: {
      send: (bytes) => sent.push(bytes.toString()),
      ping: () => {
        pings += 1;
      },
      close: (code, reason) => {
        closed = [code, reason];
      },
      buffered: () => buffered,
    },
    sender: { caller: nobody, author: async () => null, lives: async () => true, language: 'vi', ip: '127.0.0.1' },
  });
  return {
    clock,
    sent,
    closed: () => closed,
    ended: () => ended,
    begun: () => begun,
    pings: () => pings,
    refuse: () => subscriber?.refuse(50300, 'notReady'),
    say: (text: string) => connection.receive(Buffer.from(text)),
    connection,
    deliver: () => subscriber?.deliver(new Outgoing('/topic/live', {}, { id: '1' })),
    buffer: (bytes: number) => {
      buffered = bytes;
    },
  };
}
const connect = (heartBeat = '0,0') => `CONNECT\naccept-version:1.2\nheart-beat:${heartBeat}\n\n\0`;
const subscribe = 'SUBSCRIBE\nid:a\ndestination:/topic/live\n\n\0';

describe('a connection of the gateway', () => {
  it('beats when it has had nothing to say, and hears the client beat', () => {
    const { clock, sent, say, closed } = setUp();
    say(connect('10000,10000'));
    for (let beats = 0; beats < 6; beats += 1) {
      clock.advance(10_000);
      say('\n');
    }
    expect(sent.filter((frame) => frame === '\n').length).toBeGreaterThanOrEqual(6);
    expect(closed()).toBeNull();
  });

  it('cuts a client off that announced to beat and went silent', () => {
    const { clock, say, closed } = setUp();
    say(connect('10000,0'));
    clock.advance(20_000);
    expect(closed()).toBeNull();
    clock.advance(20_000);
    expect(closed()).toEqual([1008, 'no heart-beat']);
  });

  it('does not take a step of the machine’s clock for silence', () => {
    const { clock, say, closed } = setUp();
    say(connect('10000,0'));
    clock.set(clock.now() + 3_600_000);
    clock.advance(10_000);
    expect(closed()).toBeNull();
  });

  it('leaves a client alone that never announced to beat, as long as it answers pings', () => {
    const { clock, say, closed, pings, connection } = setUp();
    say(connect());
    for (let minutes = 0; minutes < 10; minutes += 1) {
      clock.advance(60_000);
      connection.signal();
    }
    expect(closed()).toBeNull();
    expect(pings()).toBe(20);
  });

  it('cuts a client off that leaves two pings unanswered, also one that never announced to beat', () => {
    const { clock, say, closed, connection } = setUp();
    say(connect());
    clock.advance(60_000);
    connection.signal();
    clock.advance(89_999);
    expect(closed()).toBeNull();
    clock.advance(1);
    expect(closed()).toEqual([1008, 'no sign of life']);
  });

  it('ends a connection without CONNECT after ten seconds, also one that keeps beating', () => {
    for (const talk of ['', '\n']) {
      const { clock, say, closed } = setUp();
      for (let second = 0; second < 9; second += 1) {
        clock.advance(1_000);
        say(talk);
      }
      expect(closed()).toBeNull();
      clock.advance(1_000);
      expect(closed()).toEqual([1008, 'no CONNECT']);
    }
  });

  it('leaves no timer behind', () => {
    const { clock, say, connection } = setUp();
    say(connect('10000,10000'));
    connection.dispose();
    expect((clock as unknown as { due: Set<unknown> }).due.size).toBe(0);
  });

  it('ends a connection that sends frames faster than any page, and lets through what a page sends', () => {
    const { say, closed, begun, ended } = setUp();
    say(connect());
    say(subscribe.repeat(1_000));
    expect(closed()).toEqual([1008, 'too many frames']);
    expect(begun()).toBeLessThan(200);
    expect(ended()).toBe(begun());
    const page = setUp();
    page.say(connect());
    for (let second = 0; second < 60; second += 1) {
      page.say(subscribe.repeat(20));
      page.clock.advance(1_000);
    }
    expect(page.closed()).toBeNull();
  });

  it('counts messages, pings and bytes before it reads any of them', () => {
    const oneByOne = setUp();
    for (let count = 0; count < 500; count += 1) oneByOne.say('x');
    expect(oneByOne.closed()).toBeNull();
    oneByOne.say('x');
    expect(oneByOne.closed()).toEqual([1008, 'too many messages']);
    const pinging = setUp();
    pinging.say(connect());
    let answered = 0;
    while (pinging.connection.signal()) answered += 1;
    expect([answered, pinging.closed()]).toEqual([499, [1008, 'too many messages']]);
    const large = setUp();
    large.say(connect());
    for (let count = 0; count < 7; count += 1) large.say('\n'.repeat(64 * 1024));
    expect(large.closed()).toBeNull();
    large.say('\n'.repeat(64 * 1024));
    expect(large.closed()).toEqual([1008, 'too many messages']);
  });

  it('takes messages in pieces for as long as a page would send them', () => {
    const { say, closed, clock, begun } = setUp();
    say(connect());
    for (let second = 0; second < 60; second += 1) {
      for (const letter of subscribe) say(letter);
      clock.advance(1_000);
    }
    expect([closed(), begun()]).toEqual([null, 60]);
  });

  it('ends what a refused subscription holds, and tells the client once', () => {
    const { say, refuse, ended, sent } = setUp();
    say(connect());
    say(subscribe);
    refuse();
    refuse();
    expect(ended()).toBe(1);
    expect(sent.filter((frame) => frame.includes('"code":50300') && frame.includes('"uuid":"a"'))).toHaveLength(1);
  });

  it('cuts a client off that reads slower than the room talks, and gives its subscriptions back', () => {
    const { say, deliver, buffer, closed, ended, sent } = setUp();
    say(connect());
    say(subscribe);
    deliver();
    expect(sent.at(-1)).toContain('MESSAGE');
    buffer(2 * 1024 * 1024);
    deliver();
    expect(closed()).toEqual([1008, 'too slow']);
    expect(ended()).toBe(1);
  });

  it('wants CONNECT first and once', () => {
    for (const talk of [[subscribe], [connect(), connect()]]) {
      const { say, sent, closed } = setUp();
      for (const frame of talk) say(frame);
      expect(sent.at(-1)).toMatch(/^ERROR/);
      expect(closed()?.[0]).toBe(1002);
    }
  });

  it('moves a subscription whose id comes again instead of doubling it', () => {
    const { say, ended } = setUp();
    say(connect());
    say(subscribe);
    say(subscribe);
    expect(ended()).toBe(1);
    say('UNSUBSCRIBE\nid:a\n\n\0');
    expect(ended()).toBe(2);
  });

  it('says goodbye with a receipt', () => {
    const { say, sent, closed } = setUp();
    say(connect());
    say('DISCONNECT\nreceipt:bye-1\n\n\0');
    expect(sent.at(-1)).toBe('RECEIPT\nreceipt-id:bye-1\n\n\0');
    expect(closed()?.[0]).toBe(1000);
  });
});
