import { observable, runInAction } from 'mobx';
import type { Session, SessionState } from '@portal/platform';
import { aUser } from './a-user.ts';

export interface FakeSession extends Session {
  become(state: SessionState): void;
  /** How often the log-in dialog was asked for. */
  readonly loginAsked: number;
  readonly registerAsked: number;
  readonly logouts: number;
  /** How often it was asked anew who one is. */
  readonly refreshes: number;
  /** What is answered to a change of the password: nothing, or a rejection with this. */
  refusePasswords(error: Error | undefined): void;
  /** Passwords that were handed in, in order. */
  readonly passwords: { oldPassword: string; newPassword: string }[];
  /** How often a new token was asked for. It is granted unless a test says otherwise. */
  readonly renewals: number;
  grantRenewals(granted: boolean): void;
}

/** A session of the given state: a guest by default. */
export function fakeSession(state: SessionState = { status: 'guest', user: aUser({ guest: 1 }) }): FakeSession {
  const box = observable.box<SessionState>(state, { deep: false });
  const asked = { login: 0, register: 0, logout: 0, refresh: 0 };
  const passwords: FakeSession['passwords'] = [];
  let refusal: Error | undefined;
  let renewals = 0;
  let granted = true;
  return {
    get state() {
      return box.get();
    },
    passwords,
    get loginAsked() {
      return asked.login;
    },
    get registerAsked() {
      return asked.register;
    },
    get logouts() {
      return asked.logout;
    },
    get refreshes() {
      return asked.refresh;
    },
    become: (next) => runInAction(() => box.set(next)),
    askLogin() {
      asked.login += 1;
    },
    askRegister() {
      asked.register += 1;
    },
    async logout() {
      asked.logout += 1;
    },
    async refreshUser() {
      asked.refresh += 1;
    },
    refusePasswords(error) {
      refusal = error;
    },
    async changePassword(given) {
      passwords.push(given);
      if (refusal) throw refusal;
    },
    get renewals() {
      return renewals;
    },
    grantRenewals(next) {
      granted = next;
    },
    async renew() {
      renewals += 1;
      return granted;
    },
  };
}
