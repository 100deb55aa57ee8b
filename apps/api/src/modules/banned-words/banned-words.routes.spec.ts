import { randomUUID } from 'node:crypto';
import { commentTargets } from '@portal/contracts';
import { articleCategories } from '@portal/contracts/article';
import { chatCalls } from '@portal/contracts/chat';
import { commentCalls } from '@portal/contracts/comment';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { oddsCalls } from '@portal/contracts/odds';
import { tipsCalls } from '@portal/contracts/tips';
import { userCalls } from '@portal/contracts/user';
import { parseOddsRow } from '@portal/domain';
import { clockFrom, type SteeredClock } from '../../clock.ts';
import { account, chatMessage, comment, post, tip } from '../../db/schema.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { RoomsAndClients } from '../../testing/rooms-and-clients.ts';
import { messagesIn, until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { addArticles } from '../articles/index.ts';
import { chatRepository } from '../chat/index.ts';
import crowdLines from '../crowd/lines.json' with { type: 'json' };
import { WordFilter } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** As fans get around the list: other case, no marks, letters drawn out, a digit for one. */
const WRITTEN = 'Trọng tài này NGGU NHƯ BÒÒ, đúng là oc ch0!';
const SHOWN = 'Trọng tài này ***, đúng là ***!';

describe.each(databaseKinds)('banned words on %s', (kind) => {
  let api: TestApp<SteeredClock>;
  let filter: WordFilter;
  const token = { fan: '', tipster: '', staff: '' };
  const write = async (content: string) => (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content }, { token: token.fan })).body.data;
  const read = async (id: number, as = '') => (await api.call(newsfeedCalls.one, { id }, as ? { token: as } : {})).body.data;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' }, clockFrom(EVENING));
    filter = new WordFilter({ db: api.database.db, clock: api.clock });
    for (const name of ['fan', 'tipster', 'staff'] as const) token[name] = (await memberOf(api, name)).token;
  }, 60_000);
  beforeEach(() => api.clock.jump(MINUTE));
  afterAll(() => api?.close());

  it('are in nothing that a fresh portal comes with', async () => {
    const { db } = api.database;
    const said = await Promise.all([
      db.select({ text: chatMessage.filteredMessage }).from(chatMessage),
      db.select({ text: comment.content }).from(comment),
      db.select({ text: post.content }).from(post),
      db.select({ text: tip.content }).from(tip),
      db.select({ text: account.bio }).from(account),
      db.select({ text: account.displayName }).from(account),
    ]);
    const texts = [...said.flatMap((rows) => rows.map(({ text }) => text ?? '')), JSON.stringify(crowdLines)];
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(await filter.hide(text)).toBe(text);
    for (const { name } of await db.select({ name: account.username }).from(account)) expect([name, await filter.finds(name)]).toEqual([name, false]);
  });

  it('are asterisks in a message of the chat, for who is there and who comes; what was typed is kept inside', async () => {
    const at = await RoomsAndClients.of(api);
    const room = await at.newRoom();
    const [fan, reader] = [await at.open({ token: token.fan }), await at.open()];
    const frames = reader.room(room);
    await until(() => frames.length > 0, 'caught up');
    await fan.reply(fan.send(room, WRITTEN));
    await until(() => messagesIn(frames).length > 0, 'message');
    expect(messagesIn(frames)[0]?.filteredMessage).toBe(SHOWN);
    const { list } = (await api.call(chatCalls.messages, { groupId: room })).body.data;
    expect(list.map(({ filteredMessage }) => filteredMessage)).toEqual([SHOWN]);
    expect(JSON.stringify(list)).not.toContain('NGGU');
    expect((await chatRepository(api.database.db).range(room, 0, 10))[0]).toMatchObject({ originalMessage: WRITTEN, filteredMessage: SHOWN });
    await at.endClients();
  });

  it('are asterisks in a post, for everybody and its author, however it came about', async () => {
    const { id } = await write(WRITTEN);
    for (const as of ['', token.fan, token.staff]) expect((await read(id, as)).content).toBe(SHOWN);
    const { body } = await api.call(newsfeedCalls.share, { uuid: randomUUID(), id, content: `${WRITTEN} #tối_nay` }, { token: token.tipster });
    expect(body.data).toMatchObject({ content: `${SHOWN} #tối_nay`, hashtags: ['tối_nay'], shared: { content: SHOWN } });
  });

  it('do not come in by changing a post', async () => {
    const { id } = await write('Trọng tài này hay.');
    await api.call(newsfeedCalls.update, { id, content: WRITTEN }, { token: token.fan });
    expect((await read(id)).content).toBe(SHOWN);
    await api.call(newsfeedCalls.update, { id, visibility: 2 }, { token: token.fan });
    expect((await read(id, token.fan)).content).toBe(SHOWN);
  });

  it('are asterisks in a comment and in a reply', async () => {
    const target = { objectType: commentTargets.post, objectId: (await write('Ai xem?')).id };
    const said = (await api.call(commentCalls.create, { uuid: randomUUID(), ...target, content: WRITTEN }, { token: token.tipster })).body.data;
    await api.call(commentCalls.create, { uuid: randomUUID(), ...target, content: WRITTEN, parentId: said.id }, { token: token.fan });
    for (const more of [{}, { parentId: said.id }]) {
      const { list } = (await api.call(commentCalls.list, { ...target, ...more })).body.data;
      expect(list.map(({ content }) => content)).toEqual([SHOWN]);
    }
  });

  it('are asterisks in a tip and on its card in the feed', async () => {
    const [match] = testReplay().fixturesBetween(EVENING + 3 * HOUR, EVENING + 9 * HOUR);
    const fixtureId = match?.fixtureId ?? 0;
    const odds = parseOddsRow('handicap', (await api.call(oddsCalls.match, { id: fixtureId })).body.data.rows['HDP/FT'] ?? '');
    const line = odds.status === 'read' ? odds.record.instant?.handicap : undefined;
    const draft = { uuid: randomUUID(), fixtureId, type: 30, pick: 'home', line, content: WRITTEN };
    expect((await api.call(tipsCalls.create, draft, { token: token.tipster })).body.data.content).toBe(SHOWN);
    const { list } = (await api.call(newsfeedCalls.list, { nType: 4, username: 'tipster' })).body.data;
    expect(list.map(({ content }) => content)).toContain(SHOWN);
  });

  it('make no name, by whatever field it comes', async () => {
    const register = (own: object) => api.call(userCalls.register, { username: 'nguoi_moi', password: 'khan dai b', ...own }, {});
    const refusals = [
      [await register({ displayName: 'Óc Chó FC' }), 'displayName'],
      [await register({ nickname: 'oc ch0' }), 'nickname'],
      [await register({ username: 'idiot' }), 'username'],
      [await register({ username: 'oc_cho' }), 'username'],
      [await register({ username: 'thang.ngu' }), 'username'],
      [await register({ displayName: 'Óc_Chó' }), 'displayName'],
      [await api.call(userCalls.updateInfo, { nickname: 'Đồ ngu' }, { token: token.fan }), 'nickname'],
    ] as const;
    for (const [{ status, body }, path] of refusals) {
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path, message: 'Tên này có từ không dùng trên khán đài' }]);
    }
    expect((await register({ displayName: 'Bò Tót Hà Thành' })).status).toBe(200);
  });

  it('are asterisks in what a member says about themselves', async () => {
    await api.call(userCalls.updateInfo, { bio: WRITTEN }, { token: token.fan });
    expect((await api.call(userCalls.profile, { username: 'fan' })).body.data.bio).toBe(SHOWN);
  });

  it('are those that staff have on the lists: a new one counts within a minute, and leaves alone what was written before', async () => {
    const before = await write('Chơi kiểu xoạc bóng ảo à');
    await addArticles(api.database.db, [
      {
        id: 9100,
        categoryId: articleCategories.bannedKeywords,
        author: 'Ban trật tự',
        cover: { motif: 'board', colors: [], monograms: [], alt: '', credit: '' },
        hashtags: [],
        publishedAt: new Date(api.clock.now()),
        texts: { vi: { title: 'Từ mới', lead: '', blocks: [{ type: 'list', ordered: false, items: ['xoạc bóng ảo'] }] } },
      },
    ]);
    api.clock.jump(MINUTE);
    expect((await write('Chơi kiểu xoạc bóng ảo à')).content).toBe('Chơi kiểu *** à');
    expect((await read(before.id)).content).toBe('Chơi kiểu xoạc bóng ảo à');
  });

  // Who writes without marks says many words at once, so a list that is made without care hides 'the do cho', 'ban do', 'con ngu'.
  it('are in none of the words of an evening that everybody says', async () => {
    const said = [
      'Thẻ đỏ cho số 5 là đúng',
      'Bàn đó đẹp quá',
      'Tip này của bạn đó hả',
      'Hàng thủ còn ngủ',
      'Trận này mất đây',
      'Đổ cho trọng tài',
      'Hôm đó hẹn nhau nhé',
      'Trận đó còn chờ VAR',
      'Trận đó mất đây',
      'Đêm nay thắng ngủ ngon',
      'Bàn thua do ngủ gật',
      'Pha đó khôn quá, cậu đó khốn khổ',
      'Vợ học bài, con im môm',
      'Deportivo Morón thắng 2-0',
      'Cứt đi đâu, cụt đi một người',
      'https://khandai.vn/tin-tuc/american-idiot',
      'Tran do con cho VAR, ban do dep qua, the do cho so 5, hang thu con ngu',
    ];
    for (const text of said) expect(await filter.hide(text)).toBe(text);
  });

  it('are whole words: what only has one inside stays', async () => {
    for (const content of ['Khốn nạnh một chút', 'Ốc chồng lên nhau', 'Cút điện']) expect((await write(content)).content).toBe(content);
  });
});
