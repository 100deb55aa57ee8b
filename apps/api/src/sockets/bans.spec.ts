import { eq } from 'drizzle-orm';
import { chatCodes, codes } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { chatCalls } from '@portal/contracts/chat';
import { account, chatBan } from '../db/schema.ts';
import { clockFrom, type SteeredClock } from '../clock.ts';
import { RoomMembers } from '../modules/chat/index.ts';
import { databaseKinds } from '../testing/databases.ts';
import { OnlineClient } from '../testing/online-client.ts';
import { RoomsAndClients } from '../testing/rooms-and-clients.ts';
import { messagesIn, until, type TestClient } from '../testing/stomp-client.ts';
import { EVENING, testApp, testConfig, type TestApp } from '../testing/test-app.ts';

const HOUR = 3_600_000;

describe.each(databaseKinds)('who is kept out of a room on %s', (kind) => {
  let api: TestApp<SteeredClock>;
  let at: RoomsAndClients;
  const token = { fan: '', tipster: '', blv: '', staff: '' };
  const idOf = { fan: 0, tipster: 0, blv: 0, staff: 0 };

  beforeAll(async () => {
    api = await testApp(kind, { config: { ...testConfig, socketsPerIp: 12 } }, clockFrom(EVENING));
    at = await RoomsAndClients.of(api);
    for (const [index, username] of (['fan', 'tipster', 'blv', 'staff'] as const).entries()) {
      token[username] = (await api.call(userCalls.login, { username, password: 'khandai-demo' }, { ip: `10.1.0.${index + 1}` })).body.data.accessToken;
      idOf[username] = (await api.database.db.select().from(account).where(eq(account.username, username)))[0]!.id;
    }
  });
  afterEach(async () => {
    await at.endClients();
  });
  afterAll(() => api?.close());

  const newRoom: RoomsAndClients['newRoom'] = (row) => at.newRoom(row);
  const open: RoomsAndClients['open'] = (options) => at.open(options);
  const enter = async (room: number, options: ConstructorParameters<typeof TestClient>[1] = {}) => {
    const client = await open(options);
    const frames = client.room(room);
    await until(() => frames.length > 0, 'caught up');
    return { client, frames, refusals: () => client.replies.filter(({ uuid }) => uuid === `/topic/chatroom.${room}`) };
  };
  const ban = (
    groupId: number,
    userId: number,
    { by = 'staff' as keyof typeof token, ...more }: { by?: keyof typeof token; ip?: string; hours?: number } = {},
  ) => api.call(chatCalls.bannedChat, { groupId, userId, reason: 'Chửi bới', ...more }, { token: token[by] });
  const history = (groupId: number, as?: string, ip?: string) => api.call(chatCalls.messages, { groupId }, { ...(as && { token: as }), ...(ip && { ip }) });

  it('hears at once that they are, gets nothing more of it, and can send nothing; others go on', async () => {
    const room = await newRoom();
    const fan = await enter(room, { token: token.fan });
    const other = await enter(room, { token: token.tipster });
    expect((await ban(room, idOf.fan)).status).toBe(200);
    await until(() => fan.refusals().length > 0, 'told to go');
    expect(fan.refusals()[0]).toMatchObject({ code: chatCodes.notPermitted, msg: 'Bạn đang bị cấm trong phòng chat này' });
    expect(await fan.client.reply(fan.client.send(room, 'còn nói được không'))).toMatchObject({
      code: chatCodes.notPermitted,
      msg: 'Bạn đang bị cấm trong phòng chat này',
    });
    await other.client.reply(other.client.send(room, 'yên tĩnh rồi'));
    await until(() => messagesIn(other.frames).length > 0, 'the others talk');
    expect(messagesIn(fan.frames)).toEqual([]);
    expect(messagesIn(other.frames).map(({ filteredMessage }) => filteredMessage)).toEqual(['yên tĩnh rồi']);
    const message = messagesIn(other.frames)[0]!;
    expect((await fan.client.reply(fan.client.react(room, message.groupMessageId, 'like'))).code).toBe(chatCodes.notPermitted);
    expect((await history(room, token.fan)).body).toMatchObject({ code: chatCodes.notPermitted, msg: 'Bạn đang bị cấm trong phòng chat này' });
    // Of this room, and of no other.
    expect((await history(await newRoom(), token.fan)).body.code).toBe(codes.ok);
  });

  it('is in again once the ban is over', async () => {
    const room = await newRoom();
    await ban(room, idOf.fan, { hours: 2 });
    const [row] = await api.database.db.select().from(chatBan).where(eq(chatBan.roomId, room));
    expect(row).toMatchObject({ userId: idOf.fan, network: null, reason: 'Chửi bới', authorId: idOf.staff });
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(2 * HOUR);
    expect((await history(room, token.fan)).body.code).toBe(chatCodes.notPermitted);
    await api.database.db
      .update(chatBan)
      .set({ expiresAt: new Date(api.clock.now() - 1) })
      .where(eq(chatBan.roomId, room));
    expect((await history(room, token.fan)).body.code).toBe(codes.ok);
  });

  it('is also a guest who gets another token at the address from which they wrote; members there stay', async () => {
    const room = await newRoom();
    const guest = async () => (await api.call(userCalls.guestLogin)).body.data.guestToken;
    const first = await guest();
    const rude = await enter(room, { token: first });
    const { body } = await api.call(userCalls.guestInfo, {}, { token: first });
    await rude.client.reply(rude.client.send(room, 'hư'));
    const neighbour = await enter(room, { token: await guest() });
    const member = await enter(room, { token: token.fan });
    expect((await ban(room, body.data.userId)).status).toBe(200);
    await until(() => rude.refusals().length > 0 && neighbour.refusals().length > 0, 'both told to go');
    expect((await history(room, await guest(), '127.0.0.1')).body.code).toBe(chatCodes.notPermitted);
    expect((await history(room, await guest(), '203.0.113.80')).body.code).toBe(codes.ok);
    expect((await member.client.reply(member.client.send(room, 'mình vẫn ở đây'))).code).toBe(codes.ok);
    expect(member.refusals()).toEqual([]);
  });

  it('is who was banned while they were on their way in', async () => {
    const room = await newRoom();
    const client = await open({ token: token.fan });
    const frames = client.room(room);
    await ban(room, idOf.fan);
    await until(() => client.replies.some(({ code }) => code === chatCodes.notPermitted), 'told to go');
    const speaker = await enter(room, { token: token.tipster });
    await speaker.client.reply(speaker.client.send(room, 'ai đó vừa ra'));
    await until(() => messagesIn(speaker.frames).length > 0, 'the message');
    expect(messagesIn(frames)).toEqual([]);
  });

  it('is who does not belong to a closed room any more', async () => {
    const room = await newRoom({ vipGroup: 1, ownerId: idOf.blv });
    const members = new RoomMembers({ db: api.database.db, clock: api.clock, onError: () => {} });
    expect((await history(room, token.fan)).body).toMatchObject({ code: chatCodes.notPermitted, msg: 'Bạn không có quyền làm việc này' });
    await members.letIn(room, idOf.fan);
    const fan = await enter(room, { token: token.fan });
    expect((await fan.client.reply(fan.client.send(room, 'chào hội'))).code).toBe(codes.ok);
    // The answer does not wait for the frame, which goes to nobody who was put out before it.
    await until(() => messagesIn(fan.frames).length > 0, 'their own words');
    // On another node: this one learns of it by itself.
    await members.putOut(room, idOf.fan);
    expect((await fan.client.reply(fan.client.send(room, 'vẫn còn đây'))).code).toBe(chatCodes.notPermitted);
    api.clock.skip(6_000);
    await until(() => fan.refusals().length > 0, 'told to go');
    const owner = await enter(room, { token: token.blv });
    await owner.client.reply(owner.client.send(room, 'phòng của mình'));
    await until(() => messagesIn(owner.frames).length > 0, 'the owner talks');
    expect(messagesIn(fan.frames).map(({ filteredMessage }) => filteredMessage)).toEqual(['chào hội']);
    await members.letIn(room, idOf.fan);
    expect((await history(room, token.fan)).body.code).toBe(codes.ok);
  });

  it('is no more among those who are online in the room, and cannot join it', async () => {
    const room = await newRoom();
    const online = await new OnlineClient(at.url, { token: token.fan }).ready();
    const there = async (roomId?: number) =>
      (await api.call(userCalls.onlineList, roomId === undefined ? {} : { roomId: String(roomId) }, { token: token.tipster })).body.data.list.map(
        ({ userId }) => userId,
      );
    try {
      await online.say('online');
      await online.say('join', { roomId: room });
      expect(await there(room)).toEqual([idOf.fan]);
      await ban(room, idOf.fan);
      await until(async () => (await there(room)).length === 0, 'out of the room');
      expect(await there()).toEqual([idOf.fan]);
      expect(await online.say('join', { roomId: room })).toMatchObject({ code: chatCodes.notPermitted, msg: 'Bạn đang bị cấm trong phòng chat này' });
    } finally {
      await online.end();
    }
  });

  describe('is decided by', () => {
    it('staff everywhere, a commentator in their own room, nobody else', async () => {
      const own = await newRoom({ ownerId: idOf.blv });
      const other = await newRoom();
      const by = async (who: keyof typeof token, room: number) => (await ban(room, idOf.fan, { by: who })).status;
      expect([await by('tipster', own), await by('blv', other), await by('blv', own), await by('staff', other)]).toEqual([403, 403, 200, 200]);
      const guest = (await api.call(userCalls.guestLogin)).body.data.guestToken;
      expect((await api.call(chatCalls.bannedChat, { groupId: own, userId: idOf.fan, reason: 'x' }, { token: guest })).status).toBe(403);
    });

    it('no ban of staff, of oneself, or of whose room it is', async () => {
      const room = await newRoom({ ownerId: idOf.blv });
      expect([
        (await ban(room, idOf.staff, { by: 'blv' })).status,
        (await ban(room, idOf.blv, { by: 'blv' })).status,
        (await ban(room, idOf.blv)).status,
      ]).toEqual([403, 403, 403]);
    });

    it('what is there: no such room, no such member, no such address', async () => {
      const room = await newRoom();
      expect((await ban(999_999, idOf.fan)).status).toBe(404);
      expect((await ban(room, 888_888)).status).toBe(404);
      const { status, body } = await ban(room, idOf.fan, { ip: '300.1.2.3' });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['ip']]);
    });
  });
});
