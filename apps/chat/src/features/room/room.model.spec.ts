import { chatCalls, type ChatHistory } from '@portal/contracts/chat';
import { aUser, fakeApi, fakeClock, fakeSession, fakeSocket } from '@portal/testing';
import { roomsOn, aHistory, aMessage, messages } from '@portal/testing/chat';
import { keptWords, type KeptWords } from './kept-words.ts';
import { RoomModel } from './room.model.ts';

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};
const frame = (from: number, to: number, own: Parameters<typeof messages>[2] = {}) => ({
  type: 'messages' as const,
  epoch: 'e1',
  lastOffset: to,
  list: messages(from, to, own),
});

function setUp({
  snapshot = aHistory(messages(1, 3)),
  session = fakeSession(),
  kept,
  clock = fakeClock(),
  socket = fakeSocket(),
}: {
  snapshot?: ChatHistory;
  session?: ReturnType<typeof fakeSession>;
  kept?: KeptWords;
  clock?: ReturnType<typeof fakeClock>;
  socket?: ReturnType<typeof fakeSocket>;
} = {}) {
  const api = fakeApi();
  let ids = 0;
  const room = new RoomModel({ groupId: 501, snapshot, api, socket, session, clock, kept, newId: () => `my-uuid-${(ids += 1)}` });
  room.start();
  return {
    room,
    api,
    socket,
    clock,
    session,
    offsets: () => room.messages.timeline.list.map(({ offset }) => offset),
    outgoing: () => room.outbox.list.map(({ text, status }) => [text, status]),
    /** The first failed message. */
    failed() {
      const message = room.outbox.list.find(({ status }) => status === 'failed');
      if (message?.status !== 'failed') throw new Error('nothing failed');
      return message;
    },
  };
}

describe('a room that is out of sight', () => {
  it('counts what comes and shows it once it is in sight again, where one followed', () => {
    const { room, socket } = setUp();
    room.messages.show(false);
    roomsOn(socket).roomFrame(501, frame(4, 6));
    // The list behind the other tab may be scrolled by a smaller window: it says nothing of who reads.
    room.messages.follow(true);
    expect([room.messages.unseen, room.messages.shown.length, room.messages.following]).toEqual([3, 3, false]);
    room.messages.show(true);
    expect([room.messages.unseen, room.messages.shown.length, room.messages.following]).toEqual([0, 6, true]);
  });

  it('leaves who read further up where they were', () => {
    const { room, socket } = setUp();
    room.messages.follow(false);
    room.messages.show(false);
    roomsOn(socket).roomFrame(501, frame(4, 5));
    room.messages.show(true);
    expect([room.messages.unseen, room.messages.shown.length, room.messages.following]).toEqual([2, 3, false]);
  });

  it('goes on counting where more was missed than can be caught up', async () => {
    const { api, room, socket } = setUp();
    room.messages.show(false);
    api.on(chatCalls.messages, () => aHistory(messages(201, 250)));
    roomsOn(socket).roomFrame(501, { type: 'reset', epoch: 'e1', lastOffset: 250 });
    await settle();
    expect(room.messages.unseen).toBe(50);
    room.messages.show(true);
    expect([room.messages.unseen, room.messages.shown.length]).toEqual([0, 50]);
  });
});

