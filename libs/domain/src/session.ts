/** The guest flag of user info and of the browser's storage: 1 guest, 0 registered (specification, sections 3 and 4). */
export const GUEST_FLAG = { guest: 1, registered: 0 } as const;
export type GuestFlag = (typeof GUEST_FLAG)[keyof typeof GUEST_FLAG];

/** Guest login stops after this many rate-limited guest-info failures (specification, sections 4 and 9). */
export const GUEST_LOGIN_FAILURES = 3;

type Token = string | null;

/** What a visit begins with: with a token the user, with a stored guest token that guest again, else a guest login (section 4). */
export function beginWith({ token, guestToken }: { token: Token; guestToken: Token }): 'userInfo' | 'guestInfo' | 'guestLogin' {
  return token ? 'userInfo' : guestToken ? 'guestInfo' : 'guestLogin';
}

/** The token a request carries: user token, else guest token, else stored token (specification, section 7). */
export function tokenToSend({ token, guestToken, stored }: { token: Token; guestToken: Token; stored: Token }): Token {
  return token || guestToken || stored || null;
}

/** A refresh needs both tokens; if either is missing the guest token is cleared and user info reloaded (section 4). */
export function refreshPlan({ token, refreshToken }: { token: Token; refreshToken: Token }): 'refresh' | 'dropGuestAndReload' {
  return token && refreshToken ? 'refresh' : 'dropGuestAndReload';
}

/** A refresh code above 0 logs out with the red notice; what is no number counts as a refusal too (sections 4 and 8). */
export function afterRefresh(code: number): 'stay' | 'logout' {
  return code <= 0 ? 'stay' : 'logout';
}

/** Whether guest login is tried again after so many 429 answers of guest-info (section 4). */
export function guestLoginGoesOn(failures: number): boolean {
  return failures < GUEST_LOGIN_FAILURES;
}
