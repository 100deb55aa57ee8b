import { randomUUID } from 'node:crypto';
import { chatCodes, codes, type SendReply } from '@portal/contracts';
import { chatCalls, roomFrame, systemMessages, type RoomFrame } from '@portal/contracts/chat';
import { userCalls } from '@portal/contracts/user';
import { ChatWriter } from '../modules/chat/index.ts';
import { clockFrom, type SteeredClock } from '../clock.ts';
import { databaseKinds } from '../testing/databases.ts';
import { RoomsAndClients } from '../testing/rooms-and-clients.ts';
import { messagesIn, until, type TestClient } from '../testing/stomp-client.ts';
import { EVENING, testApp, type TestApp } from '../testing/test-app.ts';

const updates = (frames: readonly RoomFrame[]) => frames.flatMap((frame) => (frame.type === 'reactions' ? frame.updates : []));

describe.each(databaseKinds)('replies and reactions over the socket on %s', (kind) => {
  let api: TestApp<SteeredClock>;
  let at: RoomsAndClients;
  let addresses = 0;

  beforeAll(async () => {
    api = await testApp(kind, {}, clockFrom(EVENING));
    at = await RoomsAndClients.of(api);
  });
  afterEach(async () => {
    await at.endClients();
    // What one test pressed is no pace of the next.
    api.clock.jump(10_000);
  });
  afterAll(() => api?.close());

  const newRoom: RoomsAndClients['newRoom'] = (row) => at.newRoom(row);
  const memberToken = async (username: string) =>
    (await api.call(userCalls.login, { username, password: 'khandai-demo' }, { ip: `10.2.0.${(addresses += 1)}` })).body.data.accessToken;
  const guestToken = async () => (await api.call(userCalls.guestLogin)).body.data.guestToken;
  const open = (token?: string) => at.open(token ? { token } : {});
  const said = async (client: TestClient, room: number, text: string): Promise<number> => {
    const { groupMessageId } = await client.reply(client.send(room, text));
    if (groupMessageId === null) throw new Error('not stored');
    return groupMessageId;
  };
  const history = async (groupId: number, token?: string) => (await api.call(chatCalls.messages, { groupId }, { ...(token && { token }) })).body.data.list;
  const code = (reply: SendReply) => reply.code;

  it('bring a reaction to a second browser, and into the history of who asks', async () => {
    const room = await newRoom();
    const [fanToken, tipsterToken] = [await memberToken('fan'), await memberToken('tipster')];
    const [fan, reader] = [await open(fanToken), await open()];
    const frames = reader.room(room);
    await until(() => frames.length > 0, 'caught up');
    const id = await said(fan, room, 'Vào!');
    expect(await fan.reply(fan.react(room, id, 'love'))).toMatchObject({ code: codes.ok, groupMessageId: id });
    await until(() => updates(frames).length > 0, 'update');
    expect(updates(frames)).toEqual([{ updatedReaction: true, groupId: room, groupMessageId: id, listReactions: { love: 1 }, totalReactions: 1 }]);
    for (const frame of frames) expect(() => roomFrame.parse(frame)).not.toThrow();
    expect((await history(room))[0]).toMatchObject({ listReactions: { love: 1 }, totalReactions: 1 });
    expect((await history(room))[0]).not.toHaveProperty('myReaction');
    expect((await history(room, fanToken))[0]?.myReaction).toBe('love');
    expect((await history(room, tipsterToken))[0]?.myReaction).toBeNull();
  });

  it('keep one reaction for each member: it moves, and goes when it is taken back', async () => {
    const room = await newRoom();
    const [fan, tipster] = [await open(await memberToken('fan')), await open(await memberToken('tipster'))];
    const id = await said(fan, room, 'Bóng chạm tay rồi');
    for (const [client, reaction] of [
      [fan, 'wow'],
      [tipster, 'wow'],
      [fan, 'haha'],
      [fan, 'haha'],
    ] as const)
      expect(code(await client.reply(client.react(room, id, reaction)))).toBe(codes.ok);
    expect((await history(room))[0]?.listReactions).toEqual({ wow: 1, haha: 1 });
    await fan.reply(fan.react(room, id, null));
    await tipster.reply(tipster.react(room, id, null));
    expect((await history(room))[0]).not.toHaveProperty('listReactions');
  });

  it('refuse who may not react, and what cannot be reacted to, each by its code', async () => {
    const [room, other, closed] = [await newRoom(), await newRoom(), await newRoom({ vipGroup: 1 })];
    const [fan, guest, nobody] = [await open(await memberToken('fan')), await open(await guestToken()), await open()];
    const id = await said(fan, room, 'Một tin');
    const writer = new ChatWriter(api.database.db, api.clock);
    const line = { roomId: room, uuid: randomUUID(), authorId: 0, showName: '', isGuest: false, userType: 10, originalMessage: 'x', filteredMessage: 'x' };
    const [goal, secret] = [
      await writer.append({ ...line, systemMessage: systemMessages.goal }),
      await writer.append({ ...line, uuid: randomUUID(), roomId: closed }),
    ];
    const idOf = (written: typeof goal) => ('message' in written ? written.message.id : 0);
    const tried: [TestClient, number, number, unknown][] = [
      [guest, room, id, 'like'],
      [nobody, room, id, 'like'],
      [fan, room, id, 'dance'],
      [fan, room, id, undefined],
      [fan, 29, id, 'like'],
      [fan, other, id, 'like'],
      [fan, room, 987_654, 'like'],
      [fan, room, idOf(goal), 'like'],
      [fan, closed, idOf(secret), 'like'],
    ];
    const answers = [];
    for (const [client, groupId, messageId, reaction] of tried) answers.push(code(await client.reply(client.react(groupId, messageId, reaction))));
    const { badInput, notFound } = codes;
    expect(answers).toEqual([
      chatCodes.notPermitted,
      chatCodes.notLoggedIn,
      badInput,
      badInput,
      notFound,
      notFound,
      notFound,
      notFound,
      chatCodes.notPermitted,
    ]);
    expect((await history(room))[0]).not.toHaveProperty('listReactions');
  });

  it('slow down who presses faster than anyone who means it', async () => {
    const room = await newRoom();
    const fan = await open(await memberToken('fan'));
    const id = await said(fan, room, 'Nhanh tay');
    api.clock.jump(10_000);
    // Many more than are let through at once: on a slow machine some of the allowance comes back meanwhile.
    const answers = (await Promise.all(Array.from({ length: 60 }, (_, press) => fan.reply(fan.react(room, id, press % 2 === 0 ? 'like' : null))))).map(code);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => codes.ok));
    expect(answers).toContain(codes.tooMany);
  });

  it('show a reply with what it answers to: at once, when catching up, and in the history', async () => {
    const room = await newRoom();
    const [fan, guest, reader] = [await open(await memberToken('fan')), await open(await guestToken()), await open()];
    const frames = reader.room(room);
    await until(() => frames.length > 0, 'caught up');
    const id = await said(guest, room, 'Phạt đền hay không?');
    await fan.reply(fan.send(room, 'Rõ ràng là có', { parentMessageId: id }));
    await until(() => messagesIn(frames).length === 2, 'both messages');
    const quote = { groupMessageId: id, offset: 1, isGuest: true, filteredMessage: 'Phạt đền hay không?' };
    expect(messagesIn(frames)[1]).toMatchObject({ parentMessageId: id, parent: quote });
    const late = (await open()).room(room, { offset: '1' });
    await until(() => messagesIn(late).length === 1, 'catching up');
    expect(messagesIn(late)[0]?.parent).toMatchObject(quote);
    expect((await history(room))[1]?.parent).toMatchObject(quote);
  });

  it('keep the words of a reply to what is not in the room', async () => {
    const [room, other] = [await newRoom(), await newRoom()];
    const fan = await open(await memberToken('fan'));
    const id = await said(fan, other, 'Ở phòng khác');
    await fan.reply(fan.send(room, 'Trả lời nhầm phòng', { parentMessageId: id }));
    expect((await history(room))[0]).toMatchObject({ filteredMessage: 'Trả lời nhầm phòng', parentMessageId: null });
  });

  it('carry reactions into what a reconnecting client is caught up with', async () => {
    const room = await newRoom();
    const fan = await open(await memberToken('fan'));
    const id = await said(fan, room, 'Lúc bạn đi vắng');
    await fan.reply(fan.react(room, id, 'sad'));
    const late = (await open()).room(room, { offset: '0' });
    await until(() => late.length > 0, 'caught up');
    expect(messagesIn(late)[0]).toMatchObject({ groupMessageId: id, listReactions: { sad: 1 } });
  });
});
