import { observable, runInAction } from 'mobx';
import type { Session, SessionState } from '@portal/platform';
import { aUser } from './factories/user.ts';

export interface FakeSession extends Session {
  become(state: SessionState): void;
  /** How often the log-in dialog was asked for. */
  readonly loginAsked: number;
  /** How often a new token was asked for. It is granted unless a test says otherwise. */
  readonly renewals: number;
  grantRenewals(granted: boolean): void;
}

/** A session of the given state: a guest by default. */
export function fakeSession(state: SessionState = { status: 'guest', user: aUser({ guest: 1 }) }): FakeSession {
  const box = observable.box<SessionState>(state, { deep: false });
  let loginAsked = 0;
  let renewals = 0;
  let granted = true;
  return {
    get state() { return box.get(); },
    get loginAsked() { return loginAsked; },
    become: (next) => runInAction(() => box.set(next)),
    askLogin() { loginAsked += 1; },
    get renewals() { return renewals; },
    grantRenewals(next) { granted = next; },
    async renew() { renewals += 1; return granted; },
  };
}
