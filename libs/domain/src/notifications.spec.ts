import fc from 'fast-check';
import { notificationTarget, userTarget } from './feed-target.ts';
import { NOTIFICATION_TITLE, notificationContent, parseNotificationContent } from './notification-content.ts';
import {
  BOOKING_SOON,
  bookingOfSoonText,
  bookingSoonText,
  EVENT_SOON,
  eventOfSoonText,
  eventSoonText,
  FRIEND_COUNTS,
  friendCountsText,
  friendOfCountsText,
  NOTIFICATION_KEY,
  TIP_NEW,
  TIP_SETTLED,
  tipCorrectedKey,
  tipNewText,
  tipOfNewText,
  tipSettledKey,
} from './notification-keys.ts';
import { afterMarkRead, dropByOne, NOTIFICATION_TYPE, READ_STATUS } from './notifications.ts';

const { newComment, friendRequest, friendAction } = NOTIFICATION_TITLE;
const personal = (title: string, postId: number | null, displayName: string, key: string | null) => ({ title, postId, displayName, key });
const plain = (postId: number | null, text: string) => ({ title: null, postId, text });

describe('content of a notification', () => {
  it.each([
    [newComment, '42|Lan|NEW_COMMENT', personal(newComment, 42, 'Lan', 'NEW_COMMENT')],
    [newComment, '42|A|B|C|comment.reply', personal(newComment, 42, 'A|B|C', 'comment.reply')],
    [newComment, '42|Lan', personal(newComment, 42, 'Lan', null)],
    [newComment, '42', personal(newComment, 42, '', null)],
    [newComment, '|Lan|NEW_COMMENT', personal(newComment, null, 'Lan', 'NEW_COMMENT')],
    [newComment, 'Lan|NEW_COMMENT', personal(newComment, null, 'Lan', 'NEW_COMMENT')],
    [newComment, '', personal(newComment, null, '', null)],
    [newComment, '99999999999999999999|Lan|K', personal(newComment, null, 'Lan', 'K')],
    [newComment, '0|Lan|K', personal(newComment, null, 'Lan', 'K')],
    [friendRequest, 'Lan|FRIEND_SEND_REQUEST', personal(friendRequest, null, 'Lan', 'FRIEND_SEND_REQUEST')],
    [friendRequest, '|Lan|FRIEND_SEND_REQUEST', personal(friendRequest, null, 'Lan', 'FRIEND_SEND_REQUEST')],
    [friendRequest, '007|FRIEND_SEND_REQUEST', personal(friendRequest, null, '007', 'FRIEND_SEND_REQUEST')],
    [friendRequest, 'Lan', personal(friendRequest, null, 'Lan', null)],
    [friendAction, '|Lan|friend accepted', personal(friendAction, null, 'Lan|friend accepted', null)],
    [friendAction, '||', personal(friendAction, null, '|', null)],
    ['Bảo trì', '42|Đêm nay|2 giờ', plain(42, 'Đêm nay|2 giờ')],
    ['Bảo trì', '|Đêm nay', plain(null, 'Đêm nay')],
    ['Bảo trì', 'Đêm nay', plain(null, 'Đêm nay')],
    ['Bảo trì', '42', plain(null, '42')],
    ['', '', plain(null, '')],
  ])('%s: %j', (title, content, read) => expect(parseNotificationContent(title, content)).toEqual(read));

  const postId = fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }));
  const key = fc.stringMatching(/^[A-Za-z][\w.-]{0,30}$/);
  it('is read back as it was written, pipes in names and texts and all', () => {
    const words = fc.string({ unit: fc.constantFrom('|', 'a', 'Ễ', '1', ' ') });
    fc.assert(
      fc.property(fc.constantFrom(newComment, friendRequest, friendAction), postId, words, key, (title, post, displayName, sentence) => {
        const content = { title, postId: post, displayName, key: sentence };
        expect(parseNotificationContent(title, notificationContent(content))).toEqual(content);
      }),
    );
    fc.assert(
      fc.property(postId, words, (post, text) => {
        const content = { title: null, postId: post, text };
        expect(parseNotificationContent('Tin', notificationContent(content))).toEqual(content);
      }),
    );
  });
  it('is read without an error whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: fc.constantFrom('|', '7', 'A', '.') }), (title, content) => {
        expect(() => parseNotificationContent(title, content)).not.toThrow();
      }),
    );
  });
  it('is written for the first post', () => expect(notificationContent({ title: null, postId: 1, text: 'Tin' })).toBe('1|Tin'));
  it.each([0, -1, 1.5, Number.NaN])('is not written for the post %d', (post) =>
    expect(() => notificationContent({ title: null, postId: post, text: '' })).toThrow(RangeError),
  );
  it.each(['', 'a|b', '1a', 'câu', 'a b', 'k'.repeat(101)])('is not written with the key %j', (bad) =>
    expect(() => notificationContent({ title: newComment, postId: 1, displayName: 'Lan', key: bad })).toThrow(RangeError),
  );
});

