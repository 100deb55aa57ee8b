/** @jest-environment node */
import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { calls } from '@portal/contracts';
import { createApiClient, type TokenSource } from './client.ts';
import { isApiError } from './error.ts';

interface Sent { url: string; method: string; authorization: string | undefined; language: string | undefined; params: unknown; data: unknown }
type Reply = { status: number; data?: unknown; headers?: Record<string, string> } | 'no answer';

/** A client over a scripted network: the replies in order, the last one again and again. */
function setUp(replies: Reply[], tokens?: TokenSource) {
  const sent: Sent[] = [];
  const adapter: AxiosAdapter = async (config) => {
    sent.push({ url: config.url ?? '', method: config.method ?? '', authorization: config.headers.get('authorization') as string | undefined, language: config.headers.get('accept-language') as string, params: config.params, data: config.data && JSON.parse(config.data as string) });
    const reply = replies[Math.min(sent.length, replies.length) - 1]!;
    if (reply === 'no answer') throw new AxiosError('down', 'ECONNREFUSED', config);
    return { status: reply.status, statusText: '', data: reply.data, headers: reply.headers ?? {}, config };
  };
  const api = createApiClient({ baseUrl: 'http://api.invalid', language: 'vi', http: axios.create({ adapter }), ...(tokens && { tokens }) });
  return { api, sent };
}
const good = (data: unknown): Reply => ({ status: 200, data: { code: 0, msg: 'Success', data } });
const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(() => undefined, (reason: unknown) => reason);
  if (!isApiError(error)) throw new Error('expected an ApiError');
  return error;
};
const valid = good({ valid: true });

describe('the api client', () => {
  it('puts the input where the contract says, with language and JSON', async () => {
    const { api, sent } = setUp([good({ serverTime: '2026-11-20T20:00:00+07:00', list: [] })]);
    await api.call(calls.schedule.featureMatch, { status: 10, pageSize: 5 });
    expect(sent).toEqual([expect.objectContaining({ url: '/al/api/schedule/featureMatch', method: 'get', params: { status: 10, pageSize: 5 }, language: 'vi' })]);
  });

  it('sends the body of a POST and no query', async () => {
    const { api, sent } = setUp([good({ accessToken: 'a', refreshToken: 'b' })]);
    await api.call(calls.user.login, { username: 'fan', password: 'x' });
    expect(sent[0]).toMatchObject({ method: 'post', data: { username: 'fan', password: 'x' }, params: {} });
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries a GET once more on %i', async (status) => {
    const { api, sent } = setUp([{ status, data: { code: 50000, msg: 'x' } }, valid]);
    await expect(api.call(calls.user.checkToken, {})).resolves.toEqual({ valid: true });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 403, 404])('does not try again on %i', async (status) => {
    const { api, sent } = setUp([{ status, data: { code: 1, msg: 'x' } }]);
    await failure(api.call(calls.user.checkToken, {}));
    expect(sent).toHaveLength(1);
  });

  it('never repeats a POST, nor guest-info', async () => {
    const post = setUp([{ status: 503 }]);
    await failure(post.api.call(calls.user.guestLogin, {}));
    expect(post.sent).toHaveLength(1);
    const info = setUp([{ status: 429, data: { code: 42900, msg: 'chậm lại' }, headers: { 'retry-after': '7' } }]);
    const error = await failure(info.api.call(calls.user.guestInfo, {}));
    expect(info.sent).toHaveLength(1);
    expect(error).toMatchObject({ kind: 'tooMany', retryAfter: 7, serverMessage: 'chậm lại' });
  });

  it('tells a business refusal, a bad input, a lost network and a wrong shape apart', async () => {
    expect(await failure(setUp([{ status: 200, data: { code: 40110, msg: 'Sai mật khẩu' } }]).api.call(calls.user.login, { username: 'a', password: 'b' }))).toMatchObject({ kind: 'refused', code: 40110, serverMessage: 'Sai mật khẩu' });
    expect(await failure(setUp([{ status: 400, data: { code: 40000, msg: 'x', errors: [{ path: 'id', message: 'digits' }] } }]).api.call(calls.schedule.liveRoom, { id: '1' }))).toMatchObject({ kind: 'badInput', problems: [{ path: 'id', message: 'digits' }] });
    expect(await failure(setUp(['no answer']).api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'offline' });
    expect(await failure(setUp([good({ valid: 'yes' })]).api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'contract' });
    expect(await failure(setUp([{ status: 200, data: '<html>' }]).api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'contract' });
  });

  it('asks for a new token on 401 and goes on with it', async () => {
    let token = 'old';
    const asked: string[] = [];
    const { api, sent } = setUp([{ status: 401, data: { code: 40100, msg: 'x' } }, valid], { current: () => token, renew: async (call, used) => { asked.push(`${call} ${used}`); token = 'new'; return true; } });
    await api.call(calls.user.checkToken, {});
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(asked).toEqual(['user.checkToken old']);
  });

  it('gives up after one renewal', async () => {
    const { api, sent } = setUp([{ status: 401, data: { code: 40100, msg: 'x' } }], { current: () => 't', renew: async () => true });
    expect(await failure(api.call(calls.user.checkToken, {}))).toMatchObject({ kind: 'noToken' });
    expect(sent).toHaveLength(2);
  });
});
