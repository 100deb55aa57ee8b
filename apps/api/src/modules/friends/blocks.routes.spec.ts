import { randomUUID } from 'node:crypto';
import { codes, commentTargets, feedTypes, type Endpoint } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { messageCalls } from '@portal/contracts/message';
import { newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const STRANGERS = { friendship: 'none', following: false, followed: false, muting: false, blocking: false };

describe.each(databaseKinds)('who blocks or mutes whom on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const call = <E extends Endpoint>(who: TestMember | undefined, endpoint: E, input: Record<string, unknown> = {}) =>
    api.call(endpoint, input, who ? { token: who.token } : {});
  const data = async <E extends Endpoint>(who: TestMember | undefined, endpoint: E, input: Record<string, unknown> = {}) => {
    const { status, body } = await call(who, endpoint, input);
    expect([status, body.code]).toEqual([200, 0]);
    return body.data;
  };
  const act = (who: TestMember, whom: TestMember, action: number) => data(who, friendCalls.actionRequest, { userId: whom.id, action });
  const standing = async (who: TestMember, whom: TestMember) => {
    const { userId: _, ...rest } = await data(who, friendCalls.isFriend, { userId: whom.id });
    return rest;
  };
  const write = (who: TestMember, content = 'Tối nay ai xem? #yentinh'): Promise<Post> => data(who, newsfeedCalls.create, { uuid: randomUUID(), content });
  const say = (who: TestMember, on: Post, content: string, more: Record<string, unknown> = {}) =>
    call(who, commentCalls.create, { uuid: randomUUID(), objectType: commentTargets.post, objectId: on.id, content, ...more });
  const saidOn = async (who: TestMember | undefined, on: Post, more: Record<string, unknown> = {}) =>
    (await data(who, commentCalls.list, { objectType: commentTargets.post, objectId: on.id, ...more })).list.map(({ content }) => content);
  const told = async (who: TestMember) => (await data(who, messageCalls.list)).list.map(({ title }) => title);
  /** In which of the lists that can hold it a post is. */
  const listsWith = async (who: TestMember | undefined, post: Post) => {
    const lists = { everything: {}, community: { nType: feedTypes.community }, hashtag: { hashtag: 'yentinh' }, author: { username: post.author.username } };
    const found: string[] = [];
    for (const [name, input] of Object.entries(lists)) {
      const { list } = await data(who, newsfeedCalls.list, { ...input, pageSize: 50 });
      if (list.some(({ id }) => id === post.id)) found.push(name);
    }
    return found;
  };
  const EVERYWHERE = ['everything', 'community', 'hashtag', 'author'];

  let lan: TestMember;
  let minh: TestMember;
  let third: TestMember;
  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(async () => {
    api.clock.advance(MINUTE);
    [lan, minh, third] = [await newMember(api), await newMember(api), await newMember(api)];
  });
  afterAll(() => api?.close());

  it('a block ends all that was between the two, for both, and is told to nobody but who blocks', async () => {
    await data(lan, friendCalls.sendRequest, { userId: minh.id });
    await act(minh, lan, friendActions.accept);
    await act(lan, minh, friendActions.follow);
    await act(minh, lan, friendActions.follow);
    const before = await told(minh);
    expect(await act(lan, minh, friendActions.block)).toEqual({ userId: minh.id, ...STRANGERS, blocking: true });
    expect(await standing(minh, lan)).toEqual(STRANGERS);
    for (const who of [lan, minh]) expect(await data(undefined, friendCalls.count, { userId: who.id })).toEqual({ friends: 0, followers: 0, following: 0 });
    expect(await told(minh)).toEqual(before);
    const { list } = await data(lan, friendCalls.blockList);
    expect(list).toMatchObject([{ person: { userId: minh.id }, relation: { blocking: true }, since: new Date(api.clock.now()).toISOString() }]);
    expect((await data(minh, friendCalls.blockList)).list).toEqual([]);
    // A second time it is as it was.
    expect(await act(lan, minh, friendActions.block)).toMatchObject({ blocking: true });
    expect(await act(lan, minh, friendActions.unblock)).toEqual({ userId: minh.id, ...STRANGERS });
    expect((await data(lan, friendCalls.blockList)).list).toEqual([]);
  });

  it('while one blocks the other neither asks nor follows, and each is told why as far as it is theirs to know', async () => {
    await act(lan, minh, friendActions.block);
    const words = { [lan.name]: 'Bạn đang chặn người này: bỏ chặn rồi thử lại nhé', [minh.name]: 'Bạn không làm được việc này với người này' };
    for (const [who, whom] of [
      [lan, minh],
      [minh, lan],
    ] as const) {
      for (const answer of [
        await call(who, friendCalls.sendRequest, { userId: whom.id }),
        await call(who, friendCalls.actionRequest, { userId: whom.id, action: friendActions.follow }),
        await call(who, friendCalls.actionRequest, { userId: whom.id }),
      ])
        expect([answer.status, answer.body.code, answer.body.msg]).toEqual([200, codes.blocked, words[who.name]]);
    }
    // Both may block; one who stops leaves the other's block.
    await act(minh, lan, friendActions.block);
    await act(lan, minh, friendActions.unblock);
    expect((await call(lan, friendCalls.sendRequest, { userId: minh.id })).body.code).toBe(codes.blocked);
    await act(minh, lan, friendActions.unblock);
    expect(await data(lan, friendCalls.sendRequest, { userId: minh.id })).toMatchObject({ friendship: 'sent' });
  });

  it('neither of two that are blocked sees what the other writes, in any list, by its number, or within a share; everyone else does', async () => {
    const post = await write(lan);
    const share: Post = await data(third, newsfeedCalls.share, { uuid: randomUUID(), id: post.id });
    expect(await listsWith(minh, post)).toEqual(EVERYWHERE);
    for (const [who, whom] of [
      [lan, minh],
      [minh, lan],
    ] as const) {
      await act(who, whom, friendActions.block);
      expect(await listsWith(minh, post)).toEqual([]);
      for (const [endpoint, input] of [
        [newsfeedCalls.one, {}],
        [newsfeedCalls.reactionsOf, {}],
        [newsfeedCalls.sharesOf, {}],
        [newsfeedCalls.versions, {}],
        [newsfeedCalls.react, { reaction: 'like' }],
        [newsfeedCalls.share, { uuid: randomUUID() }],
      ] as [Endpoint, object][])
        expect([endpoint.id, (await call(minh, endpoint, { id: post.id, ...input })).status]).toEqual([endpoint.id, 404]);
      expect((await say(minh, post, 'Cho mình hỏi')).status).toBe(404);
      expect((await call(minh, commentCalls.list, { objectType: commentTargets.post, objectId: post.id })).status).toBe(404);
      expect((await data(minh, newsfeedCalls.one, { id: share.id })).shared).toBe('gone');
      expect((await call(minh, newsfeedCalls.share, { uuid: randomUUID(), id: share.id })).status).toBe(404);
      for (const change of [newsfeedCalls.update, newsfeedCalls.remove] as Endpoint[])
        expect([change.id, (await call(minh, change, { id: post.id, content: 'x' })).status]).toEqual([change.id, 404]);
      for (const other of [third, undefined]) expect(await listsWith(other, post)).toEqual(EVERYWHERE);
      expect((await data(third, newsfeedCalls.one, { id: share.id })).shared).toMatchObject({ id: post.id });
      await act(who, whom, friendActions.unblock);
      expect(await listsWith(minh, post)).toEqual(EVERYWHERE);
    }
  });

  it('staff, who moderate, see what those who block them write, and may take it away', async () => {
    const staff = { name: 'staff', ...(await memberOf(api, 'staff')) };
    const post = await write(lan);
    await act(lan, staff, friendActions.block);
    expect(await listsWith(staff, post)).toEqual(EVERYWHERE);
    expect((await data(staff, newsfeedCalls.one, { id: post.id })).can).toMatchObject({ delete: true });
    // Whom staff block themselves they do not meet in lists, and still by number.
    await act(lan, staff, friendActions.unblock);
    await act(staff, lan, friendActions.block);
    expect(await listsWith(staff, post)).toEqual([]);
    await act(lan, staff, friendActions.block);
    await data(staff, newsfeedCalls.remove, { id: post.id });
    await act(staff, lan, friendActions.unblock);
    expect((await call(lan, newsfeedCalls.one, { id: post.id })).status).toBe(404);
  });

  it('under what a third writes neither sees the other’s comments and reactions, nor answers them', async () => {
    const post = await write(third);
    const { data: comment } = (await say(lan, post, 'Có mình')).body;
    await say(third, post, 'Đông đấy', { parentId: comment.id });
    await say(minh, post, 'Mình nữa');
    await data(lan, newsfeedCalls.react, { id: post.id, reaction: 'love' });
    await act(minh, lan, friendActions.block);
    expect(await saidOn(minh, post)).toEqual(['Mình nữa']);
    expect(await saidOn(lan, post)).toEqual(['Có mình']);
    expect(await saidOn(third, post)).toEqual(['Mình nữa', 'Có mình']);
    expect((await say(minh, post, 'Gì cơ', { parentId: comment.id })).status).toBe(404);
    // Nor what is below them.
    const { list: replies } = await data(third, commentCalls.list, { objectType: commentTargets.post, objectId: post.id, parentId: comment.id });
    expect((await say(minh, post, 'Gì cơ', { parentId: replies[0]!.id })).status).toBe(404);
    expect((await call(minh, commentCalls.list, { objectType: commentTargets.post, objectId: post.id, parentId: comment.id })).status).toBe(404);
    const who = async (as: TestMember) => (await data(as, newsfeedCalls.reactionsOf, { id: post.id })).list.map(({ person }) => person.userId);
    expect([await who(minh), await who(third)]).toEqual([[], [lan.id]]);
  });

  it('what one has said under a post of theirs one may still take back', async () => {
    const post = await write(lan);
    const { data: own } = (await say(minh, post, 'Quá đã')).body;
    await act(lan, minh, friendActions.block);
    await data(minh, commentCalls.remove, { id: own.id });
    expect(await saidOn(third, post)).toEqual([]);
  });

  it('a block and a request at the same moment leave the block and nothing else', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        call(minh, friendCalls.sendRequest, { userId: lan.id }),
        act(lan, minh, friendActions.block),
        call(minh, friendCalls.actionRequest, { userId: lan.id, action: friendActions.follow }),
      ]);
      expect(await standing(lan, minh)).toEqual({ ...STRANGERS, blocking: true });
      expect(await standing(minh, lan)).toEqual(STRANGERS);
      await act(lan, minh, friendActions.unblock);
      api.clock.advance(MINUTE);
      [lan, minh] = [await newMember(api), await newMember(api)];
    }
  });

  it('who is muted is not seen in the feed and under what others write, and rings no bell; their page, their post and the other side are as before', async () => {
    const [post, thirds] = [await write(lan), await write(third)];
    await say(lan, thirds, 'Có mình');
    expect(await act(minh, lan, friendActions.mute)).toEqual({ userId: lan.id, ...STRANGERS, muting: true });
    expect(await standing(lan, minh)).toEqual(STRANGERS);
    expect(await listsWith(minh, post)).toEqual(['author']);
    expect(await data(minh, newsfeedCalls.one, { id: post.id })).toMatchObject({ id: post.id });
    expect([await saidOn(minh, thirds), await saidOn(lan, thirds)]).toEqual([[], ['Có mình']]);
    expect((await data(minh, friendCalls.muteList)).list).toMatchObject([{ person: { userId: lan.id }, relation: { muting: true } }]);

    const own = await write(minh);
    expect(await listsWith(lan, own)).toEqual(EVERYWHERE);
    await say(lan, own, 'Đi đâu đấy');
    await data(lan, newsfeedCalls.react, { id: own.id, reaction: 'haha' });
    await data(lan, friendCalls.sendRequest, { userId: minh.id });
    expect(await told(minh)).toEqual([]);
    // The request is there all the same.
    expect(await standing(minh, lan)).toMatchObject({ friendship: 'received', muting: true });
    await act(minh, lan, friendActions.accept);
    await act(minh, lan, friendActions.follow);
    for (const fFilter of ['friend', 'following']) expect((await data(minh, newsfeedCalls.list, { fFilter })).list).toEqual([]);
    await act(minh, lan, friendActions.unmute);
    for (const fFilter of ['friend', 'following']) expect((await data(minh, newsfeedCalls.list, { fFilter })).list).toMatchObject([{ id: post.id }]);
    expect(await listsWith(minh, post)).toEqual(EVERYWHERE);
  });

  it('who blocks and mutes has a block alone; to mute whom one blocks changes nothing', async () => {
    await act(lan, minh, friendActions.mute);
    expect(await act(lan, minh, friendActions.block)).toMatchObject({ blocking: true, muting: false });
    expect(await act(lan, minh, friendActions.mute)).toMatchObject({ blocking: true, muting: false });
    expect((await data(lan, friendCalls.muteList)).list).toEqual([]);
  });

  it('the lists are of members alone', async () => {
    const guest = await api.app.tokens.guest();
    for (const endpoint of [friendCalls.blockList, friendCalls.muteList]) {
      expect((await call(undefined, endpoint)).status).toBe(401);
      expect((await api.call(endpoint, {}, { token: guest })).status).toBe(403);
    }
  });
});
