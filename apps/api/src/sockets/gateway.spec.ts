import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { chatCodes, codes } from '@portal/contracts';
import { destinations, roomFrame, systemMessages, type RoomFrame } from '@portal/contracts/chat';
import { userCalls } from '@portal/contracts/user';
import { levelOf } from '@portal/domain';
import { chatRoom } from '../db/schema.ts';
import { chatRepository } from '../modules/chat/index.ts';
import { accountRepository } from '../modules/user/index.ts';
import { clockFrom, type SteeredClock } from '../clock.ts';
import { databaseKinds } from '../testing/databases.ts';
import { RoomsAndClients } from '../testing/rooms-and-clients.ts';
import { listen, messagesIn, TestClient, until } from '../testing/stomp-client.ts';
import { EVENING, testApp, testConfig, type TestApp } from '../testing/test-app.ts';

type Api = TestApp<SteeredClock>;

describe.each(databaseKinds)('the chat gateway on %s', (kind) => {
  let api: Api;
  let at: RoomsAndClients;
  let logins = 0;

  beforeAll(async () => {
    api = await testApp(kind, { config: { ...testConfig, socketsPerIp: 12 } }, clockFrom(EVENING));
    at = await RoomsAndClients.of(api);
  });
  afterEach(async () => {
    await at.endClients();
  });
  afterAll(() => api?.close());

  const newRoom: RoomsAndClients['newRoom'] = (row) => at.newRoom(row);
  const open: RoomsAndClients['open'] = (options) => at.open(options);
  const guestToken = async () => (await api.call(userCalls.guestLogin)).body.data.guestToken;
  const userToken = async (username = 'fan') =>
    (await api.call(userCalls.login, { username, password: 'khandai-demo' }, { ip: `10.1.0.${(logins += 1)}` })).body.data.accessToken;
  const stored = (roomId: number) => chatRepository(api.database.db).range(roomId, 0, 1_000_000);

  it('carries a message to a second browser', async () => {
    const room = await newRoom();
    const [sender, reader] = await Promise.all([open({ token: await guestToken() }), open()]);
    const frames = reader.room(room);
    await until(() => frames.length > 0, 'caught up');
    const uuid = sender.send(room, '  Vào rồi anh em ơi!  ');
    await until(() => messagesIn(frames).length > 0, 'message');
    expect(messagesIn(frames)[0]).toMatchObject({ groupId: room, offset: 1, uuid, isGuest: true, filteredMessage: 'Vào rồi anh em ơi!', systemMessage: null });
    const reply = await sender.reply(uuid);
    expect(reply).toMatchObject({ code: codes.ok, offset: 1, groupMessageId: messagesIn(frames)[0]?.groupMessageId });
  });

  it('tells at which level a member writes; a guest has none', async () => {
    const room = await newRoom();
    const [member, guest, reader] = [await open({ token: await userToken() }), await open({ token: await guestToken() }), await open()];
    const frames = reader.room(room);
    await until(() => frames.length > 0, 'caught up');
    await member.reply(member.send(room, 'một'));
    await guest.reply(guest.send(room, 'hai'));
    await until(() => messagesIn(frames).length === 2, 'both messages');
    const fan = await accountRepository(api.database.db).byUsername('fan');
    expect(messagesIn(frames).map(({ level }) => level)).toEqual([levelOf(fan!.experience).level, undefined]);
    expect((await stored(room)).map(({ level }) => level)).toEqual([levelOf(fan!.experience).level, null]);
  });

  it('speaks frames of the contract only', async () => {
    const room = await newRoom();
    const client = await open({ token: await userToken() });
    const frames = client.room(room, { offset: '0' });
    for (const text of ['một', 'hai', 'ba']) await client.reply(client.send(room, text));
    await until(() => messagesIn(frames).length === 3 && frames.some(({ type }) => type === 'online'), 'messages and head count');
    for (const frame of frames) expect(() => roomFrame.parse(frame)).not.toThrow();
  });

  it('gives a receipt after the commit, to who asks for one', async () => {
    const room = await newRoom();
    const client = await open({ token: await guestToken() });
    let rows: number | undefined;
    client.stomp.watchForReceipt('r-1', () => {
      void stored(room).then(({ length }) => {
        rows = length;
      });
    });
    client.send(room, 'có biên nhận', { receipt: 'r-1' });
    await until(() => rows !== undefined, 'receipt');
    expect(rows).toBe(1);
  });

  it('stores a uuid once, and answers a second try with the first message', async () => {
    const room = await newRoom();
    const token = await guestToken();
    const client = await open({ token });
    const uuid = client.send(room, 'lần đầu');
    const first = await client.reply(uuid);
    await client.drop();
    const again = await open({ token });
    again.send(room, 'lần đầu', { uuid });
    expect(await again.reply(uuid)).toEqual(first);
    expect(await stored(room)).toHaveLength(1);
  });

  it('misses and repeats nothing through any number of disconnects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('say', 'say', 'drop', 'return'), { minLength: 5, maxLength: 25 }), async (steps) => {
        const room = await newRoom();
        const [writer, token] = [await open({ token: await userToken('staff') }), await guestToken()];
        let frames: RoomFrame[] = [];
        const held: number[] = [];
        let reader: TestClient | null = null;
        let epoch = '';
        const come = async () => {
          reader = await open({ token });
          frames = reader.room(room, { offset: String(held.at(-1) ?? 0), ...(epoch && { epoch }) });
          await until(() => frames.length > 0, 'first frame');
          const [first] = frames;
          if (first && 'epoch' in first) epoch = first.epoch;
        };
        const keep = () => {
          held.push(...messagesIn(frames).map(({ offset }) => offset));
          frames = [];
        };
        api.clock.jump(3_000);
        let said = 0;
        const sends: Promise<unknown>[] = [];
        await come();
        for (const step of steps) {
          if (step === 'say') {
            sends.push(writer.reply(writer.send(room, `câu ${(said += 1)}`)));
            // Four may be on their way at once; then the writer's pace allows the next four.
            if (said % 4 === 0) {
              await Promise.all(sends);
              api.clock.jump(3_000);
            }
          } else if (step === 'drop' && reader) {
            keep();
            await (reader as TestClient).drop();
            reader = null;
          } else if (step === 'return' && !reader) {
            await come();
          }
        }
        await Promise.all(sends);
        if (!reader) await come();
        await until(() => held.length + messagesIn(frames).length >= said, 'all messages');
        keep();
        expect(held).toEqual(Array.from({ length: said }, (_, place) => place + 1));
        await at.endClients();
      }),
      { numRuns: 8 },
    );
  });

  it('tells a client of another epoch to load the history again, and goes on from there', async () => {
    const room = await newRoom();
    const token = await guestToken();
    const client = await open({ token });
    const frames = client.room(room, { offset: '3', epoch: 'an-older-one' });
    await until(() => frames.length > 0, 'reset');
    expect(frames[0]).toEqual({ type: 'reset', epoch: expect.any(String), lastOffset: 0 });
    client.send(room, 'sau khi tải lại');
    await until(() => messagesIn(frames).length === 1, 'message after the reset');
  });

  it('refuses to write without a token, with a bad one and with one that has run out', async () => {
    const room = await newRoom();
    const [nameless, forged, member] = [await open(), await open({ token: 'forged' }), await open({ token: await userToken('tipster'), lang: 'en' })];
    for (const client of [nameless, forged]) expect((await client.reply(client.send(room, 'cho em vào'))).code).toBe(chatCodes.notLoggedIn);
    expect((await member.reply(member.send(room, 'còn hạn'))).code).toBe(codes.ok);
    api.clock.jump(16 * 60_000);
    expect(await member.reply(member.send(room, 'hết hạn'))).toMatchObject({ code: chatCodes.notLoggedIn, msg: 'Log in or come in as a guest to chat' });
    expect(await stored(room)).toHaveLength(1);
  });

  it('slows down who writes too fast: a guest after 3, a user after 5, and after 3 while their account is new', async () => {
    const room = await newRoom();
    // Nothing is given back while the messages are on their way, however long that takes.
    const goOn = api.clock.hold();
    for (const [token, burst] of [
      [await guestToken(), 3],
      [await userToken(), 5],
      [(await api.call(userCalls.register, { username: 'moi_vao', password: 'khán đài b hàng 9' })).body.data.accessToken, 3],
    ] as const) {
      const client = await open({ token });
      const uuids = Array.from({ length: burst + 1 }, (_, place) => client.send(room, `nhanh ${place}`));
      const answers = await Promise.all(uuids.map((uuid) => client.reply(uuid)));
      expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: burst }, () => codes.ok), codes.tooMany]);
      expect(answers.at(-1)?.msg).toMatch(/giây/);
      api.clock.jump(2_000);
      expect((await client.reply(client.send(room, 'từ từ'))).code).toBe(codes.ok);
    }
    goOn();
  });

  it('lets an address with many guests send no faster than an office writes', async () => {
    const room = await newRoom();
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const codesOf = async (uuids: [TestClient, string][]) => (await Promise.all(uuids.map(([client, uuid]) => client.reply(uuid)))).map(({ code }) => code);
    const guests = await Promise.all(Array.from({ length: 10 }, async () => open({ token: await guestToken(), headers })));
    const goOn = api.clock.hold();
    const answers = await codesOf(guests.flatMap((guest) => [1, 2, 3].map((place): [TestClient, string] => [guest, guest.send(room, `câu ${place}`)])));
    goOn();
    expect(answers.filter((code) => code === codes.ok)).toHaveLength(20);
    expect(answers.filter((code) => code === codes.tooMany)).toHaveLength(10);
    const elsewhere = await open({ token: await guestToken(), headers: { 'x-forwarded-for': '203.0.113.78' } });
    expect(await codesOf([[elsewhere, elsewhere.send(room, 'nơi khác')]])).toEqual([codes.ok]);
    const member = await open({ token: await userToken('blv'), headers });
    expect(await codesOf([1, 2, 3, 4, 5].map((place): [TestClient, string] => [member, member.send(room, `hội viên ${place}`)]))).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    ['an empty text', '   '],
    ['only invisible letters', '\u200b\u2060'],
    ['a text that is too long', 'x'.repeat(501)],
    ['a text that is none', 7],
    ['a letter that no database keeps', 'zero\u0000byte'],
    ['half of a letter', 'nửa \ud83d'],
  ])('refuses %s', async (_, text) => {
    const room = await newRoom();
    const client = await open({ token: await guestToken() });
    expect((await client.reply(client.send(room, text))).code).toBe(codes.badInput);
    expect(await stored(room)).toHaveLength(0);
  });

  it('refuses a bad uuid, a broken body, an unknown path and an unknown room, each by its code', async () => {
    const client = await open({ token: await guestToken() });
    const publish = (destination: string, body: string, uuid: string) => client.stomp.publish({ destination, body, headers: { uuid } });
    publish(destinations.send, '{"groupId":30,"originalMessage":"x"}', 'short');
    publish(destinations.send, '{"groupId":30', 'broken-body');
    publish('/chat.dance', '{}', 'unknown-path');
    publish(destinations.send, '{"groupId":29,"originalMessage":"x"}', 'unknown-room');
    publish(destinations.sendPrivate, '{"groupId":29,"originalMessage":"x"}', 'private-room');
    const answers = await Promise.all(['short', 'broken-body', 'unknown-path', 'unknown-room', 'private-room'].map((uuid) => client.reply(uuid)));
    expect(answers.map(({ code }) => code)).toEqual([codes.badInput, codes.badInput, codes.notFound, codes.notFound, chatCodes.notPermitted]);
  });

  it('refuses topics that are not there or not for the caller, and keeps the connection', async () => {
    const closed = await newRoom({ vipGroup: 1 });
    const client = await open({ token: await guestToken() });
    const topics = ['/topic/chatroom.29', `/topic/chatroom.${closed}`, '/topic/secret', '/topic/live.99'];
    for (const topic of topics) client.frames(topic);
    const answers = await Promise.all(topics.map((topic) => client.reply(topic)));
    expect(answers.map(({ code }) => code)).toEqual([codes.notFound, chatCodes.notPermitted, codes.notFound, codes.notFound]);
    expect((await client.reply(client.send(closed, 'cho vào với'))).code).toBe(chatCodes.notPermitted);
    expect(client.stomp.connected).toBe(true);
  });

  it('opens 20 subscriptions for one connection, no more', async () => {
    const client = await open();
    for (let number = 0; number < 21; number += 1) client.frames('/topic/live', { id: `sub-${number}` });
    expect((await client.reply('sub-20')).code).toBe(codes.tooMany);
    client.stomp.unsubscribe('sub-3');
    const frames = client.frames('/topic/live', { id: 'another' });
    await until(() => frames.length > 0, 'room again after an unsubscribe');
  });

  it('opens as many connections for one address as the operator allows, others are not affected', async () => {
    for (let number = 0; number < 12; number += 1) await open({ headers: { 'x-forwarded-for': '203.0.113.5' } });
    const refused = await open({ headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(refused.closed).toMatchObject({ code: 1013 });
    expect((await open()).stomp.connected).toBe(true);
  });

  it('closes on a frame over 64 KB', async () => {
    const client = await open({ token: await guestToken() });
    client.send(30, 'x'.repeat(70_000));
    await until(() => client.closed !== null, 'close');
    expect(client.closed?.code).toBe(1009);
  });

  it('cuts off who builds a frame out of one-byte messages, and goes on for everybody else', async () => {
    const room = await newRoom();
    const reader = await open();
    const frames = reader.room(room);
    await until(() => frames.length > 0, 'caught up');
    const attacker = new WebSocket(at.url, 'v12.stomp');
    const told = new Promise((resolve) => attacker.on('close', (code, reason) => resolve([code, reason.toString()])));
    await new Promise((resolve) => attacker.once('open', resolve));
    for (const letter of `SEND\nx:${'y'.repeat(400_000)}`) attacker.send(Buffer.from(letter));
    const writer = await open({ token: await guestToken() });
    await writer.reply(writer.send(room, 'vẫn còn đây'));
    await until(() => messagesIn(frames).length > 0, 'message');
    expect(await told).toEqual([1008, 'too many messages']);
  });

  it('answers pings, and ends who sends them without end', async () => {
    const socket = new WebSocket(at.url, 'v12.stomp');
    let pongs = 0;
    socket.on('pong', () => {
      pongs += 1;
    });
    const told = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
    await new Promise((resolve) => socket.once('open', resolve));
    for (let count = 0; count < 5_000; count += 1) socket.ping();
    expect(await told).toBe(1008);
    // How many exactly: connection.spec.ts. Here time goes on, and brings some more.
    expect(pongs).toBeGreaterThanOrEqual(500);
    expect(pongs).toBeLessThan(5_000);
  });

  it('lets nobody speak on a connection whose session was ended meanwhile', async () => {
    const room = await newRoom();
    const { accessToken, refreshToken } = (
      await api.call(userCalls.register, { username: `roi_di_${randomUUID().slice(0, 8)}`, password: 'đêm nay không ngủ' }, { ip: '10.9.8.7' })
    ).body.data;
    const client = await open({ token: accessToken });
    const frames = client.room(room);
    await until(() => frames.length > 0, 'caught up');
    expect((await client.reply(client.send(room, 'còn đây'))).code).toBe(0);
    await until(() => messagesIn(frames).length > 0, 'message');
    await api.call(userCalls.logout, { refreshToken });
    expect((await client.reply(client.send(room, 'vẫn nói được?'))).code).toBe('FIBE_NOT_LOGIN');
    const message = messagesIn(frames).at(-1)!;
    expect((await client.reply(client.react(room, message.groupMessageId, 'like'))).code).toBe('FIBE_NOT_LOGIN');
  });

  it('answers nonsense with an ERROR frame and closes', async () => {
    const client = await open();
    (client.stomp.webSocket as unknown as WebSocket).send('DANCE\n\n\0');
    await until(() => client.closed !== null, 'close');
    expect(client.errors[0]?.headers.message).toContain('DANCE');
  });

  it.each([[[]], [['json']]])('turns away who does not offer STOMP (%j)', async (protocols) => {
    const socket = new WebSocket(at.url, protocols);
    const outcome = await new Promise((resolve) => {
      socket.on('close', resolve);
      socket.on('error', () => resolve('handshake failed'));
    });
    expect([1002, 'handshake failed']).toContain(outcome);
  });

  it('announces who joins, once an hour; guests and staff come in quietly, and everybody in a VIP room', async () => {
    const room = await newRoom();
    const [member, staff, guest] = [
      await open({ token: await userToken('blv') }),
      await open({ token: await userToken('staff') }),
      await open({ token: await guestToken() }),
    ];
    const join = async (client: TestClient, groupId = room) => {
      const uuid = randomUUID();
      client.stomp.publish({ destination: destinations.join, body: JSON.stringify({ groupId }), headers: { uuid } });
      return (await client.reply(uuid)).code;
    };
    expect([await join(member), await join(member), await join(staff), await join(guest)]).toEqual([codes.ok, codes.ignored, codes.ignored, codes.ignored]);
    expect((await stored(room)).map(({ systemMessage, filteredMessage }) => [systemMessage, filteredMessage])).toEqual([[systemMessages.join, 'BLV Gió Mùa']]);
    const ownerId = (await api.call(userCalls.info, {}, { token: await userToken('blv') })).body.data.userId;
    const vip = await newRoom({ vipGroup: 1, ownerId });
    expect([await join(member, vip), await stored(vip)]).toEqual([codes.ignored, []]);
  });

  it('keeps guests silent when the site says so', async () => {
    const quiet = await testApp(kind, { config: { ...testConfig, guestChat: false } }, clockFrom(EVENING));
    const client = await new TestClient(await listen(quiet.app), { token: (await quiet.call(userCalls.guestLogin)).body.data.guestToken }).connect();
    expect((await client.reply(client.send(30, 'alo'))).code).toBe(chatCodes.notPermitted);
    await client.end();
    await quiet.close();
  });

  it('tells clients that it restarts', async () => {
    const other = await testApp(kind, {}, clockFrom(EVENING));
    const client = await new TestClient(await listen(other.app)).connect();
    await other.close();
    await until(() => client.closed !== null, 'close');
    expect(client.closed?.code).toBe(1012);
    await client.end();
  });

  it('starts a new epoch for clients when the history was replaced', async () => {
    const room = await newRoom();
    await api.database.db.update(chatRoom).set({ epoch: 'restored' }).where(eq(chatRoom.id, room));
    const client = await open();
    const frames = client.room(room);
    await until(() => frames.length > 0, 'first frame');
    expect(frames[0]).toMatchObject({ type: 'caughtUp', epoch: 'restored' });
  });
});
