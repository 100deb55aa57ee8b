import fc from 'fast-check';
import { chatCodeMeaning } from './chat-codes.ts';
import { CALL_NEEDS, isComplete, maySend } from './guarded-calls.ts';
import { GUEST_LOGIN_AGAIN_AFTER, reactionTo, type ReactingCall } from './http-reactions.ts';
import { RECONNECT, reconnectDelay } from './reconnect.ts';
import { mayRetry, RETRY } from './retry.ts';

describe('the one retry', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is made again after %d, once', (status) => {
    expect(mayRetry('GET', status, 0)).toBe(true);
    expect(mayRetry('head', status, 0)).toBe(true);
    expect(mayRetry('GET', status, 1)).toBe(false);
    expect(mayRetry('OPTIONS', status, 0)).toBe(true);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post']) expect(mayRetry(method, status, 0)).toBe(false);
  });
  it('follows no other status', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (status) =>
        expect(mayRetry('GET', status, 0)).toBe((RETRY.statuses as readonly number[]).includes(status)),
      ),
    );
  });
});

describe('reconnecting', () => {
  it('gives up after ten attempts', () => {
    expect(reconnectDelay(RECONNECT.attempts, () => 0)).toBe(30_000);
    expect(reconnectDelay(11, () => 0)).toBeNull();
    expect(reconnectDelay(0, () => 0)).toBeNull();
  });
  it('waits longer each time, half a minute at most', () => {
    const waits = Array.from({ length: 10 }, (_, at) => reconnectDelay(at + 1, () => 0));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });
  it('leaves chance half of the wait', () => {
    expect(reconnectDelay(2, () => 0.5)).toBe(750);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempt, random) => {
        const whole = reconnectDelay(attempt, () => 0) ?? 0;
        const wait = reconnectDelay(attempt, () => random) ?? 0;
        expect(wait <= whole && wait >= whole / 2).toBe(true);
      }),
    );
  });
});

describe('what an answer leads to', () => {
  const state = { authorised: true, guestFailures: 0 };
  it('429 on guest-info counts, and the third is the last', () => {
    expect(reactionTo(429, 'guestInfo', state)).toEqual({ do: 'countGuestFailure', failures: 1, goOn: true });
    expect(reactionTo(429, 'guestInfo', { ...state, guestFailures: 1 })).toEqual({ do: 'countGuestFailure', failures: 2, goOn: true });
    expect(reactionTo(429, 'guestInfo', { ...state, guestFailures: 2 })).toEqual({ do: 'countGuestFailure', failures: 3, goOn: false });
    expect(reactionTo(429, 'guestInfo', { ...state, guestFailures: 3 })).toMatchObject({ do: 'countGuestFailure', goOn: false });
  });
  it.each<[number, ReactingCall, object]>([
    [401, 'guestInfo', { do: 'guestLoginAgain', afterMs: GUEST_LOGIN_AGAIN_AFTER }],
    [401, 'userInfo', { do: 'becomeGuest' }],
    [401, 'other', { do: 'refreshToken' }],
    [401, 'refreshToken', { do: 'nothing' }],
    [500, 'guestInfo', { do: 'clearTokens', reloadUserInfo: true }],
    [500, 'userInfo', { do: 'clearTokens', reloadUserInfo: true }],
    [500, 'other', { do: 'nothing' }],
    [429, 'userInfo', { do: 'nothing' }],
    [429, 'other', { do: 'nothing' }],
    [429, 'refreshToken', { do: 'nothing' }],
    [500, 'refreshToken', { do: 'nothing' }],
  ])('%d on %s', (status, call, reaction) => expect(reactionTo(status, call, state)).toEqual(reaction));
  it('without a token nothing is refreshed or reloaded', () => {
    expect(reactionTo(401, 'other', { ...state, authorised: false })).toEqual({ do: 'nothing' });
    expect(reactionTo(500, 'userInfo', { ...state, authorised: false })).toEqual({ do: 'clearTokens', reloadUserInfo: false });
    expect(reactionTo(500, 'guestInfo', { ...state, authorised: false })).toEqual({ do: 'clearTokens', reloadUserInfo: false });
  });
  it('waits 100 ms before the guest logs in again', () => expect(GUEST_LOGIN_AGAIN_AFTER).toBe(100));
  it('any other status leads to nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.constantFrom<ReactingCall>('guestInfo', 'userInfo', 'refreshToken', 'other'), (status, call) => {
        fc.pre(![401, 429, 500].includes(status));
        expect(reactionTo(status, call, state)).toEqual({ do: 'nothing' });
      }),
    );
  });
});

describe('chat codes', () => {
  it.each([
    [0, 'ok'],
    ['0', 'ok'],
    [10000, 'ignored'],
    ['10000', 'ignored'],
    ['FIBE_NOT_LOGIN', 'refreshToken'],
    ['NOT_PERMISSIONS', 'noLoad'],
    ['NOT_PERMISSIONS_FOR_CREATE', 'noLoad'],
    [1, 'failed'],
    [-1, 'failed'],
    ['', 'failed'],
    ['not_permissions', 'failed'],
    ['toString', 'failed'],
    ['__proto__', 'failed'],
  ])('%j means %s', (code, meaning) => expect(chatCodeMeaning(code)).toBe(meaning));
});

describe('guarded calls', () => {
  it('are sent with what they need and not without', () => {
    for (const [call, needs] of Object.entries(CALL_NEEDS) as [keyof typeof CALL_NEEDS, readonly string[]][]) {
      expect(maySend(call, { token: 't', userId: 1 })).toBe(true);
      expect(maySend(call, { token: '', userId: 1 })).toBe(!needs.includes('token'));
      expect(maySend(call, { token: 't', userId: null })).toBe(!needs.includes('userId'));
      expect(maySend(call, {})).toBe(false);
    }
  });
  it('check, cancel and reject need both; the count of friends only the user', () => {
    expect(CALL_NEEDS).toEqual({
      guarded: ['token'],
      friendCheck: ['token', 'userId'],
      friendCancel: ['token', 'userId'],
      friendReject: ['token', 'userId'],
      friendCount: ['userId'],
    });
  });
  it.each([
    [{ username: 'lan', password: 'x' }, true],
    [{ username: 'lan', password: '' }, false],
    [{ username: 'lan', password: null }, false],
    [{ username: 'lan' }, false],
  ])('the credentials %j are complete: %s', (input, complete) => expect(isComplete(input, ['username', 'password'])).toBe(complete));
});
