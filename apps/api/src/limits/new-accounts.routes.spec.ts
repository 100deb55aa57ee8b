import { randomUUID } from 'node:crypto';
import { codes, commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { NEW_ACCOUNT } from '@portal/domain';
import { addresses } from '../testing/addresses.ts';
import type { ManualClock } from '../testing/clocks.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newMember, postOf } from '../testing/members.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

const password = 'khán đài b hàng 9';
const newAddress = addresses();

describe.each(databaseKinds)('an account of today on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let names = 0;
  let post = 0;

  beforeAll(async () => {
    api = await testApp(kind);
    post = await postOf(api, (await newMember(api)).id);
  }, 60_000);
  beforeEach(() => api.clock.advance(60_000));
  afterAll(() => api?.close());

  const logIn = async (username: string) => (await api.call(userCalls.login, { username, password }, { ip: newAddress() })).body.data.accessToken;
  async function somebodyNew() {
    const username = `moi_${(names += 1)}`;
    await api.call(userCalls.register, { username, password }, { ip: newAddress() });
    return { username, token: await logIn(username) };
  }
  /** How often in a row it is done before it is too much. */
  async function done(ask: () => Promise<{ status: number; headers: Record<string, unknown>; body: { code: number | string; msg: string } }>) {
    for (let times = 0; times < 30; times += 1) {
      const { status, headers, body } = await ask();
      if (status === 429) return { times, retryAfter: headers['retry-after'], said: body.msg, code: body.code };
    }
    throw new Error('never too much');
  }
  const deeds = {
    posts: (token: string) => api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'Chào' }, { token, ip: newAddress() }),
    shares: (token: string) => api.call(newsfeedCalls.share, { uuid: randomUUID(), id: post }, { token, ip: newAddress() }),
    comments: (token: string) =>
      api.call(commentCalls.create, { uuid: randomUUID(), objectType: commentTargets.post, objectId: post, content: 'Hay' }, { token, ip: newAddress() }),
    'friend requests': async (token: string) => api.call(friendCalls.sendRequest, { userId: (await newMember(api)).id }, { token, ip: newAddress() }),
    follows: async (token: string) =>
      api.call(friendCalls.actionRequest, { userId: (await newMember(api)).id, action: friendActions.follow }, { token, ip: newAddress() }),
  };

  it.each([
    ['posts', 2, 5],
    ['shares', 2, 5],
    ['comments', 2, 5],
    ['friend requests', 7, 20],
    ['follows', 7, 20],
  ] as const)('%s: %d in a row, and is told why; a day later %d as everybody', async (what, first, later) => {
    const { username, token } = await somebodyNew();
    const slow = await done(() => deeds[what](token));
    expect([slow.times, slow.code, slow.said]).toEqual([first, codes.tooMany, expect.stringMatching(/^Tài khoản mới .* thử lại sau \d+ giây nhé$/)]);
    api.clock.advance(NEW_ACCOUNT);
    const again = await logIn(username);
    const usual = await done(() => deeds[what](again));
    expect([usual.times, usual.said]).toEqual([later, expect.stringMatching(/^Bạn thao tác hơi nhanh/)]);
    // As often as everybody from then on, too.
    expect(Number(slow.retryAfter)).toBeGreaterThan(2 * Number(usual.retryAfter));
  });

  it('blocks whom it likes as fast as anybody, and takes back what it likes', async () => {
    const { token } = await somebodyNew();
    const away = await done(async () =>
      api.call(friendCalls.actionRequest, { userId: (await newMember(api)).id, action: friendActions.block }, { token, ip: newAddress() }),
    );
    expect(away.times).toBe(20);
  });

  it('is new no more with the token of its first day, once that day is over', async () => {
    const { username } = await somebodyNew();
    api.clock.advance(NEW_ACCOUNT - 60_000);
    const token = await logIn(username);
    expect((await done(() => deeds.comments(token))).times).toBe(2);
    api.clock.advance(5 * 60_000);
    expect((await done(() => deeds.comments(token))).times).toBe(5);
  });
});
