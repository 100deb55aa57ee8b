import { chatCalls, type ChatHistory } from '@portal/contracts/chat';
import { aUser, fakeApi, fakeClock, fakeSession, fakeSocket } from '@portal/testing';
import { roomsOn, aHistory, aMessage, messages } from '@portal/testing/chat';
import { RoomModel } from './room.model.ts';

const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
const update = (offset: number, listReactions: Record<string, number>) => ({
  updatedReaction: true as const,
  groupId: 501,
  groupMessageId: 9_000 + offset,
  listReactions,
  totalReactions: Object.values(listReactions).reduce((sum, count) => sum + count, 0),
});
const caughtUp = (lastOffset: number) => ({ type: 'caughtUp' as const, epoch: 'e1', lastOffset, online: 1, list: [] });

function setUp({
  snapshot = aHistory(messages(1, 3)),
  session = fakeSession({ status: 'user', user: aUser() }),
}: {
  snapshot?: ChatHistory;
  session?: ReturnType<typeof fakeSession>;
} = {}) {
  const [api, socket, failures] = [fakeApi(), fakeSocket(), [] as string[]];
  let ids = 0;
  const room = new RoomModel({
    groupId: 501,
    snapshot,
    api,
    socket,
    session,
    clock: fakeClock(),
    newId: () => `uuid-${(ids += 1)}`,
    onReactionFailed: (reason) => failures.push(reason),
  });
  room.start();
  const at = (offset: number) => {
    const message = room.messages.timeline.list.find((one) => one.offset === offset);
    if (!message) throw new Error(`no message ${offset}`);
    return message;
  };
  return { room, api, socket, session, failures, at, felt: (offset: number) => [at(offset).listReactions ?? {}, at(offset).myReaction ?? null] };
}

describe('reactions in a room', () => {
  it('replace those of their message, and leave one’s own alone', () => {
    const { socket, felt } = setUp({ snapshot: aHistory([aMessage(1, { listReactions: { love: 1 }, totalReactions: 1, myReaction: 'love' }), aMessage(2)]) });
    roomsOn(socket).roomFrame(501, { type: 'reactions', updates: [update(1, { love: 2, sad: 1 }), update(2, { wow: 5 }), update(77, { wow: 1 })] });
    expect([felt(1), felt(2)]).toEqual([
      [{ love: 2, sad: 1 }, 'love'],
      [{ wow: 5 }, null],
    ]);
  });

  it('show one’s own at once, and send it', async () => {
    const { room, socket, felt, at, failures } = setUp();
    room.react(at(2), 'haha');
    expect(felt(2)).toEqual([{ haha: 1 }, 'haha']);
    await socket.reply();
    await settle();
    room.react(at(2), null);
    expect(felt(2)).toEqual([{}, null]);
    expect(roomsOn(socket).reacted).toEqual([
      { groupId: 501, groupMessageId: 9_002, reaction: 'haha' },
      { groupId: 501, groupMessageId: 9_002, reaction: null },
    ]);
    expect(failures).toEqual([]);
  });

  it.each([
    [42900, 'tooFast'],
    ['NOT_PERMISSIONS', 'notAllowed'],
    [40400, 'refused'],
  ])('go back when the room says %s, without losing what others gave meanwhile', async (code, reason) => {
    const { room, socket, felt, at, failures } = setUp();
    room.react(at(1), 'angry');
    roomsOn(socket).roomFrame(501, { type: 'reactions', updates: [update(1, { angry: 1, like: 8 })] });
    await socket.reply({ code });
    await settle();
    expect(felt(1)).toEqual([{ like: 8 }, null]);
    expect(failures).toEqual([reason]);
  });

  it('go back when the connection is lost before an answer', async () => {
    const { room, socket, felt, at, failures } = setUp();
    room.react(at(1), 'like');
    socket.become({ status: 'reconnecting', attempt: 1, of: 10 });
    await settle();
    expect(felt(1)).toEqual([{}, null]);
    expect(failures).toEqual(['lost']);
  });

  it('keep the last of quick presses, whatever becomes of those before it', async () => {
    const { room, socket, felt, at, failures } = setUp();
    room.react(at(1), 'like');
    room.react(at(1), 'wow');
    await socket.reply({ code: 42900 });
    await socket.reply();
    await settle();
    expect(felt(1)).toEqual([{ wow: 1 }, 'wow']);
    expect(failures).toEqual([]);
  });

  it('renew the session once when it has ended', async () => {
    const { room, socket, session, at, failures } = setUp();
    room.react(at(1), 'like');
    await socket.reply({ code: 'FIBE_NOT_LOGIN' });
    await settle();
    await socket.reply();
    await settle();
    expect([session.renewals, roomsOn(socket).reacted.length, failures.length]).toEqual([1, 2, 0]);
  });

  it('ask a guest to log in instead', () => {
    const { room, socket, session, at } = setUp({ session: fakeSession() });
    room.react(at(1), 'like');
    expect([session.loginAsked, roomsOn(socket).reacted]).toEqual([1, []]);
  });

  it('are asked for anew after one was away, for all messages that are shown', async () => {
    const { api, socket, felt } = setUp({ snapshot: aHistory([aMessage(1, { listReactions: { sad: 2 }, totalReactions: 2 }), aMessage(2)]) });
    api.on(chatCalls.reactions, () => ({
      groupId: 501,
      epoch: 'e1',
      list: [{ groupMessageId: 9_002, listReactions: { love: 4 }, totalReactions: 4, myReaction: 'love' as const }],
    }));
    roomsOn(socket).roomFrame(501, caughtUp(2));
    await settle();
    expect(api.inputs(chatCalls.reactions)).toEqual([{ groupId: 501, from: 1, to: 2 }]);
    expect([felt(1), felt(2)]).toEqual([
      [{}, null],
      [{ love: 4 }, 'love'],
    ]);
  });

  it('trust an update more than an answer that was read before it', async () => {
    const { api, socket, felt } = setUp();
    let answer = () => {};
    api.on(
      chatCalls.reactions,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ groupId: 501, epoch: 'e1', list: [] });
        }),
    );
    roomsOn(socket).roomFrame(501, caughtUp(3));
    await settle();
    roomsOn(socket).roomFrame(501, { type: 'reactions', updates: [update(3, { wow: 1 })] });
    answer();
    await settle();
    expect(felt(3)).toEqual([{ wow: 1 }, null]);
  });
});

