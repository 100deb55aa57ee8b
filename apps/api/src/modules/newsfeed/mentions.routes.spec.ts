import { randomUUID } from 'node:crypto';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { messageCalls } from '@portal/contracts/message';
import { newsfeedCalls, visibility } from '@portal/contracts/newsfeed';
import { searchCalls } from '@portal/contracts/search';
import { userCalls } from '@portal/contracts/user';
import { account, searchWord } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('mentions on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let author: TestMember;
  let friend: TestMember;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
    // Who can be found is gathered with the first search.
    await api.call(searchCalls.search, { q: 'fan' });
  }, 60_000);
  beforeEach(async () => {
    api.clock.set(api.clock.now() + 60_000);
    author = await newMember(api);
    friend = await newMember(api);
  });
  afterAll(() => api?.close());

  const as = ({ token }: { token: string }) => ({ token });
  const write = async (content: string, own: object = {}) =>
    (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content, ...own }, as(author))).body.data;
  const update = async (id: number, own: object) => (await api.call(newsfeedCalls.update, { id, ...own }, as(author))).body.data;
  const mentionsOf = async (id: number, who?: TestMember) =>
    (await api.call(newsfeedCalls.one, { id }, who && as(who))).body.data.mentions?.map(({ username }) => username);
  const told = async (who: TestMember) => (await api.call(messageCalls.list, {}, as(who))).body.data.list.map(({ title, content }) => [title, content]);
  const befriend = async (one: TestMember, other: TestMember) => {
    await api.call(friendCalls.sendRequest, { userId: other.id }, as(one));
    await api.call(friendCalls.actionRequest, { userId: one.id, action: friendActions.accept }, as(other));
  };
  const block = (one: TestMember, other: TestMember) => api.call(friendCalls.actionRequest, { userId: other.id, action: friendActions.block }, as(one));

  describe('in a post', () => {
    it('are the members that there are, whatever the case, each once', async () => {
      const { id } = await write(`Ê @${friend.name.toUpperCase()}, @${friend.name}, @fan và @khong_co_ai`);
      expect(await mentionsOf(id)).toEqual([friend.name, 'fan']);
      const { body } = await api.call(newsfeedCalls.share, { uuid: randomUUID(), id, content: '@tipster xem này' }, as(friend));
      expect(body.data).toMatchObject({ mentions: [{ username: 'tipster' }], shared: { mentions: [{ username: friend.name }, { username: 'fan' }] } });
    });

    it('are not those who are gone, nor those with whom one has nothing to do', async () => {
      const gone = await newMember(api);
      const { id } = await write(`@${friend.name} @${gone.name}`);
      await api.database.db.delete(account).where(eq(account.id, gone.id));
      const reader = await newMember(api);
      expect(await mentionsOf(id, reader)).toEqual([friend.name]);
      await block(friend, reader);
      expect(await mentionsOf(id, reader)).toEqual([]);
    });

    it('are told to whom they name, once, and not to oneself', async () => {
      const { id } = await write(`@${friend.name} @${author.name} vào đây`);
      const line = ['FRIEND_ACTION', `${id}|${await nameOf(author)}|POST_MENTION`];
      expect(await told(friend)).toEqual([line]);
      expect(await told(author)).toEqual([]);
      await update(id, { content: `@${friend.name} vào đây đi` });
      await update(id, { content: 'Thôi' });
      await update(id, { content: `@${friend.name} vào` });
      expect(await told(friend)).toEqual([line]);
      const another = await newMember(api);
      await update(id, { content: `@${friend.name} @${another.name} vào` });
      expect(await told(another)).toEqual([line]);
    });

    it('of what only its author reads are told when others may read it', async () => {
      const { id } = await write(`Thư cho @${friend.name}`, { visibility: visibility.private });
      expect(await told(friend)).toEqual([]);
      await update(id, { visibility: visibility.public });
      expect(await told(friend)).toHaveLength(1);
      await update(id, { visibility: visibility.private });
      await update(id, { visibility: visibility.public });
      expect(await told(friend)).toHaveLength(1);
    });

    it('are not told to whoever mutes or blocks the author', async () => {
      await api.call(friendCalls.actionRequest, { userId: author.id, action: friendActions.mute }, as(friend));
      const blocking = await newMember(api);
      await block(blocking, author);
      await write(`@${friend.name} @${blocking.name}`);
      expect([await told(friend), await told(blocking)]).toEqual([[], []]);
    });

    it('are told a few times by one author to one member, and to so many in all: then nobody hears of it', async () => {
      const written: number[] = [];
      for (let post = 0; post < 7; post += 1) {
        written.push((await write(`@${friend.name} ${post}`)).id);
        // Less than it takes to be told once more.
        api.clock.set(api.clock.now() + 100_000);
      }
      expect(await told(friend)).toHaveLength(5);
      expect(await mentionsOf(written.at(-1) ?? 0)).toEqual([friend.name]);
      const crowd = await Promise.all(Array.from({ length: 32 }, () => newMember(api)));
      for (const from of [0, 10, 20, 30])
        await write(
          crowd
            .slice(from, from + 10)
            .map(({ name }) => `@${name}`)
            .join(' '),
        );
      const heard = (await Promise.all(crowd.map(told))).filter((rows) => rows.length > 0);
      expect(heard).toHaveLength(30);
    });

    it('of one uuid are told once, also when both tries come at once', async () => {
      const input = { uuid: randomUUID(), content: `@${friend.name}` };
      await Promise.all([1, 2, 3].map(() => api.call(newsfeedCalls.create, input, as(author))));
      expect(await told(friend)).toHaveLength(1);
    });
  });

  const nameOf = async ({ name }: TestMember) => (await memberOf(api, name)).displayName;
  const names = async (q: string | undefined, who: TestMember = author, more: object = {}) =>
    (await api.call(newsfeedCalls.mentionable, { ...(q !== undefined && { q }), ...more }, as(who))).body.data.list.map(({ username }) => username);

  describe('whom one may mean', () => {
    it('are friends and whom one follows, the last known first, where nothing is written yet', async () => {
      expect(await names(undefined)).toEqual([]);
      await befriend(author, friend);
      api.clock.set(api.clock.now() + 1_000);
      const { id } = await memberOf(api, 'fan');
      await api.call(friendCalls.actionRequest, { userId: id, action: friendActions.follow }, as(author));
      expect(await names(undefined)).toEqual(['fan', friend.name]);
      expect(await names('', author, { pageSize: 1 })).toEqual(['fan']);
    });

    it('are those whose names begin like it, those one knows first, without oneself', async () => {
      const all = await names('ban tr');
      expect(all).toEqual(['staff']);
      expect(await names('trật')).toEqual(['staff']);
      expect(await names('khán đài')).toContain('fan');
      const fan = await memberOf(api, 'fan');
      expect(await names('khán đài', { ...fan, name: 'fan' })).not.toContain('fan');
      expect(await names('không ai tên thế')).toEqual([]);
    });

    it('are nobody whose name no words can mention', async () => {
      await api.database.db
        .update(account)
        .set({ username: `${friend.name}.` })
        .where(eq(account.id, friend.id));
      expect(await names(`${friend.name}.`)).toEqual([]);
    });

    it('are first of all whoever is called just like it, though the search knows nobody of that name', async () => {
      await api.database.db.delete(searchWord).where(eq(searchWord.refId, friend.id));
      expect(await names(friend.name.toUpperCase())).toEqual([friend.name]);
    });

    it('are those one knows before others of the same name', async () => {
      const others = await names('bạn');
      expect(others).toHaveLength(6);
      const last = await newMember(api);
      await befriend(author, last);
      api.clock.set(api.clock.now() + 1_000);
      await befriend(author, friend);
      expect((await names('bạn')).slice(0, 2)).toEqual([friend.name, last.name]);
    });

    it('are nobody with whom one has nothing to do', async () => {
      await block(friend, author);
      expect(await names(friend.name)).not.toContain(friend.name);
      expect(await names(author.name, friend)).not.toContain(author.name);
    });

    it('is for members, who ask in words of some length at some pace', async () => {
      expect((await api.call(newsfeedCalls.mentionable, { q: 'a' })).status).toBe(401);
      const { guestToken } = (await api.call(userCalls.guestLogin)).body.data;
      expect((await api.call(newsfeedCalls.mentionable, { q: 'a' }, { token: guestToken })).status).toBe(403);
      expect((await api.call(newsfeedCalls.mentionable, { q: 'a'.repeat(41) }, as(author))).body.errors?.[0]?.path).toBe('q');
      expect((await api.call(newsfeedCalls.mentionable, { pageSize: 11 }, as(author))).body.errors?.[0]?.path).toBe('pageSize');
      let status = 200;
      for (let asked = 0; asked < 40 && status === 200; asked += 1) ({ status } = await api.call(newsfeedCalls.mentionable, { q: 'a' }, as(author)));
      expect(status).toBe(429);
    });
  });

  describe('hashtags that begin like it', () => {
    const tags = async (q: string, more: object = {}) => (await api.call(newsfeedCalls.hashtags, { q, ...more }, as(author))).body.data.list;

    it('are the most used first, of one author, as the newest post writes them', async () => {
      const own = `Zz${author.name.replace('_', '')}`;
      await write(`#${own}A`);
      await write(`#${own.toLowerCase()}b`);
      api.clock.set(api.clock.now() + 1_000);
      await write(`#${own}B và #${own}Đỏ`);
      expect(await tags(own.toUpperCase())).toEqual([
        { tag: `${own}B`, posts: 2 },
        { tag: `${own}A`, posts: 1 },
        { tag: `${own}Đỏ`, posts: 1 },
      ]);
      expect(await tags(own, { pageSize: 1 })).toEqual([{ tag: `${own}B`, posts: 2 }]);
      expect(await tags(`${own}đo`)).toEqual([{ tag: `${own}Đỏ`, posts: 1 }]);
      // What is written out stands first, however rarely it is used.
      await write(`#${own}BC #${own}A #${own}`);
      expect((await tags(own))[0]).toEqual({ tag: own, posts: 1 });
      expect(await tags(`${own}x`)).toEqual([]);
    });

    it('are also what many write tonight, however late it comes in the alphabet', async () => {
      const own = `Xx${author.name.replace('_', '')}`;
      for (const some of [0, 1]) await write(Array.from({ length: 30 }, (_, at) => `#${own}${String(some * 30 + at).padStart(2, '0')}a`).join(' '));
      for (const word of ['vào', 'rồi']) await write(`#${own}ZDerby ${word}`);
      expect((await tags(own))[0]).toEqual({ tag: `${own}ZDerby`, posts: 2 });
    });

    it('are first what most members write: not what one writes most', async () => {
      const own = `Ww${author.name.replace('_', '')}`;
      for (const word of ['một', 'hai', 'ba']) await write(`#${own}A ${word}`);
      for (const who of [friend, author]) await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: `#${own}B` }, as(who));
      expect((await tags(own)).map(({ tag }) => tag)).toEqual([`${own}B`, `${own}A`]);
    });

    it('are of public posts that are there', async () => {
      const own = `Yy${author.name.replace('_', '')}`;
      await write(`#${own}1a`, { visibility: visibility.private });
      const { id } = await write(`#${own}2a`);
      await api.call(newsfeedCalls.remove, { id }, as(author));
      expect(await tags(own)).toEqual([]);
    });

    it('take no sign for anything', async () => {
      for (const q of ['%', '_', "'", '\\']) expect((await tags(q)).map(({ tag }) => tag).filter((tag) => !tag.startsWith(q))).toEqual([]);
      expect((await api.call(newsfeedCalls.hashtags, { q: '' }, as(author))).body.errors?.[0]?.path).toBe('q');
      expect((await api.call(newsfeedCalls.hashtags, { q: 'a' })).status).toBe(401);
    });
  });
});