it('a key may have a hundred characters', () => {
  const content = { title: newComment, postId: 1, displayName: 'Lan', key: 'k'.repeat(100) };
  expect(parseNotificationContent(newComment, notificationContent(content))).toEqual(content);
});

describe('where a notification leads', () => {
  it.each([
    [newComment, '42|Lan|K', { pId: 42 }],
    [newComment, '|Lan|K', null],
    [friendRequest, '|Lan|K', { nType: 3, fFilter: 'friendsRequest' }],
    [friendAction, '|Lan|K', null],
    [friendAction, '|Lan|FRIEND_ACCEPTED', { nType: 3, fFilter: 'friend' }],
    ['Tin', '42|text', { pId: 42 }],
    ['Tin', 'text', null],
  ])('%s %j', (title, content, target) => expect(notificationTarget(parseNotificationContent(title, content))).toEqual(target));
});

describe('where the link of a user leads', () => {
  const lan = { userId: 7, username: 'lan', live: null };
  it('to the room while on air, for oneself too', () => {
    expect(userTarget({ ...lan, live: 'bong-da/12' }, null)).toEqual({ to: 'live', live: 'bong-da/12' });
    expect(userTarget({ ...lan, live: 'bong-da/12' }, 7)).toEqual({ to: 'live', live: 'bong-da/12' });
  });
  it('else to the profile', () => expect(userTarget(lan, 8)).toEqual({ to: 'profile', username: 'lan' }));
  it('else, for oneself, to the home feed', () => expect(userTarget(lan, 7)).toEqual({ to: 'feed', feed: { nType: 1 } }));
  it('nowhere for a guest', () => expect(userTarget({ ...lan, username: null }, 7)).toBeNull());
});

describe('a word on an event', () => {
  it('names it, whatever its name holds', () => {
    expect(eventOfSoonText(eventSoonText(7, 'Derby | sân nhà'))).toEqual({ key: 'EVENT_BEGINS', id: 7, name: 'Derby | sân nhà' });
    expect(EVENT_SOON).toBe('EVENT_SOON');
  });
  it.each(['', 'EVENT_BEGINS', 'EVENT_BEGINS|0|x', 'EVENT_BEGINS|x|y', 'TIP_WON|7|A – B'])('%j names none', (text) =>
    expect(eventOfSoonText(text)).toBeUndefined(),
  );
});

describe('a word on a booked commentator', () => {
  const soon = { fixtureId: 7, sport: 'bong-da', userId: 101, name: 'Tư Việt Vị', match: 'Đức – Anh' };
  it('names match and commentator, whatever their names hold', () => {
    expect(bookingOfSoonText(bookingSoonText(soon))).toEqual({ key: 'BOOKING_BEGINS', ...soon });
    expect(BOOKING_SOON).toBe('BOOKING_SOON');
    expect(bookingOfSoonText(bookingSoonText({ ...soon, name: 'Tư|Việt', match: 'A | B – C' }))).toMatchObject({ name: 'Tư Việt', match: 'A | B – C' });
  });
  it.each([
    '',
    'BOOKING_BEGINS',
    'EVENT_BEGINS|7|bong-da|101|Tư|A – B',
    'BOOKING_BEGINS|0|bong-da|101|Tư|A – B',
    'BOOKING_BEGINS|7|../x|101|Tư|A – B',
    'BOOKING_BEGINS|7|bong-da|x|Tư|A – B',
  ])('%j names none', (text) => expect(bookingOfSoonText(text)).toBeUndefined());
});

