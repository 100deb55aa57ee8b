import fc from 'fast-check';
import { feedTypes, STAFF_ROLE } from '@portal/contracts';
import { postTypes } from '@portal/contracts/newsfeed';
import { nobody, type Caller } from '../../identity/caller.ts';
import { may } from './post.policy.ts';
import { cardUuid, feedOf, isWritten, standsAlone, typeOfCard, typeOfPage, typeOfShare, typeOfWritten } from './post-rules.ts';

const member = (userId: number, siteRoleId = 1): Caller => ({ kind: 'user', userId, siteRoleId, userType: 10, expiresAt: 0 });
const guest: Caller = { kind: 'guest', userId: 9, expiresAt: 0 };
const anyType = fc.constantFrom(...Object.values(postTypes));
const anyUuid = fc.constantFrom('uuid-of-a-post', cardUuid({ kind: 'tips', id: 7 }));
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
    expect([typeOfWritten([]), typeOfWritten([{ kind: 'image' }, { kind: 'image' }]), typeOfWritten([{ kind: 'video' }])]).toEqual([10, 20, 30]);
    expect([standsAlone([]), standsAlone([{ kind: 'video' }]), standsAlone([{ kind: 'image' }, { kind: 'image' }])]).toEqual([true, true, true]);
    expect(standsAlone([{ kind: 'image' }, { kind: 'video' }])).toBe(false);
    expect((['tips', 'live', 'article', 'event'] as const).map(typeOfCard)).toEqual([40, 50, 70, 80]);
    fc.assert(
      fc.property(anyType, (type) => {
        expect(typeOfShare(type)).toBe(feedOf(type) === feedTypes.community ? postTypes.normal : type);
      }),
    );
  });
});

describe('what is written', () => {
  const post = { postType: postTypes.normal as number, actionMode: 1, uuid: 'uuid-of-a-post' };
  it('is words, with pictures or a page; not a face, a share or the card of a tip', () => {
    const written = [post, { ...post, postType: postTypes.image }, { ...post, postType: postTypes.shareLives }];
    const not = [
      { ...post, postType: postTypes.avatar },
      { ...post, actionMode: 2 },
      { ...post, postType: postTypes.shareTips, uuid: cardUuid({ kind: 'tips', id: 7 }) },
    ];
    expect([...written, ...not].map(isWritten)).toEqual([true, true, true, false, false, false]);
  });

  it('shows a match to come as when its commentator is on air, else as an invitation', () => {
    const match = { card: { kind: 'live', id: 1, title: '', text: '', link: '' } } as const;
    const types = (userType: number) => [true, false, undefined].map((airs) => typeOfPage({ ...match, ...(airs !== undefined && { airs }) }, userType));
    expect([types(20), types(10)]).toEqual([
      [60, 50, 50],
      [50, 50, 50],
    ]);
  });
});

describe('what one may do with a post', () => {
  it('of others: see, react, comment and share what is public, as a member', () => {
    const post = { authorId: 1, visibility: 1, uuid: 'uuid-of-a-post' };
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
      fc.property(anyCaller, anyUuid, (caller, uuid) => {
        const own = caller.kind === 'user' && caller.userId === 1;
        const post = { authorId: 1, visibility: 2, uuid };
        for (const action of ['see', 'react', 'comment'] as const) expect(may(action, caller, post)).toBe(own);
        expect(may('share', caller, post)).toBe(false);
        expect(may('delete', caller, post)).toBe(own || (caller.kind === 'user' && caller.siteRoleId === STAFF_ROLE));
      }),
    );
  });

  it('of a deleted one: nothing, whoever asks', () => {
    fc.assert(
      fc.property(anyCaller, anyUuid, fc.constantFrom('see', 'edit', 'delete', 'react', 'comment', 'share'), (caller, uuid, action) => {
        expect(may(action as 'see', caller, { authorId: 1, visibility: 3, uuid })).toBe(false);
      }),
    );
  });

  it('never edits the words of a tip, but one’s own words about one', () => {
    const edits = (uuid: string) => may('edit', member(1), { authorId: 1, visibility: 1, uuid });
    expect([edits(cardUuid({ kind: 'tips', id: 7 })), edits('uuid-of-a-post')]).toEqual([false, true]);
  });
});
