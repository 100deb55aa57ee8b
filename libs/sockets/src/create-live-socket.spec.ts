import { createLiveSocket, type OwnedLiveSocket } from './create-live-socket.ts';
import { z } from 'zod';
import type { Position } from './live-socket.ts';
import { fakeStompServer } from './testing/fake-stomp-server.ts';

/** Made up, if after the contract's: the connection knows no topic. */
const topics = { chatRoom: (groupId: number) => `/topic/chatroom.${groupId}`, live: '/topic/live' };
const destinations = { send: '/chat.sendMessage', join: '/chat.join' };
const roomFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('online'), online: z.number().int() }),
  z.object({ type: z.literal('reset'), epoch: z.string(), lastOffset: z.number().int() }),
]);
type RoomFrame = z.infer<typeof roomFrame>;
const liveFrame = z.object({ type: z.literal('scores'), list: z.array(z.unknown()) });

const clock = {
  after: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const ROOM = '/topic/chatroom.501';
const hello = { groupId: 501, originalMessage: 'Chào cả nhà' };

let server: ReturnType<typeof fakeStompServer>;
let token: string | undefined;
let socket: OwnedLiveSocket;
let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  server = fakeStompServer();
  token = 'token-1';
  socket = createLiveSocket({
    url: () => 'ws://portal.test/websocket?lang=vi',
    token: () => token,
    clock,
    WebSocketImpl: server.WebSocketImpl,
    random: () => 0,
  });
});
afterEach(() => {
  socket.close();
  expect(jest.getTimerCount()).toBe(0);
  warn.mockRestore();
  jest.useRealTimers();
});

const room = (groupId: number, own: { position?: () => Position; onFrame?: (frame: RoomFrame) => void } = {}) =>
  socket.subscribe({ topic: topics.chatRoom(groupId), schema: roomFrame, position: () => ({ epoch: 'e1', offset: 7 }), onFrame: () => {}, ...own });
const live = () => socket.subscribe({ topic: topics.live, schema: liveFrame, onFrame: () => {} });
const send = (uuid: string, message: object) => socket.send(destinations.send, uuid, message);
async function online() {
  await pass(0);
  server.last.accept();
  await pass(0);
}
const reply = (uuid: string, code: number | string = 0) => server.last.deliver('reply', { uuid, code, msg: 'x', groupMessageId: 1, offset: 8 }, '/user/reply');

describe('connecting', () => {
  it('opens nothing until somebody listens', async () => {
    await pass(60_000);
    expect(server.connections).toHaveLength(0);
    expect(socket.state).toEqual({ status: 'idle' });
  });

  it('connects with the token in the query and offers STOMP', async () => {
    live();
    await online();
    expect(server.last.url).toBe('ws://portal.test/websocket?lang=vi&token=token-1');
    expect(server.last.protocols).toContain('v12.stomp');
    expect(socket.state).toEqual({ status: 'online' });
  });

  it('shares one connection and closes it some seconds after the last listener left', async () => {
    const one = live();
    const two = room(501);
    await online();
    one.close();
    two.close();
    expect(server.last.frames('UNSUBSCRIBE').map(({ headers }) => headers['id'])).toEqual(['/topic/live', ROOM]);
    await pass(4_000);
    expect(socket.state.status).toBe('online');
    await pass(1_000);
    expect(socket.state.status).toBe('idle');
    expect(server.connections).toHaveLength(1);
  });

  it('stays connected when one goes from room to room', async () => {
    room(501).close();
    room(502);
    await online();
    await pass(60_000);
    expect(server.connections).toHaveLength(1);
    expect(server.last.frames('SUBSCRIBE').map(({ headers }) => headers['destination'])).toEqual(['/topic/chatroom.502']);
  });

  it('waits for the session when it is not known yet who the visitor is', async () => {
    socket.close();
    let ready = false;
    token = undefined;
    socket = createLiveSocket({ url: () => 'ws://portal.test/websocket', token: () => token, ready: () => ready, clock, WebSocketImpl: server.WebSocketImpl });
    live();
    await pass(1_000);
    expect(server.connections).toHaveLength(0);
    ready = true;
    token = 'guest';
    socket.tokenChanged();
    await online();
    expect(server.connections.map(({ url }) => url)).toEqual(['ws://portal.test/websocket?token=guest']);
  });
});

