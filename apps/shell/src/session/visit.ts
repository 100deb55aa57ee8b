import { isApiError, type ApiClient, type ApiError } from '@portal/api-client';
import { limits, type UserInfo } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { beginWith, reactionTo, type ReactingCall } from '@portal/domain';
import type { Clock } from '@portal/platform';
import type { Renewed } from './renewal.ts';
import type { TokenStore } from './token-store.ts';

export interface VisitParts {
  api: ApiClient;
  tokens: TokenStore;
  clock: Clock;
  renew(used: string | undefined): Promise<Renewed>;
  /** A refresh was refused. */
  onExpired(): void;
  /** False once somebody has logged in or out since: then nothing is stored any more. */
  isCurrent(): boolean;
}

/** `unavailable`: guest log-in has stopped, or nobody answers. `overtaken`: it is about somebody who has left. */
export type Visit = { status: 'user' | 'guest'; user: UserInfo } | { status: 'unavailable' } | { status: 'overtaken' };

/** Refusals of guest tokens, and answers 500, after which no more is tried. */
const ONCE_MORE = 2;

/**
 * Finds out who the visitor is (section 4): user info with a token, else guest info with a stored guest token, else a new guest. What 401, 429 and 500 lead to is
 * section 8's. One thing is added to it: an access token lives 15 minutes (decisions, "Identity"), so a 401 on user info is first a reason to ask for another one, and
 * only a visitor whose refresh token is refused or missing has all tokens cleared; otherwise whoever returns after a quarter of an hour would be logged out (ADR 33).
 * `refusal`: user or guest info was asked just now and answered so.
 */
export async function beginVisit(parts: VisitParts, refusal?: ApiError): Promise<Visit> {
  const { api, tokens, isCurrent } = parts;
  const react = createReactions(parts);
  let asking: ReactingCall = tokens.token() ? 'userInfo' : 'guestInfo';
  let used = tokens.token();
  for (let failure = refusal; isCurrent(); ) {
    if (failure && !(await react(failure, asking, used))) return { status: isCurrent() ? 'unavailable' : 'overtaken' };
    if (!isCurrent()) break;
    used = tokens.token();
    const first = beginWith({ token: used ?? null, guestToken: tokens.guestToken() ?? null });
    try {
      if (first === 'userInfo') {
        asking = 'userInfo';
        return { status: 'user', user: await api.call(userCalls.info, {}) };
      }
      if (first === 'guestLogin') {
        asking = 'other';
        const { guestToken } = await api.call(userCalls.guestLogin, {});
        if (!isCurrent()) break;
        tokens.becomeGuest(guestToken);
      }
      asking = 'guestInfo';
      return { status: 'guest', user: await api.call(userCalls.guestInfo, {}) };
    } catch (error) {
      if (!isApiError(error)) throw error;
      failure = error;
    }
  }
  return { status: 'overtaken' };
}

/** Does what section 8 says; false: there is nothing more to try. */
function createReactions({ tokens, clock, renew, onExpired, isCurrent }: VisitParts) {
  const tries = { guestFailures: 0, refused: 0, cleared: 0, renewed: false };
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.after(ms, resolve);
    });

  async function afterUserInfoRefused(used: string | undefined): Promise<boolean> {
    const renewed = tries.renewed ? 'missing' : await renew(used);
    tries.renewed = true;
    if (!isCurrent() || renewed === 'failed') return false;
    if (renewed === 'renewed') return true;
    if (renewed === 'refused') onExpired();
    tokens.clear();
    return true;
  }

  return async (failure: ApiError, asking: ReactingCall, used: string | undefined): Promise<boolean> => {
    if (!isCurrent()) return false;
    const reaction = reactionTo(failure.status, asking, { authorised: asking !== 'other', guestFailures: tries.guestFailures });
    switch (reaction.do) {
      case 'countGuestFailure':
        tries.guestFailures = reaction.failures;
        if (reaction.goOn) await wait(limits.guestLoginRetryAfter);
        return reaction.goOn;
      case 'guestLoginAgain':
        tokens.dropGuest();
        tries.refused += 1;
        await wait(reaction.afterMs);
        return tries.refused < ONCE_MORE;
      case 'becomeGuest':
        return afterUserInfoRefused(used);
      case 'clearTokens':
        tokens.clear();
        tries.cleared += 1;
        return reaction.reloadUserInfo && tries.cleared < ONCE_MORE;
      default:
        return false;
    }
  };
}
