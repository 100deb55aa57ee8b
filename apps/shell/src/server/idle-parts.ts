import type { Clock, LiveSocket, Session } from '@portal/platform';
import { withOlderNames } from '../client/older-names.ts';

/** What a server render has in place of a living page: nobody is logged in, nothing moves, no timer fires. All three are constant. */
export const idleSession: Session = Object.freeze({
  state: Object.freeze({ status: 'starting' as const }),
  askLogin() {},
  askRegister() {},
  renew: () => Promise.resolve(false),
  logout: () => Promise.resolve(),
  refreshUser: () => Promise.resolve(),
  changePassword: () => Promise.reject(new Error('nobody is logged in on the server')),
});
export const idleClock: Clock = Object.freeze({ now: () => Date.now(), every: () => () => {}, after: () => () => {} });

const closed = Object.freeze({ close() {} });
export const idleSocket: LiveSocket = Object.freeze(
  withOlderNames<LiveSocket>({
    state: Object.freeze({ status: 'idle' as const }),
    onState: () => () => {},
    subscribe: () => closed,
    send: () => Promise.reject(new Error('no socket on the server')),
    tell() {},
  }),
);
