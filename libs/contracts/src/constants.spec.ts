import { featureStatus, GUEST_ID_FLOOR, guestNumber, languages, limits, retryStatuses, settingKeys, STAFF_ROLE, stored, themes, userTypes } from './index.ts';

describe('constants of the specification', () => {
  it('are those of section 9, to the number', () => {
    expect(limits).toMatchObject({
      buildCheckEvery: 3_600_000,
      reloadLoopWindow: 10_000,
      manifestAfter: 1_000,
      preloadedRoutes: 4,
      liveRefresh: 60_000,
      notificationRefresh: 300_000,
      toast: 5_000,
      giftAnimation: 4_000,
      loadingBarThrottle: 200,
      loadingBarDuration: 2_000,
      socketReconnects: 10,
      guestLoginFailures: 3,
      guestLoginRetryAfter: 100,
      userInfoAfterLogin: 1_000,
      iconTimeout: 1_500,
      liveSchedulePageSize: 200,
      futureMatchPageSize: 40,
      chatMessages: 50,
      publicChatMessages: 100,
      roomList: 100,
      publicRoomId: 30,
      bookings: 100,
      bookingDays: 7,
      notifications: 50,
      articles: 10,
      comments: 10,
      hashtags: 100,
      shortList: 5,
      languageCookieDays: 365,
    });
    expect(retryStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
    expect(Object.values(settingKeys)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(featureStatus.coming).toBe(20);
  });

  it('are those of sections 1, 3 and 6', () => {
    expect([languages, themes, STAFF_ROLE, userTypes]).toEqual([['vi', 'en', 'zh'], ['light', 'dark'], 6, { normal: 10, commentator: 20, all: 99 }]);
    expect(Object.values(stored)).toEqual(expect.arrayContaining(['token', 'refreshToken', 'guest', 'guestToken', 'post-man', 'ip', 'offset']));
  });

  it('name a guest by the last four digits, whole', () => {
    expect([4_821, 21, 0].map((id) => guestNumber(GUEST_ID_FLOOR + id))).toEqual(['4821', '0021', '0000']);
  });
});