describe('a word on an invited friend', () => {
  it('names them and what they brought, whatever their name holds', () => {
    expect(friendOfCountsText(friendCountsText(100, 'Lan | Minh'))).toEqual({ key: 'FRIEND_COUNTED', points: 100, name: 'Lan | Minh' });
    expect(FRIEND_COUNTS).toBe('FRIEND_COUNTS');
  });
  it.each(['', 'FRIEND_COUNTED', 'FRIEND_COUNTED|x|Lan', 'FRIEND_COUNTED|0|Lan', 'EVENT_BEGINS|100|Lan'])('%j names nobody', (text) =>
    expect(friendOfCountsText(text)).toBeUndefined(),
  );
});

describe('a word on a new tip', () => {
  it('names whose it is and on which match, whatever their names hold', () => {
    const text = tipNewText({ tipId: 303, name: 'Lan | Minh', match: 'A – B|C' });
    expect(tipOfNewText(text)).toEqual({ key: 'TIP_POSTED', tipId: 303, name: 'Lan   Minh', match: 'A – B|C' });
    expect(parseNotificationContent(TIP_NEW, notificationContent({ title: null, postId: null, text }))).toEqual(plain(null, text));
  });
  it.each(['', 'TIP_POSTED', 'TIP_POSTED|x|Lan|A – B', 'TIP_POSTED|0|Lan|A – B', 'TIP_WON|3|Lan|A – B'])('%j names none', (text) =>
    expect(tipOfNewText(text)).toBeUndefined(),
  );
});

describe('unread counters', () => {
  const { message, booking } = NOTIFICATION_TYPE;
  const { unread, read } = READ_STATUS;
  it('has the codes of the specification', () => expect([message, booking, unread, read]).toEqual([10, 30, 10, 20]));
  it.each([
    [message, unread, { unReadBookingCount: 2, unReadMsgCount: 0 }],
    [booking, unread, { unReadBookingCount: 1, unReadMsgCount: 1 }],
    [message, read, { unReadBookingCount: 2, unReadMsgCount: 1 }],
    [booking, read, { unReadBookingCount: 2, unReadMsgCount: 1 }],
    [20, unread, { unReadBookingCount: 2, unReadMsgCount: 1 }],
    // One that is neither was not read.
    [message, 15, { unReadBookingCount: 2, unReadMsgCount: 0 }],
  ])('type %d, status %d', (type, status, after) => expect(afterMarkRead({ unReadBookingCount: 2, unReadMsgCount: 1 }, { type, status })).toEqual(after));
  it('stay at nothing where nothing is unread', () => {
    const none = { unReadBookingCount: 0, unReadMsgCount: 0 };
    for (const type of [message, booking]) expect(afterMarkRead(none, { type, status: unread })).toEqual(none);
  });
  it('drop by one and never below nothing', () => {
    fc.assert(fc.property(fc.nat(), (count) => expect(dropByOne(count)).toBe(count === 0 ? 0 : count - 1)));
    expect(dropByOne(-3)).toBe(0);
  });
});

describe('sentences of notifications', () => {
  it('are keys that content can hold', () => {
    for (const key of Object.values(NOTIFICATION_KEY)) {
      expect(parseNotificationContent(newComment, notificationContent({ title: newComment, postId: 1, displayName: 'Lan', key }))).toMatchObject({ key });
    }
  });
  it('tell how a tip ended, in a plain message', () => {
    expect([10, 20, 30, 0].map(tipSettledKey)).toEqual(['TIP_WON', 'TIP_DRAWN', 'TIP_LOST', undefined]);
    expect(parseNotificationContent(TIP_SETTLED, '7|TIP_WON|A – B')).toEqual(plain(7, 'TIP_WON|A – B'));
    expect([10, 20, 30, 0].map(tipCorrectedKey)).toEqual(['TIP_NOW_WON', 'TIP_NOW_DRAWN', 'TIP_NOW_LOST', undefined]);
  });
});
