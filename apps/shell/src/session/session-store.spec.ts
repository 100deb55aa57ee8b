import { autorun } from 'mobx';
import { ApiError } from '@portal/api-client';
import { userCalls } from '@portal/contracts/user';
import { aSession as setUp, refusal } from './testing/a-session.ts';

describe('the session of section 4', () => {
  it('makes a guest when there is no token', async () => {
    const { session, tokens, guest, api } = setUp();
    await session.start();
    expect(session.state).toEqual({ status: 'guest', user: guest });
    expect(tokens.guestToken()).toBe('guest-1');
    expect(api.inputs(userCalls.guestLogin)).toHaveLength(1);
  });

  it('reuses a stored guest token', async () => {
    const { session, tokens, api } = setUp();
    tokens.becomeGuest('kept');
    await session.start();
    expect(api.inputs(userCalls.guestLogin)).toHaveLength(0);
    expect(tokens.guestToken()).toBe('kept');
  });

  it('asks user info, not guest info, when a user token is stored', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('access', 'refresh');
    api.on(userCalls.info, () => member);
    await session.start();
    expect(session.state).toEqual({ status: 'user', user: member });
    expect(localStorage.getItem('post-man')).toBe('7');
  });

  it('logs in, clears the guest token and tells the sockets', async () => {
    const { session, tokens, api, member, seen, settle } = setUp();
    await session.start();
    api.on(userCalls.login, () => ({ accessToken: 'a', refreshToken: 'r' })).on(userCalls.info, () => member);
    const before = seen.tokenChanges;
    const loggedIn = session.login({ username: 'fan', password: 'khandai-demo' });
    await Promise.resolve();
    await Promise.resolve();
    expect(api.inputs(userCalls.info)).toHaveLength(0);
    await settle();
    await loggedIn;
    expect(session.state.status).toBe('user');
    expect(tokens.guestToken()).toBeUndefined();
    expect(localStorage.getItem('guest')).toBe('0');
    expect(seen.tokenChanges).toBeGreaterThan(before);
  });

  it('stores the tokens at once, and asks who it is after a second', async () => {
    const { session, tokens, api, clock, member } = setUp();
    const pending = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    };
    await session.start();
    api.on(userCalls.login, () => ({ accessToken: 'a', refreshToken: 'r' })).on(userCalls.info, () => member);
    const loggedIn = session.login({ username: 'fan', password: 'khandai-demo' });
    await pending();
    expect([tokens.token(), tokens.refreshToken(), tokens.guestToken()]).toEqual(['a', 'r', undefined]);
    clock.advance(999);
    await pending();
    expect(api.inputs(userCalls.info)).toHaveLength(0);
    clock.advance(1);
    await loggedIn;
    expect(session.state).toEqual({ status: 'user', user: member });
  });

  it('keeps what a log-in is known by, and sends the last five with the next, also after a log-out', async () => {
    const { session, api, member, settle } = setUp();
    localStorage.setItem('devices', '{"no":"list"}');
    await session.start();
    let number = 0;
    api.on(userCalls.login, () => ({ accessToken: 'a', refreshToken: 'r', device: `device-${(number += 1)}` })).on(userCalls.info, () => member);
    for (let time = 0; time < 7; time += 1) {
      const loggedIn = session.login({ username: 'fan', password: 'khandai-demo' });
      await settle();
      await loggedIn;
      await session.logout();
    }
    const sent = api.inputs(userCalls.login).map(({ devices }) => devices);
    expect(sent[0]).toEqual([]);
    expect(sent[2]).toEqual(['device-2', 'device-1']);
    expect(sent[6]).toEqual(['device-6', 'device-5', 'device-4', 'device-3', 'device-2']);
    // Whoever registers there says so, too: an invitation by one of them brings nobody anything.
    api.on(userCalls.register, () => ({ accessToken: 'a', refreshToken: 'r' }));
    const registered = session.register({ username: 'ban', password: 'khandai-demo' });
    await settle();
    await registered;
    expect(api.inputs(userCalls.register)[0]?.devices).toEqual(['device-7', 'device-6', 'device-5', 'device-4', 'device-3']);
  });

  it('is the user’s when one logs in while the guest is still being made', async () => {
    const { session, tokens, api, member, guest, settle } = setUp();
    let answer = (_: typeof guest) => {};
    api.on(
      userCalls.guestInfo,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    api.on(userCalls.login, () => ({ accessToken: 'a', refreshToken: 'r' })).on(userCalls.info, () => member);
    const started = session.start();
    await settle();
    const loggedIn = session.login({ username: 'fan', password: 'khandai-demo' });
    await settle();
    answer(guest);
    await Promise.all([started, loggedIn]);
    expect(session.state).toEqual({ status: 'user', user: member });
    expect(tokens.guestToken()).toBeUndefined();
  });

  it('registers, and is the new member’s', async () => {
    const { session, tokens, api, member, settle } = setUp();
    await session.start();
    session.askRegister();
    expect(session.dialog).toBe('register');
    api.on(userCalls.register, () => ({ accessToken: 'a', refreshToken: 'r' })).on(userCalls.info, () => member);
    const registered = session.register({ username: 'fan', password: 'khandai-demo' });
    await settle();
    await registered;
    expect(session.state).toEqual({ status: 'user', user: member });
    expect([tokens.token(), tokens.guestToken(), session.dialog]).toEqual(['a', undefined, undefined]);
  });

  it('stays a guest when a registration is refused', async () => {
    const { session, tokens, api, guest } = setUp();
    await session.start();
    api.on(userCalls.register, () => {
      throw new ApiError('refused', { call: 'x', status: 200, code: 40911 });
    });
    await expect(session.register({ username: 'fan', password: 'khandai-demo' })).rejects.toMatchObject({ code: 40911 });
    expect(session.state).toEqual({ status: 'guest', user: guest });
    expect(tokens.guestToken()).toBe('guest-1');
  });

  it('asks anew who the member is, and keeps what it knows when nobody answers', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('a', 'r');
    api.on(userCalls.info, () => member);
    await session.start();
    api.on(userCalls.info, () => ({ ...member, balance: 620, picture: '/other/api/resource/file/x.webp' }));
    await session.refreshUser();
    expect(session.user).toMatchObject({ balance: 620, picture: '/other/api/resource/file/x.webp' });
    for (const error of [refusal(503, 'server'), refusal(429, 'tooMany'), refusal(0, 'offline')]) {
      api.on(userCalls.info, () => {
        throw error;
      });
      await session.refreshUser();
    }
    expect(session.user).toMatchObject({ balance: 620 });
  });

  it('goes on with the new tokens after a change of the password', async () => {
    const { session, tokens, api, member, seen } = setUp();
    tokens.becomeUser('a', 'r');
    api.on(userCalls.info, () => member).on(userCalls.updatePassword, () => ({ accessToken: 'a2', refreshToken: 'r2' }));
    await session.start();
    const before = seen.tokenChanges;
    await session.changePassword({ oldPassword: 'khandai-demo', newPassword: 'khan dai moi' });
    expect([tokens.token(), tokens.refreshToken(), seen.tokenChanges - before]).toEqual(['a2', 'r2', 1]);
    expect(session.state.status).toBe('user');
  });

  it('does not come back when a change of the password is answered after the log-out', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('a', 'r');
    let answer = (_: { accessToken: string; refreshToken: string }) => {};
    api
      .on(userCalls.info, () => member)
      .on(
        userCalls.updatePassword,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      );
    await session.start();
    const changing = session.changePassword({ oldPassword: 'khandai-demo', newPassword: 'khan dai moi' });
    await session.logout();
    answer({ accessToken: 'a2', refreshToken: 'r2' });
    await changing;
    expect(tokens.token()).toBeUndefined();
    expect(session.state.status).toBe('guest');
  });

  it('logs out into a new guest', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('a', 'r');
    api.on(userCalls.info, () => member);
    await session.start();
    const states: string[] = [];
    const stop = autorun(() => {
      states.push(session.state.status);
    });
    const leaving = session.logout();
    // Before anything is answered: what is the member's alone ends with this.
    expect([states, tokens.token(), tokens.refreshToken(), localStorage.getItem('post-man')]).toEqual([['user', 'starting'], undefined, undefined, null]);
    await leaving;
    stop();
    expect(session.state.status).toBe('guest');
    expect([tokens.guestToken(), localStorage.getItem('guest')]).toEqual(['guest-1', '1']);
    expect(api.inputs(userCalls.logout)).toEqual([{ refreshToken: 'r' }]);
  });

  it('asks user info and checks the token when the page is seen again; one that is over is renewed', async () => {
    const { session, tokens, api, member } = setUp();
    tokens.becomeUser('over', 'r');
    api
      .on(userCalls.info, () => member)
      .on(userCalls.checkToken, () => ({ valid: tokens.token() !== 'over' }))
      .on(userCalls.refreshToken, () => ({ accessToken: 'fresh', refreshToken: 'next' }));
    await session.start();
    api.asked.length = 0;
    await session.seenAgain();
    expect(api.asked.map(({ call }) => call)).toEqual(['user.info', 'user.checkToken', 'user.refreshToken']);
    expect([session.state.status, tokens.token()]).toEqual(['user', 'fresh']);
    await session.seenAgain();
    expect(api.inputs(userCalls.refreshToken)).toHaveLength(1);
  });

  it('keeps its token when the page is seen again and nobody answers', async () => {
    const { session, tokens, guest } = setUp();
    await session.start();
    await session.seenAgain();
    expect([session.state, tokens.guestToken()]).toEqual([{ status: 'guest', user: guest }, 'guest-1']);
  });

  it('sends the user token, else the guest token, else none (section 7)', () => {
    const { session, tokens } = setUp();
    expect(session.current()).toBeUndefined();
    tokens.becomeGuest('guest');
    expect(session.current()).toBe('guest');
    tokens.becomeUser('access', 'refresh');
    localStorage.setItem('guestToken', 'left behind');
    expect(session.current()).toBe('access');
  });
});
