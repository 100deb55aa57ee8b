import { and, eq, inArray } from 'drizzle-orm';
import { codes, type Endpoint } from '@portal/contracts';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { messageCalls } from '@portal/contracts/message';
import { MOST_RELATIONS } from '@portal/domain';
import { account, relation, relationCount } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STRANGERS = { friendship: 'none', following: false, followed: false, muting: false, blocking: false };
const NOBODY = 999_999_999;

describe.each(databaseKinds)('friends on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const enter = async (name: string): Promise<TestMember> => ({ name, ...(await memberOf(api, name)) });
  const call = <E extends Endpoint>(who: TestMember | undefined, endpoint: E, input: Record<string, unknown> = {}) =>
    api.call(endpoint, input, who ? { token: who.token } : {});
  const data = async <E extends Endpoint>(who: TestMember | undefined, endpoint: E, input: Record<string, unknown> = {}) => {
    const { status, body } = await call(who, endpoint, input);
    expect([status, body.code]).toEqual([200, 0]);
    return body.data;
  };
  const ask = (who: TestMember, whom: TestMember) => data(who, friendCalls.sendRequest, { userId: whom.id });
  const accept = (who: TestMember, whom: TestMember) => data(who, friendCalls.actionRequest, { userId: whom.id });
  const act = (who: TestMember, whom: TestMember, action: number) => data(who, friendCalls.actionRequest, { userId: whom.id, action });
  const standing = async (who: TestMember, whom: TestMember) => {
    const { userId, ...rest } = await data(who, friendCalls.isFriend, { userId: whom.id });
    expect(userId).toBe(whom.id);
    return rest;
  };
  const counts = (whom: TestMember) => data(undefined, friendCalls.count, { userId: whom.id });
  const namesIn = async (who: TestMember, list: typeof friendCalls.list | typeof friendCalls.listRequest, input = {}): Promise<string[]> =>
    (await data(who, list, input)).list.map(({ person }) => person.username);
  const told = async (who: TestMember): Promise<string[][]> => (await data(who, messageCalls.list)).list.map(({ title, content }) => [title, content]);
  const stored = async (of: TestMember) => (await api.database.db.select().from(relationCount).where(eq(relationCount.accountId, of.id)))[0];

  let lan: TestMember;
  let minh: TestMember;
  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(async () => {
    api.clock.advance(MINUTE);
    [lan, minh] = [await newMember(api), await newMember(api)];
  });
  afterAll(() => api?.close());

  it('one asks, the other accepts: both are friends, and each is told of what the other did', async () => {
    expect(await ask(lan, minh)).toEqual({ userId: minh.id, ...STRANGERS, friendship: 'sent' });
    expect([await standing(lan, minh), await standing(minh, lan)]).toEqual([
      { ...STRANGERS, friendship: 'sent' },
      { ...STRANGERS, friendship: 'received' },
    ]);
    expect([await namesIn(minh, friendCalls.listRequest), await namesIn(lan, friendCalls.requestList)]).toEqual([[lan.name], [minh.name]]);
    expect(await told(minh)).toEqual([['FRIEND_SEND_REQUEST', expect.stringMatching(/^\|Bạn \d+\|FRIEND_SEND_REQUEST$/)]]);

    expect(await accept(minh, lan)).toEqual({ userId: lan.id, ...STRANGERS, friendship: 'friend' });
    expect([await namesIn(minh, friendCalls.listRequest), await namesIn(lan, friendCalls.requestList)]).toEqual([[], []]);
    expect([await namesIn(lan, friendCalls.list), await namesIn(minh, friendCalls.list)]).toEqual([[minh.name], [lan.name]]);
    expect([await counts(lan), await counts(minh)]).toEqual(Array(2).fill({ friends: 1, followers: 0, following: 0 }));
    expect(await told(lan)).toEqual([['FRIEND_ACTION', expect.stringMatching(/^\|Bạn \d+\|FRIEND_ACCEPTED$/)]]);
  });

  it('two who ask each other are friends by that, and asking a friend changes nothing', async () => {
    await ask(lan, minh);
    expect(await ask(minh, lan)).toMatchObject({ friendship: 'friend' });
    expect(await ask(lan, minh)).toMatchObject({ friendship: 'friend' });
    expect(await accept(lan, minh)).toMatchObject({ friendship: 'friend' });
    expect(await counts(lan)).toMatchObject({ friends: 1 });
    expect(await told(minh)).toHaveLength(1);
  });

  it('nobody can be accepted who has not asked', async () => {
    const answer = await call(lan, friendCalls.actionRequest, { userId: minh.id, action: friendActions.accept });
    expect([answer.status, answer.body.code]).toEqual([404, codes.notFound]);
    await ask(lan, minh);
    expect((await call(lan, friendCalls.actionRequest, { userId: minh.id })).status).toBe(404);
    expect(await standing(lan, minh)).toEqual({ ...STRANGERS, friendship: 'sent' });
  });

  it('a request is taken back by who sent it, a friendship ended by either, for both', async () => {
    await ask(lan, minh);
    expect(await data(lan, friendCalls.cancel, { userId: minh.id })).toEqual({ userId: minh.id, ...STRANGERS });
    expect(await namesIn(minh, friendCalls.listRequest)).toEqual([]);
    await ask(lan, minh);
    // What the other asks for is not theirs to take back.
    expect(await data(minh, friendCalls.cancel, { userId: lan.id })).toMatchObject({ friendship: 'received' });
    await accept(minh, lan);
    await data(minh, friendCalls.cancel, { userId: lan.id });
    expect([await standing(lan, minh), await standing(minh, lan)]).toEqual([STRANGERS, STRANGERS]);
    expect([await counts(lan), await counts(minh)]).toEqual(Array(2).fill({ friends: 0, followers: 0, following: 0 }));
    // Where there is nothing to end nothing happens.
    await data(minh, friendCalls.cancel, { userId: lan.id });
  });

  it('who is refused gets no notification; asked again they stand in the list, and ring no bell for thirty days', async () => {
    await ask(lan, minh);
    expect(await data(minh, friendCalls.reject, { userId: lan.id })).toEqual({ userId: lan.id, ...STRANGERS });
    expect(await told(lan)).toEqual([]);
    api.clock.advance(2 * DAY);
    [lan, minh] = [await enter(lan.name), await enter(minh.name)];
    await ask(lan, minh);
    expect(await namesIn(minh, friendCalls.listRequest)).toEqual([lan.name]);
    expect(await told(minh)).toHaveLength(1);
    await data(lan, friendCalls.cancel, { userId: minh.id });
    api.clock.advance(28 * DAY);
    [lan, minh] = [await enter(lan.name), await enter(minh.name)];
    await ask(lan, minh);
    expect(await told(minh)).toHaveLength(2);
  });

  it('a request that is taken back and sent again rings no more, under another name neither; one of somebody else who is called alike does', async () => {
    await ask(lan, minh);
    await data(lan, friendCalls.cancel, { userId: minh.id });
    await api.database.db.update(account).set({ displayName: 'Ai đó' }).where(eq(account.id, lan.id));
    await ask(lan, minh);
    expect(await told(minh)).toHaveLength(1);
    const alike = await newMember(api);
    await api.database.db.update(account).set({ displayName: 'Ai đó' }).where(eq(account.id, alike.id));
    await ask(alike, minh);
    expect(await told(minh)).toHaveLength(2);
  });

  it('who means to take a request back ends no friendship that it has become meanwhile, and the other way round', async () => {
    await ask(lan, minh);
    await accept(minh, lan);
    expect(await data(lan, friendCalls.cancel, { userId: minh.id, ends: 'sent' })).toMatchObject({ friendship: 'friend' });
    expect(await data(lan, friendCalls.cancel, { userId: minh.id, ends: 'friend' })).toMatchObject({ friendship: 'none' });
    await ask(lan, minh);
    expect(await data(lan, friendCalls.cancel, { userId: minh.id, ends: 'friend' })).toMatchObject({ friendship: 'sent' });
  });

  it('what changes nothing writes nothing', async () => {
    const { db } = api.database;
    const rows = async () => [...(await db.select().from(relation)), ...(await db.select().from(relationCount))].length;
    const before = await rows();
    for (const call of [friendCalls.cancel, friendCalls.reject]) await data(lan, call, { userId: minh.id });
    await act(lan, minh, friendActions.unfollow);
    expect((await call(lan, friendCalls.actionRequest, { userId: minh.id })).status).toBe(404);
    expect(await rows()).toBe(before);
    await act(lan, minh, friendActions.follow);
    const at = api.clock.now();
    api.clock.advance(MINUTE);
    await act(await enter(lan.name), minh, friendActions.follow);
    const [row] = await db
      .select()
      .from(relation)
      .where(and(eq(relation.accountId, lan.id), eq(relation.otherId, minh.id)));
    expect(row?.followingAt?.getTime()).toBe(at);
  });

  it('one follows without asking, and follows no more; a friendship that ends leaves it', async () => {
    expect(await act(lan, minh, friendActions.follow)).toEqual({ userId: minh.id, ...STRANGERS, following: true });
    await act(lan, minh, friendActions.follow);
    expect(await standing(minh, lan)).toEqual({ ...STRANGERS, followed: true });
    expect([await counts(lan), await counts(minh)]).toEqual([
      { friends: 0, followers: 0, following: 1 },
      { friends: 0, followers: 1, following: 0 },
    ]);
    expect(await namesIn(lan, friendCalls.followList)).toEqual([minh.name]);
    await ask(lan, minh);
    await accept(minh, lan);
    await data(lan, friendCalls.cancel, { userId: minh.id });
    expect(await standing(lan, minh)).toEqual({ ...STRANGERS, following: true });
    await act(lan, minh, friendActions.unfollow);
    expect(await counts(minh)).toEqual({ friends: 0, followers: 0, following: 0 });
    expect(await told(minh)).toHaveLength(1);
  });

  it('friends of another member are there to see, each as the asker stands with them; requests are one’s own', async () => {
    const third = await newMember(api);
    await ask(lan, minh);
    await accept(minh, lan);
    await ask(third, lan);
    await ask(lan, await newMember(api));
    await act(lan, third, friendActions.follow);
    const { list } = await data(third, friendCalls.list, { userId: minh.id });
    expect(list).toEqual([
      {
        person: expect.objectContaining({ userId: lan.id, username: lan.name }),
        relation: { userId: lan.id, ...STRANGERS, friendship: 'sent', followed: true },
        since: new Date(api.clock.now()).toISOString(),
      },
    ]);
    // One meets oneself there, and stands in no relation to oneself.
    expect((await data(lan, friendCalls.list, { userId: minh.id })).list).toMatchObject([{ person: { userId: lan.id }, relation: null }]);
    for (const own of [friendCalls.listRequest, friendCalls.requestList, friendCalls.followList])
      expect(await namesIn(minh, own, { userId: lan.id })).toEqual([]);
  });

  it('lists read on below where they ended, newest first', async () => {
    const others: TestMember[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      // Three of them at one moment.
      if (nth > 2) api.clock.advance(MINUTE);
      const other = await newMember(api);
      others.push(other);
      await act(await enter(lan.name), other, friendActions.follow);
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page: { list: { person: { username: string } }[]; nextCursor: string | null } = await data(await enter(lan.name), friendCalls.followList, {
        pageSize: 2,
        ...(cursor && { cursor }),
      });
      seen.push(...page.list.map(({ person }) => person.username));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(others.map(({ name }) => name).reverse());
    const bad = await call(lan, friendCalls.followList, { cursor: 'x' });
    expect([bad.status, bad.body.errors?.map(({ path }) => path)]).toEqual([400, ['cursor']]);
  });

  it.each([
    ['sendRequest', friendCalls.sendRequest],
    ['actionRequest', friendCalls.actionRequest],
    ['cancel', friendCalls.cancel],
    ['reject', friendCalls.reject],
    ['isFriend', friendCalls.isFriend],
  ] as [string, Endpoint][])('%s: not without a token, not as a guest, not with oneself, not with nobody', async (_, endpoint) => {
    const input = (userId: number) => ({ userId });
    expect((await call(undefined, endpoint, input(minh.id))).status).toBe(401);
    const guest = await api.app.tokens.guest();
    expect((await api.call(endpoint, input(minh.id), { token: guest })).status).toBe(403);
    const self = await call(lan, endpoint, input(lan.id));
    expect([self.status, self.body.errors?.map(({ path }) => path)]).toEqual([400, ['userId']]);
    expect((await call(lan, endpoint, input(NOBODY))).status).toBe(404);
    const none = await call(lan, endpoint);
    expect([none.status, none.body.errors?.map(({ path }) => path)]).toEqual([400, ['userId']]);
  });

  it('how many requests wait is told to whom they are for, and to nobody else', async () => {
    await ask(lan, minh);
    await ask(await newMember(api), minh);
    const countsAs = (who?: TestMember) => data(who, friendCalls.count, { userId: minh.id });
    expect(await countsAs(minh)).toEqual({ friends: 0, followers: 0, following: 0, requests: 2 });
    for (const other of [lan, undefined]) expect(await countsAs(other)).not.toHaveProperty('requests');
    await accept(minh, lan);
    expect(await countsAs(minh)).toMatchObject({ friends: 1, requests: 1 });
  });

  it('names what it cannot do, and whom it cannot count', async () => {
    const { status, body } = await call(lan, friendCalls.actionRequest, { userId: minh.id, action: 9 });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['action']]);
    expect((await call(undefined, friendCalls.count, { userId: NOBODY })).status).toBe(404);
    expect((await call(lan, friendCalls.list, { userId: NOBODY })).status).toBe(404);
  });

  it('a list that is full takes no more and says whose it is; what is there can still be taken back', async () => {
    const { sent, friends, following } = MOST_RELATIONS;
    await api.database.db.insert(relationCount).values({ accountId: lan.id, sent, friends, following });
    const full = await call(lan, friendCalls.sendRequest, { userId: minh.id });
    expect([full.status, full.body.code, full.body.msg]).toEqual([200, codes.listFull, 'Danh sách đã đầy: bỏ bớt rồi thử lại nhé']);
    expect([await standing(lan, minh), await told(minh)]).toEqual([STRANGERS, []]);
    expect((await call(lan, friendCalls.actionRequest, { userId: minh.id, action: friendActions.follow })).body.code).toBe(codes.listFull);
    // Nor is one befriended by others beyond that, who are told that it is not their own list.
    await ask(minh, lan);
    expect((await call(lan, friendCalls.actionRequest, { userId: minh.id })).body.code).toBe(codes.listFull);
    await data(minh, friendCalls.cancel, { userId: lan.id });
    await api.database.db
      .update(relationCount)
      .set({ sent: sent + 5, friends: friends - 1 })
      .where(eq(relationCount.accountId, lan.id));
    await ask(minh, lan);
    // What did not grow is not looked at.
    expect(await accept(lan, minh)).toMatchObject({ friendship: 'friend' });
    const third = await newMember(api);
    await api.database.db.update(relationCount).set({ sent: 0 }).where(eq(relationCount.accountId, lan.id));
    await ask(lan, third);
    const theirs = await call(third, friendCalls.actionRequest, { userId: lan.id });
    expect([theirs.body.code, theirs.body.msg]).toEqual([codes.listFull, 'Danh sách bạn của người này đã đầy']);
    await api.database.db
      .update(relationCount)
      .set({ sent: sent + 5 })
      .where(eq(relationCount.accountId, lan.id));
    await data(lan, friendCalls.cancel, { userId: third.id });
    expect(await stored(lan)).toMatchObject({ friends, sent: sent + 4, received: 0 });
  });

  it('fifty at once follow and ask one member, who accepts as many as there is room for: every count is right', async () => {
    const crowd: TestMember[] = [];
    for (let nth = 0; nth < 50; nth += 1) crowd.push(await newMember(api));
    await api.database.db.insert(relationCount).values({ accountId: lan.id, friends: MOST_RELATIONS.friends - 10 });
    const from = (one: TestMember, nth: number) => ({ token: one.token, ip: `10.1.${nth}.1` });
    await Promise.all(crowd.map((one, nth) => api.call(friendCalls.actionRequest, { userId: lan.id, action: friendActions.follow }, from(one, nth))));
    await Promise.all(crowd.map((one, nth) => api.call(friendCalls.sendRequest, { userId: lan.id }, from(one, nth))));
    expect(await stored(lan)).toMatchObject({ followers: 50, received: 50 });
    // A member may do twenty things at once.
    const answers = await Promise.all(
      crowd.slice(0, 20).map((one, nth) => api.call(friendCalls.actionRequest, { userId: one.id }, { token: lan.token, ip: `10.2.${nth}.1` })),
    );
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === codes.listFull)).toHaveLength(10);
    expect(await stored(lan)).toMatchObject({ friends: MOST_RELATIONS.friends, received: 40 });
    const rows = await api.database.db.select().from(relation).where(eq(relation.accountId, lan.id));
    expect(rows.filter(({ friendAt }) => friendAt)).toHaveLength(10);
  });

  it('what two have to do with each other is out of a third one’s reach', async () => {
    const third = await newMember(api);
    await ask(lan, minh);
    const between = () =>
      api.database.db
        .select()
        .from(relation)
        .where(inArray(relation.accountId, [lan.id, minh.id]))
        .orderBy(relation.accountId, relation.otherId);
    const before = await between();
    for (const whom of [lan, minh]) {
      for (const call of [friendCalls.cancel, friendCalls.reject]) await data(third, call, { userId: whom.id });
      expect((await call(third, friendCalls.actionRequest, { userId: whom.id })).status).toBe(404);
    }
    expect(await between()).toEqual(before);
  });

  it('two who ask each other at the same moment are friends, once', async () => {
    await Promise.all([ask(lan, minh), ask(minh, lan)]);
    expect([await standing(lan, minh), await standing(minh, lan)]).toEqual(Array(2).fill({ ...STRANGERS, friendship: 'friend' }));
    expect([await stored(lan), await stored(minh)]).toEqual(
      [lan, minh].map(({ id }) => ({ accountId: id, friends: 1, sent: 0, received: 0, following: 0, followers: 0 })),
    );
  });

  it('who goes leaves nobody’s list with a hole', async () => {
    await ask(lan, minh);
    await accept(minh, lan);
    await api.database.db.delete(account).where(inArray(account.id, [minh.id]));
    expect(await namesIn(lan, friendCalls.list)).toEqual([]);
    expect((await call(minh, friendCalls.sendRequest, { userId: lan.id })).status).toBe(401);
  });
});
