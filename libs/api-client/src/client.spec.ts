/** @jest-environment node */
import axios, { AxiosError, type AxiosAdapter } from 'axios';
import type { Endpoint } from '@portal/contracts';
import { createApiClient, type TokenSource } from './client.ts';
import { isApiError } from './error.ts';
import { callOrNull } from './guarded.ts';
import { calls } from './testing/calls.ts';

interface Sent {
  url: string;
  method: string;
  authorization: string | undefined;
  language: string | undefined;
  params: unknown;
  data: unknown;
}
type Reply = { status: number; data?: unknown; headers?: Record<string, string> } | 'no answer';

/** A client over a scripted network: the replies in order, the last one again and again. */
function setUp(replies: Reply[], tokens?: TokenSource) {
  const sent: Sent[] = [];
  const adapter: AxiosAdapter = async (config) => {
    sent.push({
      url: config.url ?? '',
      method: config.method ?? '',
      authorization: config.headers.get('authorization') as string | undefined,
      language: config.headers.get('accept-language') as string,
      params: config.params,
      data: config.data && JSON.parse(config.data as string),
    });
    const reply = replies[Math.min(sent.length, replies.length) - 1]!;
    if (reply === 'no answer') throw new AxiosError('down', 'ECONNREFUSED', config);
    return { status: reply.status, statusText: '', data: reply.data, headers: reply.headers ?? {}, config };
  };
  const api = createApiClient({ baseUrl: 'http://api.invalid', language: 'vi', http: axios.create({ adapter }), ...(tokens && { tokens }) });
  return { api, sent };
}
const good = (data: unknown): Reply => ({ status: 200, data: { code: 0, msg: 'Success', data } });
const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error('expected an ApiError');
  return error;
};
const valid = good({ valid: true });
const member: TokenSource = { current: () => 'user token', isMember: () => true, renew: async () => false };
const guest: TokenSource = { ...member, current: () => 'guest token', isMember: () => false };

