import { friendActions, friendCalls } from '@portal/contracts/friend';
import { userCalls } from '@portal/contracts/user';
import { chatBan, chatMember, chatRoom, team } from '../../db/schema.ts';
import { teamIdOf } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('suggestions on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const someone = () => newMember(api);
  const befriend = async (one: TestMember, other: TestMember) => {
    // Asking is paced; whoever is tested here asks nobody fast.
    api.clock.advance(10_000);
    await api.call(friendCalls.sendRequest, { userId: other.id }, { token: one.token });
    await api.call(friendCalls.sendRequest, { userId: one.id }, { token: other.token });
  };
  const act = async (one: TestMember, other: TestMember, action: number) => {
    api.clock.advance(10_000);
    return api.call(friendCalls.actionRequest, { userId: other.id, action }, { token: one.token });
  };
  const suggested = async ({ token }: TestMember, input: Record<string, unknown> = {}) =>
    (await api.call(friendCalls.suggestionList, input, { token })).body.data.list;
  const idsOf = async (member: TestMember) => (await suggested(member, { pageSize: 50 })).map(({ person }) => person.userId);
  const closedRoom = async (title: string, ...members: TestMember[]) => {
    const { db } = api.database;
    const [room] = await db.insert(chatRoom).values({ title, kind: 'public', vipGroup: 1, epoch: 'test' }).returning();
    await db.insert(chatMember).values(members.map(({ id }) => ({ roomId: room!.id, accountId: id, joinedAt: new Date(api.clock.now()) })));
    return room!.id;
  };

  beforeAll(async () => {
    api = await testApp(kind);
  }, 60_000);
  afterAll(() => api?.close());

  it('are friends of friends, those with most friends of both first', async () => {
    const [me, one, two, close, far] = await Promise.all([someone(), someone(), someone(), someone(), someone()]);
    for (const friend of [one, two]) await befriend(me, friend);
    for (const [friend, other] of [
      [one, close],
      [two, close],
      [two, far],
    ] as const)
      await befriend(friend, other);
    expect((await suggested(me)).slice(0, 2)).toMatchObject([
      { person: { userId: close.id }, mutual: 2, room: null, relation: { friendship: 'none', following: false } },
      { person: { userId: far.id }, mutual: 1 },
    ]);
    expect(await suggested(me, { pageSize: 1 })).toHaveLength(1);
  });

  it('are who is in a closed room of one’s own, and not who has left it', async () => {
    const [me, inside, gone] = await Promise.all([someone(), someone(), someone()]);
    const groupId = await closedRoom('Hội quán', me, inside);
    await api.database.db.insert(chatMember).values({ roomId: groupId, accountId: gone.id, joinedAt: new Date(0), endedAt: new Date(1) });
    expect((await suggested(me))[0]).toMatchObject({ person: { userId: inside.id }, mutual: 0, room: { groupId, title: 'Hội quán' } });
    expect(await idsOf(me)).not.toContain(gone.id);
    expect(await idsOf(gone)).not.toContain(inside.id);
  });

  it('are not in a room whoever is banned from it, for as long as they are', async () => {
    const [me, banned] = await Promise.all([someone(), someone()]);
    const roomId = await closedRoom('Phòng cấm', me, banned);
    const createdAt = new Date(api.clock.now());
    const expiresAt = new Date(api.clock.now() + 60_000);
    await api.database.db.insert(chatBan).values({ roomId, userId: banned.id, reason: 'thử', authorId: me.id, createdAt, expiresAt });
    expect([(await idsOf(me)).includes(banned.id), (await idsOf(banned)).includes(me.id)]).toEqual([false, false]);
    api.clock.advance(60_001);
    expect([(await idsOf(me)).includes(banned.id), (await idsOf(banned)).includes(me.id)]).toEqual([true, true]);
  });

  it('are who shows a team that one shows, those of two teams first, after those whom one is nearer to', async () => {
    const [me, one, both, near, friend] = await Promise.all([someone(), someone(), someone(), someone(), someone()]);
    const [first, second] = [teamIdOf('Germany'), teamIdOf('Brazil')];
    await api.database.db.insert(team).values([
      { id: first, name: 'Germany' },
      { id: second, name: 'Brazil' },
    ]);
    const show = (member: TestMember, ...teamIds: number[]) => api.call(userCalls.updateInfo, { teamIds }, member);
    await show(me, second, first);
    await show(both, first, second);
    await show(one, first);
    await befriend(me, friend);
    await befriend(friend, near);
    expect((await suggested(me, { pageSize: 3 })).map(({ person, team: shared }) => [person.userId, shared])).toEqual([
      [near.id, null],
      [both.id, { id: second, name: 'Brazil' }],
      [one.id, { id: first, name: 'Đức' }],
    ]);
    await act(me, one, friendActions.block);
    expect(await idsOf(me)).not.toContain(one.id);
  });

  it('are whom most follow for somebody who knows nobody, the most first', async () => {
    const [me, star, lesser, ...fans] = await Promise.all([someone(), someone(), someone(), someone(), someone(), someone()]);
    for (const fan of fans) await act(fan, star, friendActions.follow);
    await act(fans[0]!, lesser, friendActions.follow);
    const list = await suggested(me, { pageSize: 50 });
    expect(list.map(({ person }) => person.userId).filter((id) => id === star.id || id === lesser.id)).toEqual([star.id, lesser.id]);
    expect(list.find(({ person }) => person.userId === star.id)).toMatchObject({ mutual: 0, room: null });
  });

  it('are the same first few however many are asked for', async () => {
    const [me, friend, one, two] = await Promise.all([someone(), someone(), someone(), someone()]);
    await befriend(me, friend);
    for (const other of [one, two]) await befriend(friend, other);
    await closedRoom('Phòng chung', me, two);
    expect((await suggested(me, { pageSize: 1 })).map(({ person, mutual }) => [person.userId, mutual])).toEqual([[two.id, 1]]);
  });

  it.each([
    ['asked', async (me: TestMember, other: TestMember) => api.call(friendCalls.sendRequest, { userId: other.id }, { token: me.token })],
    ['followed', (me: TestMember, other: TestMember) => act(me, other, friendActions.follow)],
    ['muted', (me: TestMember, other: TestMember) => act(me, other, friendActions.mute)],
    ['blocked', (me: TestMember, other: TestMember) => act(me, other, friendActions.block)],
    ['blocked by', (me: TestMember, other: TestMember) => act(other, me, friendActions.block)],
    ['asked by', async (me: TestMember, other: TestMember) => api.call(friendCalls.sendRequest, { userId: me.id }, { token: other.token })],
  ] as const)('leave out whom one has %s', async (_, deed) => {
    const [me, other] = await Promise.all([someone(), someone()]);
    await closedRoom('Phòng', me, other);
    expect(await idsOf(me)).toContain(other.id);
    await deed(me, other);
    expect(await idsOf(me)).not.toContain(other.id);
  });

  it('leave out who was refused, and oneself', async () => {
    const [me, other] = await Promise.all([someone(), someone()]);
    await closedRoom('Phòng', me, other);
    await api.call(friendCalls.sendRequest, { userId: me.id }, { token: other.token });
    await api.call(friendCalls.reject, { userId: other.id }, { token: me.token });
    const ids = await idsOf(me);
    expect([ids.includes(other.id), ids.includes(me.id)]).toEqual([false, false]);
  });

  it('are for members, and no more than fifty', async () => {
    const me = await someone();
    expect((await api.call(friendCalls.suggestionList, {})).status).toBe(401);
    expect((await api.call(friendCalls.suggestionList, { pageSize: 51 }, { token: me.token })).body).toMatchObject({ errors: [{ path: 'pageSize' }] });
  });
});
