import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { codes, commentTargets, limits } from '@portal/contracts';
import { chatCalls, systemMessages } from '@portal/contracts/chat';
import { commentCalls } from '@portal/contracts/comment';
import { friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { pointsCalls } from '@portal/contracts/points';
import { privacyCalls } from '@portal/contracts/privacy';
import { referralCalls } from '@portal/contracts/referral';
import { reportCalls, reportTargets } from '@portal/contracts/report';
import { searchCalls } from '@portal/contracts/search';
import { userCalls } from '@portal/contracts/user';
import { FOLLOWS_NOTHING, SITE_ROLE } from '@portal/domain';
import { rowsOf } from '../../db/rows-of.ts';
import * as schema from '../../db/schema.ts';
import { memoryOutbox } from '../../messaging/index.ts';
import { accountColumns, allTables } from '../../testing/account-columns.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { ChatWriter } from '../chat/index.ts';
import { Ledger, ledgerRepository, somebody, verifyLedger } from '../points/index.ts';
import { memoryStore } from '../uploads/index.ts';
import { REMAINS } from './own-tables.ts';

const DAY = 86_400_000;
const PASSWORD = 'khán đài b hàng 9';

describe.each(databaseKinds)('leaving the portal, on %s', (kind) => {
  const outbox = memoryOutbox();
  const store = memoryStore();
  let storeIsAway = false;
  let api: TestApp<ManualClock>;
  let minh: TestMember;
  let made = 0;

  beforeAll(async () => {
    const remove: typeof store.remove = async (name) => {
      if (storeIsAway) throw new Error('the store is away');
      await store.remove(name);
    };
    api = await testApp(kind, { uploadStore: { ...store, remove }, messengers: { mailer: outbox.mailer, sms: outbox.sms } });
    minh = await newMember(api);
  });
  afterAll(() => api?.close());
  beforeEach(() => {
    storeIsAway = false;
  });

  const tokenOf = (id: number) => api.app.tokens.access({ userId: id, siteRoleId: 1, userType: 10 });
  /** Somebody with a password. */
  const registered = async () => {
    const username = `lan.roi.${(made += 1)}`;
    const { body } = await api.call(userCalls.register, {
      username,
      password: PASSWORD,
      displayName: `Lan Sắp Rời ${made}`,
      emailAddress: `${username}@khandai.test`,
    });
    const token = body.data.accessToken;
    const { userId: id, displayName } = (await api.call(userCalls.info, {}, { token })).body.data;
    return { username, displayName, token, id };
  };
  const leave = (token: string, password = PASSWORD) => api.call(privacyCalls.leave, { password }, { token });
  const info = async (token: string) => (await api.call(userCalls.info, {}, { token })).body.data;

  it('gives fourteen days; asked again the day is the same, and whoever stays is asked for nothing', async () => {
    const lan = await registered();
    expect((await info(lan.token)).leavesAt).toBeNull();
    const asked = await leave(lan.token);
    expect(asked.body).toMatchObject({ code: 0, data: { leavesAt: new Date(api.clock.now() + 14 * DAY).toISOString() } });
    await api.clock.advance(60_000);
    expect((await leave(lan.token)).body.data).toEqual(asked.body.data);
    expect((await info(lan.token)).leavesAt).toBe(asked.body.data.leavesAt);
    expect((await api.call(privacyCalls.stay, {}, { token: lan.token })).body.data).toEqual({ leavesAt: null });
    expect((await api.call(privacyCalls.stay, {}, { token: lan.token })).body.data).toEqual({ leavesAt: null });
    api.clock.set(api.clock.now() + 15 * DAY);
    await api.keepHouse();
    expect((await info(await tokenOf(lan.id))).username).toBe(lan.username);
  });

  it('asks for the password, writes to the confirmed address alone, and is not for staff', async () => {
    const lan = await registered();
    expect((await leave(lan.token, 'sai rồi')).body).toMatchObject({ code: codes.wrongCredentials, msg: 'Mật khẩu hiện tại chưa đúng' });
    const before = outbox.sent.length;
    await leave(lan.token);
    await api.call(privacyCalls.stay, {}, { token: lan.token });
    await api.database.db
      .update(schema.account)
      .set({ emailConfirmedAt: new Date(api.clock.now()) })
      .where(sql`id = ${lan.id}`);
    await leave(lan.token);
    const [letter, ...others] = (await outbox.arrival(before + 1)).slice(before);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: `${lan.username}@khandai.test`, text: expect.stringContaining(lan.username) });
    await api.database.db.update(schema.account).set({ siteRoleId: SITE_ROLE.staff }).where(sql`id = ${lan.id}`);
    expect((await leave(lan.token)).body.code).toBe(codes.staffStays);
    // Who has come to work for the portal since stays.
    api.clock.set(api.clock.now() + 15 * DAY);
    await api.keepHouse();
    expect(await info(await tokenOf(lan.id))).toMatchObject({ username: lan.username, leavesAt: null });
    // Everybody knows the password of the demonstration's fan.
    const fan = (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' })).body.data.accessToken;
    expect((await leave(fan, 'khandai-demo')).body).toMatchObject({
      code: codes.staffStays,
      msg: 'Tài khoản trình diễn này nhiều người dùng chung, không xoá được',
    });
  });

  it('refuses nobody, guests and accounts that are gone', async () => {
    for (const [call, input] of [
      [privacyCalls.leave, { password: 'x' }],
      [privacyCalls.stay, {}],
    ] as const) {
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: await api.app.tokens.guest() })).status).toBe(403);
      expect((await api.call(call, input, { token: await tokenOf(987_654) })).status).toBe(401);
    }
  });

  it('slows down who guesses the password', async () => {
    const lan = await registered();
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await leave(lan.token, 'đoán')).status);
    expect(statuses.indexOf(429)).toBe(10);
  });

  /** Has done one of everything, and others with them. */
  async function busy() {
    const { db } = api.database;
    const lan = await registered();
    const { token, id } = lan;
    const at = new Date(api.clock.now());
    const on = async (content: string, by: string, objectId: number, parentId?: number) =>
      (
        await api.call(
          commentCalls.create,
          { uuid: randomUUID(), objectType: commentTargets.post, objectId, content, ...(parentId && { parentId }) },
          { token: by },
        )
      ).body.data.id;
    const minhs = await tokenOf(minh.id);
    const theirs = (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'bài của Minh' }, { token: minhs })).body.data.id;
    const own = (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'LỜI-RIÊNG #derby' }, { token })).body.data.id;
    await api.call(newsfeedCalls.update, { id: own, content: 'LỜI-RIÊNG sửa #derby' }, { token });
    await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'LỜI-RIÊNG kín', visibility: 2 }, { token });
    const share = (await api.call(newsfeedCalls.share, { uuid: randomUUID(), id: own, content: 'Minh chia sẻ' }, { token: minhs })).body.data.id;
    await on('Minh bình luận', minhs, own);
    const answered = await on('LỜI-RIÊNG có người đáp', token, theirs);
    await on('Minh đáp', minhs, theirs, answered);
    const alone = await on('LỜI-RIÊNG một mình', token, theirs);
    const liked = await on('Minh nói', minhs, theirs);
    await api.call(newsfeedCalls.react, { id: theirs, reaction: 'love' }, { token });
    await api.call(newsfeedCalls.react, { id: own, reaction: 'love' }, { token: minhs });
    await api.call(commentCalls.react, { id: liked, reaction: 'wow' }, { token });
    await api.call(friendCalls.sendRequest, { userId: minh.id }, { token });
    await api.call(friendCalls.actionRequest, { userId: id }, { token: minhs });
    await api.call(pointsCalls.checkIn, {}, { token });
    await api.call(userCalls.saveSettings, { settings: { 8: true } }, { token });
    await api.call(reportCalls.create, { objectType: reportTargets.post, objectId: theirs, reason: 'spam' }, { token });
    const uuid = randomUUID();
    const said = { roomId: limits.publicRoomId, uuid, authorId: id, showName: 'LỜI-RIÊNG tên', isGuest: false, userType: 10, ip: '203.0.113.77' };
    const writer = new ChatWriter(db, api.clock);
    await writer.append({ ...said, originalMessage: 'hay quá', filteredMessage: 'hay quá' });
    await writer.append({
      ...said,
      uuid: `join-${uuid}`,
      originalMessage: lan.displayName,
      filteredMessage: lan.displayName,
      systemMessage: systemMessages.join,
    });
    const name = `${randomUUID().replaceAll('-', '').slice(0, 30)}.webp`;
    await store.put(name, new Uint8Array([1]));
    await db.insert(schema.upload).values({ name, ownerId: id, width: 1, height: 1, bytes: 1, hasThumb: false, animated: false, createdAt: at });
    await db.insert(schema.tip).values({
      uuid: randomUUID(),
      authorId: id,
      fixtureId: 7,
      sourceKey: `leaving ${made}`,
      kickOff: at,
      type: 30,
      pick: 'home',
      price: 1.9,
      content: 'LỜI-RIÊNG típ',
      createdAt: at,
    });
    const row = { uuid: randomUUID(), hostId: minh.id, title: 'Hẹn', text: '', startsAt: at, endsAt: at, bookings: 3, savings: 2, createdAt: at };
    const [meeting] = await db.insert(schema.event).values(row).returning();
    await db.insert(schema.eventGuest).values({ eventId: meeting!.id, accountId: id, bookedAt: at });
    await db.insert(schema.feedback).values({
      sender: `user ${id}`,
      uuid: randomUUID(),
      kind: 'bug',
      content: 'lỗi',
      contact: 'LỜI-RIÊNG số',
      pictures: [],
      accountId: id,
      createdAt: at,
    });
    await db.insert(schema.referral).values({ friendId: id, inviterId: minh.id, state: 'waiting', endsOn: '2027-01-01', createdAt: at });
    await db.insert(schema.accountTeam).values({ accountId: id, teamId: 1, place: 1 });
    const [closed] = await db.insert(schema.chatRoom).values({ title: 'Phòng kín', kind: 'public', ownerId: id, epoch: 'x' }).returning();
    await db.insert(schema.chatMember).values({ roomId: closed!.id, accountId: id, joinedAt: at });
    const after = await newMember(api);
    await db.insert(schema.sightingBrowser).values([
      { lowId: minh.id, highId: id, seenAt: at },
      { lowId: id, highId: after.id, seenAt: at },
    ]);
    await db.transaction((tx) => new Ledger(api.clock).earn(tx, minh.id, 100, 'referral', somebody(id)));
    await db.insert(schema.prediction).values({
      uuid: randomUUID(),
      accountId: id,
      fixtureId: 7,
      sourceKey: 'x',
      kickOff: at,
      type: 20,
      pick: 'home',
      price: 2,
      stake: 10,
      day: '2026-11-20',
      createdAt: at,
    });
    await db.insert(schema.accountCare).values({ accountId: id, dayLimit: 50 });
    await db.insert(schema.booking).values({ accountId: id, fixtureId: 7, commentatorId: 101, name: 'Tư Việt Vị', startsAt: at, createdAt: at });
    await db.insert(schema.accountFollowed).values({ accountId: id, version: 1, followed: { ...FOLLOWS_NOTHING, teams: [1] }, changedAt: at });
    await db.insert(schema.missionDeed).values({ accountId: id, day: '2026-11-20', kind: 'watch', thing: '1' });
    await db.insert(schema.verificationCode).values({ accountId: id, purpose: 'phone', target: '+84912345678', codeHash: 'x', createdAt: at, expiresAt: at });
    await db
      .update(schema.account)
      .set({ bio: 'LỜI-RIÊNG tôi', phoneNumber: '+84912345678', picture: `/other/api/resource/file/${name}` })
      .where(sql`id = ${id}`);
    return { ...lan, own, theirs, share, answered, alone, liked, name, uuid, eventId: meeting!.id };
  }
  type Busy = Awaited<ReturnType<typeof busy>>;

  const overdue = async ({ token }: Pick<Busy, 'token'>) => {
    await leave(token);
    api.clock.set(api.clock.now() + 14 * DAY);
  };
  /** What was under way when somebody left goes in a later round. */
  const keptHouse = async () => {
    await api.keepHouse();
    api.clock.set(api.clock.now() + 20 * 60_000);
    await api.keepHouse();
  };
  /** Columns by which rows name an account. */
  const namedIn = async (id: number): Promise<string[]> => {
    const found: string[] = [];
    for (const place of accountColumns) {
      const [table = '', column = ''] = place.split('.');
      const [counted] = await rowsOf<{ n: number }>(api.database.db, sql.raw(`select count(*)::int as n from ${table} where ${column} = ${id}`));
      if (counted!.n > 0) found.push(place);
    }
    return found;
  };
  const mustGo = accountColumns.filter((column) => REMAINS[column] === undefined);
  /** Tables in which something is said, whole. */
  const saying = async (what: RegExp): Promise<string[]> => {
    const found: string[] = [];
    for (const table of allTables) {
      const { name } = getTableConfig(table);
      const rows = await rowsOf<{ line: string }>(api.database.db, sql.raw(`select t::text as line from ${name} t`));
      if (rows.some(({ line }) => what.test(line))) found.push(name);
    }
    return found;
  };

  it('takes away what one has written, done and sent, and what is counted of it', async () => {
    const { db } = api.database;
    const lan = await busy();
    // There is a row in every table that this could be wrong about: a new one gets its row above.
    expect(await namedIn(lan.id)).toEqual(expect.arrayContaining(mustGo));
    await overdue(lan);
    await keptHouse();
    expect((await namedIn(lan.id)).filter((column) => mustGo.includes(column))).toEqual([]);
    // Others were told of them by name; what they were told goes after ninety days.
    expect(await saying(new RegExp(`LỜI-RIÊNG|203\\.0\\.113\\.77|\\+84912345678|${lan.username.replaceAll('.', '\\.')}|${lan.name}`))).toEqual([]);
    expect((await saying(new RegExp(`${lan.displayName}(?!\\d)`))).filter((table) => table !== 'notification')).toEqual([]);
    expect(await store.read(lan.name)).toBeUndefined();

    const token = await tokenOf(minh.id);
    const theirs = (await api.call(newsfeedCalls.one, { id: lan.theirs }, { token })).body.data;
    expect(theirs.reactions.total).toBe(0);
    const { list } = (await api.call(commentCalls.list, { objectType: commentTargets.post, objectId: lan.theirs }, { token })).body.data;
    expect(list.map(({ id, content }) => [id, content]).sort()).toEqual(
      [
        [lan.answered, null],
        [lan.liked, 'Minh nói'],
      ].sort(),
    );
    expect(list.find(({ id }) => id === lan.liked)?.reactions?.total).toBe(0);
    expect(theirs.comments).toBe(2);
    expect((await api.call(newsfeedCalls.one, { id: lan.share }, { token })).body.data).toMatchObject({ content: 'Minh chia sẻ' });
    expect((await api.call(newsfeedCalls.one, { id: lan.own }, { token })).status).toBe(404);
    expect((await api.call(friendCalls.count, { userId: minh.id }, { token })).body.data).toMatchObject({ friends: 0 });
    expect(await rowsOf(db, sql`select bookings, savings from event where id = ${lan.eventId}`)).toEqual([{ bookings: 2, savings: 2 }]);
  });

  it('is told others by no name: neither what they were rewarded for, nor that they were invited', async () => {
    const lan = await busy();
    const theirs = async () => (await api.call(pointsCalls.ledger, {}, { token: await tokenOf(minh.id) })).body.data.list[0];
    expect(await theirs()).toMatchObject({ reason: 'referral', subject: lan.username });
    await overdue(lan);
    await api.keepHouse();
    expect(await theirs()).toMatchObject({ reason: 'referral', subject: '' });
    const file = (await api.call(pointsCalls.statement, { timezone: 'Asia/Ho_Chi_Minh' }, { token: await tokenOf(minh.id) })).body.data.text;
    expect(file.split('\r\n')[1]).not.toMatch(/lan|#|~/);
    const { list } = (await api.call(referralCalls.list, {}, { token: await tokenOf(minh.id) })).body.data;
    expect(list.find(({ friend }) => friend.userId === lan.id)?.friend.displayName).toBe('Thành viên đã rời');
  });

  it('lets nobody in any more, is found nowhere, and gives the name back; what was said in rooms has no name, and the points are all there', async () => {
    const { db } = api.database;
    const lan = await busy();
    const balance = await ledgerRepository(db).balance(lan.id);
    await overdue(lan);
    api.clock.set(api.clock.now() - 60_000);
    const { accessToken: token, refreshToken } = (await api.call(userCalls.login, { username: lan.username, password: PASSWORD })).body.data;
    expect((await info(token)).username).toBe(lan.username);
    api.clock.set(api.clock.now() + 60_000);
    await api.keepHouse();
    expect((await api.call(userCalls.login, { username: lan.username, password: PASSWORD })).body.code).toBe(codes.wrongCredentials);
    expect((await api.call(userCalls.refreshToken, { refreshToken })).body.code).toBe(codes.refreshRefused);
    for (const call of [userCalls.info, privacyCalls.stay, privacyCalls.data, pointsCalls.checkIn] as const)
      expect([call.id, (await api.call(call, {}, { token })).status]).toEqual([call.id, 401]);
    expect((await api.call(userCalls.profile, { username: lan.username })).status).toBe(404);
    expect((await api.call(userCalls.profile, { username: `da-roi~${lan.id}` })).status).toBe(404);
    expect((await api.call(friendCalls.sendRequest, { userId: lan.id }, { token: await tokenOf(minh.id) })).status).toBe(404);
    expect((await api.call(searchCalls.search, { q: lan.displayName })).body.data.people.map(({ userId }) => userId)).not.toContain(lan.id);
    const { list } = (await api.call(chatCalls.messages, { groupId: limits.publicRoomId })).body.data;
    expect(list.find(({ uuid }) => uuid === lan.uuid)).toMatchObject({ showName: 'Thành viên đã rời', filteredMessage: 'hay quá' });
    expect((await api.call(searchCalls.search, { q: 'Thành viên đã rời' })).body.data.people).toEqual([]);
    expect(await ledgerRepository(db).balance(lan.id)).toBe(balance);
    expect((await verifyLedger(db)).faults).toEqual([]);
    await keptHouse();
    expect((await api.call(userCalls.register, { username: lan.username, password: PASSWORD })).body.code).toBe(0);
    expect(await rowsOf(db, sql`select leaves_at from account where id = ${lan.id}`)).toEqual([{ leaves_at: null }]);
  });

  it('goes on where it was broken off: nameless at once, the rest in the next round', async () => {
    const lan = await busy();
    await overdue(lan);
    storeIsAway = true;
    await api.keepHouse();
    expect((await api.call(userCalls.profile, { username: lan.username })).status).toBe(404);
    expect(await namedIn(lan.id)).toContain('upload.owner_id');
    // Nodes hear that the rooms are closed to them, the own one too.
    const places = await rowsOf<{ over: boolean }>(api.database.db, sql`select ended_at is not null as over from chat_member where account_id = ${lan.id}`);
    expect(places).toEqual([{ over: true }]);
    storeIsAway = false;
    await keptHouse();
    expect((await namedIn(lan.id)).filter((column) => mustGo.includes(column))).toEqual([]);
    expect(await store.read(lan.name)).toBeUndefined();
  });

  it('waits to the last millisecond, and stays who has thought better of it then', async () => {
    const lan = await registered();
    await leave(lan.token);
    api.clock.set(api.clock.now() + 14 * DAY - 1);
    await api.keepHouse();
    const token = await tokenOf(lan.id);
    expect((await info(token)).username).toBe(lan.username);
    expect((await api.call(privacyCalls.stay, {}, { token })).body.data.leavesAt).toBeNull();
    api.clock.set(api.clock.now() + 1);
    await api.keepHouse();
    expect((await info(token)).username).toBe(lan.username);
  });
});
