import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { codes, commentTargets, limits } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { destinations } from '@portal/contracts/chat';
import { commentCalls } from '@portal/contracts/comment';
import { matchTopics } from '@portal/contracts/match';
import { pointsCalls, type MissionBoard } from '@portal/contracts/points';
import { scheduleCalls } from '@portal/contracts/schedule';
import { tipsCalls } from '@portal/contracts/tips';
import { userCalls } from '@portal/contracts/user';
import { MISSIONS, WHOLE_DAY } from '@portal/domain';
import { missionDeed } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { listen, TestClient, until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { verifyLedger } from '../points/index.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(databaseKinds)('missions of the day on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let lan: TestMember;
  let url: string;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo', clipDir: path.join(import.meta.dirname, '../../../media/clip') });
    url = await listen(api.app);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    lan = await newMember(api);
  });

  const token = (member: TestMember) => api.app.tokens.access({ userId: member.id, siteRoleId: 1, userType: 10 });
  const board = async (member = lan): Promise<MissionBoard> => (await api.call(pointsCalls.missions, {}, { token: await token(member) })).body.data;
  const claim = async (mission: unknown, member = lan, day: unknown = '2026-11-20') =>
    api.call(pointsCalls.claimMission, { day, mission } as never, { token: await token(member) });
  const states = ({ missions }: MissionBoard) => Object.fromEntries(missions.map(({ id, done, state }) => [id, `${done} ${state}`]));
  /** What was done, as if the portal had seen it. */
  const did = (kind: string, times: number, member = lan) =>
    api.database.db
      .insert(missionDeed)
      .values(Array.from({ length: times }, (_, thing) => ({ accountId: member.id, day: '2026-11-20', kind, thing: `thing ${thing}` })));
  const say = async (content: string, member = lan) =>
    api.call(commentCalls.create, { uuid: randomUUID(), objectType: commentTargets.article, objectId: articles[0]!, content }, { token: await token(member) });
  let articles: number[];
  beforeAll(async () => {
    articles = (await api.call(articleCalls.list, { pageSize: 5 })).body.data.list.map(({ id }) => id);
  });

  it('begin with nothing, and say when the day is over', async () => {
    const { day, endsAt, missions, balance } = await board();
    expect([day, endsAt, balance]).toEqual(['2026-11-20', '2026-11-20T17:00:00.000Z', 0]);
    expect(missions).toEqual([
      ...MISSIONS.map(({ id, goal, points }) => ({ id, goal, points, done: 0, state: 'open' })),
      { ...WHOLE_DAY, goal: 5, done: 0, state: 'open' },
    ]);
  });

  it('count articles that one reads, each once', async () => {
    for (const id of [...articles.slice(0, 2), articles[0]!]) await api.call(articleCalls.view, { id }, { token: await token(lan) });
    expect(states(await board())).toMatchObject({ read: '2 open' });
    await api.call(articleCalls.view, { id: articles[2]! }, { token: await token(lan) });
    expect(states(await board())).toMatchObject({ read: '3 ready', all: '1 open' });
  });

  it('count things that one says something about, each once', async () => {
    expect((await say('Hay')).body.code).toBe(0);
    expect((await say('Hay lắm')).body.code).toBe(0);
    expect(states(await board())).toMatchObject({ comment: '1 open' });
  });

  it('count minutes in which one writes in a room, not messages', async () => {
    const before = api.clock.now();
    const client = await new TestClient(url, { token: await token(lan) }).connect();
    const write = async () => expect(await client.reply(client.send(limits.publicRoomId, 'Vào'))).toMatchObject({ code: 0 });
    await write();
    await write();
    expect(states(await board())).toMatchObject({ chat: '1 open' });
    api.clock.set(before + MINUTE);
    await write();
    expect(states(await board())).toMatchObject({ chat: '2 open' });
    await client.end();
  });

  it('count nobody who only comes into a room', async () => {
    const client = await new TestClient(url, { token: await token(lan) }).connect();
    client.room(limits.publicRoomId);
    client.stomp.publish({ destination: destinations.join, body: JSON.stringify({ groupId: limits.publicRoomId }), headers: { uuid: randomUUID() } });
    // What is written after it stands behind it.
    const minh = await new TestClient(url, { token: await token(await newMember(api)) }).connect();
    expect(await minh.reply(minh.send(limits.publicRoomId, 'Vào'))).toMatchObject({ code: 0 });
    expect(states(await board())).toMatchObject({ chat: '0 open' });
    await client.end();
    await minh.end();
  });

  it('count a match that one writes a tip on', async () => {
    const { fixtureId } = testReplay().fixturesBetween(EVENING + 3 * HOUR, EVENING + 9 * HOUR)[0]!;
    const draft = { uuid: randomUUID(), fixtureId, type: 20, pick: 'home', line: null, content: 'Chủ nhà chắc chân.' } as const;
    for (let time = 0; time < 2; time++) expect((await api.call(tipsCalls.create, draft, { token: await token(lan) })).body.code).toBe(0);
    expect(states(await board())).toMatchObject({ tip: '1 ready' });
  });

  it('count minutes in which a match is open and its picture is fetched', async () => {
    const [match] = (await api.call(scheduleCalls.totalLive, { mode: 0 })).body.data.list;
    const { streams } = (await api.call(scheduleCalls.liveRoom, { id: match!.fixtureId })).body.data;
    const fetchPicture = async (channel: string) => expect((await api.app.inject({ url: `/al/hls/${channel}/720p/live.m3u8` })).statusCode).toBe(200);
    const onAir = streams[0]!.hls.split('/')[3]!;
    api.clock.advance(MINUTE - (api.clock.now() % MINUTE));
    for (const [channel, done] of [
      [onAir, '1 open'],
      // A channel that nobody speaks on is served, and is no match on air.
      [`${match!.fixtureId}-1`, '1 open'],
      [onAir, '2 open'],
    ] as const) {
      for (let quarter = 0; quarter < 4; quarter++) {
        api.clock.advance(MINUTE / 4 - 2_000);
        // The page is open at the end of each quarter only: nobody's heart beats in this clock.
        const client = await new TestClient(url, { token: await token(lan) }).connect();
        const frames = client.frames(matchTopics.liveMatch(match!.fixtureId));
        await until(() => frames.length > 0, 'the match');
        for (let fetch = 0; fetch < 4; fetch++) await fetchPicture(channel);
        api.clock.advance(2_000);
        await client.end();
      }
      expect(states(await board())).toMatchObject({ watch: done });
    }
  });

  it('give their points once, as a row of the ledger and as experience', async () => {
    await did('chat', 5);
    const answers = await Promise.all([claim('chat'), claim('chat'), claim('chat')]);
    for (const { body } of answers) expect([body.code, body.data.balance, states(body.data)['chat']]).toEqual([0, 10, '5 claimed']);
    expect(answers.map(({ body }) => body.data.gained).toSorted()).toEqual([0, 0, 10]);
    const { list } = (await api.call(pointsCalls.ledger, {}, { token: await token(lan) })).body.data;
    expect(list).toMatchObject([{ amount: 10, balance: 10, reason: 'mission', subject: '2026-11-20 chat' }]);
    expect((await api.call(userCalls.level, {}, { token: await token(lan) })).body.data).toMatchObject({ experience: 10 });
    expect((await verifyLedger(api.database.db)).faults).toEqual([]);
  });

  it('that are not done give nothing, and say so', async () => {
    await did('read', 2);
    const { status, body } = await claim('read');
    expect([status, body.code, body.msg]).toEqual([200, codes.missionOpen, 'Nhiệm vụ này chưa xong']);
    expect((await claim('all')).body.code).toBe(codes.missionOpen);
    expect(await board()).toMatchObject({ balance: 0 });
    await did('chat', 5);
    for (const day of ['2026-11-19', '2026-11-21'])
      expect((await claim('chat', lan, day)).body).toMatchObject({ code: codes.missionOver, msg: 'Ngày đó đã qua, điểm chưa nhận không còn nữa' });
    for (const day of ['', '20/11/2026', null]) expect((await claim('chat', lan, day)).status).toBe(400);
    expect(await board()).toMatchObject({ balance: 0 });
    for (const id of ['', 'everything', null]) expect((await claim(id)).status).toBe(400);
  });

  it('are all done with the last of them; a new day begins with none', async () => {
    const before = api.clock.now();
    for (const { id, goal } of MISSIONS) await did(id, goal);
    for (const { id } of MISSIONS) await claim(id);
    const { data } = (await claim('all')).body;
    expect(data.balance).toBe(MISSIONS.reduce<number>((sum, { points }) => sum + points, WHOLE_DAY.points));
    expect(data.missions.every(({ state }) => state === 'claimed')).toBe(true);
    // The last second in Vietnam, and the first of the next day.
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    api.clock.set(midnight - 1);
    expect(states(await board())).toMatchObject({ all: '5 claimed' });
    api.clock.set(midnight);
    const next = await board();
    expect([next.day, new Set(next.missions.map(({ state }) => state))]).toEqual(['2026-11-21', new Set(['open'])]);
    api.clock.set(before);
  });

  it('are one’s own: no token, no guest, never another’s', async () => {
    const minh = await newMember(api);
    await did('tip', 1, minh);
    expect(states(await board())['tip']).toBe('0 open');
    expect(states(await board(minh))['tip']).toBe('1 ready');
    const guest = (await api.call(userCalls.guestLogin, {}, { ip: '10.7.9.1' })).body.data.guestToken;
    for (const [call, input] of [
      [pointsCalls.missions, {}],
      [pointsCalls.claimMission, { day: '2026-11-20', mission: 'chat' }],
    ] as const) {
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: guest })).status).toBe(403);
    }
  });

  it('of the day before yesterday are forgotten', async () => {
    const before = api.clock.now();
    await did('read', 3);
    const daysKept = async () => new Set((await api.database.db.select().from(missionDeed)).map(({ day }) => day)).has('2026-11-20');
    for (const [days, kept] of [
      [1, true],
      [2, false],
    ] as const) {
      api.clock.set(before + days * DAY);
      await api.keepHouse();
      expect(await daysKept()).toBe(kept);
    }
    api.clock.set(before);
  });
});