describe('the api client', () => {
  it('puts the input where the contract says, with language and JSON', async () => {
    const { api, sent } = setUp([good({ serverTime: '2026-11-20T20:00:00+07:00', list: [] })]);
    await api.call(calls.schedule.featureMatch, { status: 10, pageSize: 5 });
    expect(sent).toEqual([
      expect.objectContaining({ url: '/al/api/schedule/featureMatch', method: 'get', params: { status: 10, pageSize: 5 }, language: 'vi' }),
    ]);
  });

  it('asks in the language of the moment', async () => {
    const languages: (string | undefined)[] = [];
    const adapter: AxiosAdapter = async (config) => {
      languages.push(config.headers.get('accept-language') as string);
      return { status: 200, statusText: '', data: { code: 0, msg: 'Success', data: { list: [] } }, headers: {}, config };
    };
    let language: 'vi' | 'en' = 'vi';
    const api = createApiClient({ baseUrl: 'http://api.invalid', language: () => language, http: axios.create({ adapter }) });
    await api.call(calls.resource.marquee, {});
    language = 'en';
    await api.call(calls.resource.marquee, {});
    expect(languages).toEqual(['vi', 'en']);
  });

  it('sends the body of a POST and no query', async () => {
    const { api, sent } = setUp([good({ accessToken: 'a', refreshToken: 'b' })]);
    await api.call(calls.user.login, { username: 'fan', password: 'x' });
    expect(sent[0]).toMatchObject({ method: 'post', data: { username: 'fan', password: 'x' }, params: {} });
  });

  describe('asked for nobody in particular', () => {
    const renewing = (source: TokenSource) => {
      const renewed: unknown[] = [];
      return { renewed, source: { ...source, renew: async (...by: unknown[]) => renewed.push(by) > 0 } };
    };

    it('sends no member’s token, and renews none', async () => {
      const { source, renewed } = renewing(member);
      const { api, sent } = setUp([{ status: 401, data: { code: 1, msg: 'x' } }], source);
      expect(await failure(api.call(calls.article.info, { id: '7' }, { asNobody: true }))).toMatchObject({ status: 401 });
      expect([sent.map(({ authorization }) => authorization), renewed]).toEqual([[undefined], []]);
    });

    it('is still this guest: who has no account has no answers to keep apart', async () => {
      const { api, sent } = setUp([valid], guest);
      await api.call(calls.user.checkToken, {}, { asNobody: true });
      expect(sent[0]?.authorization).toContain('guest token');
    });

    it('renews a guest’s, and does not take the token of a member who logged in meanwhile', async () => {
      const { source, renewed } = renewing(guest);
      let loggedIn = false;
      const refusing = setUp([{ status: 401, data: { code: 1, msg: 'x' } }, valid], source);
      await expect(refusing.api.call(calls.user.checkToken, {}, { asNobody: true })).resolves.toEqual({ valid: true });
      expect([renewed.length, refusing.sent.length]).toEqual([1, 2]);
      const turning: TokenSource = {
        current: () => (loggedIn ? 'user token' : 'guest token'),
        isMember: () => loggedIn,
        renew: async () => (loggedIn = true),
      };
      const { api, sent } = setUp([{ status: 401, data: { code: 1, msg: 'x' } }, valid], turning);
      await api.call(calls.user.checkToken, {}, { asNobody: true });
      expect(sent.map(({ authorization }) => authorization?.includes('user token') ?? false)).toEqual([false, false]);
      expect(sent[1]?.authorization).toBeUndefined();
    });
  });

  describe('the retry rule of section 9', () => {
    const retried = [408, 409, 425, 429, 500, 502, 503, 504];

    it.each(retried)('tries a GET once more on %i', async (status) => {
      const { api, sent } = setUp([{ status, data: { code: 50000, msg: 'x' } }, valid]);
      await expect(api.call(calls.user.checkToken, {})).resolves.toEqual({ valid: true });
      expect(sent).toHaveLength(2);
    });

    it.each(retried)('gives up on %i after the one repeat', async (status) => {
      const { api, sent } = setUp([{ status }]);
      expect(await failure(api.call(calls.user.checkToken, {}))).toMatchObject({ status });
      expect(sent).toHaveLength(2);
    });

    it.each([400, 401, 403, 404, 405, 410, 413, 418, 422, 426, 451, 501, 505])('does not try again on %i', async (status) => {
      const { api, sent } = setUp([{ status, data: { code: 1, msg: 'x' } }]);
      await failure(api.call(calls.user.checkToken, {}));
      expect(sent).toHaveLength(1);
    });

    it.each(retried)('never repeats a POST or a DELETE on %i', async (status) => {
      const post = setUp([{ status }]);
      await failure(post.api.call(calls.user.guestLogin, {}));
      expect(post.sent.map(({ method }) => method)).toEqual(['post']);
      const remove = setUp([{ status }], member);
      await failure(remove.api.call(calls.newsfeed.remove, { id: '7' }));
      expect(remove.sent.map(({ method }) => method)).toEqual(['delete']);
    });

    it.each(retried)('never repeats guest-info on %i, whose 429 count towards its own cap', async (status) => {
      const { api, sent } = setUp([{ status }]);
      await failure(api.call(calls.user.guestInfo, {}));
      expect(sent).toHaveLength(1);
    });

    it('keeps of an answer what a newer contract would name', async () => {
      const { api } = setUp([good({ valid: true, reason: 'fresh' })]);
      await expect(api.call(calls.user.checkToken, {})).resolves.toEqual({ valid: true, reason: 'fresh' });
    });

    it.each([
      ['fan', '/au/api/user/info/fan'],
      ['a/../b?c=d#e', '/au/api/user/info/a%2F..%2Fb%3Fc%3Dd%23e'],
      ['Hà Nội', '/au/api/user/info/H%C3%A0%20N%E1%BB%99i'],
      ['{username}', '/au/api/user/info/%7Busername%7D'],
      ['$&', '/au/api/user/info/%24%26'],
    ])('writes what a path names into it, as one segment: %s', async (username, url) => {
      const { api, sent } = setUp([{ status: 404, data: { code: 40400, msg: 'x' } }]);
      await expect(api.call(calls.user.profile, { username })).rejects.toMatchObject({ kind: 'notFound' });
      expect(sent[0]).toMatchObject({ url, params: {} });
    });

    it('tries a GET without an answer once more, a POST not', async () => {
      const read = setUp(['no answer', valid]);
      await expect(read.api.call(calls.user.checkToken, {})).resolves.toEqual({ valid: true });
      const write = setUp(['no answer', good({ guestToken: 'g' })]);
      expect(await failure(write.api.call(calls.user.guestLogin, {}))).toMatchObject({ kind: 'offline' });
      expect(write.sent).toHaveLength(1);
    });

    it('hands on how long to wait', async () => {
      const { api } = setUp([{ status: 429, data: { code: 42900, msg: 'chậm lại' }, headers: { 'retry-after': '7' } }]);
      expect(await failure(api.call(calls.user.guestInfo, {}))).toMatchObject({ kind: 'tooMany', retryAfter: 7, serverMessage: 'chậm lại' });
    });
  });

  it('tells a business refusal, a bad input, a lost network and a wrong shape apart', async () => {
    expect(
      await failure(setUp([{ status: 200, data: { code: 40110, msg: 'Sai mật khẩu' } }]).api.call(calls.user.login, { username: 'a', password: 'b' })),
    ).toMatchObject({ kind: 'refused', code: 40110, serverMessage: 'Sai mật khẩu' });
    expect(
      await failure(
        setUp([{ status: 400, data: { code: 40000, msg: 'x', errors: [{ path: 'id', message: 'digits' }] } }]).api.call(calls.schedule.liveRoom, { id: '1' }),
      ),
    ).toMatchObject({ kind: 'badInput', problems: [{ path: 'id', message: 'digits' }] });
    expect(await failure(setUp(['no answer']).api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'offline' });
    expect(await failure(setUp([good({ valid: 'yes' })]).api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'contract' });
    expect(await failure(setUp([{ status: 200, data: '<html>' }]).api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'contract' });
  });

  it('asks for a new token on 401 and goes on with it', async () => {
    let token = 'old';
    const asked: string[] = [];
    const { api, sent } = setUp([{ status: 401, data: { code: 40100, msg: 'x' } }, valid], {
      current: () => token,
      isMember: () => true,
      renew: async (call, used) => {
        asked.push(`${call} ${used}`);
        token = 'new';
        return true;
      },
    });
    await api.call(calls.user.checkToken, {});
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(asked).toEqual(['user.checkToken old']);
  });

  it('gives up after one renewal', async () => {
    const { api, sent } = setUp([{ status: 401, data: { code: 40100, msg: 'x' } }], { ...member, renew: async () => true });
    expect(await failure(api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'noToken' });
    expect(sent).toHaveLength(2);
  });
});

