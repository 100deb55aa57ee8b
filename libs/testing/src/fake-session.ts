import { observable, runInAction } from 'mobx';
import type { Session, SessionState } from '@portal/platform';
import { aUser } from './factories/user.ts';

export interface FakeSession extends Session {
  become(state: SessionState): void;
  /** How often the log-in dialog was asked for. */
  readonly loginAsked: number;
}

/** A session of the given state: a guest by default. */
export function fakeSession(state: SessionState = { status: 'guest', user: aUser({ guest: 1 }) }): FakeSession {
  const box = observable.box<SessionState>(state, { deep: false });
  let loginAsked = 0;
  return {
    get state() { return box.get(); },
    get loginAsked() { return loginAsked; },
    become: (next) => runInAction(() => box.set(next)),
    askLogin() { loginAsked += 1; },
  };
}
