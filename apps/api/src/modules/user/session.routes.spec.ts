import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { scheduleCalls } from '@portal/contracts/schedule';
import { userCalls } from '@portal/contracts/user';
import { account, refreshFamily } from '../../db/schema.ts';
import type { Passwords } from '../../identity/passwords.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { cheapPasswords, testApp, testAppOn, type TestApp } from '../../testing/test-app.ts';

const password = 'đêm nay không ngủ';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const phone = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe.each(databaseKinds)('sessions on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const checked: (string | undefined)[] = [];
  const passwords: Passwords = {
    ...cheapPasswords,
    matches: (stored, given) => {
      checked.push(stored);
      return cheapPasswords.matches(stored, given);
    },
  };
  let visitors = 0;
  const newAddress = addresses();
  async function newMember(userAgent = phone) {
    const username = `phien_${(visitors += 1)}`;
    return { username, ...(await api.call(userCalls.register, { username, password }, { ip: newAddress(), userAgent })).body.data };
  }
  const logIn = async (username: string, userAgent = laptop) =>
    (await api.call(userCalls.login, { username, password }, { ip: newAddress(), userAgent })).body.data;
  const refresh = (refreshToken: string, userAgent = phone) => api.call(userCalls.refreshToken, { refreshToken }, { ip: newAddress(), userAgent });
  const listed = async (token: string) => (await api.call(userCalls.sessions, {}, { token })).body.data.list;
  const end = (token: string, id: string) => api.call(userCalls.endSession, { id }, { token });
  const valid = async (token: string) => (await api.call(userCalls.checkToken, {}, { token })).body.data.valid;

  beforeAll(async () => {
    api = await testApp(kind, { passwords });
  });
  beforeEach(() => api.clock.set(api.clock.now() + MINUTE));
  afterAll(() => api?.close());

  it('are listed with their device, newest use first, the one that asks marked', async () => {
    const began = new Date(api.clock.now()).toISOString();
    const { username, accessToken: first, refreshToken } = await newMember();
    api.clock.set(api.clock.now() + MINUTE);
    const { accessToken: second } = await logIn(username);
    expect((await listed(first)).map(({ device, current }) => [device, current])).toEqual([
      ['Firefox 132 · Windows 10', false],
      ['Chrome 130 · Android 14', true],
    ]);
    api.clock.set(api.clock.now() + MINUTE);
    await refresh(refreshToken, phone.replace('130', '131'));
    const now = await listed(second);
    expect(now.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome 131 · Android 14', false],
      ['Firefox 132 · Windows 10', true],
    ]);
    expect(now[0]).toMatchObject({ createdAt: began, lastUsedAt: new Date(api.clock.now()).toISOString() });
    expect(now[1]!.lastUsedAt).toBe(now[1]!.createdAt);
  });

  it('stay the same one when their tokens are renewed', async () => {
    const { accessToken, refreshToken } = await newMember();
    const [{ id } = { id: '' }] = await listed(accessToken);
    const { accessToken: renewed } = (await refresh(refreshToken)).body.data;
    expect(await listed(renewed)).toEqual([expect.objectContaining({ id, current: true })]);
  });

  it('end one by one: what is ended is renewed no more, and its token says so', async () => {
    const { username, accessToken } = await newMember();
    const other = await logIn(username);
    const id = (await listed(accessToken)).find(({ current }) => !current)!.id;
    expect(await valid(other.accessToken)).toBe(true);
    expect((await end(accessToken, id)).body).toMatchObject({ code: 0, data: {} });
    expect((await listed(accessToken)).map(({ current }) => current)).toEqual([true]);
    expect((await refresh(other.refreshToken)).body.code).toBe(codes.refreshRefused);
    expect([await valid(other.accessToken), await valid(accessToken)]).toEqual([false, true]);
    expect((await end(accessToken, id)).status).toBe(404);
  });

  it('of others are not there: their ids answer 404 and nothing ends', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const [{ id } = { id: '' }] = await listed(theirs.accessToken);
    for (const given of [id, randomUUID()]) expect((await end(mine.accessToken, given)).status).toBe(404);
    expect((await listed(theirs.accessToken)).map((one) => one.id)).toEqual([id]);
    expect((await refresh(theirs.refreshToken)).body.code).toBe(0);
    expect((await end(mine.accessToken, 'no-id')).body.errors?.[0]?.path).toBe('id');
  });

  it('all end at once, this one too, and nobody else’s', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const other = await logIn(mine.username);
    expect((await api.call(userCalls.logoutEverywhere, {}, { token: mine.accessToken })).body).toMatchObject({ code: 0, data: {} });
    for (const { refreshToken, accessToken } of [mine, other]) {
      expect((await refresh(refreshToken)).body.code).toBe(codes.refreshRefused);
      expect(await valid(accessToken)).toBe(false);
    }
    expect(await valid(theirs.accessToken)).toBe(true);
  });

  it('that have ended are worth nothing from that moment on, on every node, although their token has minutes to go', async () => {
    const { accessToken, refreshToken } = await newMember();
    const sender = await api.call(userCalls.info, {}, { token: accessToken });
    const node = await testAppOn({ ...api.database, close: async () => {} }, { passwords }, api.clock);
    try {
      const seen = async () => [
        (await api.call(userCalls.info, {}, { token: accessToken })).status,
        (await node.call(userCalls.info, {}, { token: accessToken })).status,
        (await node.call(userCalls.level, {}, { token: accessToken })).status,
        (await node.call(userCalls.updateInfo, { nickname: 'vẫn còn đây' }, { token: accessToken })).status,
      ];
      expect([sender.status, await seen()]).toEqual([200, [200, 200, 200, 200]]);
      await api.call(userCalls.logout, { refreshToken });
      expect(await seen()).toEqual([401, 401, 401, 401]);
      // What is for everybody they get as anybody does.
      expect((await node.call(scheduleCalls.totalLive, {}, { token: accessToken })).status).toBe(200);
    } finally {
      await node.close();
    }
  });

  it('that have ended list and end nothing any more', async () => {
    const { username, accessToken } = await newMember();
    const other = await logIn(username);
    const id = (await listed(other.accessToken)).find(({ current }) => current)!.id;
    await end(other.accessToken, (await listed(other.accessToken)).find(({ current }) => !current)!.id);
    expect((await api.call(userCalls.sessions, {}, { token: accessToken })).status).toBe(401);
    expect((await end(accessToken, id)).status).toBe(401);
    expect((await api.call(userCalls.logoutEverywhere, {}, { token: accessToken })).status).toBe(401);
    expect(await valid(other.accessToken)).toBe(true);
  });

  it('end with the log-out and with a stolen token, and a tab that comes back learns it', async () => {
    const [left, robbed] = [await newMember(), await newMember()];
    await api.call(userCalls.logout, { refreshToken: left.refreshToken });
    const { accessToken } = (await refresh(robbed.refreshToken)).body.data;
    expect(await valid(accessToken)).toBe(true);
    api.clock.advance(11_000);
    await refresh(robbed.refreshToken);
    expect([await valid(left.accessToken), await valid(accessToken)]).toEqual([false, false]);
  });

  it('have a token that names them: one without is no session’s, a guest’s needs none', async () => {
    const { username } = await newMember();
    const [owner] = await api.database.db.select().from(account).where(eq(account.username, username));
    const [family] = await api.database.db.select().from(refreshFamily).where(eq(refreshFamily.accountId, owner!.id));
    const holder = { userId: owner!.id, siteRoleId: 1, userType: 10 };
    const tokens = await Promise.all(
      [holder, { ...holder, sessionId: family!.id }, { ...holder, userId: owner!.id + 1, sessionId: family!.id }, { ...holder, sessionId: randomUUID() }].map(
        (one) => api.app.tokens.access(one),
      ),
    );
    expect(await Promise.all(tokens.map(valid))).toEqual([false, true, false, false]);
    expect(await valid((await api.call(userCalls.guestLogin, {}, { ip: newAddress() })).body.data.guestToken)).toBe(true);
    expect(await valid('')).toBe(false);
  });

  it('are no longer listed when they cannot be renewed any more', async () => {
    const { username, accessToken } = await newMember();
    const now = api.clock.now();
    api.clock.set(now + 30 * DAY + 1);
    const { accessToken: later } = await logIn(username);
    expect((await listed(later)).map(({ current }) => current)).toEqual([true]);
    api.clock.set(now);
    expect(await valid(accessToken)).toBe(true);
  });

  it('are fifty at most: one more ends the one that was used longest ago', async () => {
    const { username, accessToken: oldest } = await newMember();
    const [owner] = await api.database.db.select().from(account).where(eq(account.username, username));
    let latest = oldest;
    for (let number = 0; number < 50; number += 1) {
      api.clock.set(api.clock.now() + 1_000);
      if (number === 25) api.clock.set(api.clock.now() + 10 * MINUTE);
      latest = (await logIn(username)).accessToken;
    }
    const list = await listed(latest);
    expect([list.length, list[0]!.current]).toEqual([50, true]);
    expect(await valid(oldest)).toBe(false);
    expect(await api.database.db.select().from(refreshFamily).where(eq(refreshFamily.accountId, owner!.id))).toHaveLength(51);
  });

  it('go on in two tabs that renew at once, and in all that come of them', async () => {
    const { accessToken, refreshToken } = await newMember();
    const tabs = await Promise.all([1, 2, 3].map(async () => (await refresh(refreshToken)).body.data));
    expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(3);
    api.clock.set(api.clock.now() + 14 * MINUTE);
    const later = await Promise.all(tabs.map(async (tab) => (await refresh(tab.refreshToken)).body));
    expect(later.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await listed(later[0]!.data.accessToken)).toHaveLength(1);
    expect(await valid(accessToken)).toBe(true);
  });

  it('are lost by a thief and an owner alike when both come with a token of before, in every tab', async () => {
    const { refreshToken } = await newMember();
    const tabs = [(await refresh(refreshToken)).body.data, (await refresh(refreshToken)).body.data];
    api.clock.advance(10_001);
    expect((await refresh(refreshToken)).body.code).toBe(codes.refreshRefused);
    for (const tab of tabs) expect((await refresh(tab.refreshToken)).body.code).toBe(codes.refreshRefused);
  });

  it('leave no fresh token behind when they are renewed and ended at the same moment', async () => {
    const { accessToken, refreshToken } = await newMember();
    const [renewed] = await Promise.all([refresh(refreshToken), api.call(userCalls.logoutEverywhere, {}, { token: accessToken })]);
    if (renewed.body.code === 0) expect((await refresh(renewed.body.data.refreshToken)).body.code).toBe(codes.refreshRefused);
    expect(await valid(accessToken)).toBe(false);
  });

  it('cost whoever guesses the same for a name that is there and one that is not', async () => {
    const { username } = await newMember();
    checked.length = 0;
    const answers = await Promise.all(
      [username, 'khong-co-ai-ten-nay'].map((name) => api.call(userCalls.login, { username: name, password: 'đoán bừa' }, { ip: newAddress() })),
    );
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({ status: 200, body: { code: codes.wrongCredentials, msg: 'Sai tên đăng nhập hoặc mật khẩu' } }),
    );
    expect(checked.map((stored) => stored !== undefined).sort()).toEqual([false, true]);
  });

  describe('are not opened by many addresses that guess together', () => {
    const guess = (username: string, number: number) =>
      api.call(userCalls.login, { username, password: 'đoán bừa' }, { ip: `10.42.${number >> 8}.${number & 255}` });
    async function guessed(username: string) {
      const statuses = [];
      for (let number = 0; number < 120; number += 1) statuses.push((await guess(username, number)).status);
      return statuses;
    }

    it('of 120 guesses 20 are looked at, then one a minute, whether there is such a member or not', async () => {
      const { username } = await newMember();
      for (const name of [username, `khong_co_${username}`]) {
        checked.length = 0;
        expect(await guessed(name)).toEqual([...Array<number>(20).fill(200), ...Array<number>(100).fill(429)]);
        expect(checked).toHaveLength(20);
        expect((await guess(name, 7_000)).headers['retry-after']).toBe('60');
        api.clock.set(api.clock.now() + MINUTE);
        expect([(await guess(name, 7_001)).status, (await guess(name, 7_002)).status]).toEqual([200, 429]);
      }
    });

    it('and the owner logs in meanwhile on a device that is known, at whatever address, as often as they forget less than ten times', async () => {
      const { username, device } = await newMember();
      await guessed(username);
      const enter = (given: string, devices: string[]) => api.call(userCalls.login, { username, password: given, devices }, { ip: '10.42.0.1' });
      expect((await enter(password, [])).status).toBe(429);
      const { device: foreign } = await newMember();
      const { accessToken } = (await enter(password, [foreign!, device!])).body.data;
      expect(await valid(accessToken)).toBe(true);
      expect((await enter(password, [foreign!])).status).toBe(429);
      for (let number = 0; number < 10; number += 1) expect((await enter('quên mất rồi', [device!])).body.code).toBe(codes.wrongCredentials);
      expect((await enter(password, [device!])).status).toBe(429);
      api.clock.set(api.clock.now() + MINUTE);
      expect((await enter(password, [device!])).body.code).toBe(0);
    });

    it('and a good log-in from a new device is no guess', async () => {
      const { username } = await newMember();
      for (let number = 0; number < 30; number += 1) expect(await logIn(username)).toHaveProperty('accessToken');
    });

    it('a device is known by what we have signed alone, which is no access token, and by that for a year', async () => {
      const { username, device, accessToken, refreshToken } = await newMember();
      const { device: strangers } = await newMember();
      expect((await api.call(userCalls.info, {}, { token: device! })).status).toBe(401);
      await guessed(username);
      const enter = (devices: string[]) => api.call(userCalls.login, { username, password, devices }, { ip: newAddress() });
      const forged = `${device!.slice(0, -6)}AAAAAA`;
      for (const devices of [[accessToken], [refreshToken], [forged], [strangers!]]) expect((await enter(devices)).status).toBe(429);
      expect((await enter(Array<string>(6).fill(device!))).status).toBe(400);
      const now = api.clock.now();
      api.clock.set(now + 366 * DAY);
      await guessed(username);
      expect((await enter([device!])).status).toBe(429);
      api.clock.set(now);
    });
  });

  it('are for members: 401 for nobody, 403 for a guest', async () => {
    const guest = (await api.call(userCalls.guestLogin, {}, { ip: newAddress() })).body.data.guestToken;
    for (const [call, input] of [
      [userCalls.sessions, {}],
      [userCalls.endSession, { id: randomUUID() }],
      [userCalls.logoutEverywhere, {}],
    ] as const) {
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: guest })).status).toBe(403);
    }
  });
});
