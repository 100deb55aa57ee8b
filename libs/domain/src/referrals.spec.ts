import fc from 'fast-check';
import { addDays } from './calendar.ts';
import { mayInvite, REFERRAL, referralEnds, referralRefusal, referralState } from './referrals.ts';

const JOINED = '2026-11-20';

describe('an invitation', () => {
  it('is of somebody else', () => {
    expect(mayInvite(1, 2, [])).toBe(true);
    expect(mayInvite(1, 2, [7, 8])).toBe(true);
    expect(mayInvite(1, 1, [])).toBe(false);
  });

  it('never closes a ring, however long', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { minLength: 2 }), (chain) => {
        const [inviterId, ...above] = chain as [number, ...number[]];
        for (const friendId of chain) expect(mayInvite(inviterId, friendId, above)).toBe(false);
        expect(mayInvite(inviterId, 51, above)).toBe(true);
      }),
    ));
});

describe('a friend', () => {
  it('is active with the third day on which they earned something', () => {
    expect([0, 1, 2, 3, 4].map((days) => referralState(days, referralEnds(JOINED), JOINED))).toEqual(['waiting', 'waiting', 'waiting', 'active', 'active']);
  });

  it('has thirty days for it', () => {
    const last = referralEnds(JOINED);
    expect(last).toBe('2026-12-20');
    expect([referralState(2, last, last), referralState(2, last, addDays(last, 1))]).toEqual(['waiting', 'late']);
    expect(referralState(3, last, addDays(last, 1))).toBe('active');
  });

  it.each([
    ['counts', {}, undefined],
    ['of one’s own browser does not', { sharesBrowser: true, onlyThere: true, rewarded: 99 }, 'sameDevice'],
    ['of nothing but one’s own network does not', { onlyThere: true, rewarded: 99 }, 'sameAddress'],
    ['is one of so many', { rewarded: REFERRAL.most - 1 }, undefined],
    ['is not one more', { rewarded: REFERRAL.most }, 'full'],
  ] as const)('%s', (_, own, refusal) => expect(referralRefusal({ sharesBrowser: false, onlyThere: false, rewarded: 0, ...own })).toBe(refusal));
});
