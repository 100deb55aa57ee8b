import { ApiError } from '@portal/api-client';
import { calls } from '@portal/contracts';
import { aUser, fakeApi, fakeClock } from '@portal/testing';
import { SessionStore } from './session-store.ts';
import { createTokenStore } from './token-store.ts';

function setUp() {
  localStorage.clear();
  const tokens = createTokenStore(localStorage);
  const api = fakeApi();
  const clock = fakeClock();
  const seen = { tokenChanges: 0, expired: 0 };
  const session = new SessionStore({ tokens, clock, onTokenChange: () => { seen.tokenChanges += 1; }, onExpired: () => { seen.expired += 1; } });
  session.use(api);
  const guest = aUser({ guest: 1, userId: 1_000_000_000_777, username: null });
  const member = aUser({ guest: 0, userId: 7, username: 'fan' });
  api.on(calls.user.guestLogin, () => ({ guestToken: 'guest-1' })).on(calls.user.guestInfo, () => guest).on(calls.user.logout, () => ({}));
  /** Lets pending promises and short waits run. */
  const settle = async () => { for (let i = 0; i < 20; i += 1) { await Promise.resolve(); clock.advance(100); } };
  return { tokens, api, clock, session, seen, guest, member, settle };
}
const refusal = (status: number, kind: ConstructorParameters<typeof ApiError>[0]) => new ApiError(kind, { call: 'x', status });

