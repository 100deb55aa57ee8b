import fc from 'fast-check';
import { CHAT_TABS, chatTabOf, ODDS_CHAT_TABS, offeredChatTabs, shownChatTab } from './chat-tabs.ts';
import { fitsUserType, isCommentator, isStaff, SITE_ROLE, USER_TYPE } from './roles.ts';
import { busyRooms, byBustle, isVipRoom, roomNeedsPermission, sendsJoinMessage, VIP_GROUP } from './rooms.ts';
import { openRoom, raiseUnread, unreadMakesSound } from './unread-rooms.ts';

describe('roles', () => {
  it.each([
    [6, true],
    [1, false],
    [5, false],
    [7, false],
    [0, false],
    [null, false],
  ])('siteRoleId %p is staff: %s', (siteRoleId, staff) => expect(isStaff({ siteRoleId })).toBe(staff));
  it('has the codes of the specification', () => {
    expect(USER_TYPE).toEqual({ normal: 10, commentator: 20, all: 99 });
    expect(SITE_ROLE).toEqual({ member: 1, staff: 6 });
  });
  it('asking for all gives everyone, any other type only itself', () => {
    expect([10, 20].filter((type) => fitsUserType(type, USER_TYPE.all))).toEqual([10, 20]);
    expect([10, 20].filter((type) => fitsUserType(type, USER_TYPE.commentator))).toEqual([20]);
    expect([10, 20].filter((userType) => isCommentator({ userType }))).toEqual([20]);
  });
});

describe('rooms that need permission', () => {
  it.each([
    [1, true],
    [3, true],
    [0, false],
    [2, false],
    [4, false],
    [null, false],
  ])('vipGroup %p: %s', (vipGroup, vip) => {
    expect(isVipRoom({ vipGroup })).toBe(vip);
    expect(roomNeedsPermission({ vipGroup, privateMessage: false })).toBe(vip);
    expect(roomNeedsPermission({ vipGroup, privateMessage: true })).toBe(true);
  });
  it('has the codes of the specification', () => expect(Object.values(VIP_GROUP)).toEqual([1, 3]));
});

describe('the join message', () => {
  const usual = { isGuest: false, hasToken: true, vipGroup: null, onLiveSchedule: false, siteRoleId: 1 };
  it('is sent by members, and by guests with a token', () => {
    expect(sendsJoinMessage(usual)).toBe(true);
    expect(sendsJoinMessage({ ...usual, isGuest: true })).toBe(true);
  });
  it.each([
    ['guests without a token', { isGuest: true, hasToken: false }],
    ['rooms joined by request', { vipGroup: 1 }],
    ['rooms joined by level', { vipGroup: 3 }],
    ['the live schedule page', { onLiveSchedule: true }],
    ['staff', { siteRoleId: 6 }],
  ])('is not sent for %s', (_, change) => expect(sendsJoinMessage({ ...usual, ...change })).toBe(false));

  it('one reason against it is enough', () => {
    const joining = fc.record({
      isGuest: fc.boolean(),
      hasToken: fc.boolean(),
      vipGroup: fc.constantFrom(null, 0, 1, 2, 3),
      onLiveSchedule: fc.boolean(),
      siteRoleId: fc.constantFrom(null, 1, 6),
    });
    fc.assert(
      fc.property(joining, (one) => {
        const against = [one.isGuest && !one.hasToken, one.vipGroup === 1 || one.vipGroup === 3, one.onLiveSchedule, one.siteRoleId === 6];
        expect(sendsJoinMessage(one)).toBe(!against.some(Boolean));
      }),
    );
  });
});

