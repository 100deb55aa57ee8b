import { STAFF_ROLE, type Access } from '@portal/contracts';

/** Who asks, as far as the token says. */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly userId: number; readonly expiresAt: number }
  /** `sessionId`: the log-in that the token came of; `since`: when the account was made (ms), unknown to tokens of before. */
  | {
      readonly kind: 'user';
      readonly userId: number;
      readonly siteRoleId: number;
      readonly userType: number;
      readonly expiresAt: number;
      readonly sessionId?: string | undefined;
      readonly since?: number | undefined;
    };

export type Member = Caller & { readonly kind: 'user' };

export const nobody: Caller = { kind: 'nobody' };

export type Admission = 'in' | 'needsToken' | 'notAllowed';

/** Whether a caller passes the door of a call. What they may do with one thing is that thing's own policy. */
export function admit(access: Access, caller: Caller): Admission {
  if (access === 'public') return 'in';
  if (caller.kind === 'nobody') return 'needsToken';
  if (access === 'guest') return 'in';
  if (caller.kind === 'guest') return 'notAllowed';
  if (access === 'user') return 'in';
  return caller.siteRoleId === STAFF_ROLE ? 'in' : 'notAllowed';
}

/** The member who calls, for calls of members only: their door has let nobody else in. */
export function member(caller: Caller): Member {
  if (caller.kind !== 'user') throw new Error('a call of members was let in without one');
  return caller;
}
export const memberId = (caller: Caller): number => member(caller).userId;
