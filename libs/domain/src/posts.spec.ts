import fc from 'fast-check';
import { FRIEND_FILTERS, friendFilterOf } from './friend-filters.ts';
import { ACTION_MODE, FEED_TYPE, feedTypeOf, isPostType, isShare, POST_TYPE } from './posts.ts';
import { mayDelete, maySee, VISIBILITY, type Visibility } from './visibility.ts';

describe('posts', () => {
  it('knows the nine types and no other', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -1, max: 101 }), fc.double()), (code) =>
        expect(isPostType(code)).toBe([10, 20, 30, 40, 50, 60, 70, 80, 90].includes(code)),
      ),
    );
  });
  it('has the codes of the specification', () => {
    expect(POST_TYPE).toEqual({
      avatar: 90,
      normal: 10,
      image: 20,
      video: 30,
      shareTips: 40,
      shareLives: 50,
      eventsLive: 60,
      shareArticle: 70,
      shareEvent: 80,
    });
    expect(ACTION_MODE).toEqual({ normal: 1, share: 2, edit: 3 });
    expect(FEED_TYPE).toEqual({ home: 1, event: 2, community: 3, tip: 4, newsfeed: 5 });
  });
  it('tells what shares something from what was written or is on', () => {
    expect(Object.values(POST_TYPE).filter(isShare).sort()).toEqual([40, 50, 70, 80]);
  });
});

describe('what an address names', () => {
  it.each([
    ['1', 1],
    ['5', 5],
    ['0', 1],
    ['6', 1],
    ['03', 1],
    ['1 ', 1],
    ['', 1],
    [null, 1],
    [undefined, 1],
  ])('nType=%j is feed %d', (text, type) => expect(feedTypeOf(text)).toBe(type));
  it.each(Object.values(FEED_TYPE))('nType=%d is that feed', (type) => expect(feedTypeOf(String(type))).toBe(type));
  it.each(FRIEND_FILTERS)('knows the filter %s', (filter) => expect(friendFilterOf(filter)).toBe(filter));
  it.each(['VIP', 'toString', '', null, undefined])('takes %j for all friends', (text) => expect(friendFilterOf(text)).toBe('all'));
  it('lists the filters of the specification', () =>
    expect(FRIEND_FILTERS).toEqual(['all', 'vip', 'normal', 'joined', 'friendsRequest', 'following', 'friend']));
});

describe('visibility', () => {
  const { public: open, private: own, deleted } = VISIBILITY;
  // visibility, author, staff, may see, may delete
  const table: [Visibility, boolean, boolean, boolean, boolean][] = [
    [open, false, false, true, false],
    [open, true, false, true, true],
    [open, false, true, true, true],
    [open, true, true, true, true],
    [own, false, false, false, false],
    [own, true, false, true, true],
    [own, false, true, false, true],
    [own, true, true, true, true],
    [deleted, false, false, false, false],
    [deleted, true, false, false, false],
    [deleted, false, true, false, false],
    [deleted, true, true, false, false],
  ];
  it.each(table)('%d, author %s, staff %s: seen %s, deleted %s', (visibility, isAuthor, isStaff, see, remove) => {
    expect(maySee(visibility, { isAuthor, isStaff, isBlocked: false })).toBe(see);
    if (!isAuthor) expect(maySee(visibility, { isAuthor, isStaff, isBlocked: true })).toBe(see && isStaff);
    expect(mayDelete(visibility, { isAuthor, isStaff })).toBe(remove);
  });
  it('has the codes of the specification', () => expect(VISIBILITY).toEqual({ public: 1, private: 2, deleted: 3 }));
});
