import { randomUUID } from 'node:crypto';
import { commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls, visibility } from '@portal/contracts/newsfeed';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

type Who = 'anyone' | 'member' | 'friend' | 'author' | 'staff' | 'blocked' | 'blocking';
type Seen = 'public' | 'private' | 'deleted';

/** Who sees a post, by its visibility (decisions, "Guards"; that friends are no exception and blocks hide is ours). Who is not named sees nothing. */
const SEES: Record<Seen, readonly Who[]> = {
  public: ['anyone', 'member', 'friend', 'author', 'staff'],
  private: ['author'],
  deleted: [],
};
const ALL: readonly Who[] = ['anyone', 'member', 'friend', 'author', 'staff', 'blocked', 'blocking'];

describe.each(databaseKinds)('who sees a post on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const tokens: Partial<Record<Who, string>> = {};
  const ids: Record<Seen, number> = { public: 0, private: 0, deleted: 0 };
  let author: TestMember;
  const as = (who: Who) => ({ ...(tokens[who] && { token: tokens[who] }) });

  beforeAll(async () => {
    api = await testApp(kind);
    author = await newMember(api);
    tokens.author = author.token;
    tokens.staff = (await memberOf(api, 'staff')).token;
    const [member, friend, blocked, blocking] = [await newMember(api), await newMember(api), await newMember(api), await newMember(api)];
    Object.assign(tokens, { member: member.token, friend: friend.token, blocked: blocked.token, blocking: blocking.token });
    await api.call(friendCalls.sendRequest, { userId: friend.id }, { token: author.token });
    const { body: befriended } = await api.call(friendCalls.actionRequest, { userId: author.id, action: friendActions.accept }, { token: friend.token });
    expect(befriended.data).toMatchObject({ friendship: 'friend' });
    await api.call(friendCalls.actionRequest, { userId: blocked.id, action: friendActions.block }, { token: author.token });
    await api.call(friendCalls.actionRequest, { userId: author.id, action: friendActions.block }, { token: blocking.token });
    for (const seen of ['public', 'private', 'deleted'] as const) {
      const draft = { uuid: randomUUID(), content: `Bài ${seen}`, visibility: seen === 'private' ? visibility.private : visibility.public };
      ids[seen] = (await api.call(newsfeedCalls.create, draft, { token: author.token })).body.data.id;
    }
    await api.call(newsfeedCalls.remove, { id: ids.deleted }, { token: author.token });
  }, 60_000);
  beforeEach(() => api.clock.advance(15_000));
  afterAll(() => api?.close());

  const cells = (['public', 'private', 'deleted'] as const).flatMap((seen) => ALL.map((who) => [seen, who, SEES[seen].includes(who)] as const));

  it.each(cells)('%s, %s: %s, by its id, with its comments, reactions, shares and what it said before', async (seen, who, sees) => {
    const id = ids[seen];
    const answers = await Promise.all([
      api.call(newsfeedCalls.one, { id }, as(who)),
      api.call(newsfeedCalls.reactionsOf, { id }, as(who)),
      api.call(newsfeedCalls.sharesOf, { id }, as(who)),
      api.call(newsfeedCalls.versions, { id }, as(who)),
      api.call(commentCalls.list, { objectType: commentTargets.post, objectId: id }, as(who)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => (sees ? 200 : 404)));
  });

  it.each(ALL)('%s finds in the lists what they may see, and nothing else', async (who) => {
    const mine = (list: readonly { id: number }[]) => list.map(({ id }) => id).filter((id) => Object.values(ids).includes(id));
    const seen = (['public', 'private', 'deleted'] as const).filter((each) => SEES[each].includes(who)).map((each) => ids[each]);
    const open = seen.filter((id) => id === ids.public);
    const { body: own } = await api.call(newsfeedCalls.list, { nType: 5, username: author.name }, as(who));
    const { body: everything } = await api.call(newsfeedCalls.list, { nType: 5, pageSize: 50 }, as(who));
    expect(mine(own.data.list).sort()).toEqual([...seen].sort());
    expect(mine(everything.data.list)).toEqual(open);
  });

  it.each(ALL.filter((who) => who !== 'anyone'))('%s does with a post what they may see, and not otherwise', async (who) => {
    const deeds = async (id: number) => [
      (await api.call(newsfeedCalls.react, { id, reaction: 'like' }, as(who))).status,
      (await api.call(commentCalls.create, { uuid: randomUUID(), objectType: commentTargets.post, objectId: id, content: 'Hay' }, as(who))).status,
      (await api.call(newsfeedCalls.share, { uuid: randomUUID(), id }, as(who))).status,
    ];
    const done = SEES.public.includes(who) ? 200 : 404;
    expect(await deeds(ids.public)).toEqual([done, done, done]);
    // One's own, but nobody is shown what is private by a share.
    expect(await deeds(ids.private)).toEqual(who === 'author' ? [200, 200, 403] : [404, 404, 404]);
    expect(await deeds(ids.deleted)).toEqual([404, 404, 404]);
  });

  it.each(ALL.filter((who) => who !== 'anyone' && who !== 'author'))('%s changes nothing of another; staff may delete', async (who) => {
    const { id } = (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'Giữ chỗ' }, { token: author.token })).body.data;
    const sees = SEES.public.includes(who);
    expect((await api.call(newsfeedCalls.update, { id, content: 'Đổi' }, as(who))).status).toBe(sees ? 403 : 404);
    expect((await api.call(newsfeedCalls.remove, { id }, as(who))).status).toBe(who === 'staff' ? 200 : sees ? 403 : 404);
    expect((await api.call(newsfeedCalls.one, { id }, { token: author.token })).status).toBe(who === 'staff' ? 404 : 200);
  });
});
