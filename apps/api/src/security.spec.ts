import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { codes, type Endpoint } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { allCalls } from '@portal/contracts/all';
import { account, post } from './db/schema.ts';
import { addresses } from './testing/addresses.ts';
import type { ManualClock } from './testing/clocks.ts';
import { testApp, testConfig, type TestApp } from './testing/test-app.ts';

const password = 'đêm nay không ngủ';

/** What every call of the contract has in common for who means harm; what one thing of another member is protected from stands in the spec of its module. */
describe('the doors of the api', () => {
  let api: TestApp<ManualClock>;
  let member: string;
  let guest: string;
  let refreshToken: string;
  const log: string[] = [];
  const newAddress = addresses();

  const built = (access: Endpoint['access']) => allCalls.filter((call) => call.access === access && !api.app.notBuilt.includes(call));
  const ask = (call: Endpoint, token: string | undefined, { value = '1', payload = {} as unknown, query = '' } = {}) =>
    api.app.inject({
      method: call.method,
      url: `${call.path.replace(/\{\w+\}/g, encodeURIComponent(value))}${query}`,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(token && { authorization: token }),
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(call.method === 'POST' && { payload: JSON.stringify(payload) }),
    });
  const loggedIn = async (username: string) =>
    (await api.call(userCalls.login, { username, password: 'khandai-demo' }, { ip: newAddress() })).body.data.accessToken;
  /** A session of its own for each question: one of them ends it. */
  const tokenOf = {
    nobody: async () => undefined,
    guest: async () => guest,
    member: () => loggedIn('fan'),
    commentator: () => loggedIn('blv'),
    staff: () => loggedIn('staff'),
  };
  const own = async (token: string) => (await api.call(userCalls.info, {}, { token })).body.data;

  beforeAll(async () => {
    api = await testApp('pglite', {
      config: { ...testConfig, logLevel: 'trace' },
      logStream: {
        write: (line) => {
          log.push(line);
        },
      },
    });
    ({ accessToken: member, refreshToken } = (await api.call(userCalls.register, { username: 'khan_gia', password }, { ip: newAddress() })).body.data);
    guest = (await api.call(userCalls.guestLogin, {}, { ip: newAddress() })).body.data.guestToken;
  });
  afterAll(() => api?.close());

  it.each([
    ['public', { nobody: 'in', guest: 'in', member: 'in', commentator: 'in', staff: 'in' }],
    ['guest', { nobody: codes.noToken, guest: 'in', member: 'in', commentator: 'in', staff: 'in' }],
    ['user', { nobody: codes.noToken, guest: codes.notAllowed, member: 'in', commentator: 'in', staff: 'in' }],
    ['staff', { nobody: codes.noToken, guest: codes.notAllowed, member: codes.notAllowed, commentator: codes.notAllowed, staff: 'in' }],
  ] as const)('let in whom a call of access %s is for, whatever the call', async (access, doors) => {
    const outcomes: Record<string, Record<string, unknown>> = {};
    for (const call of built(access)) {
      const outcome = async (who: keyof typeof tokenOf) => {
        // Input that no schema takes: whoever is past the door is told so, or has asked what needs none.
        const { statusCode, body } = await ask(call, await tokenOf[who](), { value: '@', payload: [] });
        return [who, statusCode === 401 || statusCode === 403 ? (JSON.parse(body) as { code: unknown }).code : 'in'] as const;
      };
      outcomes[call.id] = Object.fromEntries(await Promise.all((Object.keys(tokenOf) as (keyof typeof tokenOf)[]).map(outcome)));
    }
    expect(Object.keys(outcomes)).not.toEqual([]);
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((id) => [id, doors])));
  });

  it('take no token but ours: not unsigned, by another key, another way, without an end, of another house, nor one that renews', async () => {
    const now = Math.floor(api.clock.now() / 1000);
    const { userId } = await own(member);
    const claims = { kind: 'user', role: 6, type: 10 };
    const made = (alg: string, key: Uint8Array, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt) =>
      change(
        new SignJWT(claims)
          .setProtectedHeader({ alg })
          .setIssuer('khan-dai')
          .setSubject(String(userId))
          .setIssuedAt(now)
          .setExpirationTime(now + 600),
      ).sign(key);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const secret = testConfig.tokenSecret;
    const body = { ...claims, iss: 'khan-dai', sub: String(userId), iat: now, exp: now + 600 };
    const [, guestBody = ''] = guest.split('.');
    const raised = { ...(JSON.parse(Buffer.from(guestBody, 'base64url').toString()) as object), ...claims };
    const forged = {
      'alg none': `${part({ alg: 'none' })}.${part(body)}.`,
      'alg none, with a mark': `${part({ alg: 'none' })}.${part(body)}.${member.split('.')[2]}`,
      'another key': await made('HS256', new TextEncoder().encode('another secret, long enough to sign with')),
      'another algorithm': await made('HS512', secret),
      'no end': await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuer('khan-dai').setSubject(String(userId)).sign(secret),
      'another house': await made('HS256', secret, (jwt) => jwt.setIssuer('elsewhere')),
      over: await made('HS256', secret, (jwt) => jwt.setExpirationTime(now - 1)),
      nobody: await made('HS256', secret, (jwt) => jwt.setSubject('fan')),
      'a guest who calls themselves a member': [guest.split('.')[0], part(raised), guest.split('.')[2]].join('.'),
      'what renews a session': refreshToken,
    };
    const answers = await Promise.all(
      Object.entries(forged).map(async ([name, token]) => [
        name,
        (await api.call(userCalls.info, {}, { token })).status,
        (await api.call(userCalls.checkToken, {}, { token })).body.data.valid,
      ]),
    );
    expect(answers).toEqual(Object.keys(forged).map((name) => [name, 401, false]));
    expect((await api.call(userCalls.info, {}, { token: await made('HS256', secret) })).status).toBe(200);
  });

  it('take from who registers what the form asks for, and nothing beside it', async () => {
    const more = {
      id: 1,
      userId: 1,
      balance: 1_000_000,
      experience: 99_999,
      level: 40,
      siteRoleId: 6,
      userType: 20,
      guest: 1,
      passwordHash: 'x',
      emailConfirmedAt: '2026-01-01T00:00:00Z',
      phoneConfirmedAt: '2026-01-01T00:00:00Z',
      createdAt: '2020-01-01T00:00:00Z',
    };
    const { status, body } = await api.call(
      userCalls.register,
      { username: 'tham_lam', password, ...more, __proto__: { siteRoleId: 6 } },
      { ip: newAddress() },
    );
    expect(status).toBe(200);
    expect(await own(body.data.accessToken)).toMatchObject({
      username: 'tham_lam',
      balance: 100,
      level: 1,
      siteRoleId: 1,
      userType: 10,
      guest: 0,
      emailConfirmed: false,
      phoneConfirmed: false,
      createdAt: new Date(api.clock.now()).toISOString(),
    });
  });

  it('take from a member’s own page name, words and picture alone, and that member’s alone', async () => {
    const row = async (username: string) => (await api.database.db.select().from(account).where(eq(account.username, username)))[0];
    const [mine, others] = [await row('khan_gia'), await row('fan')];
    const more = {
      id: others!.id,
      userId: others!.id,
      username: 'staff2',
      balance: 9,
      experience: 9,
      siteRoleId: 6,
      userType: 20,
      passwordHash: 'x',
      emailAddress: 'a@khandai.test',
      emailConfirmedAt: '2026-01-01T00:00:00Z',
      phoneNumber: '+84912345678',
    };
    expect((await api.call(userCalls.updateInfo, { bio: 'Ngồi hàng đầu.', ...more }, { token: member })).status).toBe(200);
    expect(await row('khan_gia')).toEqual({ ...mine, bio: 'Ngồi hàng đầu.' });
    expect(await row('fan')).toEqual(others);
  });

  it('know by the token alone who writes', async () => {
    const [fan] = await api.database.db.select().from(account).where(eq(account.username, 'fan'));
    const { userId } = await own(member);
    const { body } = await api.call(
      newsfeedCalls.create,
      { uuid: 'security-0001', content: 'Tôi là ai?', authorId: fan!.id, author: { userId: fan!.id }, userId: fan!.id, id: 1, likes: 99 },
      { token: member },
    );
    expect(body.data.author.userId).toBe(userId);
    expect((await api.database.db.select().from(post).where(eq(post.id, body.data.id)))[0]).toMatchObject({ authorId: userId });
  });

  it('answer whatever is sent with a refusal of the contract: no stack, no file, no query, nothing that breaks', async () => {
    const nasty = [
      { value: '..%2f..%2fetc%2fpasswd', payload: [], query: '?id[]=1&pageNum=-1&cursor=%27%20or%201=1--' },
      { value: "1' or '1'='1", payload: 'words', query: '?pageSize=1e9&cursor=eyJhIjoxfQ&q=%00&id=NaN&lang=__proto__' },
      {
        value: '9'.repeat(15),
        payload: {
          id: { $gt: '' },
          username: { toString: 1 },
          password: [],
          constructor: { prototype: {} },
          email: 'a\u0000@b',
          uuid: '../../x',
          content: '\ud800',
          groupId: -1,
        },
        query: `?id=${'9'.repeat(15)}&q=${'%25'.repeat(60)}&cursor=${'x'.repeat(200)}&pageNum=100`,
      },
      { value: '\u0000', payload: null, query: '?id=&id=&date=0000-00-00&month=99' },
    ];
    const bad: unknown[] = [];
    for (const call of allCalls.filter((one) => !api.app.notBuilt.includes(one))) {
      for (const given of nasty) {
        const answer = await ask(call, member, given);
        if (
          answer.statusCode >= 500 ||
          /\bat \S+ \(|node_modules|\.ts:\d|select "|insert into|\$argon2/i.test(answer.headers['content-type']?.includes('json') ? answer.body : '')
        )
          bad.push([call.id, given.value.slice(0, 10), answer.statusCode, answer.body.slice(0, 200)]);
      }
    }
    expect(bad).toEqual([]);
  });

  it('write no password, token or code into the log, whichever call it came by', async () => {
    const secrets = { old: 'mật khẩu bí mật', fresh: 'mật khẩu mới bí mật', code: '482913', sms: '482914' };
    const { accessToken: token, refreshToken: renewing } = (
      await api.call(userCalls.register, { username: 'kin_dao', password: secrets.old }, { ip: newAddress() })
    ).body.data;
    const login = (word: string) => api.call(userCalls.login, { username: 'kin_dao', password: word }, { ip: newAddress() });
    await login(secrets.old);
    await api.call(userCalls.login, { password: secrets.old }, { ip: newAddress() });
    await api.call(userCalls.confirmEmail, { emailCode: secrets.code }, { token });
    await api.call(userCalls.personalId, { smsCode: secrets.sms }, { token });
    await api.call(userCalls.resetPassword, { email: 'an@khandai.test', emailCode: secrets.code, newPassword: secrets.fresh }, { ip: newAddress() });
    const changed = (await api.call(userCalls.updatePassword, { oldPassword: secrets.old, newPassword: secrets.fresh }, { token })).body;
    expect(changed.code).toBe(codes.ok);
    await api.call(userCalls.refreshToken, { refreshToken: renewing });
    for (const path of ['/websocket', '/onlineSocket', '/nowhere']) await api.app.inject(`${path}?lang=vi&token=${token}`);
    await api.app.inject({ url: `/au/api/user/info?%74oken=${token}`, headers: { authorization: `Bearer ${token}` } });
    const written = log.join('');
    expect(written).toContain('/websocket?lang=vi&token=[hidden]');
    for (const secret of [secrets.old, secrets.fresh, token, renewing, changed.data.accessToken, changed.data.refreshToken])
      expect(written.includes(secret)).toBe(false);
    // Six digits may be part of a longer number.
    for (const code of [secrets.code, secrets.sms]) expect(new RegExp(`\\b${code}\\b`).test(written)).toBe(false);
  });
});