describe('listening', () => {
  it('asks a room for what came after the last offset held, and gives its frames on', async () => {
    const frames: unknown[] = [];
    room(501, { onFrame: (frame) => frames.push(frame) });
    await online();
    expect(server.last.frames('SUBSCRIBE')[0]?.headers).toEqual({ destination: ROOM, id: ROOM, epoch: 'e1', offset: '7' });
    server.last.deliver(ROOM, { type: 'online', online: 12 });
    expect(frames).toEqual([{ type: 'online', online: 12 }]);
  });

  it('drops a frame that breaks the contract or is not JSON, and lives on', async () => {
    const frames: unknown[] = [];
    room(501, { onFrame: (frame) => frames.push(frame) });
    await online();
    server.last.deliver(ROOM, { type: 'fireworks' });
    server.last.deliver(ROOM, '{"type":');
    server.last.deliver(ROOM, { type: 'online', online: 3 });
    expect(frames).toEqual([{ type: 'online', online: 3 }]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('gives a second listener of a room its own subscription, so that it is caught up by itself', async () => {
    room(501);
    const second = room(501, { position: () => ({ epoch: '', offset: 0 }) });
    await online();
    expect(server.last.frames('SUBSCRIBE').map(({ headers }) => headers['id'])).toEqual([ROOM, `${ROOM}#2`]);
    expect(server.last.frames('SUBSCRIBE')[1]?.headers).not.toHaveProperty('offset');
    second.close();
    expect(server.last.frames('UNSUBSCRIBE').map(({ headers }) => headers['id'])).toEqual([`${ROOM}#2`]);
  });

  it('says nothing to a listener that has left', async () => {
    const frames: unknown[] = [];
    const subscription = room(501, { onFrame: (frame) => frames.push(frame) });
    live();
    await online();
    subscription.close();
    server.last.deliver(ROOM, { type: 'online', online: 3 });
    expect(frames).toEqual([]);
  });
});

describe('reconnecting', () => {
  it('subscribes to everything again, from the offset held by then', async () => {
    let offset = 7;
    room(501, { position: () => ({ epoch: 'e1', offset }) });
    live();
    await online();
    offset = 19;
    server.last.drop();
    expect(socket.state).toEqual({ status: 'reconnecting', attempt: 1, of: 10 });
    await pass(1_000);
    await online();
    expect(server.connections).toHaveLength(2);
    expect(server.last.frames('SUBSCRIBE').map(({ headers }) => headers['offset'])).toEqual(['19', undefined]);
    expect(socket.state.status).toBe('online');
  });

  it('waits longer each time and gives up after ten tries, until asked to retry', async () => {
    live();
    await online();
    server.last.drop();
    const waits = [1, 2, 4, 8, 16, 30, 30, 30, 30, 30];
    for (const [index, seconds] of waits.entries()) {
      expect(socket.state).toEqual({ status: 'reconnecting', attempt: index + 1, of: 10 });
      await pass(seconds * 1000 - 1);
      expect(server.connections).toHaveLength(index + 1);
      await pass(1);
      expect(server.connections).toHaveLength(index + 2);
      server.last.drop();
    }
    await pass(600_000);
    expect(server.connections).toHaveLength(11);
    if (socket.state.status !== 'failed') throw new Error(socket.state.status);
    socket.state.retry();
    expect(socket.state.status).toBe('connecting');
    await online();
    expect(socket.state.status).toBe('online');
  });

  it('counts a server that accepts and drops at once as a failed try', async () => {
    live();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await online();
      server.last.drop();
      expect(socket.state).toMatchObject({ status: 'reconnecting', attempt });
      await pass(2 ** (attempt - 1) * 1000);
    }
    await online();
    await pass(5_000);
    server.last.drop();
    expect(socket.state).toMatchObject({ attempt: 1 });
  });

  it('gives a handshake ten seconds', async () => {
    live();
    await pass(9_999);
    expect(socket.state.status).toBe('connecting');
    await pass(1);
    expect(socket.state).toMatchObject({ status: 'reconnecting', attempt: 1 });
  });

  it('notices the browser going offline at once and comes back as soon as it is online', async () => {
    live();
    await online();
    window.dispatchEvent(new Event('offline'));
    expect(socket.state.status).toBe('reconnecting');
    window.dispatchEvent(new Event('online'));
    await online();
    expect(socket.state.status).toBe('online');
    expect(server.connections).toHaveLength(2);
  });

  it('tells who watches its state about each change', async () => {
    const seen: string[] = [];
    const stop = socket.onState(() => seen.push(socket.state.status));
    const subscription = live();
    await online();
    server.last.drop();
    stop();
    subscription.close();
    await pass(5_000);
    expect(seen).toEqual(['connecting', 'online', 'reconnecting']);
  });
});

describe('a refused subscription', () => {
  it('is asked for again when the server could not read its history just now', async () => {
    room(501);
    await online();
    reply(ROOM, 50300);
    await pass(2_999);
    expect(server.last.frames('SUBSCRIBE')).toHaveLength(1);
    await pass(1);
    expect(server.last.frames('SUBSCRIBE').map(({ headers }) => headers['id'])).toEqual([ROOM, ROOM]);
  });

  it('is not asked for again once the connection or the listener is gone, nor when there is no such thing', async () => {
    const first = room(501);
    live();
    await online();
    reply(ROOM, 50300);
    first.close();
    reply('/topic/live', 40400);
    await pass(10_000);
    expect(server.last.frames('SUBSCRIBE')).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is told to its listener, who then needs no warning, and asked for anew on the next connection', async () => {
    const refusals: unknown[] = [];
    socket.subscribe({ topic: topics.chatRoom(501), schema: roomFrame, onFrame: () => {}, onRefused: (refusal) => refusals.push(refusal) });
    await online();
    reply(ROOM, 'NOT_PERMISSIONS');
    expect(refusals).toEqual([{ code: 'NOT_PERMISSIONS', msg: 'x' }]);
    expect(warn).not.toHaveBeenCalled();
    server.last.drop();
    await pass(1_000);
    await online();
    expect(server.last.frames('SUBSCRIBE').map(({ headers }) => headers['id'])).toEqual([ROOM]);
    expect(server.connections).toHaveLength(2);
  });
});

describe('what it carries', () => {
  it('is read by each listener’s own schema: one release is older, another newer than the page', async () => {
    const heard: unknown[] = [];
    const ofOld = z.object({ score: z.number() });
    const ofNew = z.object({ score: z.number(), minute: z.number() });
    socket.subscribe({ topic: '/topic/later', schema: ofOld, onFrame: (frame) => heard.push(['old', frame]) });
    socket.subscribe({ topic: '/topic/later', schema: ofNew, onFrame: (frame) => heard.push(['new', frame]) });
    await online();
    for (const id of ['/topic/later', '/topic/later#2']) server.last.deliver(id, { score: 1, minute: 63 }, '/topic/later');
    for (const id of ['/topic/later', '/topic/later#2']) server.last.deliver(id, { score: 2 }, '/topic/later');
    expect(heard).toEqual([
      ['old', { score: 1 }],
      ['new', { score: 1, minute: 63 }],
      ['old', { score: 2 }],
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('sending', () => {
  beforeEach(() => {
    room(501);
  });

  it('resolves with the reply of the same uuid, whatever its code', async () => {
    await online();
    const first = send('uuid-0001', hello);
    const second = send('uuid-0002', hello);
    expect(server.last.frames('SEND')[0]).toMatchObject({ headers: { destination: '/chat.sendMessage', uuid: 'uuid-0001' }, body: JSON.stringify(hello) });
    reply('uuid-0002', 'FIBE_NOT_LOGIN');
    reply('uuid-0001');
    await expect(first).resolves.toMatchObject({ code: 0, offset: 8 });
    await expect(second).resolves.toMatchObject({ code: 'FIBE_NOT_LOGIN' });
  });

  it('hands on what a newer api says in a reply', async () => {
    await online();
    const sent = send('uuid-0001', hello);
    server.last.deliver('reply', { uuid: 'uuid-0001', code: 0, msg: 'x', groupMessageId: 1, offset: 8, slowedUntil: 'soon' }, '/user/reply');
    await expect(sent).resolves.toEqual({ uuid: 'uuid-0001', code: 0, msg: 'x', groupMessageId: 1, offset: 8, slowedUntil: 'soon' });
  });

  it('goes the same way for a reaction', async () => {
    await online();
    const reaction = { groupId: 501, groupMessageId: 9_001, reaction: 'love' as const };
    const sent = send('uuid-0001', reaction);
    expect(server.last.frames('SEND')[0]).toMatchObject({ headers: { destination: '/chat.sendMessage', uuid: 'uuid-0001' }, body: JSON.stringify(reaction) });
    reply('uuid-0001');
    await expect(sent).resolves.toMatchObject({ code: 0 });
  });

  it('waits for the first connection', async () => {
    const sent = send('uuid-0001', hello);
    await online();
    expect(server.last.frames('SEND')).toHaveLength(1);
    reply('uuid-0001');
    await expect(sent).resolves.toMatchObject({ code: 0 });
  });

  it('goes through a loss of the connection: what had no reply and what was said meanwhile are sent on the next one, in their order', async () => {
    await online();
    const sent = send('uuid-0001', hello);
    server.last.drop();
    expect(socket.state.status).toBe('reconnecting');
    const meanwhile = send('uuid-0002', hello);
    await pass(1_000);
    await online();
    expect(server.connections).toHaveLength(2);
    expect(server.last.frames('SEND').map(({ headers }) => headers['uuid'])).toEqual(['uuid-0001', 'uuid-0002']);
    reply('uuid-0001');
    reply('uuid-0002');
    await expect(Promise.all([sent, meanwhile])).resolves.toMatchObject([{ code: 0 }, { code: 0 }]);
  });

  it('rejects once all tries to connect again have failed, and at once while none is made', async () => {
    await online();
    server.last.drop();
    for (const seconds of [1, 2, 4, 8, 16, 30, 30, 30, 30]) {
      await pass(seconds * 1000);
      server.last.drop();
    }
    await pass(25_000);
    const sent = expect(send('uuid-0001', hello)).rejects.toMatchObject({ reason: 'connection-lost' });
    await pass(5_000);
    server.last.drop();
    expect(socket.state.status).toBe('failed');
    await sent;
    await expect(send('uuid-0002', hello)).rejects.toMatchObject({ reason: 'not-connected' });
  });

  it('rejects after ten seconds without a reply', async () => {
    await online();
    const sent = expect(send('uuid-0001', hello)).rejects.toMatchObject({ reason: 'no-answer' });
    await pass(10_000);
    await sent;
  });
});

describe('coming in', () => {
  it('is told to the room while there is a connection', async () => {
    room(501);
    socket.tell(destinations.join, 'uuid-0001', { groupId: 501 });
    await online();
    expect(server.last.frames('SEND')).toHaveLength(0);
    socket.tell(destinations.join, 'uuid-0002', { groupId: 501 });
    expect(server.last.frames('SEND')[0]).toMatchObject({ headers: { destination: '/chat.join', uuid: 'uuid-0002' }, body: '{"groupId":501}' });
  });
});

describe('another token', () => {
  it('connects anew with it, without showing a loss, and sends again what had no answer', async () => {
    const seen: string[] = [];
    room(501);
    await online();
    const sent = send('uuid-0001', hello);
    socket.onState(() => seen.push(socket.state.status));
    token = 'token-2';
    socket.tokenChanged();
    await online();
    expect(server.last.url).toContain('token=token-2');
    expect(server.last.frames('SEND').map(({ headers }) => headers['uuid'])).toEqual(['uuid-0001']);
    reply('uuid-0001');
    await expect(sent).resolves.toMatchObject({ code: 0 });
    expect(seen).toEqual(['connecting', 'online']);
  });

  it('is a reason to do nothing when it is the same one', async () => {
    live();
    await online();
    socket.tokenChanged();
    await pass(1_000);
    expect(server.connections).toHaveLength(1);
  });

  it('is not needed to connect anew when the address has another language', async () => {
    socket.close();
    let language = 'vi';
    socket = createLiveSocket({ url: () => `ws://portal.test/websocket?lang=${language}`, token: () => token, clock, WebSocketImpl: server.WebSocketImpl });
    live();
    await online();
    language = 'en';
    socket.tokenChanged();
    await online();
    expect(server.connections.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['vi', 'en']);
  });

  it('that comes during the handshake is used right after it', async () => {
    live();
    await pass(0);
    token = 'token-2';
    socket.tokenChanged();
    expect(server.connections).toHaveLength(1);
    await online();
    expect(server.connections.map(({ url }) => url.split('token=')[1])).toEqual(['token-1', 'token-2']);
    await online();
    expect(socket.state.status).toBe('online');
  });
});

it('makes no connection after it was closed for good', async () => {
  socket.close();
  live();
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(server.connections).toHaveLength(0);
});
