import fc from 'fast-check';
import { feedTypes, STAFF_ROLE } from '@portal/contracts';
import { postTypes } from '@portal/contracts/newsfeed';
import { nobody, type Caller } from '../../identity/caller.ts';
import { may } from './post.policy.ts';
import { feedOf, isWritten, typeOfCard, typeOfShare, typeOfWritten } from './post-rules.ts';

const member = (userId: number, siteRoleId = 1): Caller => ({ kind: 'user', userId, siteRoleId, userType: 10, expiresAt: 0 });
const guest: Caller = { kind: 'guest', userId: 9, expiresAt: 0 };
const anyType = fc.constantFrom(...Object.values(postTypes));
const anyCaller = fc.constantFrom(nobody, guest, member(1), member(2), member(3, STAFF_ROLE));

describe('types of posts', () => {
  it('belong to one feed besides that of everything', () => {
    const of = (feed: number) =>
      Object.values(postTypes)
        .filter((type) => feedOf(type) === feed)
        .sort();
    expect(of(feedTypes.event)).toEqual([60, 80]);
    expect(of(feedTypes.tip)).toEqual([40]);
    expect(of(feedTypes.community)).toEqual([10, 20, 30, 90]);
    expect(of(feedTypes.newsfeed)).toEqual([50, 70]);
  });

  it('follow what is in a post: pictures, a card, a share', () => {
    expect([typeOfWritten(0), typeOfWritten(3)]).toEqual([10, 20]);
    expect((['tips', 'live', 'article', 'event'] as const).map(typeOfCard)).toEqual([40, 50, 70, 80]);
    fc.assert(
      fc.property(anyType, (type) => {
        expect(typeOfShare(type)).toBe(feedOf(type) === feedTypes.community ? postTypes.normal : type);
        expect(isWritten(typeOfShare(type))).toBe(feedOf(type) === feedTypes.community);
      }),
    );
  });
});

describe('what one may do with a post', () => {
  it('of others: see, react, comment and share what is public, as a member', () => {
    const post = { authorId: 1, visibility: 1, postType: postTypes.normal };
    for (const action of ['react', 'comment', 'share'] as const)
      expect([nobody, guest, member(2)].map((caller) => may(action, caller, post))).toEqual([false, false, true]);
    expect([nobody, guest, member(2)].map((caller) => may('see', caller, post))).toEqual([true, true, true]);
    expect([member(2), member(3, STAFF_ROLE)].map((caller) => [may('edit', caller, post), may('delete', caller, post)])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  it('of a private one: everything for its author but sharing, nothing for others but that staff may delete it', () => {
    fc.assert(
      fc.property(anyCaller, anyType, (caller, postType) => {
        const own = caller.kind === 'user' && caller.userId === 1;
        const post = { authorId: 1, visibility: 2, postType };
        for (const action of ['see', 'react', 'comment'] as const) expect(may(action, caller, post)).toBe(own);
        expect(may('share', caller, post)).toBe(false);
        expect(may('delete', caller, post)).toBe(own || (caller.kind === 'user' && caller.siteRoleId === STAFF_ROLE));
      }),
    );
  });

  it('of a deleted one: nothing, whoever asks', () => {
    fc.assert(
      fc.property(anyCaller, anyType, fc.constantFrom('see', 'edit', 'delete', 'react', 'comment', 'share'), (caller, postType, action) => {
        expect(may(action as 'see', caller, { authorId: 1, visibility: 3, postType })).toBe(false);
      }),
    );
  });

  it('never edits the words of a tip', () => {
    fc.assert(
      fc.property(anyType, (postType) => {
        expect(may('edit', member(1), { authorId: 1, visibility: 1, postType })).toBe(postType !== postTypes.shareTips);
      }),
    );
  });
});
