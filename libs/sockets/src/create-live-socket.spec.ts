import { createLiveSocket, type OwnedLiveSocket } from './create-live-socket.ts';
import type { RoomHandlers } from './live-socket.ts';
import { fakeStompServer } from './testing/fake-stomp-server.ts';

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

const handlers = (own: Partial<RoomHandlers> = {}): RoomHandlers => ({ position: () => ({ epoch: 'e1', offset: 7 }), onFrame: () => {}, ...own });
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
    socket.live(() => {});
    await online();
    expect(server.last.url).toBe('ws://portal.test/websocket?lang=vi&token=token-1');
    expect(server.last.protocols).toContain('v12.stomp');
    expect(socket.state).toEqual({ status: 'online' });
  });

  it('shares one connection and closes it some seconds after the last listener left', async () => {
    const one = socket.live(() => {});
    const two = socket.room(501, handlers());
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
    socket.room(501, handlers()).close();
    socket.room(502, handlers());
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
    socket.live(() => {});
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
    socket.room(501, handlers({ onFrame: (frame) => frames.push(frame) }));
    await online();
    expect(server.last.frames('SUBSCRIBE')[0]?.headers).toEqual({ destination: ROOM, id: ROOM, epoch: 'e1', offset: '7' });
    server.last.deliver(ROOM, { type: 'online', online: 12 });
    expect(frames).toEqual([{ type: 'online', online: 12 }]);
  });

  it('drops a frame that breaks the contract or is not JSON, and lives on', async () => {
    const frames: unknown[] = [];
    socket.room(501, handlers({ onFrame: (frame) => frames.push(frame) }));
    await online();
    server.last.deliver(ROOM, { type: 'fireworks' });
    server.last.deliver(ROOM, '{"type":');
    server.last.deliver(ROOM, { type: 'online', online: 3 });
    expect(frames).toEqual([{ type: 'online', online: 3 }]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('gives a second listener of a room its own subscription, so that it is caught up by itself', async () => {
    socket.room(501, handlers());
    const second = socket.room(501, handlers({ position: () => ({ epoch: '', offset: 0 }) }));
    await online();
    expect(server.last.frames('SUBSCRIBE').map(({ headers }) => headers['id'])).toEqual([ROOM, `${ROOM}#2`]);
    expect(server.last.frames('SUBSCRIBE')[1]?.headers).not.toHaveProperty('offset');
    second.close();
    expect(server.last.frames('UNSUBSCRIBE').map(({ headers }) => headers['id'])).toEqual([`${ROOM}#2`]);
  });

  it('says nothing to a listener that has left', async () => {
    const frames: unknown[] = [];
    const subscription = socket.room(501, handlers({ onFrame: (frame) => frames.push(frame) }));
    socket.live(() => {});
    await online();
    subscription.close();
    server.last.deliver(ROOM, { type: 'online', online: 3 });
    expect(frames).toEqual([]);
  });
});

describe('reconnecting', () => {
  it('subscribes to everything again, from the offset held by then', async () => {
    let offset = 7;
    socket.room(501, handlers({ position: () => ({ epoch: 'e1', offset }) }));
    socket.live(() => {});
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
    socket.live(() => {});
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
    socket.live(() => {});
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
    socket.live(() => {});
    await pass(9_999);
    expect(socket.state.status).toBe('connecting');
    await pass(1);
    expect(socket.state).toMatchObject({ status: 'reconnecting', attempt: 1 });
  });

  it('notices the browser going offline at once and comes back as soon as it is online', async () => {
    socket.live(() => {});
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
    const subscription = socket.live(() => {});
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
    socket.room(501, handlers());
    await online();
    reply(ROOM, 50300);
    await pass(2_999);
    expect(server.last.frames('SUBSCRIBE')).toHaveLength(1);
    await pass(1);
    expect(server.last.frames('SUBSCRIBE').map(({ headers }) => headers['id'])).toEqual([ROOM, ROOM]);
  });

  it('is not asked for again once the connection or the listener is gone, nor when there is no such thing', async () => {
    const room = socket.room(501, handlers());
    socket.live(() => {});
    await online();
    reply(ROOM, 50300);
    room.close();
    reply('/topic/live', 40400);
    await pass(10_000);
    expect(server.last.frames('SUBSCRIBE')).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  beforeEach(() => {
    socket.room(501, handlers());
  });

  it('resolves with the reply of the same uuid, whatever its code', async () => {
    await online();
    const first = socket.send('uuid-0001', hello);
    const second = socket.send('uuid-0002', hello);
    expect(server.last.frames('SEND')[0]).toMatchObject({ headers: { destination: '/chat.sendMessage', uuid: 'uuid-0001' }, body: JSON.stringify(hello) });
    reply('uuid-0002', 'FIBE_NOT_LOGIN');
    reply('uuid-0001');
    await expect(first).resolves.toMatchObject({ code: 0, offset: 8 });
    await expect(second).resolves.toMatchObject({ code: 'FIBE_NOT_LOGIN' });
  });

  it('goes the same way for a reaction', async () => {
    await online();
    const reaction = { groupId: 501, groupMessageId: 9_001, reaction: 'love' as const };
    const sent = socket.react('uuid-0001', reaction);
    expect(server.last.frames('SEND')[0]).toMatchObject({ headers: { destination: '/chat.sendMessage', uuid: 'uuid-0001' }, body: JSON.stringify(reaction) });
    reply('uuid-0001');
    await expect(sent).resolves.toMatchObject({ code: 0 });
  });

  it('waits for the first connection', async () => {
    const sent = socket.send('uuid-0001', hello);
    await online();
    expect(server.last.frames('SEND')).toHaveLength(1);
    reply('uuid-0001');
    await expect(sent).resolves.toMatchObject({ code: 0 });
  });

  it('goes through a loss of the connection: what had no reply and what was said meanwhile are sent on the next one, in their order', async () => {
    await online();
    const sent = socket.send('uuid-0001', hello);
    server.last.drop();
    expect(socket.state.status).toBe('reconnecting');
    const meanwhile = socket.send('uuid-0002', hello);
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
    const sent = expect(socket.send('uuid-0001', hello)).rejects.toMatchObject({ reason: 'connection-lost' });
    await pass(5_000);
    server.last.drop();
    expect(socket.state.status).toBe('failed');
    await sent;
    await expect(socket.send('uuid-0002', hello)).rejects.toMatchObject({ reason: 'not-connected' });
  });

  it('rejects after ten seconds without a reply', async () => {
    await online();
    const sent = expect(socket.send('uuid-0001', hello)).rejects.toMatchObject({ reason: 'no-answer' });
    await pass(10_000);
    await sent;
  });
});

describe('coming in', () => {
  it('is told to the room while there is a connection', async () => {
    socket.room(501, handlers());
    socket.join(501, 'uuid-0001');
    await online();
    expect(server.last.frames('SEND')).toHaveLength(0);
    socket.join(501, 'uuid-0002');
    expect(server.last.frames('SEND')[0]).toMatchObject({ headers: { destination: '/chat.join', uuid: 'uuid-0002' }, body: '{"groupId":501}' });
  });
});

describe('another token', () => {
  it('connects anew with it, without showing a loss, and sends again what had no answer', async () => {
    const seen: string[] = [];
    socket.room(501, handlers());
    await online();
    const sent = socket.send('uuid-0001', hello);
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
    socket.live(() => {});
    await online();
    socket.tokenChanged();
    await pass(1_000);
    expect(server.connections).toHaveLength(1);
  });

  it('is not needed to connect anew when the address has another language', async () => {
    socket.close();
    let language = 'vi';
    socket = createLiveSocket({ url: () => `ws://portal.test/websocket?lang=${language}`, token: () => token, clock, WebSocketImpl: server.WebSocketImpl });
    socket.live(() => {});
    await online();
    language = 'en';
    socket.tokenChanged();
    await online();
    expect(server.connections.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['vi', 'en']);
  });

  it('that comes during the handshake is used right after it', async () => {
    socket.live(() => {});
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
  socket.live(() => {});
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(server.connections).toHaveLength(0);
});
