import { ApiError } from '@portal/api-client';
import { userCalls } from '@portal/contracts/user';
import { aSession as setUp, refreshRefused, refusal } from './testing/a-session.ts';

const loggedIn = (given: ReturnType<typeof setUp>) => {
  given.tokens.becomeUser('access', 'refresh');
  given.api.on(userCalls.info, () => given.member);
  return given;
};

describe('what an answer 429 leads to (section 8)', () => {
  it('stops after three rate-limited guest-info failures and offers to try again', async () => {
    const { session, api, settle, guest } = setUp();
    api.on(userCalls.guestInfo, () => {
      throw refusal(429, 'tooMany');
    });
    const started = session.start();
    await settle();
    await started;
    expect(api.inputs(userCalls.guestInfo)).toHaveLength(3);
    expect(api.inputs(userCalls.guestLogin)).toHaveLength(1);
    if (session.state.status !== 'unavailable') throw new Error(`state is ${session.state.status}`);
    api.on(userCalls.guestInfo, () => guest);
    session.state.retry();
    expect(session.state.status).toBe('starting');
    await settle();
    expect(session.state.status).toBe('guest');
  });

  it('goes on as the guest when the third try is answered', async () => {
    const { session, api, settle, guest } = setUp();
    let left = 2;
    api.on(userCalls.guestInfo, () => {
      if (left-- > 0) throw refusal(429, 'tooMany');
      return guest;
    });
    const started = session.start();
    await settle();
    await started;
    expect(session.state).toEqual({ status: 'guest', user: guest });
  });
});