describe('unread rooms', () => {
  const rooms = [
    { groupId: 30, unread: 0 },
    { groupId: 31, unread: 2 },
    { groupId: 32, unread: 1 },
  ];
  it('a message raises its room to the top', () => {
    expect(raiseUnread(rooms, 32)).toEqual([{ groupId: 32, unread: 2 }, rooms[0], rooms[1]]);
    expect(raiseUnread(rooms, 99)).toBe(rooms);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9), { minLength: 1 }), fc.nat(), (ids, place) => {
        const groupId = ids[place % ids.length]!;
        const raised = raiseUnread(
          ids.map((id) => ({ groupId: id, unread: 0 })),
          groupId,
        );
        expect(raised.map((room) => room.groupId)).toEqual([groupId, ...ids.filter((id) => id !== groupId)]);
      }),
    );
  });
  it('opening a room resets its count and leaves its place', () => expect(openRoom(rooms, 31)).toEqual([rooms[0], { groupId: 31, unread: 0 }, rooms[2]]));
  it('no room is lost or doubled, and the count is that of the messages since it was opened', () => {
    const step = fc.record({ groupId: fc.constantFrom(30, 31, 32), opens: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce(
          (all, { groupId, opens }) => (opens ? openRoom(all, groupId) : raiseUnread(all, groupId)),
          rooms as readonly (typeof rooms)[number][],
        );
        expect(end.map(({ groupId }) => groupId).sort()).toEqual([30, 31, 32]);
        for (const room of rooms) {
          const own = steps.filter(({ groupId }) => groupId === room.groupId);
          const opened = own.findLastIndex(({ opens }) => opens);
          expect(end.find(({ groupId }) => groupId === room.groupId)?.unread).toBe((opened < 0 ? room.unread : 0) + own.length - 1 - opened);
        }
      }),
    );
  });
  it('a sound comes only with greeting notifications on', () => {
    expect(unreadMakesSound({ greetingNotify: true })).toBe(true);
    expect(unreadMakesSound({ greetingNotify: false })).toBe(false);
  });
});

describe('tabs of the chat page', () => {
  it('are the twenty-six of the specification and the chat itself, each once', () => {
    expect(CHAT_TABS).toHaveLength(27);
    expect(new Set(CHAT_TABS).size).toBe(27);
  });
  it.each(CHAT_TABS)('finds %s', (tab) => expect(chatTabOf(tab)).toBe(tab));
  it.each(['chat', 'constructor', '', null, undefined])('shows the chat for %j', (text) => expect(chatTabOf(text)).toBe('Chat'));
  it('are offered from Chat on, those of odds and tips in the order of the specification', () => {
    const offered = offeredChatTabs(false);
    expect(offered).toEqual(['Chat', ...ODDS_CHAT_TABS]);
    expect(offered).toEqual(CHAT_TABS.filter((tab) => offered.some((one) => one === tab)));
    expect(offered).toHaveLength(10);
  });
  it('are none but Chat for who hides odds, also where the address names another', () => {
    expect(offeredChatTabs(true)).toEqual(['Chat']);
    fc.assert(fc.property(fc.constantFrom(...CHAT_TABS), (tab) => expect(shownChatTab(tab, true)).toBe('Chat')));
    fc.assert(fc.property(fc.constantFrom(...CHAT_TABS), (tab) => expect([tab, 'Chat']).toContain(shownChatTab(tab, false))));
    expect([shownChatTab('hdp', false), shownChatTab('lineups', false)]).toEqual(['hdp', 'Chat']);
  });
});

describe('the list of rooms', () => {
  const room = (groupId: number, online: number, over = false, spokenAt = 0) => ({ groupId, online, over, spokenAt });

  it('has the fullest first, then those that are not over, then where somebody spoke last', () => {
    const rooms = [room(1, 0, true, 9_000), room(2, 0, false, 0), room(3, 0, false, 5_000), room(4, 7, true), room(5, 90), room(6, 0, false, 5_000)];
    expect(rooms.toSorted(byBustle).map(({ groupId }) => groupId)).toEqual([5, 4, 3, 6, 2, 1]);
  });

  it('is one of busy rooms where there are some with somebody in them', () => {
    const full = [room(1, 9), room(2, 2), room(3, 1), room(4, 0)];
    expect(busyRooms(full)?.map(({ groupId }) => groupId)).toEqual([1, 2, 3]);
    expect(busyRooms(full.slice(1))).toBeUndefined();
    expect(busyRooms([])).toBeUndefined();
  });
});
