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
  const feed: Feed = { serves: (topic) => topic === '/topic/live', subscribe: (_, subscription) => { subscriber = subscription; return () => { ended += 1; }; } };
  const connection = new Connection({
    clock, codec: new StompCodec(), feeds: [feed], chat: {} as ChatService, say: (_, key) => key, onError: (error) => { throw error; },
    wire: { send: (bytes) => sent.push(bytes.toString()), close: (code, reason) => { closed = [code, reason]; }, buffered: () => buffered },
    sender: { caller: nobody, author: async () => null, language: 'vi', ip: '127.0.0.1' },
  });
  return {
    clock, sent, closed: () => closed, ended: () => ended,
    say: (text: string) => connection.receive(Buffer.from(text)),
    connection,
    deliver: () => subscriber?.deliver(new Outgoing('/topic/live', {}, { id: '1' })),
    buffer: (bytes: number) => { buffered = bytes; },
  };
}
const connect = (heartBeat = '0,0') => `CONNECT\naccept-version:1.2\nheart-beat:${heartBeat}\n\n\0`;
const subscribe = 'SUBSCRIBE\nid:a\ndestination:/topic/live\n\n\0';

describe('a connection of the gateway', () => {
  it('beats when it has had nothing to say, and hears the client beat', () => {
    const { clock, sent, say, closed } = setUp();
    say(connect('10000,10000'));
    for (let beats = 0; beats < 6; beats += 1) { clock.advance(10_000); say('\n'); }
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

  it('leaves a client alone that never announced to beat', () => {
    const { clock, say, closed } = setUp();
    say(connect());
    clock.advance(600_000);
    expect(closed()).toBeNull();
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