describe('a room that is watched', () => {
  it('begins with the page of history and asks to be caught up from its end', () => {
    const { socket, offsets } = setUp();
    expect(offsets()).toEqual([1, 2, 3]);
    expect(roomsOn(socket).position(501)).toEqual({ epoch: 'e1', offset: 3 });
  });

  it('takes frames in, also ones it was given before', () => {
    const { socket, offsets, room } = setUp();
    roomsOn(socket).roomFrame(501, { type: 'caughtUp', epoch: 'e1', lastOffset: 5, online: 140, list: messages(3, 5) });
    roomsOn(socket).roomFrame(501, frame(5, 6));
    expect(offsets()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(room.online).toBe(140);
  });

  it('misses nothing when it comes back: it asks from the last offset it holds by then', () => {
    const { socket, offsets } = setUp();
    roomsOn(socket).roomFrame(501, frame(4, 9));
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    expect(roomsOn(socket).position(501)).toEqual({ epoch: 'e1', offset: 9 });
    socket.become({ status: 'online' });
    roomsOn(socket).roomFrame(501, { type: 'caughtUp', epoch: 'e1', lastOffset: 12, online: 9, list: messages(10, 12) });
    expect(offsets()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('loads the page of history again when the room says its history is gone, and keeps what comes meanwhile', async () => {
    const { api, socket, offsets, room } = setUp();
    api.on(chatCalls.messages, () => aHistory(messages(1, 2), { epoch: 'e2' }));
    roomsOn(socket).roomFrame(501, { type: 'reset', epoch: 'e2', lastOffset: 2 });
    roomsOn(socket).roomFrame(501, { ...frame(3, 3), epoch: 'e2' });
    expect(offsets()).toEqual([1, 2, 3]);
    await settle();
    expect(room.messages.timeline.epoch).toBe('e2');
    expect(offsets()).toEqual([1, 2, 3]);
    expect(roomsOn(socket).position(501)).toEqual({ epoch: 'e2', offset: 3 });
  });

  it('tries the page of history again later when the api is down, without asking for every frame', async () => {
    const { api, socket, clock, room } = setUp();
    roomsOn(socket).roomFrame(501, { type: 'reset', epoch: 'e2', lastOffset: 2 });
    await settle();
    for (let offset = 3; offset < 20; offset += 1) roomsOn(socket).roomFrame(501, { ...frame(offset, offset), epoch: 'e2' });
    await settle();
    expect(api.inputs(chatCalls.messages)).toHaveLength(1);
    api.on(chatCalls.messages, () => aHistory(messages(1, 19), { epoch: 'e2' }));
    clock.advance(5_000);
    await settle();
    expect(room.messages.timeline).toMatchObject({ epoch: 'e2', lastOffset: 19 });
  });

  it('asks for the page of history when a hole stays', async () => {
    const { api, socket, clock, offsets } = setUp();
    api.on(chatCalls.messages, () => aHistory(messages(1, 6)));
    roomsOn(socket).roomFrame(501, frame(5, 6));
    expect(offsets()).toEqual([1, 2, 3]);
    clock.advance(3_000);
    await settle();
    expect(offsets()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('asks for nothing when the hole is filled in time', async () => {
    const { api, socket, clock, offsets } = setUp();
    roomsOn(socket).roomFrame(501, frame(5, 6));
    roomsOn(socket).roomFrame(501, frame(4, 4));
    clock.advance(60_000);
    await settle();
    expect(offsets()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(api.asked).toEqual([]);
  });

  it('leaves nothing running behind', () => {
    const { room, socket, clock } = setUp();
    roomsOn(socket).roomFrame(501, frame(5, 6));
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    socket.become({ status: 'online' });
    room.dispose();
    expect(socket.open).toBe(0);
    expect(clock.waiting).toBe(0);
  });

  it('can be started again after it was disposed of', () => {
    const { room, socket, offsets } = setUp();
    room.dispose();
    room.start();
    roomsOn(socket).roomFrame(501, frame(4, 4));
    expect(offsets()).toEqual([1, 2, 3, 4]);
    expect(socket.open).toBe(1);
  });
});

describe('sending', () => {
  it('shows the message at once, and gives way to the room’s copy of it', async () => {
    const { room, socket, outgoing, offsets } = setUp();
    room.send('  Vào rồi!  ');
    expect(outgoing()).toEqual([['Vào rồi!', 'sending']]);
    await socket.reply({ code: 0, offset: 4 });
    await settle();
    expect(outgoing()).toEqual([['Vào rồi!', 'stored']]);
    roomsOn(socket).roomFrame(501, { ...frame(4, 4), list: [aMessage(4, { uuid: 'my-uuid-1', filteredMessage: 'Vào rồi!' })] });
    expect(outgoing()).toEqual([]);
    expect(offsets()).toEqual([1, 2, 3, 4]);
  });

  it('shows it once when the room’s copy comes before the reply', async () => {
    const { room, socket, outgoing } = setUp();
    room.send('Vào rồi!');
    roomsOn(socket).roomFrame(501, { ...frame(4, 4), list: [aMessage(4, { uuid: 'my-uuid-1' })] });
    await socket.reply({ code: 0, offset: 4 });
    await settle();
    expect(outgoing()).toEqual([]);
  });

  it('keeps a message that was lost and sends it by itself, with the same uuid, once there is a connection', async () => {
    const { room, socket, outgoing, failed } = setUp();
    room.send('Vào rồi!');
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    await settle();
    expect(failed()).toMatchObject({ reason: 'offline', text: 'Vào rồi!' });
    socket.become({ status: 'online' });
    expect(outgoing()).toEqual([['Vào rồi!', 'sending']]);
    expect(roomsOn(socket).sent.map(({ uuid }) => uuid)).toEqual(['my-uuid-1', 'my-uuid-1']);
  });

  it('sends what waits one after the other, in the order it was said', async () => {
    const { room, socket, outgoing } = setUp();
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    room.send('một');
    room.send('hai');
    await settle();
    socket.become({ status: 'online' });
    expect(outgoing()).toEqual([
      ['một', 'sending'],
      ['hai', 'failed'],
    ]);
    await socket.reply({ code: 0 });
    await settle();
    expect(outgoing()).toEqual([
      ['một', 'stored'],
      ['hai', 'sending'],
    ]);
  });

  it('asks before it sends what was said a quarter of an hour ago', async () => {
    const { room, socket, clock, failed } = setUp();
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    room.send('Vào rồi!');
    await settle();
    clock.advance(15 * 60_000);
    expect(failed().reason).toBe('offline');
    socket.become({ status: 'online' });
    // Not 'is sent by itself' any more.
    expect(failed()).toMatchObject({ text: 'Vào rồi!', reason: 'lost' });
    failed().retry();
    expect(roomsOn(socket).sent).toHaveLength(2);
  });

  it('finds out while catching up that a message thought lost did arrive', async () => {
    const { room, socket, outgoing } = setUp();
    room.send('Vào rồi!');
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    await settle();
    socket.become({ status: 'online' });
    roomsOn(socket).roomFrame(501, { type: 'caughtUp', epoch: 'e1', lastOffset: 4, online: 1, list: [aMessage(4, { uuid: 'my-uuid-1' })] });
    expect(outgoing()).toEqual([]);
  });

  describe('that no room has yet', () => {
    const stored = new Map<string, string>();
    const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) };
    beforeEach(() => stored.clear());
    /** The same browser, at another visit. */
    const visit = (own: Parameters<typeof setUp>[0] = {}) => {
      const clock = fakeClock();
      return setUp({
        clock,
        kept: keptWords(
          () => clock.now(),
          () => storage,
        ),
        ...own,
      });
    };

    it('is there after leaving and reloading, and is sent by itself', async () => {
      const first = visit();
      first.socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
      first.room.send('Vào rồi!');
      first.room.dispose();
      const second = visit({ socket: fakeSocket({ status: 'connecting' }) });
      expect(second.failed()).toMatchObject({ reason: 'offline', text: 'Vào rồi!', uuid: 'my-uuid-1' });
      second.socket.become({ status: 'online' });
      expect(roomsOn(second.socket).sent.map(({ uuid }) => uuid)).toEqual(['my-uuid-1']);
      await second.socket.reply({ code: 0 });
      await settle();
      second.room.dispose();
      expect(visit().outgoing()).toEqual([]);
    });

    it('is forgotten once the room shows it, or it was dropped', async () => {
      const first = visit();
      first.room.send('một');
      roomsOn(first.socket).roomFrame(501, { ...frame(4, 4), list: [aMessage(4, { uuid: 'my-uuid-1' })] });
      first.room.send('hai');
      await first.socket.reply({ code: 42900 });
      await settle();
      first.socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
      await settle();
      first.failed().discard();
      first.room.dispose();
      expect(visit().outgoing()).toEqual([]);
    });

    it('is not shown again where it did arrive', () => {
      const first = visit();
      first.room.send('Vào rồi!');
      first.room.dispose();
      expect(visit({ snapshot: aHistory([...messages(1, 3), aMessage(4, { uuid: 'my-uuid-1' })]) }).outgoing()).toEqual([]);
    });

    it('is nobody else’s', () => {
      const first = visit();
      first.room.send('Vào rồi!');
      first.room.dispose();
      expect(visit({ session: fakeSession({ status: 'user', user: aUser({ userId: 4711 }) }) }).outgoing()).toEqual([]);
    });
  });

  describe('of one who writes too fast', () => {
    it('waits calmly for as long as the server says, takes no more meanwhile, and goes by itself then', async () => {
      const { room, socket, clock, failed, outgoing } = setUp();
      room.send('một');
      await socket.reply({ code: 42900, retryAfter: 3 });
      await settle();
      expect(failed().reason).toBe('tooFast');
      expect(room.composer).toEqual({ status: 'ready', pausedUntil: clock.now() + 3_000 });
      room.send('hai');
      expect(outgoing()).toHaveLength(1);
      clock.advance(2_999);
      await settle();
      expect(outgoing()).toEqual([['một', 'failed']]);
      clock.advance(1);
      await settle();
      expect(outgoing()).toEqual([['một', 'sending']]);
      expect(room.composer).toEqual({ status: 'ready', pausedUntil: undefined });
    });

    it('goes one after the other, and waits again when the room says so again', async () => {
      const { room, socket, clock, outgoing } = setUp();
      room.send('một');
      room.send('hai');
      await socket.reply({ code: 42900, retryAfter: 1 });
      await socket.reply({ code: 42900, retryAfter: 2 });
      await settle();
      clock.advance(2_000);
      await settle();
      expect(outgoing().map(([, status]) => status)).toEqual(['sending', 'failed']);
      await socket.reply({ code: 42900, retryAfter: 1 });
      await settle();
      expect(outgoing().map(([, status]) => status)).toEqual(['failed', 'failed']);
      clock.advance(1_000);
      await settle();
      await socket.reply({ code: 0 });
      await settle();
      expect(outgoing().map(([, status]) => status)).toEqual(['stored', 'sending']);
    });

    it('can be dropped', async () => {
      const { room, socket, failed, outgoing } = setUp();
      room.send('một');
      await socket.reply({ code: 42900 });
      await settle();
      failed().discard();
      expect(outgoing()).toEqual([]);
    });
  });

  it('does not cut what is too long: it is left where it was written', () => {
    const { room, outgoing } = setUp();
    room.send('a'.repeat(501));
    expect(outgoing()).toEqual([]);
    room.send('a'.repeat(500));
    expect(outgoing()).toHaveLength(1);
  });

  it('drops a message that the server ignores on purpose', async () => {
    const { room, socket, outgoing } = setUp();
    room.send('một');
    await socket.reply({ code: 10000 });
    await settle();
    expect(outgoing()).toEqual([]);
  });

  it('renews the session once when it has ended, and sends again with the same uuid', async () => {
    const session = fakeSession();
    const { room, socket, outgoing } = setUp({ session });
    room.send('một');
    await socket.reply({ code: 'FIBE_NOT_LOGIN' });
    await settle();
    expect(session.renewals).toBe(1);
    expect(roomsOn(socket).sent.map(({ uuid }) => uuid)).toEqual(['my-uuid-1', 'my-uuid-1']);
    await socket.reply({ code: 0 });
    await settle();
    expect(outgoing()).toEqual([['một', 'stored']]);
  });

  it('gives up after one renewal', async () => {
    const { room, socket, failed } = setUp();
    room.send('một');
    await socket.reply({ code: 'FIBE_NOT_LOGIN' });
    await settle();
    await socket.reply({ code: 'FIBE_NOT_LOGIN' });
    await settle();
    expect(failed().reason).toBe('notLoggedIn');
    expect(roomsOn(socket).sent).toHaveLength(2);
  });

  it.each([
    ['NOT_PERMISSIONS', 'notAllowed'],
    [50000, 'refused'],
  ])('keeps a message refused with %s', async (code, reason) => {
    const { room, socket, failed } = setUp();
    room.send('một');
    await socket.reply({ code });
    await settle();
    expect(failed().reason).toBe(reason);
  });

  it('sends neither blanks nor before it is known who one is', () => {
    const session = fakeSession({ status: 'starting' });
    const { room, socket } = setUp({ session });
    room.send('một');
    session.become({ status: 'guest', user: aUser({ guest: 1 }) });
    room.send('   ');
    expect(roomsOn(socket).sent).toEqual([]);
    room.send('hai');
    expect(roomsOn(socket).sent.map(({ message }) => message.originalMessage)).toEqual(['hai']);
  });
});

describe('reading further up', () => {
  it('counts what comes, and forgets the count at the newest message', () => {
    const { room, socket } = setUp();
    room.messages.follow(false);
    roomsOn(socket).roomFrame(501, frame(4, 6));
    roomsOn(socket).roomFrame(501, frame(6, 7));
    expect(room.messages.unseen).toBe(4);
    room.messages.follow(true);
    expect(room.messages.unseen).toBe(0);
    roomsOn(socket).roomFrame(501, frame(8, 8));
    expect(room.messages.unseen).toBe(0);
  });

  it('leaves what one reads as it is while many write, and shows all of it at the newest message', () => {
    const { room, socket } = setUp();
    const shown = () => room.messages.shown.map(({ offset }) => offset);
    room.messages.follow(false);
    roomsOn(socket).roomFrame(501, frame(4, 6));
    expect(shown()).toEqual([1, 2, 3]);
    // Said again by every scroll: what has been read to stays.
    room.messages.follow(false);
    expect(shown()).toEqual([1, 2, 3]);
    room.messages.follow(true);
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('shows one’s own words when the room has them, also to one who reads further up by then', async () => {
    const { room, socket } = setUp();
    room.send('một');
    room.messages.follow(false);
    roomsOn(socket).roomFrame(501, { ...frame(4, 6), list: [aMessage(4), aMessage(5, { uuid: 'my-uuid-1' }), aMessage(6)] });
    expect(room.messages.shown.map(({ offset }) => offset)).toEqual([1, 2, 3, 4, 5]);
    expect(room.messages.unseen).toBe(2);
  });

  it('shows the room as it is now when its history has begun anew', async () => {
    const { room, socket, api } = setUp();
    api.on(chatCalls.messages, () => aHistory(messages(1, 2), { epoch: 'e2', lastOffset: 2 }));
    room.messages.follow(false);
    roomsOn(socket).roomFrame(501, { type: 'reset', epoch: 'e2', lastOffset: 2 });
    await settle();
    expect([room.messages.shown.length, room.messages.unseen]).toEqual([2, 0]);
  });

  it('goes to the newest message when one writes', () => {
    const { room } = setUp();
    room.messages.follow(false);
    room.send('một');
    expect(room.messages.following).toBe(true);
  });

  it('pages older messages in until the room’s first', async () => {
    const { room, api, offsets } = setUp({ snapshot: aHistory(messages(71, 120)) });
    api.on(chatCalls.messages, ({ pageNum = 1, pageSize = 50 }) =>
      aHistory(messages(Math.max(1, 120 - pageNum * pageSize + 1), 120 - (pageNum - 1) * pageSize)),
    );
    await room.older.load();
    expect(offsets()[0]).toBe(21);
    expect(room.older.state).toBe('more');
    await room.older.load();
    expect(offsets()).toHaveLength(120);
    expect(room.older.state).toBe('none');
    await room.older.load();
    expect(api.inputs(chatCalls.messages).map(({ pageNum }) => pageNum)).toEqual([2, 3]);
  });

  it('says so when older messages could not be loaded, and can try again', async () => {
    const { room, api } = setUp({ snapshot: aHistory(messages(71, 120)) });
    await room.older.load();
    expect(room.older.state).toBe('failed');
    api.on(chatCalls.messages, () => aHistory(messages(21, 70)));
    await room.older.load();
    expect(room.messages.timeline.list).toHaveLength(100);
  });

  it('keeps only the newest messages of a long evening', () => {
    const { room, socket } = setUp();
    roomsOn(socket).roomFrame(501, frame(4, 400));
    roomsOn(socket).roomFrame(501, frame(401, 900));
    expect(room.messages.timeline.list).toHaveLength(500);
    expect(room.older.state).toBe('more');
  });

  it('takes nothing away from under one who reads, until one is back at the newest', () => {
    const { room, socket } = setUp();
    room.messages.follow(false);
    roomsOn(socket).roomFrame(501, frame(4, 900));
    expect(room.messages.timeline.list).toHaveLength(900);
    room.messages.follow(true);
    expect(room.messages.timeline.list).toHaveLength(500);
  });
});

describe('who may write', () => {
  const closed = aHistory(messages(1, 3), { can: { read: true, post: false } });

  it('is asked again once it is known who one is, when the page said no', async () => {
    const session = fakeSession({ status: 'starting' });
    const { room, api } = setUp({ session, snapshot: closed });
    api.on(chatCalls.messages, () => aHistory(messages(3, 3)));
    await settle();
    expect(api.asked).toEqual([]);
    session.become({ status: 'guest', user: aUser({ guest: 1 }) });
    await settle();
    expect(room.composer).toEqual({ status: 'ready' });
  });

  it('offers a guest to log in where guests may not write', async () => {
    const { room, session } = setUp({ snapshot: closed });
    await settle();
    if (room.composer.status !== 'membersOnly') throw new Error(room.composer.status);
    room.composer.login();
    expect(session.loginAsked).toBe(1);
  });

  it('tells a registered fan that this room is for reading', async () => {
    const { room } = setUp({ snapshot: closed, session: fakeSession({ status: 'user', user: aUser() }) });
    await settle();
    expect(room.composer).toEqual({ status: 'notAllowed' });
  });
});

describe('a room that is closed to one who was in it', () => {
  const inside = () => setUp({ session: fakeSession({ status: 'user', user: aUser() }) });

  it('says why, in the server’s words, and takes nothing more; what was read stays', () => {
    const { room, socket, offsets, outgoing } = inside();
    roomsOn(socket).refuseRoom(501, { code: 'NOT_PERMISSIONS', msg: 'Bạn đang bị cấm trong phòng chat này' });
    expect(room.composer).toEqual({ status: 'notAllowed', why: 'Bạn đang bị cấm trong phòng chat này' });
    room.send('còn nói được không');
    expect(outgoing()).toEqual([]);
    expect(offsets()).toEqual([1, 2, 3]);
  });

  it('is open again once something comes of it', () => {
    const { room, socket } = inside();
    roomsOn(socket).refuseRoom(501, { code: 'NOT_PERMISSIONS', msg: 'x' });
    roomsOn(socket).roomFrame(501, { type: 'caughtUp', epoch: 'e1', lastOffset: 4, online: 1, list: messages(4, 4) });
    expect(room.composer).toEqual({ status: 'ready' });
  });

  it('is not closed by another refusal, such as one that is asked again', () => {
    const { room, socket } = inside();
    roomsOn(socket).refuseRoom(501, { code: 50300, msg: 'x' });
    expect(room.composer).toEqual({ status: 'ready' });
  });
});

describe('coming in', () => {
  it('is told once for a registered fan, also over reconnects', () => {
    const { socket } = setUp({ session: fakeSession({ status: 'user', user: aUser() }) });
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    socket.become({ status: 'online' });
    expect(roomsOn(socket).joined).toEqual([501]);
  });

  it('is not told for guests, nor for staff', () => {
    expect(roomsOn(setUp().socket).joined).toEqual([]);
    expect(roomsOn(setUp({ session: fakeSession({ status: 'user', user: aUser({ siteRoleId: 6 }) }) }).socket).joined).toEqual([]);
  });
});
