import { ApiError } from '@portal/api-client';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeClock, type FakeApi, type FakeClock } from '@portal/testing';
import type { Lock } from '../renewal.ts';
import { SessionStore } from '../session-store.ts';
import { createTokenStore } from '../token-store.ts';

interface Given {
  api?: FakeApi;
  clock?: FakeClock;
  lock?: Lock;
  keep?: boolean;
}

/** A session over the browser's storage. `keep`: another tab of the same browser. */
export function aSession({ api = fakeApi(), clock = fakeClock(), lock = (work) => work(), keep = false }: Given = {}) {
  if (!keep) localStorage.clear();
  const tokens = createTokenStore(localStorage);
  const seen = { tokenChanges: 0, expired: 0 };
  const session = new SessionStore({
    tokens,
    clock,
    lock,
    onTokenChange: () => {
      seen.tokenChanges += 1;
    },
    onExpired: () => {
      seen.expired += 1;
    },
  });
  session.use(api);
  const guest = aUser({ guest: 1, userId: 1_000_000_000_777, username: null });
  const member = aUser({ guest: 0, userId: 7, username: 'fan' });
  api
    .on(userCalls.guestLogin, () => ({ guestToken: 'guest-1' }))
    .on(userCalls.guestInfo, () => guest)
    .on(userCalls.logout, () => ({}));
  /** Lets pending promises and short waits run. */
  const settle = async () => {
    for (let i = 0; i < 30; i += 1) {
      await Promise.resolve();
      clock.advance(100);
    }
  };
  return { tokens, api, clock, session, seen, guest, member, settle };
}

export const refusal = (status: number, kind: ConstructorParameters<typeof ApiError>[0]) => new ApiError(kind, { call: 'x', status });
/** What the api answers to a refresh token that is used up, revoked or unknown. */
export const refreshRefused = () => new ApiError('refused', { call: 'x', status: 200, code: 40120 });
