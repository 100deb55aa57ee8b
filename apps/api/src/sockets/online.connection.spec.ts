import { codes, type OnlineNotice, type OnlineReply } from '@portal/contracts';
import { nobody } from '../identity/caller.ts';
import type { Door } from '../modules/chat/index.ts';
import { OnlineRegistry } from '../modules/presence/index.ts';
import { ManualClock } from '../testing/clocks.ts';
import { OnlineConnection } from './online.connection.ts';

function setUp() {
  const clock = new ManualClock(0);
  const registry = new OnlineRegistry();
  const arrival = registry.arrive({ userId: 7, siteRoleId: 1 })!;
  const replies: OnlineReply[] = [];
  const notices: OnlineNotice[] = [];
  const watched = new Set<number>();
  const state = { closed: null as [number, string] | null, buffered: 0, pings: 0 };
  const connection = new OnlineConnection({
    arrival,
    clock,
    language: 'vi',
    say: (_, key) => key,
    onError: (error) => {
      throw error;
    },
    members: {
      watch: (roomId) => {
        watched.add(roomId);
        return () => watched.delete(roomId);
      },
      door: async (roomId) => (roomId === 29 ? { open: false, code: codes.notFound, words: 'chat.noRoom' } : ({ open: true } as Door)),
    },
    visitor: { caller: nobody, network: '127.0.0.1' },
    wire: {
      send: (bytes) => {
        const frame = JSON.parse(bytes.toString()) as OnlineReply | OnlineNotice;
        if ('type' in frame) notices.push(frame);
        else replies.push(frame);
      },
      ping: () => {
        state.pings += 1;
      },
      close: (code, reason) => {
        state.closed = [code, reason];
      },
      buffered: () => state.buffered,
    },
  });
  const send = (text: string, isBinary = true) => connection.receive(Buffer.from(text), isBinary);
  const say = (type: string, more: object = {}) => send(JSON.stringify({ type, uuid: `uuid-${type}`, ...more }));
  return {
    clock,
    registry,
    watched,
    replies,
    notices,
    state,
    connection,
    send,
    say,
    settle: async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

describe('an online socket', () => {
  it('answers each frame by its uuid, in binary JSON', async () => {
    const { say, replies, registry, settle } = setUp();
    say('online');
    say('join', { roomId: 30 });
    say('join', { roomId: 29, uuid: 'uuid-nowhere' });
    say('leave', { roomId: 30 });
    await settle();
    await settle();
    expect(replies.map(({ uuid, code }) => [uuid, code])).toEqual([
      ['uuid-online', 0],
      ['uuid-join', 0],
      ['uuid-nowhere', codes.notFound],
      ['uuid-leave', 0],
    ]);
    expect([registry.list(), registry.list(30)]).toEqual([[7], []]);
  });

  it('says also what nobody asked for, as long as somebody reads', () => {
    const { connection, notices, state } = setUp();
    connection.notify({ type: 'notifications' });
    expect(notices).toEqual([{ type: 'notifications' }]);
    state.buffered = 1_000_000;
    connection.notify({ type: 'notifications' });
    expect([notices.length, state.closed?.[1]]).toEqual([1, 'too slow']);
    connection.notify({ type: 'notifications' });
    expect(notices).toHaveLength(1);
  });

  it('has watched what it is in, and nothing else, until it ends', async () => {
    const { say, watched, connection, settle } = setUp();
    say('online');
    for (const roomId of [30, 31, 29]) say('join', { roomId });
    say('leave', { roomId: 31 });
    for (let turn = 0; turn < 4; turn += 1) await settle();
    expect([...watched]).toEqual([30]);
    connection.dispose();
    expect([...watched]).toEqual([]);
  });

  it.each([
    ['a text frame', '{"type":"online","uuid":"uuid-0001"}', false, '', 'chat.badFrame: binary'],
    ['what is no JSON', '{"type":', true, '', 'chat.badFrame: JSON'],
    ['bytes that are no text', '\u{d83d}', true, '', 'chat.badFrame: JSON'],
    ['an unknown type', '{"type":"dance","uuid":"uuid-0001"}', true, 'uuid-0001', 'chat.badFrame: type'],
    ['a bad uuid', '{"type":"online","uuid":"x"}', true, '', 'chat.badFrame: uuid'],
    ['a join without its room', '{"type":"join","uuid":"uuid-0001"}', true, 'uuid-0001', 'chat.badFrame: roomId'],
    ['a frame that is too long', `{"type":"online","uuid":"uuid-0001","more":"${'x'.repeat(600)}"}`, true, '', 'chat.badFrame: 512 bytes'],
  ])('names what is wrong with %s, and lives on', (_, text, isBinary, uuid, msg) => {
    const { send, replies, state } = setUp();
    send(text, isBinary);
    expect([replies, state.closed]).toEqual([[{ uuid, code: codes.badInput, msg }], null]);
  });

  it('ends after five frames that cannot be read', () => {
    const { send, state, registry, say } = setUp();
    say('online');
    for (let number = 0; number < 5; number += 1) send('nonsense');
    expect(state.closed).toEqual([1002, 'bad frame: JSON']);
    expect(registry.list()).toEqual([]);
  });

  it('ends when too many frames come, or answers are not taken', () => {
    const { say, state } = setUp();
    for (let number = 0; number < 61; number += 1) say('online');
    expect(state.closed).toEqual([1008, 'too many frames']);
    const pinging = setUp();
    for (let number = 0; number < 61; number += 1) pinging.connection.signal();
    expect(pinging.state.closed).toEqual([1008, 'too many frames']);
    const slow = setUp();
    slow.state.buffered = 100_000;
    slow.say('online');
    expect(slow.state.closed).toEqual([1008, 'too slow']);
  });

  it('takes a socket whose other end is gone for offline, and lets one that answers live', () => {
    const { clock, say, state, registry, connection } = setUp();
    say('online');
    for (let minutes = 0; minutes < 5; minutes += 1) {
      clock.advance(60_000);
      connection.signal();
    }
    expect([state.closed, state.pings]).toEqual([null, 10]);
    clock.advance(90_000);
    expect([state.closed, registry.list()]).toEqual([[1008, 'no sign of life'], []]);
  });
});
