import { codes, GUEST_ID_FLOOR, guestNumber } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const fan = { username: 'fan', password: 'khandai-demo' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(databaseKinds)('users on %s', (kind) => {
  let api: TestApp<ManualClock>;
  /** Each test comes from an address of its own, so that rate limits of one do not reach another. */
  const newAddress = addresses();
  const logIn = async (who = fan) => (await api.call(userCalls.login, who, { ip: newAddress() })).body.data;

  beforeAll(async () => {
    api = await testApp(kind);
  });
  afterAll(() => api?.close());

  describe('log-in', () => {
    it('gives tokens that say who one is', async () => {
      const { accessToken } = await logIn();
      const { status, body } = await api.call(userCalls.info, {}, { token: accessToken });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ username: 'fan', displayName: 'Fan Khán Đài B', guest: 0, siteRoleId: 1, userType: 10 });
    });

    it('takes the token with the word Bearer, too', async () => {
      const { accessToken } = await logIn();
      expect((await api.call(userCalls.info, {}, { token: `Bearer ${accessToken}` })).status).toBe(200);
    });

    it('takes a user name in any case', async () => {
      expect((await logIn({ ...fan, username: ' FAN ' })).accessToken).toBeDefined();
    });

    it.each([
      ['tipster', 1, 10],
      ['blv', 1, 20],
      ['staff', 6, 10],
    ])('knows %s as role %i, type %i', async (username, siteRoleId, userType) => {
      const { accessToken } = await logIn({ ...fan, username });
      expect((await api.call(userCalls.info, {}, { token: accessToken })).body.data).toMatchObject({ username, siteRoleId, userType });
    });

    it.each([
      ['a wrong password', { ...fan, password: 'khandai' }],
      ['an unknown name', { ...fan, username: 'nobody-here' }],
    ])('refuses %s with the same words', async (_, who) => {
      const { status, body } = await api.call(userCalls.login, who, { ip: newAddress() });
      expect(status).toBe(200);
      expect(body).toEqual({ code: codes.wrongCredentials, msg: 'Sai tên đăng nhập hoặc mật khẩu' });
    });

    it('names the field that is missing', async () => {
      const { status, body } = await api.call(userCalls.login, { username: 'fan' });
      expect(status).toBe(400);
      expect(body.errors?.map(({ path }) => path)).toEqual(['password']);
    });

    it('takes all addresses of one IPv6 network for one who guesses', async () => {
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1)
        statuses.push((await api.call(userCalls.login, { username: 'somebody-else', password: 'guess' }, { ip: `2001:db8:0:9::${tries + 1}` })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    });

    it('slows down who tries one password on many names from one address, and nobody else', async () => {
      const ip = newAddress();
      const spray = (turn: number) => api.call(userCalls.login, { username: `nguoi_${turn}`, password: 'matkhau123' }, { ip });
      const statuses: number[] = [];
      while (statuses.at(-1) !== 429 && statuses.length < 200) statuses.push((await spray(statuses.length)).status);
      expect(statuses.at(-1)).toBe(429);
      // Wide enough for an office or a carrier's network, all the same.
      expect(statuses.length).toBeGreaterThan(30);
      expect((await api.call(userCalls.login, fan, { ip })).status).toBe(429);
      expect((await api.call(userCalls.login, fan, { ip: newAddress() })).body.code).toBe(0);
    });

    it('slows down who guesses passwords, and says for how long', async () => {
      const ip = newAddress();
      const guess = () => api.call(userCalls.login, { ...fan, password: 'guess' }, { ip, language: 'en' });
      for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(200);
      const refused = await guess();
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe('30');
      expect(refused.body).toMatchObject({ code: codes.tooMany, msg: expect.stringContaining('30 s') });
      expect((await api.call(userCalls.login, fan, { ip: newAddress() })).body.code).toBe(0);
      api.clock.advance(30_000);
      expect((await guess()).status).toBe(200);
    });
  });

  describe('guests', () => {
    const newGuest = async () => (await api.call(userCalls.guestLogin, {}, { ip: newAddress() })).body.data.guestToken;

    it('get a token, a name with a number and an id above all users', async () => {
      const token = await newGuest();
      const { data } = (await api.call(userCalls.guestInfo, {}, { token })).body;
      expect(data).toMatchObject({ guest: 1, username: null, displayName: `Khách ${guestNumber(data.userId)}` });
      expect(data.userId).toBeGreaterThan(GUEST_ID_FLOOR);
    });

    it('are named in the language of the request', async () => {
      const token = await newGuest();
      const names = await Promise.all(
        ['en', 'zh'].map(async (language) => (await api.call(userCalls.guestInfo, {}, { token, language })).body.data.displayName.split(' ')[0]),
      );
      expect(names).toEqual(['Guest', '訪客']);
    });

    it('stay who they are when they log in again', async () => {
      const first = await newGuest();
      const second = (await api.call(userCalls.guestLogin, {}, { token: first })).body.data.guestToken;
      const ids = await Promise.all([first, second].map(async (token) => (await api.call(userCalls.guestInfo, {}, { token })).body.data.userId));
      expect(ids[0]).toBe(ids[1]);
    });

    it('are two people when two come', async () => {
      const ids = await Promise.all(
        [newGuest(), newGuest()].map(async (token) => (await api.call(userCalls.guestInfo, {}, { token: await token })).body.data.userId),
      );
      expect(ids[0]).not.toBe(ids[1]);
    });

    it('may not ask for the info of users, nobody may ask for a guest without a token', async () => {
      expect((await api.call(userCalls.info, {}, { token: await newGuest() })).status).toBe(403);
      expect((await api.call(userCalls.guestInfo)).status).toBe(401);
      expect((await api.call(userCalls.info)).body.code).toBe(codes.noToken);
    });

    it('come slowly from one address', async () => {
      const ip = newAddress();
      const answers = await Promise.all(Array.from({ length: 305 }, () => api.call(userCalls.guestLogin, {}, { ip })));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    });

    it('come without a body although the content type says JSON', async () => {
      const answer = await api.app.inject({ method: 'POST', url: userCalls.guestLogin.path, headers: { 'content-type': 'application/json' } });
      expect(answer.json().data.guestToken).toEqual(expect.any(String));
    });
  });

  describe('tokens', () => {
    it('are good for 15 minutes', async () => {
      const { accessToken } = await logIn();
      const valid = async () => (await api.call(userCalls.checkToken, {}, { token: accessToken })).body.data.valid;
      api.clock.advance(14 * MINUTE);
      expect(await valid()).toBe(true);
      api.clock.advance(2 * MINUTE);
      expect(await valid()).toBe(false);
      expect((await api.call(userCalls.info, {}, { token: accessToken })).status).toBe(401);
    });

    it('are worth nothing when they are forged, cut, unsigned or missing', async () => {
      const { accessToken } = await logIn();
      const [head = '', body = '', mark = ''] = accessToken.split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
      const raised = Buffer.from(JSON.stringify({ ...claims, role: 6 })).toString('base64url');
      const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
      for (const token of [`${head}.${raised}.${mark}`, `${head}.${body}`, `${unsigned}.${body}.`, 'nonsense', 'x'.repeat(5_000)]) {
        expect((await api.call(userCalls.info, {}, { token })).status).toBe(401);
        expect((await api.call(userCalls.checkToken, {}, { token })).body.data.valid).toBe(false);
      }
    });
  });

  describe('refreshing', () => {
    const refresh = (refreshToken: string) => api.call(userCalls.refreshToken, { refreshToken }, { ip: newAddress() });

    it('has a pace for each address, wide enough for an office', async () => {
      const ip = newAddress();
      const answers = async () =>
        new Set(
          (await Promise.all(Array.from({ length: 200 }, () => api.call(userCalls.refreshToken, { refreshToken: 'made-up' }, { ip })))).map(
            ({ body }) => body.code,
          ),
        );
      expect(await answers()).toEqual(new Set([codes.refreshRefused]));
      expect(await answers()).toContain(codes.tooMany);
    });

    it('gives new tokens, again and again', async () => {
      let session = await logIn();
      for (let times = 0; times < 3; times += 1) {
        api.clock.advance(20 * MINUTE);
        session = (await refresh(session.refreshToken)).body.data;
        expect((await api.call(userCalls.info, {}, { token: session.accessToken })).status).toBe(200);
      }
    });

    it('forgives two tabs that come with the same token within 10 seconds', async () => {
      const { refreshToken } = await logIn();
      const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
      api.clock.advance(9_000);
      expect([one, other, await refresh(refreshToken)].map(({ body }) => body.code)).toEqual([0, 0, 0]);
      expect((await refresh(one.body.data.refreshToken)).body.code).toBe(0);
      expect((await refresh(other.body.data.refreshToken)).body.code).toBe(0);
    });

    it('ends the whole session when an old token comes back later, and never answers 401', async () => {
      const { refreshToken } = await logIn();
      const fresh = (await refresh(refreshToken)).body.data.refreshToken;
      api.clock.advance(11_000);
      const stolen = await refresh(refreshToken);
      expect(stolen.status).toBe(200);
      expect(stolen.body).toMatchObject({ code: codes.refreshRefused, msg: expect.stringContaining('hết hạn') });
      expect((await refresh(fresh)).body.code).toBe(codes.refreshRefused);
    });

    it('leaves the other sessions of the same user alone', async () => {
      const [one, other] = [await logIn(), await logIn()];
      await refresh(one.refreshToken);
      api.clock.advance(11_000);
      await refresh(one.refreshToken);
      expect((await refresh(other.refreshToken)).body.code).toBe(0);
    });

    it('is over after 30 days', async () => {
      const { refreshToken } = await logIn();
      api.clock.set(api.clock.now() + 30 * DAY + 1);
      expect((await refresh(refreshToken)).body.code).toBe(codes.refreshRefused);
    });

    it('refuses a token nobody gave out, and names a missing one', async () => {
      expect((await refresh('made-up')).body.code).toBe(codes.refreshRefused);
      expect((await api.call(userCalls.refreshToken, {})).body.errors?.[0]?.path).toBe('refreshToken');
    });

    it('ends with the log-out', async () => {
      const { refreshToken } = await logIn();
      expect((await api.call(userCalls.logout, { refreshToken })).body).toMatchObject({ code: 0, data: {} });
      expect((await refresh(refreshToken)).body.code).toBe(codes.refreshRefused);
      expect((await api.call(userCalls.logout, { refreshToken: 'unknown' })).body.code).toBe(0);
      expect((await api.call(userCalls.logout, {})).status).toBe(400);
    });
  });
});
