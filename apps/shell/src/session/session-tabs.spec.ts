import { userCalls } from '@portal/contracts/user';
import type { Lock } from './renewal.ts';
import { aSession, refreshRefused, refusal } from './testing/a-session.ts';

/** One lock for all tabs, as the browser's. */
function oneAtATime(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

/** The server's side of rotation: a refresh token that was used is good for nothing, or once more within its grace. */
function rotating(grace: boolean) {
  const used = new Set<string>();
  let issued = 0;
  return {
    refresh({ refreshToken }: { refreshToken: string }) {
      if (used.has(refreshToken) && !grace) throw refreshRefused();
      used.add(refreshToken);
      issued += 1;
      return { accessToken: `access-${issued}`, refreshToken: `refresh-${issued}` };
    },
    get issued() {
      return issued;
    },
  };
}

/** Two tabs of one browser, both logged in. */
async function twoTabs({ lock, grace = false }: { lock?: Lock; grace?: boolean } = {}) {
  const server = rotating(grace);
  const one = aSession(lock ? { lock } : {});
  one.tokens.becomeUser('over', 'refresh-0');
  const two = aSession({ keep: true, ...(lock && { lock }) });
  for (const { api, tokens, member } of [one, two]) {
    api.on(userCalls.refreshToken, async (input) => {
      await Promise.resolve();
      return server.refresh(input);
    });
    api.on(userCalls.info, () => {
      if (tokens.token() === undefined) throw refusal(401, 'noToken');
      return member;
    });
  }
  await Promise.all([one.session.start(), two.session.start()]);
  return { one, two, server };
}

describe('two tabs of one browser', () => {
  it('that refresh at once take turns, and the second takes what the first has stored', async () => {
    const { one, two, server } = await twoTabs({ lock: oneAtATime() });
    expect(await Promise.all([one.session.renew('user.level', 'over'), two.session.renew('user.level', 'over')])).toEqual([true, true]);
    expect([server.issued, one.tokens.token(), one.tokens.refreshToken()]).toEqual([1, 'access-1', 'refresh-1']);
    expect([one.session.state.status, two.session.state.status, one.seen.expired + two.seen.expired]).toEqual(['user', 'user', 0]);
  });

  it('that refresh at once in a browser without locks keep the session: the later one takes what lies there', async () => {
    const { one, two } = await twoTabs({ grace: true });
    expect(await Promise.all([one.session.renew('user.level', 'over'), two.session.renew('user.level', 'over')])).toEqual([true, true]);
    expect([one.tokens.token(), one.tokens.refreshToken()]).toEqual(['access-1', 'refresh-1']);
  });

  it('stay logged in also when the later refresh is refused because the earlier one has used the token up', async () => {
    const { one, two } = await twoTabs();
    expect(await Promise.all([one.session.renew('user.level', 'over'), two.session.renew('user.level', 'over')])).toEqual([true, true]);
    expect([one.session.state.status, two.session.state.status, one.seen.expired + two.seen.expired]).toEqual(['user', 'user', 0]);
  });

  it('log out together: the other is a guest as soon as it hears of it', async () => {
    const { one, two } = await twoTabs();
    await one.session.logout();
    const following = two.session.tokensChangedElsewhere();
    expect(two.session.state.status).toBe('starting');
    await following;
    expect([one.session.state.status, two.session.state.status]).toEqual(['guest', 'guest']);
    expect(two.tokens.guestToken()).toBe(one.tokens.guestToken());
    expect(two.seen.tokenChanges).toBe(1);
  });

  it('log in together', async () => {
    const one = aSession();
    const two = aSession({ keep: true });
    await Promise.all([one.session.start(), two.session.start()]);
    for (const { api, member } of [one, two]) api.on(userCalls.login, () => ({ accessToken: 'a', refreshToken: 'r' })).on(userCalls.info, () => member);
    const loggedIn = one.session.login({ username: 'fan', password: 'khandai-demo' });
    await one.settle();
    await loggedIn;
    await two.session.tokensChangedElsewhere();
    expect([one.session.state.status, two.session.state.status]).toEqual(['user', 'user']);
  });

  it('do not bring a member back who logs out while a refresh is under way', async () => {
    const { one, two } = await twoTabs({ grace: true });
    const renewed = one.session.renew('user.level', 'over');
    await two.session.logout();
    expect(await renewed).toBe(true);
    expect([one.tokens.token(), one.session.state.status]).toEqual([undefined, 'guest']);
  });
});
