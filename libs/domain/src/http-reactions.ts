import { guestLoginGoesOn } from './session.ts';

/** A call as the reactions tell them apart. The refresh itself is apart: a refusal of it must not ask for another. */
export type ReactingCall = 'guestInfo' | 'userInfo' | 'refreshToken' | 'other';

export interface ReactingState {
  /** The call carried a token. */
  authorised: boolean;
  /** Rate-limited guest-info answers so far. */
  guestFailures: number;
}

export type HttpReaction =
  | { do: 'nothing' }
  | { do: 'countGuestFailure'; failures: number; goOn: boolean }
  | { do: 'guestLoginAgain'; afterMs: number }
  | { do: 'becomeGuest' }
  | { do: 'refreshToken' }
  | { do: 'clearTokens'; reloadUserInfo: boolean };

/** The wait before a guest whose token was refused logs in again, milliseconds (specification, section 8). */
export const GUEST_LOGIN_AGAIN_AFTER = 100;

/**
 * What 401, 429 and 500 lead to (specification, section 8). `guestLoginAgain` clears the guest token first; `becomeGuest`
 * clears all tokens first.
 */
export function reactionTo(status: number, call: ReactingCall, state: ReactingState): HttpReaction {
  if (status === 429) return afterTooMany(call, state.guestFailures + 1);
  if (status === 401) return afterRefusal(call, state.authorised);
  if (status === 500 && (call === 'guestInfo' || call === 'userInfo')) return { do: 'clearTokens', reloadUserInfo: state.authorised };
  return { do: 'nothing' };
}

function afterTooMany(call: ReactingCall, failures: number): HttpReaction {
  return call === 'guestInfo' ? { do: 'countGuestFailure', failures, goOn: guestLoginGoesOn(failures) } : { do: 'nothing' };
}

function afterRefusal(call: ReactingCall, authorised: boolean): HttpReaction {
  if (call === 'guestInfo') return { do: 'guestLoginAgain', afterMs: GUEST_LOGIN_AGAIN_AFTER };
  if (call === 'userInfo') return { do: 'becomeGuest' };
  return call === 'other' && authorised ? { do: 'refreshToken' } : { do: 'nothing' };
}