describe('calls that section 5 does not send', () => {
  it.each([
    ['a guest', guest],
    ['nobody', undefined],
  ])('a list for members is empty for %s', async (_who, tokens) => {
    const { api, sent } = setUp([valid], tokens);
    expect(await api.call(calls.user.sessions, {})).toEqual({ list: [] });
    expect(await api.call(calls.points.ledger, {})).toEqual({ list: [], nextCursor: null });
    expect(await api.call(calls.message.list, {})).toEqual({ list: [], total: 0 });
    expect(sent).toEqual([]);
  });

  it('a single thing for members is null for a guest, and a deed rejects instead of seeming done', async () => {
    const { api, sent } = setUp([valid], guest);
    expect(await callOrNull(api, calls.user.level, {})).toBeNull();
    expect(await failure(api.call(calls.user.level, {}))).toMatchObject({ kind: 'noToken', status: 0 });
    expect(await failure(api.call(calls.user.logoutEverywhere, {}))).toMatchObject({ kind: 'noToken', status: 0 });
    expect(sent).toEqual([]);
  });

  it.each<[Endpoint, Record<string, string>, string[]]>([
    [calls.user.login, { username: 'fan', password: '' }, ['password']],
    [calls.user.refreshToken, { refreshToken: '' }, ['refreshToken']],
    [calls.user.personalId, { smsCode: '' }, ['smsCode']],
    [calls.user.sendEmail, { email: '' }, ['email']],
    [calls.user.forgotPassword, { email: '' }, ['email']],
    [calls.user.resetPassword, { email: 'a@b.vn', emailCode: '', newPassword: '' }, ['emailCode', 'newPassword']],
    [calls.user.profile, { username: '' }, ['username']],
  ])('what lacks required input is null: %#', async (endpoint, given, names) => {
    const input = given as never;
    const { api, sent } = setUp([valid], member);
    expect(await callOrNull(api, endpoint, input)).toBeNull();
    expect((await failure(api.call(endpoint, input))).problems.map(({ path }) => path)).toEqual(names);
    expect(sent).toEqual([]);
  });

  it('what may be left out or empty is no reason', async () => {
    const list = setUp([good({ list: [] })]);
    await failure(list.api.call(calls.schedule.featureMatch, { status: 10, sportId: '' }));
    expect(list.sent).toHaveLength(1);
    const { api, sent } = setUp(
      [good({ userId: 7, username: 'fan', displayName: 'Fan', siteRoleId: 1, userType: 10, guest: 0, balance: 0, colorName: 1 })],
      member,
    );
    await api.call(calls.user.updateInfo, { bio: '', profilePicture: null });
    expect(sent).toMatchObject([{ data: { bio: '', profilePicture: null } }]);
  });

  it('what a server asks in a member’s name is sent', async () => {
    const sent: unknown[] = [];
    const http = axios.create({
      adapter: async (config) => {
        sent.push(config.url);
        return { status: 200, statusText: '', data: { code: 0, msg: 'Success', data: { list: [] } }, headers: {}, config };
      },
    });
    await createApiClient({ baseUrl: 'http://api.invalid', language: 'vi', http, headers: { Authorization: 'Bearer x' } }).call(calls.user.sessions, {});
    expect(sent).toHaveLength(1);
  });

  it('an answer of a sent call is never mistaken for one that was not sent', async () => {
    const { api } = setUp([{ status: 400, data: { code: 40000, msg: 'x', errors: [{ path: 'smsCode', message: 'wrong' }] } }], member);
    await expect(callOrNull(api, calls.user.personalId, { smsCode: '123456' })).rejects.toMatchObject({ kind: 'badInput', status: 400 });
  });

  it('a member who became a guest while the token was renewed asks no more', async () => {
    let isMember = true;
    const { api, sent } = setUp([{ status: 401, data: { code: 40100, msg: 'x' } }], {
      current: () => 't',
      isMember: () => isMember,
      renew: async () => {
        isMember = false;
        return true;
      },
    });
    expect(await failure(api.call(calls.user.level, {}))).toMatchObject({ kind: 'noToken' });
    expect(sent).toHaveLength(1);
  });
});