describe('replies', () => {
  it('go with what they answer to, once', () => {
    const { room, socket, at } = setUp();
    room.answer(at(2));
    expect(room.answering).toMatchObject({ groupMessageId: 9_002, offset: 2, filteredMessage: 'Tin số 2' });
    room.send('Đúng rồi');
    room.send('Tin khác');
    expect(roomsOn(socket).sent.map(({ message }) => message)).toEqual([
      { groupId: 501, originalMessage: 'Đúng rồi', parentMessageId: 9_002 },
      { groupId: 501, originalMessage: 'Tin khác' },
    ]);
    expect(room.outbox.list[0]?.parent).toMatchObject({ offset: 2 });
  });

  it('keep it when they are sent again', async () => {
    const { room, socket, at } = setUp();
    room.answer(at(2));
    room.send('Đúng rồi');
    await socket.reply({ code: 50000 });
    await settle();
    const [failed] = room.outbox.list;
    if (failed?.status !== 'failed') throw new Error('did not fail');
    failed.retry();
    expect(roomsOn(socket).sent[1]?.message).toMatchObject({ parentMessageId: 9_002 });
  });

  it('can be given up before they are sent', () => {
    const { room, socket, at } = setUp();
    room.answer(at(2));
    room.answer(undefined);
    room.send('Không trả lời ai');
    expect(roomsOn(socket).sent[0]?.message).not.toHaveProperty('parentMessageId');
  });
});

describe('going to what a reply answers to', () => {
  const long = (last: number, api: ReturnType<typeof fakeApi>) =>
    api.on(chatCalls.messages, ({ pageNum = 1, pageSize = 50 }) =>
      aHistory(messages(Math.max(1, last - pageNum * pageSize + 1), last - (pageNum - 1) * pageSize), { lastOffset: last }),
    );

  it('leads to a message that is there without asking for anything', async () => {
    const { room, api } = setUp();
    expect(await room.older.seek(1)).toBe('shown');
    expect(room.older.sought).toEqual({ offset: 1 });
    expect([room.messages.following, api.inputs(chatCalls.messages)]).toEqual([false, []]);
  });

  it('fetches all that lies between, so that no hole is left', async () => {
    const { room, api } = setUp({ snapshot: aHistory(messages(851, 900)) });
    long(900, api);
    expect(await room.older.seek(500)).toBe('shown');
    const offsets = room.messages.timeline.list.map(({ offset }) => offset);
    expect(offsets[0]).toBeLessThanOrEqual(500);
    expect(offsets).toEqual(Array.from({ length: 900 - (offsets[0] ?? 0) + 1 }, (_, place) => (offsets[0] ?? 0) + place));
    expect(room.older.sought).toEqual({ offset: 500 });
  });

  it('says so when it is too long ago, and asks for nothing', async () => {
    const { room, api } = setUp({ snapshot: aHistory(messages(4_951, 5_000)) });
    expect(await room.older.seek(12)).toBe('tooFar');
    expect([room.messages.following, api.inputs(chatCalls.messages)]).toEqual([true, []]);
  });

  it('says so when it could not be fetched', async () => {
    const { room } = setUp({ snapshot: aHistory(messages(851, 900)) });
    expect(await room.older.seek(500)).toBe('failed');
    expect([room.older.state, room.older.sought]).toEqual(['failed', undefined]);
  });
});