describe('what an answer 401 leads to (section 8)', () => {
  it('on guest-info: the guest token is cleared, and 100 ms later a new guest logs in', async () => {
    const { session, tokens, api, clock, settle, guest } = setUp();
    tokens.becomeGuest('old');
    api.on(userCalls.guestInfo, () => {
      if (tokens.guestToken() === 'old') throw refusal(401, 'noToken');
      return guest;
    });
    const started = session.start();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(tokens.guestToken()).toBeUndefined();
    clock.advance(99);
    await Promise.resolve();
    expect(api.inputs(userCalls.guestLogin)).toHaveLength(0);
    await settle();
    await started;
    expect(tokens.guestToken()).toBe('guest-1');
    expect(session.state.status).toBe('guest');
  });

  it('on user-info: whoever comes back after a quarter of an hour stays logged in by a good refresh token', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('over', 'refresh');
    api.on(userCalls.info, () => {
      if (tokens.token() === 'over') throw refusal(401, 'noToken');
      return member;
    });
    api.on(userCalls.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    await session.start();
    expect(session.state.status).toBe('user');
    expect(tokens.refreshToken()).toBe('next');
  });

  it('on user-info: with a refused refresh token all tokens are cleared, and one is a guest', async () => {
    const { session, tokens, api, seen } = setUp();
    tokens.becomeUser('access', 'refresh');
    api
      .on(userCalls.info, () => {
        throw refusal(401, 'noToken');
      })
      .on(userCalls.refreshToken, () => {
        throw refreshRefused();
      });
    await session.start();
    expect([session.state.status, tokens.token(), tokens.refreshToken(), seen.expired]).toEqual(['guest', undefined, undefined, 1]);
  });

  it('on user-info: without a refresh token all tokens are cleared, and one is a guest, without a red notice', async () => {
    const { session, tokens, api, seen } = setUp();
    tokens.becomeUser('access', '');
    api.on(userCalls.info, () => {
      throw refusal(401, 'noToken');
    });
    await session.start();
    expect([session.state.status, tokens.token(), seen.expired, api.inputs(userCalls.refreshToken).length]).toEqual(['guest', undefined, 0, 0]);
  });

  it('on user-info: a new token that is refused as well is not renewed for ever', async () => {
    const { session, tokens, api } = setUp();
    tokens.becomeUser('access', 'refresh');
    api
      .on(userCalls.info, () => {
        throw refusal(401, 'noToken');
      })
      .on(userCalls.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    await session.start();
    expect([session.state.status, tokens.token(), api.inputs(userCalls.refreshToken).length]).toEqual(['guest', undefined, 1]);
  });

  it('on user-info: keeps the tokens while nobody answers the refresh, and offers to try again', async () => {
    const { session, tokens, api, member, settle } = setUp();
    tokens.becomeUser('over', 'refresh');
    api.on(userCalls.info, () => {
      if (tokens.token() === 'over') throw refusal(401, 'noToken');
      return member;
    });
    await session.start();
    if (session.state.status !== 'unavailable') throw new Error(`state is ${session.state.status}`);
    expect(tokens.refreshToken()).toBe('refresh');
    api.on(userCalls.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    session.state.retry();
    await settle();
    expect(session.state.status).toBe('user');
  });

  it('on any other call: ONE refresh for any number that wait, which then go on', async () => {
    const { session, tokens, api, seen } = loggedIn(setUp());
    api.on(userCalls.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    // As the api client does it: a call that is refused asks for another token, and is made again with it.
    const used: (string | undefined)[] = [];
    const call = async (): Promise<string | undefined> => {
      const token = session.current();
      used.push(token);
      await Promise.resolve();
      if (token === 'fresh') return token;
      return (await session.renew('user.refreshBalance', token)) ? call() : undefined;
    };
    const answers = await Promise.all(Array.from({ length: 20 }, call));
    expect(answers).toEqual(Array.from({ length: 20 }, () => 'fresh'));
    expect(api.inputs(userCalls.refreshToken)).toEqual([{ refreshToken: 'refresh' }]);
    expect(used).toHaveLength(40);
    expect([tokens.token(), tokens.refreshToken(), seen.tokenChanges]).toEqual(['fresh', 'next', 1]);
    // Who was refused with the old token only goes on with the new one.
    expect(await session.renew('schedule.liveRoom', 'access')).toBe(true);
    expect(api.inputs(userCalls.refreshToken)).toHaveLength(1);
  });

  it('on user info while a visit begins, too: the same refresh serves it and the calls beside it', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('over', 'refresh');
    api.on(userCalls.info, () => {
      if (tokens.token() === 'over') throw refusal(401, 'noToken');
      return member;
    });
    api.on(userCalls.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    const [, renewed] = await Promise.all([session.start(), session.renew('user.level', 'over')]);
    expect([renewed, session.state.status, api.inputs(userCalls.refreshToken).length]).toEqual([true, 'user', 1]);
  });

  it('on a call without a token, and on the refresh itself: nothing', async () => {
    const { session, api } = loggedIn(setUp());
    expect(await session.renew(userCalls.refreshToken.id, 'access')).toBe(false);
    localStorage.clear();
    expect(await session.renew('user.level', undefined)).toBe(false);
    expect(api.asked).toEqual([]);
  });

  it('leaves things as they are when nobody answers the refresh', async () => {
    const { session, tokens, seen } = loggedIn(setUp());
    await session.start();
    expect(await session.renew('user.level', 'access')).toBe(false);
    expect([session.state.status, tokens.token(), seen.expired]).toEqual(['user', 'access', 0]);
  });
});

describe('a refresh (section 4)', () => {
  it.each([
    ['a code above 0', refreshRefused()],
    ['a code in words', new ApiError('refused', { call: 'x', status: 200, code: 'FIBE_NOT_LOGIN' })],
    ['a refresh token that is none', new ApiError('badInput', { call: 'x', status: 400, code: 40000 })],
  ])('that is answered with %s logs out, with the red notice', async (_, answer) => {
    const { session, tokens, api, seen } = loggedIn(setUp());
    await session.start();
    api.on(userCalls.refreshToken, () => {
      throw answer;
    });
    expect(await session.renew('schedule.liveRoom', 'access')).toBe(false);
    expect([seen.expired, session.state.status, tokens.token(), tokens.guestToken()]).toEqual([1, 'guest', undefined, 'guest-1']);
  });

  it.each([
    ['access token', 'token'],
    ['refresh token', 'refreshToken'],
  ])('without %s clears the guest token and reloads user info', async (_, name) => {
    const { session, tokens, api } = loggedIn(setUp());
    await session.start();
    localStorage.setItem('guestToken', 'left behind');
    localStorage.removeItem(name);
    expect(await session.renew('user.level', session.current())).toBe(true);
    expect(tokens.guestToken()).not.toBe('left behind');
    expect(api.inputs(userCalls.refreshToken)).toHaveLength(0);
    expect(session.state.status).toBe(name === 'token' ? 'guest' : 'user');
  });

  it('serves a socket that was told FIBE_NOT_LOGIN', async () => {
    const { session, tokens, api, seen } = loggedIn(setUp());
    api.on(userCalls.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    await session.start();
    const before = seen.tokenChanges;
    expect(await session.renew()).toBe(true);
    expect([tokens.token(), seen.tokenChanges - before]).toEqual(['fresh', 1]);
  });
});

describe('what an answer 500 leads to (section 8)', () => {
  it('on user-info: all tokens are cleared, and it is asked anew who one is', async () => {
    const { session, tokens, api, seen } = setUp();
    tokens.becomeUser('access', 'refresh');
    api.on(userCalls.info, () => {
      throw refusal(500, 'server');
    });
    await session.start();
    expect([session.state.status, tokens.token(), seen.expired]).toEqual(['guest', undefined, 0]);
  });

  it('on user-info, also in the middle of a visit', async () => {
    const { session, tokens, api, seen } = loggedIn(setUp());
    await session.start();
    api.on(userCalls.info, () => {
      throw refusal(500, 'server');
    });
    const before = seen.tokenChanges;
    await session.refreshUser();
    expect([session.state.status, tokens.token(), tokens.guestToken(), seen.tokenChanges - before]).toEqual(['guest', undefined, 'guest-1', 1]);
  });

  it('on guest-info: the tokens are cleared and another guest is tried', async () => {
    const { session, tokens, api, guest } = setUp();
    tokens.becomeGuest('kept');
    api.on(userCalls.guestInfo, () => {
      if (tokens.guestToken() === 'kept') throw refusal(500, 'server');
      return guest;
    });
    await session.start();
    expect([session.state.status, tokens.guestToken()]).toEqual(['guest', 'guest-1']);
  });

  it('on guest-info again: no more is tried, no token is left, and the visitor may try again', async () => {
    const { session, tokens, api } = setUp();
    tokens.becomeGuest('kept');
    api.on(userCalls.guestInfo, () => {
      throw refusal(500, 'server');
    });
    await session.start();
    expect(tokens.current()).toBeUndefined();
    expect([session.state.status, api.inputs(userCalls.guestInfo).length]).toEqual(['unavailable', 2]);
  });
});
