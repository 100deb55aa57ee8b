import { randomUUID } from 'node:crypto';
import { chatCodes, codes, limits } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import { userCalls } from '@portal/contracts/user';
import { chatRoom } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, testConfig, testReplay, type TestApp } from '../../testing/test-app.ts';
import { reactionRepository, reactionTargets } from '../reactions/index.ts';
import { ChatWriter } from './chat.writer.ts';

const PUBLIC = limits.publicRoomId;
const CLOSED = 77;

describe.each(databaseKinds)('chat rooms on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const history = async (input: object, token?: string) => api.call(chatCalls.messages, input, { ...(token && { token }) });
  const say = (roomId: number, text: string) =>
    new ChatWriter(api.database.db, api.clock).append({
      roomId,
      uuid: randomUUID(),
      authorId: 4_000_000_004_821,
      showName: 'Khách 4821',
      isGuest: true,
      userType: 10,
      originalMessage: text,
      filteredMessage: text,
      ip: '203.0.113.9',
    });

  beforeAll(async () => {
    api = await testApp(kind);
    await api.database.db.insert(chatRoom).values({ id: CLOSED, title: 'Hội kín', kind: 'public', vipGroup: 1, epoch: randomUUID() });
  });
  afterAll(() => api?.close());

  it('are never empty on a fresh portal: the public room and those of matches on air have a few words', async () => {
    const { list } = (await api.call(chatCalls.listRoom)).body.data;
    const spoken = list.filter(({ lastMessage }) => lastMessage !== null).map(({ fixtureId }) => fixtureId);
    expect(spoken).toEqual(
      expect.arrayContaining([
        null,
        ...testReplay()
          .liveAt(EVENING)
          .filter(({ kickOffAt }) => EVENING - kickOffAt > 60_000)
          .map(({ fixtureId }) => fixtureId),
      ]),
    );
  });

  it('are listed with the names of the teams in the language of the request', async () => {
    const titles = async (language: string) => (await api.call(chatCalls.listRoom, {}, { language })).body.data.list.map(({ title }) => title).sort();
    expect(await titles('vi')).toContain('Khán đài chung');
    expect(await titles('en')).toContain('The main stand');
  });

  it('come after all others where the match is over and nobody is there', async () => {
    const { list } = (await api.call(chatCalls.listRoom)).body.data;
    const over = list.map(({ fixtureId }) => fixtureId !== null && (testReplay().fixtureById(fixtureId)?.endsAt ?? Number.POSITIVE_INFINITY) <= EVENING);
    expect(over).toContain(true);
    expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('are paged, and name a bad page', async () => {
    const all = (await api.call(chatCalls.listRoom)).body.data;
    const second = (await api.call(chatCalls.listRoom, { pageSize: 2, pageNum: 2 })).body.data;
    expect(second.total).toBe(all.total);
    expect(second.list).toEqual(all.list.slice(2, 4));
    expect((await api.call(chatCalls.listRoom, { pageNum: 0 })).body.errors?.[0]?.path).toBe('pageNum');
    expect((await api.call(chatCalls.listRoom, { pageSize: 101 })).body.errors?.[0]?.path).toBe('pageSize');
  });

  it('give their history page by page, newest page first, oldest first within a page, without a gap', async () => {
    for (let count = 1; count <= 12; count += 1) await say(PUBLIC, `câu thứ ${count}`);
    const first = (await history({ groupId: PUBLIC, pageSize: 5 })).body.data;
    expect(first.list.map(({ filteredMessage }) => filteredMessage)).toEqual(['câu thứ 8', 'câu thứ 9', 'câu thứ 10', 'câu thứ 11', 'câu thứ 12']);
    const pages = await Promise.all(
      Array.from({ length: 10 }, async (_, page) => (await history({ groupId: PUBLIC, pageSize: 5, pageNum: page + 1 })).body.data.list),
    );
    const offsets = pages
      .reverse()
      .flat()
      .map(({ offset }) => offset);
    expect(offsets).toEqual(Array.from({ length: first.total }, (_, place) => place + 1));
    expect(first.lastOffset).toBe(first.total);
  });

  it('find words in a room, and take wildcards for what they are', async () => {
    await say(PUBLIC, 'cả 100% đều đúng_rồi');
    const found = async (searchKeyword: string) => (await history({ groupId: PUBLIC, searchKeyword })).body.data;
    expect((await found('CÂU THỨ 1')).total).toBe(4);
    expect((await found('0% đều')).list).toHaveLength(1);
    expect((await found('g_r')).list).toHaveLength(1);
    expect((await found('%%')).list).toHaveLength(0);
  });

  it('never show the address of an author or what was filtered away', async () => {
    const text = JSON.stringify((await history({ groupId: PUBLIC })).body);
    expect(text).not.toContain('203.0.113.9');
    expect(text).not.toMatch(/"ip"|originalMessage/);
  });

  it('name guests in the language of the request', async () => {
    const { list } = (await api.call(chatCalls.messages, { groupId: PUBLIC, pageSize: 1 }, { language: 'en' })).body.data;
    expect(list[0]?.showName).toBe('Guest 4821');
  });

  it('say who may write: users, guests, and who is about to become one', async () => {
    const guest = (await api.call(userCalls.guestLogin)).body.data.guestToken;
    const fan = (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' })).body.data.accessToken;
    const posts = await Promise.all([undefined, guest, fan].map(async (token) => (await history({ groupId: PUBLIC }, token)).body.data.can));
    expect(posts).toEqual([
      { read: true, post: true },
      { read: true, post: true },
      { read: true, post: true },
    ]);
  });

  it('say that only users may write where guests are to be silent', async () => {
    const quiet = await testApp(kind, { config: { ...testConfig, guestChat: false } });
    const guest = (await quiet.call(userCalls.guestLogin)).body.data.guestToken;
    const fan = (await quiet.call(userCalls.login, { username: 'fan', password: 'khandai-demo' })).body.data.accessToken;
    const posts = await Promise.all(
      [undefined, guest, fan].map(async (token) => (await quiet.call(chatCalls.messages, { groupId: PUBLIC }, { ...(token && { token }) })).body.data.can.post),
    );
    expect(posts).toEqual([false, false, true]);
    await quiet.close();
  });

  it('find nothing for words that no message can hold, and say so', async () => {
    const { status, body } = await history({ groupId: PUBLIC, searchKeyword: 'a\u0000b' });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('searchKeyword');
  });

  it('stay closed to those who are no members: title yes, messages no', async () => {
    await say(CLOSED, 'chuyện riêng');
    const { status, body } = await history({ groupId: CLOSED });
    expect(status).toBe(200);
    expect(body.code).toBe(chatCodes.notPermitted);
    expect(JSON.stringify((await api.call(chatCalls.listRoom)).body)).not.toContain('chuyện riêng');
  });

  it('answer 404 for a room that is not there and 400 for what is no room', async () => {
    expect((await history({ groupId: 29 })).body.code).toBe(codes.notFound);
    expect((await history({ groupId: 'thirty' })).body.errors?.[0]?.path).toBe('groupId');
    expect((await history({})).status).toBe(400);
    expect((await history({ groupId: PUBLIC, pageSize: 101 })).body.errors?.[0]?.path).toBe('pageSize');
  });

  it('are found by their name, with or without its marks, in the language of the request', async () => {
    const found = async (searchKeyword: string, language = 'vi') => (await api.call(chatCalls.listRoom, { searchKeyword }, { language })).body.data;
    expect((await found('khan DAI')).list.map(({ groupId }) => groupId)).toEqual([PUBLIC]);
    expect(await found('ho quan hang day')).toEqual({ list: [], total: 0 });
    expect((await found('hoi quan hang day')).list.map(({ title }) => title)).toEqual(['Hội quán Hàng Đẫy']);
    expect((await found('main stand', 'en')).total).toBe(1);
    expect((await found('  ')).total).toBe((await api.call(chatCalls.listRoom)).body.data.total);
    expect((await api.call(chatCalls.listRoom, { searchKeyword: 'x'.repeat(101) })).body.errors?.[0]?.path).toBe('searchKeyword');
  });

  it('name the match that a message links to, and nothing for one that nobody knows', async () => {
    const [match] = testReplay().liveAt(EVENING);
    const linkedIn = async (text: string) => {
      await say(PUBLIC, text);
      const last = (await history({ groupId: PUBLIC, pageSize: 1 })).body.data.list[0];
      expect(last?.filteredMessage).toBe(text);
      return last?.linked;
    };
    const linked = await linkedIn(`Vào đây https://khandai.vn/truc-tiep/bong-da/${match!.fixtureId}?blv=2 anh em`);
    expect(linked).toMatchObject({ fixtureId: match!.fixtureId, names: { vi: expect.stringContaining(' – '), zh: expect.stringContaining(' – ') } });
    expect(linked?.names.zh).not.toBe(linked?.names.vi);
    expect(await linkedIn('https://khandai.vn/truc-tiep/bong-da/999999999')).toBeUndefined();
    expect(await linkedIn('Vào rồi!')).toBeUndefined();
  });

  it('say whether their match is over', async () => {
    const rooms = (await api.call(chatCalls.listRoom)).body.data.list.filter(({ fixtureId }) => fixtureId !== null);
    for (const { groupId, fixtureId } of rooms) {
      const { over } = (await history({ groupId })).body.data;
      expect(over).toBe((testReplay().fixtureById(fixtureId!)?.endsAt ?? Number.POSITIVE_INFINITY) <= EVENING);
    }
    expect((await history({ groupId: PUBLIC })).body.data.over).toBe(false);
  });

  it('say what they are called, and which match they belong to', async () => {
    expect((await history({ groupId: PUBLIC })).body.data).toMatchObject({ title: 'Khán đài chung', fixtureId: null });
    const match = (await api.call(chatCalls.listRoom)).body.data.list.find(({ fixtureId }) => fixtureId !== null);
    expect((await history({ groupId: match?.groupId })).body.data).toMatchObject({ title: match?.title, fixtureId: match?.fixtureId });
  });

  it('tell the reactions between two offsets, the asker’s own among them', async () => {
    const room = 88;
    await api.database.db.insert(chatRoom).values({ id: room, title: 'Cảm xúc', kind: 'public', epoch: 'felt' });
    for (const text of ['một', 'hai', 'ba']) await say(room, text);
    const token = (await api.call(userCalls.login, { username: 'tipster', password: 'khandai-demo' })).body.data.accessToken;
    const account = (await api.call(userCalls.info, {}, { token })).body.data.userId;
    const [first, second] = (await history({ groupId: room })).body.data.list.map(({ groupMessageId }) => groupMessageId);
    const felt = reactionRepository(api.database.db);
    for (const id of [first, second]) await felt.set({ objectType: reactionTargets.chatMessage, objectId: id ?? 0 }, account, 'wow', new Date(EVENING));
    const asked = async (from: number, to: number, as?: string) =>
      (await api.call(chatCalls.reactions, { groupId: room, from, to }, { ...(as && { token: as }) })).body.data;
    expect(await asked(2, 3, token)).toEqual({
      groupId: room,
      epoch: 'felt',
      list: [{ groupMessageId: second, listReactions: { wow: 1 }, totalReactions: 1, myReaction: 'wow' }],
    });
    expect((await asked(1, 3)).list.map(({ myReaction }) => myReaction)).toEqual([null, null]);
    expect(await asked(3, 3)).toMatchObject({ list: [] });
  });

  it('refuse a stretch of reactions that is none or too long, and one of a closed or unknown room', async () => {
    const asked = (input: object) => api.call(chatCalls.reactions, input);
    for (const [from, to] of [
      [5, 4],
      [1, 501],
    ])
      expect((await asked({ groupId: PUBLIC, from, to })).body.errors?.[0]?.path).toBe('to');
    expect((await asked({ groupId: PUBLIC, from: 0, to: 4 })).body.errors?.[0]?.path).toBe('from');
    expect((await asked({ groupId: 29, from: 1, to: 4 })).status).toBe(404);
    expect((await asked({ groupId: CLOSED, from: 1, to: 4 })).body.code).toBe(chatCodes.notPermitted);
  });
});