describe('the session of section 4', () => {
  it('makes a guest when there is no token', async () => {
    const { session, tokens, guest, api } = setUp();
    await session.start();
    expect(session.state).toEqual({ status: 'guest', user: guest });
    expect(tokens.guestToken()).toBe('guest-1');
    expect(api.inputs(calls.user.guestLogin)).toHaveLength(1);
  });

  it('reuses a stored guest token', async () => {
    const { session, tokens, api } = setUp();
    tokens.becomeGuest('kept');
    await session.start();
    expect(api.inputs(calls.user.guestLogin)).toHaveLength(0);
    expect(tokens.guestToken()).toBe('kept');
  });

  it('asks user info, not guest info, when a user token is stored', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('access', 'refresh');
    api.on(calls.user.info, () => member);
    await session.start();
    expect(session.state).toEqual({ status: 'user', user: member });
    expect(localStorage.getItem('post-man')).toBe('7');
  });

  it('stops after three rate-limited guest-info failures and offers to try again', async () => {
    const { session, api, settle, guest } = setUp();
    api.on(calls.user.guestInfo, () => { throw refusal(429, 'tooMany'); });
    const started = session.start();
    await settle();
    await started;
    expect(api.inputs(calls.user.guestInfo)).toHaveLength(3);
    if (session.state.status !== 'unavailable') throw new Error(`state is ${session.state.status}`);
    api.on(calls.user.guestInfo, () => guest);
    session.state.retry();
    await settle();
    expect(session.state.status).toBe('guest');
  });

  it('drops a guest token that is refused and logs in as a new guest after 100 ms', async () => {
    const { session, tokens, api, settle, guest } = setUp();
    tokens.becomeGuest('old');
    let first = true;
    api.on(calls.user.guestInfo, () => {
      if (first) { first = false; throw refusal(401, 'noToken'); }
      return guest;
    });
    const started = session.start();
    await settle();
    await started;
    expect(tokens.guestToken()).toBe('guest-1');
    expect(session.state.status).toBe('guest');
  });

  it.each([401, 500])('becomes a guest when user info answers %i', async (status) => {
    const { session, tokens, api, seen } = setUp();
    tokens.becomeUser('access', 'refresh');
    api.on(calls.user.info, () => { throw refusal(status, status === 401 ? 'noToken' : 'server'); });
    api.on(calls.user.refreshToken, () => { throw new ApiError('refused', { call: 'x', status: 200, code: 40120 }); });
    await session.start();
    expect(session.state.status).toBe('guest');
    expect(tokens.token()).toBeUndefined();
    expect(seen.expired).toBe(status === 401 ? 1 : 0);
  });

  it('stays logged in with a good refresh token when the access token is over', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('over', 'refresh');
    api.on(calls.user.info, () => { if (tokens.token() === 'over') throw refusal(401, 'noToken'); return member; });
    api.on(calls.user.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    await session.start();
    expect(session.state.status).toBe('user');
    expect(tokens.refreshToken()).toBe('next');
  });

  it('logs in, clears the guest token and tells the sockets', async () => {
    const { session, tokens, api, member, seen, settle } = setUp();
    await session.start();
    api.on(calls.user.login, () => ({ accessToken: 'a', refreshToken: 'r' })).on(calls.user.info, () => member);
    const before = seen.tokenChanges;
    const loggedIn = session.login({ username: 'fan', password: 'khandai-demo' });
    await Promise.resolve();
    await Promise.resolve();
    expect(api.inputs(calls.user.info)).toHaveLength(0);
    await settle();
    await loggedIn;
    expect(session.state.status).toBe('user');
    expect(tokens.guestToken()).toBeUndefined();
    expect(localStorage.getItem('guest')).toBe('0');
    expect(seen.tokenChanges).toBeGreaterThan(before);
  });

  it('clears all tokens when guest-info answers 500, and says that it has none', async () => {
    const { session, tokens, api } = setUp();
    tokens.becomeGuest('kept');
    api.on(calls.user.guestInfo, () => { throw refusal(500, 'server'); });
    await session.start();
    expect(tokens.current()).toBeUndefined();
    expect(session.state.status).toBe('unavailable');
  });

  it('is the user’s when one logs in while the guest is still being made', async () => {
    const { session, tokens, api, member, guest, settle } = setUp();
    let answer = (_: typeof guest) => {};
    api.on(calls.user.guestInfo, () => new Promise((resolve) => { answer = resolve; }));
    api.on(calls.user.login, () => ({ accessToken: 'a', refreshToken: 'r' })).on(calls.user.info, () => member);
    const started = session.start();
    await settle();
    const loggedIn = session.login({ username: 'fan', password: 'khandai-demo' });
    await settle();
    answer(guest);
    await Promise.all([started, loggedIn]);
    expect(session.state).toEqual({ status: 'user', user: member });
    expect(tokens.guestToken()).toBeUndefined();
  });

  it('follows another tab that logs out or in', async () => {
    const { session, tokens, api, member, guest } = setUp();
    tokens.becomeUser('a', 'r');
    api.on(calls.user.info, () => member);
    await session.start();
    localStorage.removeItem('token');
    localStorage.removeItem('refreshToken');
    expect(tokens.current()).toBeUndefined();
    await session.tokensChangedElsewhere();
    expect(session.state).toEqual({ status: 'guest', user: guest });
  });

  it('renews for a socket that was told FIBE_NOT_LOGIN', async () => {
    const { session, tokens, api, member, seen } = setUp();
    tokens.becomeUser('over', 'refresh');
    api.on(calls.user.info, () => member).on(calls.user.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    await session.start();
    const before = seen.tokenChanges;
    expect(await session.renew()).toBe(true);
    expect(tokens.token()).toBe('fresh');
    expect(seen.tokenChanges).toBe(before + 1);
  });

  it('logs out into a new guest', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('a', 'r');
    api.on(calls.user.info, () => member);
    await session.start();
    await session.logout();
    expect(session.state.status).toBe('guest');
    expect(tokens.token()).toBeUndefined();
    expect(api.inputs(calls.user.logout)).toEqual([{ refreshToken: 'r' }]);
  });

  it('asks ONE refresh for any number of waiting calls', async () => {
    const { session, tokens, api } = setUp();
    tokens.becomeUser('over', 'refresh');
    api.on(calls.user.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => session.renew('schedule.liveRoom', 'over')));
    expect(answers.every(Boolean)).toBe(true);
    expect(api.inputs(calls.user.refreshToken)).toHaveLength(1);
    expect(await session.renew('schedule.liveRoom', 'over')).toBe(true);
    expect(api.inputs(calls.user.refreshToken)).toHaveLength(1);
  });

  it('logs out with the red notice when a refresh is refused', async () => {
    const { session, tokens, api, seen } = setUp();
    tokens.becomeUser('over', 'used-twice');
    api.on(calls.user.refreshToken, () => { throw new ApiError('refused', { call: 'x', status: 200, code: 40120 }); });
    expect(await session.renew('schedule.liveRoom', 'over')).toBe(false);
    expect(seen.expired).toBe(1);
    expect(session.state.status).toBe('guest');
  });
});
