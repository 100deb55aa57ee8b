import fc from 'fast-check';
import { hasOnlineSocket, presenceStep, type PageEvent } from './presence.ts';
import { afterRefresh, beginWith, GUEST_FLAG, GUEST_LOGIN_FAILURES, guestLoginGoesOn, refreshPlan, tokenToSend } from './session.ts';

const token = fc.constantFrom(null, '', 't');

describe('the session', () => {
  it('has the flags of the specification', () => expect(GUEST_FLAG).toEqual({ guest: 1, registered: 0 }));
  it.each([
    ['t', 'g', 'userInfo'],
    ['t', null, 'userInfo'],
    [null, 'g', 'guestInfo'],
    ['', 'g', 'guestInfo'],
    [null, null, 'guestLogin'],
    ['', '', 'guestLogin'],
  ])('with token %j and guest token %j begins with %s', (user, guest, first) => expect(beginWith({ token: user, guestToken: guest })).toBe(first));
  it('sends the user token, else the guest token, else the stored one', () => {
    expect(tokenToSend({ token: 'u', guestToken: 'g', stored: 's' })).toBe('u');
    expect(tokenToSend({ token: '', guestToken: 'g', stored: 's' })).toBe('g');
    expect(tokenToSend({ token: null, guestToken: null, stored: 's' })).toBe('s');
    expect(tokenToSend({ token: null, guestToken: '', stored: '' })).toBeNull();
  });
  it('refreshes only with both tokens', () => {
    fc.assert(
      fc.property(token, token, (user, refresh) =>
        expect(refreshPlan({ token: user, refreshToken: refresh })).toBe(user && refresh ? 'refresh' : 'dropGuestAndReload'),
      ),
    );
  });
  it.each([
    [0, 'stay'],
    [-1, 'stay'],
    [1, 'logout'],
    [40120, 'logout'],
    [Number.NaN, 'logout'],
  ])('after the refresh code %d: %s', (code, after) => expect(afterRefresh(code)).toBe(after));
  it('tries to log a guest in until three failures', () => {
    expect([0, 1, 2, 3, 4].map(guestLoginGoesOn)).toEqual([true, true, true, false, false]);
    expect(GUEST_LOGIN_FAILURES).toBe(3);
  });
});

describe('presence', () => {
  it.each<[PageEvent, boolean, 'online' | 'offline' | null]>([
    ['mounted', false, 'online'],
    ['mounted', true, 'online'],
    ['visible', false, 'online'],
    ['visible', true, 'online'],
    ['hidden', false, 'offline'],
    ['hidden', true, 'offline'],
    ['unloaded', false, 'offline'],
    ['unloaded', true, null],
  ])('%s, guest %s: says %s', (event, isGuest, say) => expect(presenceStep(event, { hasToken: true, isGuest })).toEqual({ reload: event === 'visible', say }));
  it('says nothing without a token, but reloads when seen again', () => {
    for (const event of ['mounted', 'hidden', 'unloaded', 'visible'] as const)
      expect(presenceStep(event, { hasToken: false, isGuest: false })).toEqual({ reload: event === 'visible', say: null });
  });
  it('gives the online socket to registered users only', () => {
    expect(hasOnlineSocket({ hasToken: true, isGuest: false })).toBe(true);
    expect(hasOnlineSocket({ hasToken: true, isGuest: true })).toBe(false);
    expect(hasOnlineSocket({ hasToken: false, isGuest: false })).toBe(false);
  });
});
