import { destinations, roomFrame, chatTopics } from '@portal/contracts/chat';
import { liveFrame, liveMatchFrame, matchTopics } from '@portal/contracts/match';
import type { Listening, LiveSocket } from '@portal/sockets';
import { withOlderNames } from './older-names.ts';

/** The page's connection as releases were built for it a platform before 0.1.2. */
interface Older {
  readonly state: { status: string };
  room(groupId: number, handlers: { position(): { epoch: string; offset: number }; onFrame(frame: unknown): void }): { close(): void };
  live(onFrame: (frame: unknown) => void): { close(): void };
  liveMatch(fixtureId: number, onFrame: (frame: unknown) => void): { close(): void };
  send(uuid: string, message: object): Promise<unknown>;
  react(uuid: string, reaction: object): Promise<unknown>;
  join(groupId: number, uuid: string): void;
}

function setUp() {
  const did: unknown[] = [];
  const listening: Listening<unknown>[] = [];
  let status: 'idle' | 'online' = 'idle';
  const socket: LiveSocket = {
    get state() {
      return { status };
    },
    onState: () => () => {},
    subscribe(own) {
      listening.push(own as Listening<unknown>);
      return { close: () => void did.push(['closed', own.topic]) };
    },
    async send(...all) {
      did.push(['send', ...all]);
      return { uuid: all[1], code: 0, msg: '', groupMessageId: 1, offset: 1 };
    },
    tell: (...all) => void did.push(['tell', ...all]),
  };
  const both = withOlderNames(socket);
  return {
    did,
    listening,
    both,
    older: both as unknown as Older,
    connect: () => {
      status = 'online';
    },
  };
}

describe('a release built for a platform before 0.1.2', () => {
  it('listens to the topics it names, with its place in a room', () => {
    const { older, listening, did } = setUp();
    const heard: unknown[] = [];
    const position = () => ({ epoch: 'e', offset: 7 });
    older.room(501, { position, onFrame: (frame) => heard.push(frame) }).close();
    older.live((frame) => heard.push(frame)).close();
    older.liveMatch(9, (frame) => heard.push(frame)).close();
    expect(listening.map(({ topic, schema }) => [topic, schema])).toEqual([
      [chatTopics.chatRoom(501), roomFrame],
      [matchTopics.live, liveFrame],
      [matchTopics.liveMatch(9), liveMatchFrame],
    ]);
    expect(listening[0]!.position!()).toEqual({ epoch: 'e', offset: 7 });
    listening.forEach(({ onFrame }, place) => onFrame(place));
    expect(heard).toEqual([0, 1, 2]);
    expect(did).toEqual([
      ['closed', chatTopics.chatRoom(501)],
      ['closed', matchTopics.live],
      ['closed', matchTopics.liveMatch(9)],
    ]);
  });

  it('sends, reacts and joins as it does, beside one that names the path', async () => {
    const { older, both, did } = setUp();
    await older.send('uuid-1', { groupId: 1, originalMessage: 'x' });
    await older.react('uuid-2', { groupId: 1, groupMessageId: 2, reaction: null });
    older.join(1, 'uuid-3');
    await both.send(destinations.sendPrivate, 'uuid-4', { groupId: 1 });
    expect(did).toEqual([
      ['send', destinations.send, 'uuid-1', { groupId: 1, originalMessage: 'x' }],
      ['send', destinations.send, 'uuid-2', { groupId: 1, groupMessageId: 2, reaction: null }],
      ['tell', destinations.join, 'uuid-3', { groupId: 1 }],
      ['send', destinations.sendPrivate, 'uuid-4', { groupId: 1 }],
    ]);
  });

  it('sees the state of now', () => {
    const { older, connect } = setUp();
    expect(older.state).toEqual({ status: 'idle' });
    connect();
    expect(older.state).toEqual({ status: 'online' });
  });
});
