import { eq } from 'drizzle-orm';
import { codes, commentTargets, feedTypes } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls, postTypes, visibility, type Post } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { post, upload } from '../../db/schema.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { accountRepository } from '../user/index.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('the feed on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const newAddress = addresses();
  let posted = 0;
  let fan: string;
  let tipster: string;
  let staff: string;
  const newUuid = () => `uuid-of-post-${(posted += 1)}`;
  const logIn = async (username: string) =>
    (await api.call(userCalls.login, { username, password: 'khandai-demo' }, { ip: newAddress() })).body.data.accessToken;
  const write = async (token: string, own: Record<string, unknown> = {}): Promise<Post> => {
    api.clock.advance(20_000);
    return (await api.call(newsfeedCalls.create, { uuid: newUuid(), content: 'Tối nay ai xem?', ...own }, { token })).body.data;
  };
  const see = async (id: number, token?: string) => api.call(newsfeedCalls.one, { id }, token ? { token } : {});
  const list = async (input: Record<string, unknown>, token?: string) => (await api.call(newsfeedCalls.list, input, token ? { token } : {})).body.data;
  const picture = async (owner: string, name: string) => {
    const account = await accountRepository(api.database.db).byUsername(owner);
    await api.database.db.insert(upload).values({
      name: `${name}.webp`,
      ownerId: account!.id,
      width: 800,
      height: 600,
      bytes: 1000,
      hasThumb: false,
      animated: false,
      createdAt: new Date(api.clock.now()),
    });
    return `/other/api/resource/file/${name}.webp`;
  };

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
  }, 60_000);
  afterAll(() => api?.close());
  beforeEach(async () => {
    api.clock.advance(2 * MINUTE);
    [fan, tipster, staff] = (await Promise.all(['fan', 'tipster', 'staff'].map(logIn))) as [string, string, string];
  });

  describe('writing', () => {
    it('keeps a post, with its hashtags, and gives it back to everyone', async () => {
      const written = await write(fan, { content: '  Vào đi anh em! #HàNội #10 #hanoi ' });
      expect(written).toMatchObject({
        content: 'Vào đi anh em! #HàNội #10 #hanoi',
        hashtags: ['HàNội'],
        postType: postTypes.normal,
        actionMode: 1,
        visibility: 1,
        editedAt: null,
        shared: null,
        comments: 0,
        shares: 0,
        author: { username: 'fan' },
      });
      expect(written.can).toEqual({ edit: true, delete: true, react: true, comment: true, share: true });
      const seen = (await see(written.id)).body.data;
      expect(seen).toMatchObject({ id: written.id, content: written.content, can: { edit: false, delete: false, react: false, comment: false, share: false } });
      expect((await list({ hashtag: 'hanoi' })).list.map(({ id }) => id)).toEqual([written.id]);
    });

    it('makes one post of one uuid, also when both tries come at once', async () => {
      const uuid = newUuid();
      const send = () => api.call(newsfeedCalls.create, { uuid, content: 'Một lần thôi' }, { token: fan });
      const [one, other] = await Promise.all([send(), send()]);
      expect(one.body.data.id).toBe(other.body.data.id);
      expect((await send()).body.data.id).toBe(one.body.data.id);
      expect((await list({ nType: feedTypes.home }, fan)).list.filter(({ content }) => content === 'Một lần thôi')).toHaveLength(1);
    });

    it('takes pictures that the member sent in, and says which are none of theirs', async () => {
      const [mine, theirs] = [await picture('fan', `mine${kind}`), await picture('tipster', `theirs${kind}`)];
      const written = await write(fan, { content: '', media: [mine] });
      expect(written).toMatchObject({ postType: postTypes.image, media: [{ url: mine, kind: 'image', width: 800, height: 600 }] });
      expect(JSON.stringify(written)).not.toContain('ownerId');
      expect((await see(written.id)).body.data.media).toEqual(written.media);
      const refused = await api.call(
        newsfeedCalls.create,
        { uuid: newUuid(), content: '', media: [mine, theirs, '/other/api/resource/file/unknown.webp'] },
        { token: fan },
      );
      expect(refused.status).toBe(400);
      expect(refused.body.errors?.map(({ path }) => path)).toEqual(['media.1', 'media.2']);
    });

    it.each([
      ['nothing to say', { content: '   ' }, 'content'],
      ['nothing that anybody sees', { content: '\u200b\u3164\ufe0f' }, 'content'],
      ['too much to say', { content: 'a'.repeat(5_001) }, 'content'],
      ['a picture from elsewhere', { content: 'x', media: ['https://example.com/a.png'] }, 'media.0'],
      ['more pictures than fit', { content: 'x', media: Array.from({ length: 9 }, (_, index) => `/other/api/resource/file/a${index}.webp`) }, 'media'],
      ['words of a picture that is not there', { content: 'x', alts: ['Khán đài'] }, 'alts'],
      ['too many words of a picture', { content: 'x', media: ['/other/api/resource/file/a.webp'], alts: ['a'.repeat(501)] }, 'alts.0'],
      ['no uuid', { uuid: undefined, content: 'x' }, 'uuid'],
      ['a type that comes about otherwise', { content: 'x', postType: postTypes.shareTips }, 'postType'],
      ['a visibility that is none', { content: 'x', visibility: 3 }, 'visibility'],
    ])('refuses %s, naming the field', async (_, own, path) => {
      const { status, body } = await api.call(newsfeedCalls.create, { uuid: newUuid(), ...own }, { token: fan });
      expect(status).toBe(400);
      expect(body.errors?.map((problem) => problem.path)).toContain(path);
    });

    it('is for members', async () => {
      const guest = (await api.call(userCalls.guestLogin)).body.data.guestToken;
      for (const [call, input] of [
        [newsfeedCalls.create, { uuid: newUuid(), content: 'x' }],
        [newsfeedCalls.share, { uuid: newUuid(), id: 1 }],
        [newsfeedCalls.update, { id: 1, content: 'x' }],
        [newsfeedCalls.react, { id: 1, reaction: 'like' }],
        [newsfeedCalls.remove, { id: 1 }],
      ] as const) {
        expect((await api.call(call, input)).status).toBe(401);
        expect((await api.call(call, input, { token: guest })).status).toBe(403);
      }
    });

    it('slows down who posts a lot, and tells for how long', async () => {
      api.clock.advance(5 * MINUTE);
      const answers = [];
      for (let times = 0; times < 6; times += 1)
        answers.push(await api.call(newsfeedCalls.create, { uuid: newUuid(), content: `Bài ${times}` }, { token: tipster }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(answers[5]).toMatchObject({ headers: { 'retry-after': '12' }, body: { code: codes.tooMany } });
    });
  });

  describe('who may see what', () => {
    it('shows a private post to its author alone, and staff are no exception', async () => {
      const written = await write(fan, { content: 'Chỉ mình tôi #nhatky', visibility: visibility.private });
      expect((await see(written.id, fan)).body.data.visibility).toBe(2);
      for (const token of [undefined, tipster, staff]) expect((await see(written.id, token)).status).toBe(404);
      expect((await list({ nType: feedTypes.home }, fan)).list[0]?.id).toBe(written.id);
      expect((await list({ username: 'FAN' }, fan)).list[0]?.id).toBe(written.id);
      for (const input of [{}, { username: 'fan' }, { nType: feedTypes.community }, { hashtag: 'nhatky' }]) {
        expect((await list({ ...input, pageSize: 50 }, tipster)).list.map(({ id }) => id)).not.toContain(written.id);
      }
      for (const call of [newsfeedCalls.reactionsOf, newsfeedCalls.sharesOf])
        expect((await api.call(call, { id: written.id }, { token: tipster })).status).toBe(404);
      expect((await api.call(newsfeedCalls.react, { id: written.id, reaction: 'like' }, { token: tipster })).status).toBe(404);
      expect((await api.call(commentCalls.list, { objectType: commentTargets.post, objectId: written.id }, { token: tipster })).status).toBe(404);
    });

    it('takes a post out of every list when it turns private, and back', async () => {
      const written = await write(fan, { content: 'Lúc ẩn lúc hiện #anhien' });
      const everywhere = async () =>
        (await Promise.all([list({}), list({ nType: feedTypes.community }), list({ username: 'fan' }), list({ hashtag: 'anhien' })])).map(({ list: posts }) =>
          posts.some(({ id }) => id === written.id),
        );
      expect(await everywhere()).toEqual([true, true, true, true]);
      await api.call(newsfeedCalls.update, { id: written.id, visibility: 2 }, { token: fan });
      expect(await everywhere()).toEqual([false, false, false, false]);
      await api.call(newsfeedCalls.update, { id: written.id, visibility: 1 }, { token: fan });
      expect(await everywhere()).toEqual([true, true, true, true]);
      expect((await see(written.id)).body.data).toMatchObject({ editedAt: null, actionMode: 1 });
    });
  });

  describe('lists', () => {
    it('are by feed type: one’s own, events, what members write, tips, everything', async () => {
      expect((await list({ nType: feedTypes.home })).list).toEqual([]);
      const own = (await list({ nType: feedTypes.home, pageSize: 50 }, fan)).list;
      expect(new Set(own.map(({ author }) => author.username))).toEqual(new Set(['fan']));
      const types = async (nType: number) => new Set((await list({ nType, pageSize: 50 })).list.map(({ postType }) => postType));
      expect([...(await types(feedTypes.event))].filter((type) => type !== postTypes.eventsLive && type !== postTypes.shareEvent)).toEqual([]);
      expect([...(await types(feedTypes.community))].filter((type) => ![postTypes.normal, postTypes.image, postTypes.avatar].includes(type as 10))).toEqual([]);
      expect(await types(feedTypes.community)).toContain(postTypes.avatar);
      expect((await types(feedTypes.newsfeed)).size).toBeGreaterThan(2);
    });

    it('run newest first and read on without hole or repeat, however deep', async () => {
      const all: Post[] = [];
      for (let cursor: string | undefined; ; ) {
        const { list: posts, nextCursor } = await list({ pageSize: 7, ...(cursor && { cursor }) });
        all.push(...posts);
        if (nextCursor === null) break;
        cursor = nextCursor;
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.map(({ createdAt }) => createdAt)).toEqual(
        all
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .toReversed(),
      );
      expect(all.length).toBe(await api.database.db.$count(post, eq(post.visibility, visibility.public)));
    });

    it('of friends, and of whom one follows, hold what those have published, read on to the end; nothing without a token', async () => {
      const all = async (fFilter: string, token: string) => {
        const found: Post[] = [];
        for (let cursor: string | undefined; ; ) {
          const { list: posts, nextCursor } = await list({ fFilter, pageSize: 3, ...(cursor && { cursor }) }, token);
          found.push(...posts);
          if (nextCursor === null) return found;
          cursor = nextCursor;
        }
      };
      const { list: friends } = (await api.call(friendCalls.list, { pageSize: 100 }, { token: fan })).body.data;
      const names = friends.map(({ person }) => person.username);
      const posts = await all('friend', fan);
      expect(names.length).toBeGreaterThan(2);
      const everything: Post[] = [];
      for (const username of names) everything.push(...(await list({ username, pageSize: 50 })).list);
      const newestFirst = (one: Post, other: Post) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id;
      expect(posts.map(({ id }) => id)).toEqual(everything.toSorted(newestFirst).map(({ id }) => id));
      expect(posts.length).toBeGreaterThan(3);

      const fanId = (await accountRepository(api.database.db).byUsername('fan'))!.id;
      const [shown, hidden] = [await write(fan), await write(fan, { visibility: visibility.private })];
      const ids = async () => (await all('following', staff)).map(({ id }) => id);
      expect(await ids()).not.toContain(shown.id);
      await api.call(friendCalls.actionRequest, { userId: fanId, action: friendActions.follow }, { token: staff });
      expect(await ids()).toContain(shown.id);
      expect(await ids()).not.toContain(hidden.id);
      await api.call(newsfeedCalls.remove, { id: shown.id }, { token: fan });
      expect(await ids()).not.toContain(shown.id);
      const last = await write(fan);
      expect(await ids()).toContain(last.id);
      await api.call(friendCalls.actionRequest, { userId: fanId, action: friendActions.unfollow }, { token: staff });
      expect(await ids()).not.toContain(last.id);
      expect(await list({ fFilter: 'friend' })).toEqual({ list: [], nextCursor: null });
      expect((await list({ fFilter: 'all', pageSize: 50 }, fan)).list.length).toBeGreaterThan(posts.length);
    });

    it.each([
      [{ nType: 9 }, 'nType'],
      [{ cursor: 'made-up' }, 'cursor'],
      [{ cursor: Buffer.from('-8640000000000000.1').toString('base64url') }, 'cursor'],
      [{ pageSize: 51 }, 'pageSize'],
      [{ username: '..' }, 'username'],
      [{ hashtag: 'x', username: 'fan' }, 'hashtag'],
      [{ fFilter: 'nobody' }, 'fFilter'],
    ])('refuse %j', async (input, path) => {
      const { status, body } = await api.call(newsfeedCalls.list, input);
      expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    });

    it('of somebody who is not there are a 404', async () => {
      expect((await api.call(newsfeedCalls.list, { username: 'nobody-here' })).status).toBe(404);
    });
  });

  describe('sharing', () => {
    const share = (id: number, token: string, own: object = {}) =>
      api.call(newsfeedCalls.share, { uuid: newUuid(), id, content: 'Hay quá', ...own }, { token });

    it('shows the original within, counts it, and lists who shared', async () => {
      const original = await write(fan);
      const { data } = (await share(original.id, tipster)).body;
      expect(data).toMatchObject({ content: 'Hay quá', actionMode: 2, shared: { id: original.id, content: original.content, author: { username: 'fan' } } });
      expect((await see(original.id)).body.data.shares).toBe(1);
      expect((await api.call(newsfeedCalls.sharesOf, { id: original.id })).body.data.list.map(({ id }) => id)).toEqual([data.id]);
    });

    it('of a share shares the original', async () => {
      const original = await write(fan);
      const first = (await share(original.id, tipster)).body.data;
      const second = (await share(first.id, staff)).body.data;
      expect(second.shared).toMatchObject({ id: original.id });
      expect((await see(original.id)).body.data.shares).toBe(2);
      expect((await see(first.id)).body.data.shares).toBe(0);
    });

    it('says gone for an original that is deleted or hidden, and passes it on no more', async () => {
      const original = await write(fan);
      const shared = (await share(original.id, tipster)).body.data;
      await api.call(newsfeedCalls.update, { id: original.id, visibility: 2 }, { token: fan });
      expect((await see(shared.id, tipster)).body.data).toMatchObject({ shared: 'gone', can: { share: false } });
      expect((await see(shared.id, fan)).body.data).toMatchObject({ shared: { id: original.id }, can: { share: false } });
      expect((await share(shared.id, staff)).status).toBe(404);
      await api.call(newsfeedCalls.remove, { id: original.id }, { token: fan });
      expect((await see(shared.id, fan)).body.data.shared).toBe('gone');
    });

    it('of a private post is refused, also to its author', async () => {
      const written = await write(fan, { visibility: 2 });
      expect((await share(written.id, fan)).status).toBe(403);
      expect((await share(written.id, tipster)).status).toBe(404);
      expect((await share(987_654_321, fan)).status).toBe(404);
      expect((await share(written.id, fan, { uuid: 'x' })).body.errors?.[0]?.path).toBe('uuid');
    });

    it('is counted as long as the share is public and there', async () => {
      const original = await write(fan);
      const shared = (await share(original.id, tipster)).body.data;
      const shares = async () => (await see(original.id)).body.data.shares;
      await api.call(newsfeedCalls.update, { id: shared.id, visibility: 2 }, { token: tipster });
      expect(await shares()).toBe(0);
      await api.call(newsfeedCalls.update, { id: shared.id, visibility: 1 }, { token: tipster });
      expect(await shares()).toBe(1);
      await api.call(newsfeedCalls.remove, { id: shared.id }, { token: tipster });
      expect(await shares()).toBe(0);
    });
  });

  describe('changing', () => {
    it('gives the post new words, says when, and leads its hashtags anew', async () => {
      const written = await write(fan, { content: 'Bản đầu #cu' });
      api.clock.advance(MINUTE);
      const changed = (await api.call(newsfeedCalls.update, { id: written.id, content: 'Bản sau #moi' }, { token: fan })).body.data;
      expect(changed).toMatchObject({ content: 'Bản sau #moi', hashtags: ['moi'], actionMode: 3, editedAt: new Date(api.clock.now()).toISOString() });
      expect((await see(written.id)).body.data.content).toBe('Bản sau #moi');
      expect((await list({ hashtag: 'cu' })).list).toEqual([]);
      expect((await list({ hashtag: 'MOI' })).list.map(({ id }) => id)).toEqual([written.id]);
    });

    it('takes the last picture away only where words are left', async () => {
      const written = await write(fan, { content: '', media: [await picture('fan', `last${kind}`)] });
      const bare = await api.call(newsfeedCalls.update, { id: written.id, media: [] }, { token: fan });
      expect([bare.status, bare.body.errors?.[0]?.path]).toEqual([400, 'content']);
      expect((await api.call(newsfeedCalls.update, { id: written.id, media: [], content: 'Lời thôi' }, { token: fan })).body.data).toMatchObject({
        postType: postTypes.normal,
        media: [],
      });
    });

    it('takes another member’s picture into a rewritten post no more than into a new one', async () => {
      const [mine, theirs] = [await picture('fan', `ours${kind}`), await picture('tipster', `foreign${kind}`)];
      const written = await write(fan, { content: 'Có ảnh', media: [mine] });
      const { status, body } = await api.call(newsfeedCalls.update, { id: written.id, media: [mine, theirs] }, { token: fan });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['media.1']]);
      expect((await api.call(newsfeedCalls.one, { id: written.id })).body.data.media.map(({ url }) => url)).toEqual([mine]);
    });

    it('says what is to be seen on pictures, in their order; what nobody speaks of keeps its words', async () => {
      const [one, two] = [await picture('fan', `one${kind}`), await picture('fan', `two${kind}`)];
      const written = await write(fan, { content: '', media: [one, two], alts: ['  Khán đài C  '] });
      const shown = ({ media }: { media: readonly { url: string; alt: string }[] }) => media.map(({ url, alt }) => [url, alt]);
      expect(shown(written)).toEqual([
        [one, 'Khán đài C'],
        [two, ''],
      ]);
      const update = async (own: Record<string, unknown>) => (await api.call(newsfeedCalls.update, { id: written.id, ...own }, { token: fan })).body.data;
      // Saved as it is, it is no other post.
      expect(await update({ content: '', media: [one, two], alts: ['Khán đài C', ''], visibility: 1 })).toMatchObject({ actionMode: 1, editedAt: null });
      // An older page knows of no words: they stay with their picture.
      expect(shown(await update({ media: [two, one] }))).toEqual([
        [two, ''],
        [one, 'Khán đài C'],
      ]);
      expect(await update({ media: [two, one], alts: ['Biển người', ''] })).toMatchObject({ actionMode: 3, editedAt: expect.any(String) });
      expect(shown((await see(written.id)).body.data)).toEqual([
        [two, 'Biển người'],
        [one, ''],
      ]);
    });

    it('hides banned words in what is said of a picture', async () => {
      const written = await write(fan, { content: '', media: [await picture('fan', `bad${kind}`)], alts: ['Trọng tài ngu như bò'] });
      expect(written.media[0]?.alt).toBe('Trọng tài ***');
    });

    it('puts no pictures into a share', async () => {
      const original = await write(fan);
      const shared = (await api.call(newsfeedCalls.share, { uuid: newUuid(), id: original.id }, { token: fan })).body.data;
      const { status, body } = await api.call(newsfeedCalls.update, { id: shared.id, media: [await picture('fan', `share${kind}`)] }, { token: fan });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'media']);
    });

    it('is for the author alone', async () => {
      const written = await write(fan);
      for (const token of [tipster, staff]) expect((await api.call(newsfeedCalls.update, { id: written.id, content: 'x' }, { token })).status).toBe(403);
      expect((await api.call(newsfeedCalls.update, { id: 987_654_321, content: 'x' }, { token: fan })).status).toBe(404);
      expect((await api.call(newsfeedCalls.update, { id: written.id, visibility: 3 }, { token: fan })).body.errors?.[0]?.path).toBe('visibility');
    });
  });

  describe('deleting', () => {
    it('takes a post from everyone, with its words, reactions and comments, for good', async () => {
      const uuid = newUuid();
      const written = await write(fan, { uuid, content: 'Sắp xoá #xoa' });
      await api.call(newsfeedCalls.react, { id: written.id, reaction: 'sad' }, { token: tipster });
      await api.call(commentCalls.create, { uuid: newUuid(), objectType: commentTargets.post, objectId: written.id, content: 'Đừng' }, { token: tipster });
      expect((await see(written.id)).body.data).toMatchObject({ comments: 1, reactions: { total: 1 } });
      expect((await api.call(newsfeedCalls.remove, { id: written.id }, { token: fan })).body).toMatchObject({ code: 0, data: {} });
      expect((await see(written.id, fan)).status).toBe(404);
      expect((await list({ hashtag: 'xoa' })).list).toEqual([]);
      expect((await list({ nType: feedTypes.home, pageSize: 50 }, fan)).list.map(({ id }) => id)).not.toContain(written.id);
      expect((await api.call(newsfeedCalls.remove, { id: written.id }, { token: fan })).status).toBe(404);
      expect((await api.call(newsfeedCalls.create, { uuid, content: 'Sắp xoá #xoa' }, { token: fan })).status).toBe(404);
    });

    it('is for the author and for staff', async () => {
      const written = await write(fan);
      expect((await api.call(newsfeedCalls.remove, { id: written.id }, { token: tipster })).status).toBe(403);
      expect((await api.call(newsfeedCalls.remove, { id: written.id }, { token: staff })).status).toBe(200);
      expect((await see(written.id, fan)).status).toBe(404);
      expect((await api.call(newsfeedCalls.remove, { id: 'x' }, { token: fan })).body.errors?.[0]?.path).toBe('id');
    });
  });

  describe('reacting', () => {
    it('sets, moves and takes back one’s own, and tells who did', async () => {
      const written = await write(fan);
      const react = (token: string, reaction: string | null) => api.call(newsfeedCalls.react, { id: written.id, reaction }, { token });
      await react(fan, 'like');
      api.clock.advance(1_000);
      expect((await react(tipster, 'love')).body.data).toEqual({ counts: { like: 1, love: 1 }, total: 2, mine: 'love' });
      expect((await see(written.id, tipster)).body.data.reactions.mine).toBe('love');
      expect((await see(written.id)).body.data.reactions).toEqual({ counts: { like: 1, love: 1 }, total: 2, mine: null });
      const who = (input: object = {}) => api.call(newsfeedCalls.reactionsOf, { id: written.id, ...input });
      expect((await who()).body.data.list.map(({ person, reaction }) => [person.username, reaction])).toEqual([
        ['tipster', 'love'],
        ['fan', 'like'],
      ]);
      const first = (await who({ pageSize: 1 })).body.data;
      expect((await who({ pageSize: 1, cursor: first.nextCursor })).body.data.list[0]?.person.username).toBe('fan');
      expect((await who({ reaction: 'like' })).body.data.list).toHaveLength(1);
      expect((await react(fan, null)).body.data).toEqual({ counts: { love: 1 }, total: 1, mine: null });
    });

    it('refuses what is no reaction and what is no post', async () => {
      const written = await write(fan);
      expect((await api.call(newsfeedCalls.react, { id: written.id, reaction: 'dislike' }, { token: fan })).body.errors?.[0]?.path).toBe('reaction');
      expect((await api.call(newsfeedCalls.react, { id: 987_654_321, reaction: 'like' }, { token: fan })).status).toBe(404);
      expect((await api.call(newsfeedCalls.reactionsOf, { id: 'x' })).body.errors?.[0]?.path).toBe('id');
      expect((await api.call(newsfeedCalls.sharesOf, { id: written.id, cursor: 'x' })).body.errors?.[0]?.path).toBe('cursor');
      expect((await see('abc' as unknown as number)).body.errors?.[0]?.path).toBe('id');
    });
  });
});
